import type { CollectionApi, CollectionCall, Environment } from "./calls.ts";

export function brunoFiles({
  title,
  version,
  versionHeader,
  kinds,
  environments,
}: CollectionApi): Record<string, string> {
  const files: Record<string, string> = {
    "bruno.json": `${JSON.stringify({ version: "1", name: title, type: "collection", ignore: [] }, null, 2)}\n`,
    "collection.bru": writeBlocks({
      auth: "mode: bearer",
      "auth:bearer": "token: {{api_key}}",
      "vars:pre-request": `api_version: ${version}`,
    }),
  };
  for (const environment of environments)
    files[`environments/${environment.name}.bru`] = writeEnvironment(environment);
  for (const { name, calls } of kinds)
    for (const [index, call] of calls.entries())
      files[`${name}/${call.id}.bru`] = writeCall(call, index + 1, versionHeader);
  return files;
}

function writeEnvironment({ name, baseUrl }: Environment): string {
  if (name === "mock") return writeBlocks({ vars: `base_url: ${baseUrl}\napi_key: any-key` });
  return `${writeBlocks({ vars: `base_url: ${baseUrl}` })}vars:secret [\n  api_key\n]\n`;
}

function writeCall(call: CollectionCall, place: number, versionHeader: string): string {
  return writeBlocks({
    meta: `name: ${call.summary}\ntype: http\nseq: ${place}`,
    post: `url: {{base_url}}${call.path}\nbody: json\nauth: inherit`,
    headers: "api-version: {{api_version}}\nAccept: application/json",
    "body:json": JSON.stringify(call.body, null, 2),
    assert: `res.status: eq 200\nres.headers["${versionHeader.toLowerCase()}"]: eq "{{api_version}}"`,
    docs: call.description,
  });
}

/** Blocks of Bruno's file format. */
function writeBlocks(named: Record<string, string>): string {
  const texts = Object.entries(named).map(
    ([name, text]) => `${name} {\n${text.replaceAll(/^/gm, "  ")}\n}\n`,
  );
  return texts.join("\n");
}
