import { expect, test } from "vitest";
import { compile } from "./support/compile.ts";

const setUp = `
import { createClient, type RequestBody, type ResponseBody } from "../../../packages/client/src/index.ts";
const api = createClient({ apiKey: "key", baseUrl: "https://api.data-validation.example" });
const old = createClient({ apiKey: "key", baseUrl: "https://api.data-validation.example", version: "2.0" });
declare const phone: ResponseBody<"/phone/validate">;
declare const phone20: ResponseBody<"/phone/validate", "2.0">;
declare const name: ResponseBody<"/name/validate">;
declare const name20: ResponseBody<"/name/validate", "2.0">;
`;

/** A statement, code that compiles, and code that does not, with what the message has to say. */
interface Row {
  statement: string;
  compiles: string[];
  refused: [code: string, message: string][];
}

const rows: Row[] = [
  {
    statement: "§9.1 request query: numberWithPrefix in 2.0 is numberFull in 2.1",
    compiles: [
      'api.phone.validate({ numberFull: "+420607123456" })',
      'old.phone.validate({ numberWithPrefix: "+420607123456" })',
    ],
    refused: [
      ['api.phone.validate({ numberWithPrefix: "+420607123456" })', 'NotIn<"2.1", "use numberFull">'],
      [
        'api.POST("/phone/validate", { body: { request: { query: { numberWithPrefix: "+420607123456" } } } })',
        'NotIn<"2.1", "use numberFull">',
      ],
      ['old.phone.validate({ numberFull: "+420607123456" })', 'NotIn<"2.0", "use numberWithPrefix">'],
    ],
  },
  {
    statement: "§9.1 request options: defaultPrefix of 2.0 is removed in 2.1; use preferredPrefixes",
    compiles: [
      'api.phone.validate({ numberFull: "607123456" }, { options: { preferredPrefixes: ["+420"] } })',
      'old.phone.validate({ numberWithPrefix: "607123456" }, { options: { defaultPrefix: "+420", preferredPrefixes: [] } })',
    ],
    refused: [
      [
        'api.phone.validate({ numberFull: "607123456" }, { options: { defaultPrefix: "+420" } })',
        'NotIn<"2.1", "use preferredPrefixes">',
      ],
    ],
  },
  {
    statement: "§9.1 request options: formatNumber (boolean) in 2.0 is numberFormat (enum) in 2.1",
    compiles: [
      'api.phone.validate({ numberFull: "+420607123456" }, { options: { numberFormat: "national" } })',
      'old.phone.validate({ numberWithPrefix: "+420607123456" }, { options: { formatNumber: true } })',
    ],
    refused: [
      [
        'api.phone.validate({ numberFull: "+420607123456" }, { options: { formatNumber: true } })',
        'NotIn<"2.1", "use numberFormat">',
      ],
      [
        'old.phone.validate({ numberWithPrefix: "+420607123456" }, { options: { numberFormat: "e164" } })',
        'NotIn<"2.0", "use formatNumber">',
      ],
      ['api.phone.validate({ numberFull: "+420607123456" }, { options: { numberFormat: "international" } })', '"e164"'],
      ['old.phone.validate({ numberWithPrefix: "+420607123456" }, { options: { formatNumber: "e164" } })', "boolean"],
    ],
  },
  {
    statement: "§9.1 response data: numberWithPrefix in 2.0 is numberFull in 2.1",
    compiles: [
      "phone.result.data.numberFull satisfies string",
      "phone20.result.data.numberWithPrefix satisfies string",
      "phone.resultCorrected?.data?.numberFull satisfies string | undefined",
    ],
    refused: [
      ["phone.result.data.numberWithPrefix", "numberWithPrefix is numberFull in 2.1"],
      ["phone.resultCorrected!.data!.numberWithPrefix", "numberWithPrefix is numberFull in 2.1"],
      ["phone.suggestions[0]!.data!.numberWithPrefix", "numberWithPrefix is numberFull in 2.1"],
      ["phone20.result.data.numberFull", "numberFull is numberWithPrefix in 2.0"],
    ],
  },
  ...(
    [
      ["national", "raw"],
      ["nationalFormatted", "national"],
      ["international", "e164"],
      ["internationalFormatted", "e123"],
    ] as const
  ).map(
    ([from, to]): Row => ({
      statement: `§9.1 response data.format: ${from} in 2.0 is ${to} in 2.1`,
      compiles: [
        `phone.result.data.format.${to} satisfies string | null`,
        `phone20.result.data.format.${from} satisfies string | null`,
      ],
      // national is in both versions, with another meaning: the one change that no type can show.
      refused: [
        ...(from === "national"
          ? []
          : [[`phone.result.data.format.${from}`, `${from} is ${to} in 2.1`] as [string, string]]),
        ...(to === "national"
          ? []
          : [[`phone20.result.data.format.${to}`, `${to} is ${from} in 2.0`] as [string, string]]),
      ],
    }),
  ),
  {
    statement: "§9.1 response data.country.code and prefix: string in 2.0, string or null in 2.1",
    compiles: [
      "phone20.result.data.country.code satisfies string",
      "phone20.result.data.country.prefix satisfies string",
      "const { code } = phone.result.data.country; if (code !== null) code.toLowerCase();",
    ],
    refused: [
      ["phone.result.data.country.code satisfies string", "'string | null' does not satisfy"],
      ["phone.result.data.country.prefix satisfies string", "'string | null' does not satisfy"],
      ["phone.result.data.country.code.toLowerCase()", "possibly 'null'"],
    ],
  },
  {
    statement: "§9.1 the separate prefix plus number form of the query is unchanged",
    compiles: [
      'api.phone.validate({ prefix: "+420", number: "607123456" })',
      'old.phone.validate({ prefix: "+420", number: "607123456" })',
    ],
    refused: [
      ['api.phone.validate({ prefix: "+420", number: "607123456", numberFull: "+420607123456" })', "undefined"],
      ['api.phone.validate({ prefix: "+420" })', "number"],
    ],
  },
  {
    statement: "§9.2 request options: validationDepth of 2.0 is removed in 2.1, no replacement",
    compiles: ['old.name.validate({ name: "Jana" }, { options: { validationDepth: "minimal" } })'],
    refused: [
      [
        'api.name.validate({ name: "Jana" }, { options: { validationDepth: "minimal" } })',
        'NotIn<"2.1", "no counterpart">',
      ],
    ],
  },
  {
    statement:
      "§9.2 request options: smartMode (boolean) of 2.0 is replaced by correctionMode in 2.1, which 2.0 does not have",
    compiles: [
      'old.name.validate({ name: "Jana" }, { options: { smartMode: false } })',
      'api.name.validate({ name: "Jana" }, { options: { correctionMode: "suggestion" } })',
    ],
    refused: [
      ['api.name.validate({ name: "Jana" }, { options: { smartMode: false } })', 'NotIn<"2.1", "use correctionMode">'],
      [
        'api.POST("/name/validate", { body: { request: { query: { name: "Jana" }, options: { smartMode: true } } } })',
        'NotIn<"2.1", "use correctionMode">',
      ],
      ['old.name.validate({ name: "Jana" }, { options: { correctionMode: "full" } })', 'NotIn<"2.0", "use smartMode">'],
      ['api.name.validate({ name: "Jana" }, { options: { correctionMode: "all" } })', '"suggestion"'],
    ],
  },
  {
    statement: "§9.2 request options: dataLanguage is absent in 2.0",
    compiles: ['api.name.validate({ name: "Jana" }, { options: { dataLanguage: "pl" } })'],
    refused: [
      ['old.name.validate({ name: "Jana" }, { options: { dataLanguage: "cs" } })', 'NotIn<"2.0", "no counterpart">'],
      ['api.name.validate({ name: "Jana" }, { options: { dataLanguage: "de" } })', '"en" | "cs" | "sk" | "pl"'],
    ],
  },
  {
    statement: "§9.2 response: result.details of 2.0 is result.data.details in 2.1",
    compiles: ["name.result.data.details", "name20.result.details"],
    refused: [
      ["name.result.details", "details is data.details in 2.1"],
      ["name20.result.data.details", "Property 'details' does not exist"],
    ],
  },
  {
    statement: "§9.2 response details[].nameDays: required in 2.0, optional in 2.1",
    compiles: [
      "[name20.result.details!].flat()[0]!.nameDays satisfies object | null",
      "[name.result.data.details!].flat()[0]!.nameDays satisfies object | null | undefined",
    ],
    refused: [["[name.result.data.details!].flat()[0]!.nameDays satisfies object | null", "undefined"]],
  },
  {
    statement: "§9.2 response data: vocativeName, vocativeSurname, vocativeNameSurname, dataTypes are absent in 2.0",
    compiles: [
      "name.result.data.vocativeName satisfies string | null",
      "name.result.data.vocativeSurname satisfies string | null",
      "name.result.data.vocativeNameSurname satisfies string | null",
      "name.result.data.dataTypes.valid satisfies string[]",
    ],
    refused: [
      ["name20.result.data.vocativeName", "does not exist"],
      ["name20.result.data.vocativeSurname", "does not exist"],
      ["name20.result.data.vocativeNameSurname", "does not exist"],
      ["name20.result.data.dataTypes", "does not exist"],
    ],
  },
  {
    statement: "§9.3 the other operations have the same types in both versions",
    compiles: [
      'declare let email: ResponseBody<"/email/validate">; declare let email20: ResponseBody<"/email/validate", "2.0">; email = email20; email20 = email;',
      'declare let company: RequestBody<"/company/search">; declare let company20: RequestBody<"/company/search", "2.0">; company = company20; company20 = company;',
      'declare let place: ResponseBody<"/location/validate">; declare let place20: ResponseBody<"/location/validate", "2.0">; place = place20; place20 = place;',
    ],
    refused: [],
  },
  {
    statement: "a misspelt operation, option or member of the envelope does not compile",
    compiles: ['api.phone.validate({ numberFull: "1" }, { customId: "a", client: { country: "CZ" }, timeout: 1 })'],
    refused: [
      ['api.phone.check({ numberFull: "1" })', "'check' does not exist"],
      ['api.POST("/phone/check", { body: {} as never })', "not assignable"],
      ['api.phone.validate({ numberFull: "1" }, { options: { numberFormatt: "e164" } })', "numberFormatt"],
      ['api.phone.validate({ numberFull: "1" }, { option: {} })', "option"],
      ['createClient({ baseUrl: "", version: "3.0" })', "3.0"],
    ],
  },
  {
    statement: "what the service may extend is open: an enum that is assumed takes other strings, and gives a string",
    compiles: [
      'api.phone.validate({ numberFull: "1" }, { options: { validationType: "thorough" } })',
      "phone.result.proposal satisfies string",
    ],
    refused: [],
  },
  {
    statement: "data and error exclude each other",
    compiles: [
      'const { data, error } = await api.phone.validate({ numberFull: "1" }); if (error) error.errors[0]?.type satisfies string | undefined; else data.result.isValid satisfies boolean;',
    ],
    refused: [['const { data } = await api.phone.validate({ numberFull: "1" }); data.result', "possibly 'undefined'"]],
  },
];

const pieces = new Map<string, string>();
rows.forEach(({ compiles, refused }, row) => {
  compiles.forEach((code, index) => {
    pieces.set(`row${row}-compiles${index}`, code);
  });
  refused.forEach(([code], index) => {
    pieces.set(`row${row}-refused${index}`, code);
  });
});
const said = compile(Object.fromEntries([...pieces].map(([name, code]) => [name, `${setUp}${code};\n`])));

test.each(rows.map((row, index) => ({ ...row, index })))("$statement", ({ compiles, refused, index }) => {
  compiles.forEach((code, at) => {
    expect(said[`row${index}-compiles${at}`], code).toEqual([]);
  });
  refused.forEach(([code, message], at) => {
    expect(said[`row${index}-refused${at}`]?.join("\n"), code).toContain(message);
  });
});
