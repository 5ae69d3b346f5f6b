import { createMock, type Mock } from "@data-validation/mock/internal/mock";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, test, vi } from "vitest";
import { CALL_KEY, callOf } from "./support/call.ts";

interface PersonalRequest {
  query: Record<string, string | number>;
  options?: object;
  client?: object;
  customId?: string;
}

/** Calls with data of persons, in several notations. */
const calls: Record<string, [path: string, request: PersonalRequest]> = {
  address: [
    "/email/validate",
    { query: { email: "jana.kadlecova1987@seznma.cz" }, customId: "order-4711" },
  ],
  "own domain": [
    "/email/validate",
    { query: { email: "novotny@moje-firma.cz" }, client: { ip: "203.0.113.77" } },
  ],
  "part of an address": ["/email/search", { query: { value: "kadlecova@se" } }],
  "whole number": ["/phone/validate", { query: { numberFull: "+420607123456" } }],
  "national number": [
    "/phone/validate",
    { query: { numberFull: "607 123 456" }, options: { preferredPrefixes: ["+420"] } },
  ],
  name: [
    "/name/validate",
    { query: { nameSurname: "Jana Kadlecová" }, options: { dataScope: "full" } },
  ],
  company: [
    "/company/get",
    { query: { country: "CZ", registrationNumber: "89011015" }, options: { dataScope: "full" } },
  ],
  location: [
    "/location/validate",
    { query: { streetWithNumber: "Sokolovská 192/79", city: "Praha 8", zip: "186 00" } },
  ],
  coordinates: ["/location/localize", { query: { lat: 50.0927, lon: 14.4513 } }],
};

/** What a masked recording of them must not contain. */
const values = [
  ...["jana", "kadlecov", "jano", "1987", "seznma", "seznam", "4711", "novotny"],
  ...["moje-firma", "203.0.113.77", CALL_KEY],
  ...["607123456", "607 123 456", "123456", "89011015", "CZ89011015"],
  ...["Bezinka", "Sklárna", "Sokolovská", "192/79", "186 00", "18600", "Praha", "Karlín"],
  ...["50.0927", "14.4513", "-000", "9000", "2001", '"79"', '"192"'],
];

const lines = await recordMasked();
const recording = lines.join("");
const maskedRequests: PersonalRequest[] = lines.map(
  (line) => JSON.parse(line).request.body.request,
);
const masked = new Map(Object.keys(calls).map((name, index) => [name, maskedRequests[index]]));

/** The body of the response to a masked request. */
async function replay(name: string) {
  const mock = createMock({ replay: recording, replayOnly: true });
  const { status, body } = await send(mock, calls[name]?.[0], masked.get(name));
  expect(status).toBe(200);
  return Object(body);
}

test("A masked recording has no value of a person", () => {
  const found = values.filter((value) => recording.toLowerCase().includes(value.toLowerCase()));
  expect([values.length, found]).toEqual([31, []]);
});

test.each(Object.keys(calls))("A masked recording responds to a masked request: %s", replay);

test("A number has the same stand-in in each notation, in requests and responses", async () => {
  const { data, isValid } = (await replay("whole number")).result;
  expect([isValid, data.numberFull]).toEqual([true, `+420${data.number}`]);
  const { resultCorrected } = await replay("national number");
  expect(resultCorrected).toMatchObject({ data: { numberFull: data.numberFull } });
  const { numberFull } = masked.get("national number")?.query ?? {};
  expect(String(numberFull).replaceAll(" ", "")).toBe(data.number);
});

test("The stand-in of a valid number is valid", async () => {
  const { body } = await send(createMock(), "/phone/validate", masked.get("whole number"));
  expect(body).toMatchObject({ result: { isValid: true } });
});

test("A surname has the same stand-in in a name and in an e-mail address", async () => {
  const nameSurname = String(masked.get("name")?.query.nameSurname);
  expect(await replay("name")).toMatchObject({ result: { data: { nameSurname } } });
  const [, surname = ""] = nameSurname.split(" ");
  const part = surname
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  expect(part).not.toBe("");
  expect(masked.get("address")?.query.email).toContain(part);
  expect(masked.get("part of an address")?.query.value).toContain(part);
});

/** The lines of a recording of the calls. */
async function recordMasked(): Promise<string[]> {
  await using service = await serveMock();
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  // The digits of another seed may by chance be those of a value.
  const random = vi
    .spyOn(crypto, "getRandomValues")
    .mockImplementation((seed) => (seed as Uint32Array).fill(7) as never);
  const recorder = createMock({ record: { upstream: service.url, write, mask: true } });
  for (const [path, request] of Object.values(calls))
    expect((await send(recorder, path, request)).status).toBe(200);
  random.mockRestore();
  return lines;
}

function send(mock: Mock, path: string | undefined, request: unknown) {
  return mock.handle({ ...callOf({}, {}, path), body: JSON.stringify({ request }) });
}
