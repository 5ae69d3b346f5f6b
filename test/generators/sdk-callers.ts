import { camelCase, pascalCase, screamingCase } from "@data-validation/common/text";
import type { ApiOperation, Contract, FieldType, ModelField } from "#sdk/contract.ts";
import { exportedName } from "#sdk/go/write.ts";
import { variableName } from "#sdk/python/write.ts";
import type { CallerRequest } from "../callers/cases.ts";

type Json = Record<string, unknown>;
/** A field of an object as the program has it. `value` is null where the request has null. */
type Member = { field: ModelField; value: string | null };

/** A call of a typed client, each part of it as the language writes it. */
interface Call {
  suffix: string;
  kind: string;
  name: string;
  query: Member[];
  queryModel: string;
  options?: string;
  client?: string;
  customId?: string;
  headers: [string, string][];
}

/** How a language writes the parts of a call. */
interface Spelling {
  null: string;
  text(value: string): string;
  list(items: string[]): string;
  /** A value of an enum of requests. */
  enum(name: string, member: string, closed: boolean): string;
  object(model: string, members: Member[]): string;
  call(call: Call): string;
  /** A program that makes each call and prints a line for it: `success`, or its error. */
  program(calls: string[]): string;
}

/** A program that makes the call of each case with the typed client of a language. */
export function writeProgram(language: string, contract: Contract, cases: CallerRequest[]): string {
  const spelling = spellings[language] as Spelling;
  return spelling.program(
    cases.map((one) => spelling.call(new Speller(contract, spelling).callOf(one))),
  );
}

class Speller {
  readonly #contract: Contract;
  readonly #spelling: Spelling;

  constructor(contract: Contract, spelling: Spelling) {
    this.#contract = contract;
    this.#spelling = spelling;
  }

  callOf({ version, path, headers, body }: CallerRequest): Call {
    const { suffix, groups } = this.#contract.apis.find((api) => api.version === version) ?? {};
    const group = groups?.find(({ operations }) => operations.some((one) => one.path === path));
    const operation = group?.operations.find((one) => one.path === path) as ApiOperation;
    const { query, options, client, customId } = (body as { request: Json }).request;
    return {
      suffix: suffix ?? "",
      kind: group?.kind ?? "",
      name: operation.name,
      query: this.#members(operation.query.fields, query as Json),
      queryModel: operation.query.name,
      options: this.#part(operation.options, options),
      client: this.#part("RequestClient", client),
      customId: this.#part("", customId),
      headers: Object.entries(headers),
    };
  }

  /** A part of a request; undefined where it has none. */
  #part(model: string, value: unknown): string | undefined {
    if (value === undefined) return undefined;
    if (value === null) return this.#spelling.null;
    return model ? this.#object(model, value as Json) : this.#spelling.text(String(value));
  }

  /** PHP writes an object without fields as `[]`. */
  #object(model: string, value: Json): string {
    const { fields = [] } = this.#contract.models.get(model) ?? {};
    return this.#spelling.object(model, this.#members(fields, value));
  }

  #members(fields: ModelField[], values: Json): Member[] {
    return Object.entries(values).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      if (!field) throw new Error(`No typed client has the field ${name}.`);
      return { field, value: value === null ? null : this.#value(field.type, value) };
    });
  }

  #value(type: FieldType, value: unknown): string {
    if (type.kind === "object") return this.#object(type.name, value as Json);
    if (type.kind === "list")
      return this.#spelling.list((value as unknown[]).map((item) => this.#value(type.items, item)));
    const values = type.kind === "enum" ? this.#contract.enums.get(type.name)?.values : [];
    const isKnown = values?.some(({ name }) => name === value);
    if (type.kind === "enum" && isKnown)
      return this.#spelling.enum(type.name, String(value), type.closed);
    return typeof value === "string" ? this.#spelling.text(value) : JSON.stringify(value);
  }
}

const clientName = ({ suffix }: Call) => (suffix ? "older" : "newer");
const capitalised = (text: string) => text.replace(/^(true|false)$/, pascalCase);

const python: Spelling = {
  null: "None",
  text: JSON.stringify,
  list: (items) => `[${items.join(", ")}]`,
  enum: (name, member) => `api.${name}.${screamingCase(member)}`,
  object: (model, members) => `api.${model}(${members.map(pythonArgument).join(", ")})`,
  call(call) {
    const { kind, name, query, options, client, customId, headers } = call;
    const headerTexts = headers.map((words) =>
      words.map((word) => JSON.stringify(word)).join(": "),
    );
    const parameters = [
      ...query.map(pythonArgument),
      ...(options ? [`options=${options}`] : []),
      ...(client ? [`client=${client}`] : []),
      ...(customId ? [`custom_id=${customId}`] : []),
      `settings=api.CallSettings(headers={${headerTexts.join(", ")}})`,
    ];
    return `show(lambda: ${clientName(call)}.${kind}.${name}(${parameters.join(", ")}))`;
  },
  program: (calls) => `from collections.abc import Callable

import data_validation as api

newer = api.Client()
older = api.ClientV20()


def show(call: Callable[[], object]) -> None:
    try:
        call()
        print("success")
    except api.DataValidationError as error:
        print(error)


${calls.join("\n")}
`,
};

const pythonArgument = ({ field, value }: Member) =>
  `${variableName(field.name)}=${value === null ? "None" : capitalised(value)}`;

const php: Spelling = {
  null: "null",
  text: (value) => `'${value.replaceAll(/['\\]/g, "\\$&")}'`,
  list: (items) => `[${items.join(", ")}]`,
  enum: (name, member) => `Api\\${name}::${pascalCase(member)}`,
  object: (model, members) => `new Api\\${model}(${members.map(phpArgument).join(", ")})`,
  call(call) {
    const { kind, name, query, options, client, customId, headers } = call;
    const headerTexts = headers.map((words) => words.map(php.text).join(" => "));
    const parameters = [
      ...query.map(phpArgument),
      ...(options ? [`options: ${options}`] : []),
      ...(client ? [`client: ${client}`] : []),
      ...(customId ? [`customId: ${customId}`] : []),
      `settings: new Api\\CallSettings(headers: [${headerTexts.join(", ")}])`,
    ];
    return `show(fn () => $${clientName(call)}->${kind}->${name}(${parameters.join(", ")}));`;
  },
  program: (calls) => `<?php

declare(strict_types=1);

use DataValidation as Api;

require __DIR__ . '/vendor/autoload.php';

function show(\\Closure $call): void
{
    try {
        $call();
        echo "success\\n";
    } catch (Api\\DataValidationException $error) {
        echo $error->getMessage(), "\\n";
    }
}

$newer = new Api\\Client();
$older = new Api\\ClientV20();
${calls.join("\n")}
`,
};

const phpArgument = ({ field, value }: Member) => `${camelCase(field.name)}: ${value ?? "null"}`;

const java: Spelling = {
  null: "null",
  text: JSON.stringify,
  list: (items) => `List.of(${items.join(", ")})`,
  enum: (name, member) => `${name}.${screamingCase(member)}`,
  object: (model, members) => `new ${model}()${members.map(javaSetter).join("")}`,
  call(call) {
    const { kind, name, query, queryModel, options, client, customId, headers } = call;
    const headerCalls = headers.map((words) => `.header(${words.map(java.text).join(", ")})`);
    const settings = [
      "CallSettings.none()",
      ...(client ? [`.client(${client})`] : []),
      ...(customId ? [`.customId(${customId})`] : []),
      ...headerCalls,
    ].join("");
    const all = [java.object(queryModel, query), options ?? "null", settings];
    return `        show(() -> ${clientName(call)}.${kind}().${name}(${all.join(", ")}));`;
  },
  program: (calls) => `import com.example.datavalidation.*;
import java.util.List;

public final class Table {
    public static void main(String[] arguments) {
        var newer = new DataValidationClient();
        var older = new DataValidationClientV20();
${calls.join("\n")}
        System.exit(0);
    }

    private static void show(Runnable call) {
        try {
            call.run();
            System.out.println("success");
        } catch (DataValidationException error) {
            System.out.println(error.getMessage());
        }
    }
}
`,
};

const javaSetter = ({ field, value }: Member) => `.${camelCase(field.name)}(${value})`;

/** Go has no null for a text: an empty one is not sent. */
const go: Spelling = {
  null: "nil",
  text: JSON.stringify,
  list: (items) => `[]string{${items.join(", ")}}`,
  enum: (name, member, closed) =>
    closed ? `dv.${exportedName(name + pascalCase(member))}` : JSON.stringify(member),
  object: (model, members) => `&dv.${model}{${members.map(goField).join(", ")}}`,
  call(call) {
    const { kind, name, query, queryModel, options = "nil", client, customId, headers } = call;
    const parameters = [
      "ctx",
      go.object(queryModel, query).slice(1),
      options,
      ...(client && client !== "nil" ? [`dv.WithClient(${client.slice(1)})`] : []),
      ...(customId && customId !== "nil" ? [`dv.WithCustomID(${customId})`] : []),
      ...headers.map((words) => `dv.WithHeader(${words.map(go.text).join(", ")})`),
    ];
    return `	_, err = ${clientName(call)}.${pascalCase(kind)}.${pascalCase(name)}(${parameters.join(", ")})\n	show(err)`;
  },
  program: (calls) => `package main

import (
	"context"
	"fmt"

	dv "example.com/datavalidation"
)

func show(err error) {
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("success")
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	ctx := context.Background()
	newer, older := must(dv.New(dv.Config{})), must(dv.NewV20(dv.Config{}))
	var err error
${calls.join("\n")}
}
`,
};

function goField({ field, value }: Member): string {
  const { name, type, required } = field;
  const isText = type.kind === "string" || (type.kind === "enum" && !type.closed);
  const isPlain = isText || type.kind === "list" || type.kind === "object" || required;
  if (value === null) return `${exportedName(name)}: ${isText ? '""' : "nil"}`;
  return `${exportedName(name)}: ${isPlain ? value : `dv.Ptr(${value})`}`;
}

const spellings: Record<string, Spelling> = { python, php, java, go };
