import { once } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadDataFile, watchDataFile } from "@data-validation/mock/internal/cli/data-file";
import type { Data } from "@data-validation/mock/internal/data/data";
import { createMock, type Mock } from "@data-validation/mock/internal/mock";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { DataFileError } from "@data-validation/mock/internal/usage-error";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";
import { post } from "../support/post.ts";
import { ask, callOf } from "./support/call.ts";

const data = {
  companies: [
    {
      country: "CZ",
      name: "Pekárna U Lva s.r.o.",
      registrationNumber: "12345679",
      dates: { created: "1999-12-31", terminated: null },
      address: {
        data: {
          country: "CZ",
          street: "Lví",
          number: { full: "1/7" },
          city: "Praha 1",
          zip: "110 00",
        },
      },
    },
  ],
  locations: [
    {
      data: {
        country: "Česko",
        streetWithNumber: "Vlčí 5",
        street: "Vlčí",
        city: "Lhota",
        zip: "58291",
      },
    },
  ],
} satisfies Data;

const [company] = data.companies;

const search = async (mock: Mock, value: string): Promise<string[]> => {
  const { body } = await ask(mock, { type: "name", value }, {}, "/company/search");
  return body.results.map((item: { data: { name: string } }) => item.data.name);
};

test("Data of your own is found beside that of the mock, or alone, in the words of the API's responses", async () => {
  for (const replace of [false, true]) {
    const mock = createMock({ data: { ...data, replace } });
    expect(await search(mock, "Pekárna U")).toEqual(["Pekárna U Lva s.r.o."]);
    expect((await search(mock, "Bezinka")).length > 0).toBe(!replace);
    const query = { country: "CZ", registrationNumber: "12345679" };
    const { body } = await ask(mock, query, {}, "/company/get");
    const address = { city: "Praha 1", streetWithNumber: "Lví 1/7", zip: "11000" };
    expect(body.results[0].data.address.data).toMatchObject(address);
    const valid = await ask(
      mock,
      { streetWithNumber: "Vlčí 5", city: "Lhota" },
      {},
      "/location/validate",
    );
    expect(valid.body.result.proposal).toBe("valid");
  }
});

test("Data of your own needs what distinguishes a company; the rest is unknown or a common value", async () => {
  const mock = createMock({
    data: { companies: [{ country: "CZ", name: "Mlýn s.r.o.", registrationNumber: "1" }] },
  });
  const request = {
    query: { country: "CZ", registrationNumber: "1" },
    options: { dataScope: "full" },
  };
  const { body } = await mock.handle({
    ...callOf({}, {}, "/company/get"),
    body: JSON.stringify({ request }),
  });
  const legalForm = { type: "juridical", code: null, name: null };
  const data = {
    name: "Mlýn s.r.o.",
    taxNumber: null,
    address: null,
    legalForm,
    dates: { created: null },
  };
  const flags = { isActive: true, isVatPayer: false, isInInsolvency: false };
  expect(body).toMatchObject({ results: [{ data, flags }] });
});

test.each([
  ["the whole VAT number in Czechia", "CZ", "CZ1", "CZ1"],
  ["the VAT number without letters elsewhere", "SK", "SK2", "2"],
])("Data of your own has %s as its tax number", async (_, country, vatNumber, taxNumber) => {
  const own = { country, name: "Mlýn s.r.o.", registrationNumber: "1", vatNumber };
  const mock = createMock({ data: { companies: [own], replace: true } });
  const { body } = await ask(mock, { country, taxNumber }, {}, "/company/validate");
  expect(body.result.isValid).toBe(true);
});

test("Data of your own is found by its position, if it has both coordinates", async () => {
  const [own] = data.locations;
  const at = (gps: object) => ({ data: { ...own?.data, geometry: { gps } } });
  const localize = async (gps: object) => {
    const mock = createMock({ data: { locations: [at(gps)], replace: true } as unknown as Data });
    const { body } = await ask(mock, { lat: 49.5, lon: 15.5 }, {}, "/location/localize");
    return body.results.length;
  };
  expect(await localize({ lat: 49.5, lon: 15.5 })).toBe(1);
  expect(await localize({ lat: 49.5 })).toBe(0);
  expect(await localize({ lon: 15.5 })).toBe(0);
});

test("An address of the mock is found where your own data places it", async () => {
  const gps = { lat: 50.0929, lon: 14.4547 };
  const ownGps = { lat: 49.5, lon: 15.5 };
  const addressAt = async (mock: Mock, position: object) =>
    (await ask(mock, position, {}, "/location/localize")).body.results[0]?.data;
  const address = await addressAt(createMock(), gps);
  const moved = { data: { ...address, geometry: { gps: ownGps } } };
  const mock = createMock({ data: { locations: [moved] } });
  expect((await addressAt(mock, ownGps)).full).toBe(address.full);
  expect((await addressAt(mock, gps))?.full).not.toBe(address.full);
});

test("Data of your own can be a whole response, pasted in: it is what is returned again", async () => {
  const query = { type: "registrationNumber", value: "89" };
  const options = { dataScope: "full", includeTerminatedSubjects: true };
  const send = async (mock: Mock) => {
    const call = {
      ...callOf(query, {}, "/company/search"),
      body: JSON.stringify({ request: { query, options } }),
    };
    return (await mock.handle(call)).body as { results: object[] };
  };
  const response = await send(createMock());
  expect(response.results.length).toBeGreaterThan(0);
  const pasted = JSON.parse(JSON.stringify(response));
  expect(await send(createMock({ data: { companies: [pasted], replace: true } }))).toEqual(
    response,
  );
});

test("Data of your own can be a street or a town, whose number is null and not missing", async () => {
  const town = { country: "CZ", city: "Kolín", street: null, zip: null, number: null };
  const street = { ...town, street: "Dlouhá", streetWithNumber: "Dlouhá", zip: "28002" };
  const mock = createMock({ data: { locations: [town, street] } });
  const find = async (type: string, value: string) =>
    (await ask(mock, { type, value }, {}, "/location/search")).body.results;
  expect(await find("city", "Kolín")).toMatchObject([{ data: { city: "Kolín", zip: null } }]);
  const known = { street: "Dlouhá", number: null, zip: "28002" };
  expect(await find("street", "Dlou")).toMatchObject([{ data: known }]);
  const validate = async (query: object) =>
    (await ask(mock, query, {}, "/location/validate")).body.result.proposal;
  expect(await validate({ street: "Dlouhá", city: "Kolín" })).toBe("valid");
  expect(await validate({ streetWithNumber: "Dlouhá 5", city: "Kolín" })).toBe("invalid");
});

// What is pasted has every detail; a call with a lower level gets what that level has.
test.each([
  ["/company/get", { country: "CZ", registrationNumber: "89003675" }, "companies"],
  ["/location/search", { type: "full", value: "Sokolovská 192/79" }, "locations"],
] as const)(
  "Data of your own of %s, pasted in at full detail, shows the part of a lower dataScope",
  async (path, query, list) => {
    const send = async (mock: Mock, dataScope: string) => {
      const body = JSON.stringify({ request: { query, options: { dataScope } } });
      return (await mock.handle({ ...callOf(query, {}, path), body })).body as {
        results: object[];
      };
    };
    const pasted = JSON.parse(JSON.stringify(await send(createMock(), "full")));
    const mockWithData = createMock({ data: { [list]: [pasted], replace: true } });
    for (const dataScope of ["full", "basic"]) {
      const expected = await send(createMock(), dataScope);
      expect(expected.results.length, dataScope).toBeGreaterThan(0);
      expect(await send(mockWithData, dataScope), dataScope).toEqual(expected);
    }
  },
);

test("Data of your own goes before an entry of the mock with the same identifier", async () => {
  const query = { country: "CZ", registrationNumber: "89003675" };
  const mock = createMock({ data: { companies: [{ ...query, name: "Mlýn U Potoka s.r.o." }] } });
  const { results } = (await ask(mock, query, {}, "/company/get")).body;
  expect(results.map(({ data: own }: { data: { name: string } }) => own.name)).toEqual([
    "Mlýn U Potoka s.r.o.",
  ]);
  const find = async (from: Mock, id: string) =>
    (await ask(from, { country: "CZ", id }, {}, "/location/get")).body.results;
  const search = { type: "full", value: "Sokolovská 192/79" };
  const [address] = (await ask(createMock(), search, {}, "/location/search")).body.results;
  const { internal } = address.data.ids;
  const moved = { ...address.data, street: "Vlčí", streetWithNumber: "Vlčí 192/79" };
  const mockWithData = createMock({ data: { locations: [moved] } });
  expect(await find(mockWithData, internal)).toMatchObject([{ data: { street: "Vlčí" } }]);
});

test("Data of your own is mail domains, mailboxes and names as well, only of this mock", async () => {
  const mockWithData = createMock({
    data: {
      domains: [
        { domain: "firma.example", flags: { isFreemail: true } },
        { domain: "all.example", flags: { isCatchAllServer: true } },
        { domain: "bin.example", flags: { isDisposableEmailAddress: true } },
        { domain: "closed.example", isValid: false },
      ],
      mailboxes: [
        { email: "nobody@firma.example", isValid: false },
        { email: "Missing-User@seznam.cz" },
      ],
      names: [
        { type: "surname", value: "Xaverix", gender: 1, vocative: "Xaverixe" },
        { type: "name", value: "Xaverix", gender: 0 },
        { type: "name", value: "Xaverix", gender: 1, vocative: "Xaverixku" },
        { type: "surname", value: "Qwertzová", gender: 2 },
      ],
    },
  });
  for (const [email, isValid, isFreemail, isCatchAllServer] of [
    ["a@firma.example", true, true, false],
    ["a@all.example", true, false, true],
    ["a@bin.example", true, true, false],
    ["a@closed.example", false, false, null],
    ["nobody@firma.example", false, true, false],
    ["missing-user@seznam.cz", true, true, false],
  ] as const) {
    const { result } = (await ask(mockWithData, { email })).body;
    expect(result, email).toMatchObject({ isValid, flags: { isFreemail, isCatchAllServer } });
    expect((await ask(createMock(), { email })).body.result.isValid).toBe(
      email !== "missing-user@seznam.cz",
    );
  }
  const nameOf = async (mock: Mock, query: object) =>
    (await ask(mock, query, {}, "/name/validate")).body.result;
  const vocative = { isValid: true, data: { vocativeName: "Xaverixku" } };
  expect(await nameOf(mockWithData, { name: "Xaverix" })).toMatchObject(vocative);
  expect(await nameOf(mockWithData, { surname: "Qwertzová" })).toMatchObject({ isValid: true });
  expect((await nameOf(createMock(), { name: "Xaverix" })).data.vocativeName).not.toBe("Xaverixku");
});

test("Data of your own has domains that a search completes, and that a misspelt one is corrected to", async () => {
  const domains = [{ domain: "pekarna-lva.cz" }, { domain: "pekarna.sk", isValid: false }];
  const mock = createMock({ data: { domains } });
  const { results } = (await ask(mock, { value: "jana@peka" }, {}, "/email/search")).body;
  expect(results).toMatchObject([{ data: { email: "jana@pekarna-lva.cz" } }]);
  for (const email of ["jana@pekrana-lva.cz", "jana@pekarna-lva.c"]) {
    const { resultCorrected, suggestions } = (await ask(mock, { email })).body;
    expect([resultCorrected, ...suggestions][0]?.data.email, email).toBe("jana@pekarna-lva.cz");
  }
});

test("Data of your own can be replaced while the mock runs, and a reset restores the first", async () => {
  await using mock = await serveMock({ data });
  const own = { companies: [{ ...company, name: "Mlýn U Potoka s.r.o." }] };
  expect((await post(`${mock.url}/_mock/data`, own)).status).toBe(204);
  expect([await search(mock, "Mlýn U"), await search(mock, "Pekárna U")]).toEqual([
    ["Mlýn U Potoka s.r.o."],
    [],
  ]);
  mock.reset();
  expect(await search(mock, "Pekárna U")).toHaveLength(1);
});

test.each<[data: unknown, words: string]>([
  [
    { towns: [] },
    "towns is not known. There are: companies, locations, domains, mailboxes, names, replace.",
  ],
  [{ companies: {} }, "companies must be an array."],
  // A fault hides no other one.
  [
    {
      companies: [
        { country: "CZ", name: "A" },
        { ...company, taxNumber: 5 },
      ],
    },
    "companies[1].taxNumber must be a string or null.\ncompanies[0].registrationNumber is required.",
  ],
  [
    {
      companies: [{ ...company, address: { data: { zip: 5 } } }],
      locations: [{ country: "SK" }],
    },
    "companies[0].address.data.zip must be a string or null.\nlocations[0].city is required.",
  ],
  [{ companies: [5] }, "companies[0] must be an object."],
  [
    { companies: [{ ...company, taxNumber: 5 }] },
    "companies[0].taxNumber must be a string or null.",
  ],
  [
    { companies: [{ country: "CZ" }] },
    "companies[0].name is required.\ncompanies[0].registrationNumber is required.",
  ],
  [{ companies: [{ ...company, country: "XX" }] }, "companies[0].country must be one of CZ"],
  [
    { companies: [{ data: company, flags: { isActive: "yes" } }] },
    "companies[0].flags.isActive must be a boolean",
  ],
  [
    { companies: [{ results: [{ data: company, flags: { isActive: 1 } }] }] },
    "companies[0].results[0].flags.isActive",
  ],
  [
    { locations: [{ results: [{ data: { country: "CZ", city: "x" } }] }] },
    "locations[0].results[0].data.number",
  ],
  [
    { locations: [{ response: { results: [{ data: { country: "CZ", city: "x" } }] } }] },
    "locations[0].response.results[0].data.number",
  ],
  [{ companies: [[[5]]] }, "companies[0][0] must be an object."],
  [
    { companies: [{ result: { data: { ...company, taxNumber: 5 } } }] },
    "companies[0].result.data.taxNumber must be",
  ],
  [
    { locations: [{ country: "CZ", zip: "1" }] },
    "locations[0].city is required.\nlocations[0].number.full is required.",
  ],
  ...["x", "11000x", "x11000"].map((zip): [unknown, string] => [
    { locations: [{ ...data.locations[0]?.data, zip }] },
    "locations[0].zip must be a postal code",
  ]),
  [
    { domains: [{ domain: "x" }], mailboxes: [5] },
    "domains[0].domain must be a domain.\nmailboxes[0] must be an object.",
  ],
  [
    { names: [{ type: "name", value: "A", nameDays: [] }] },
    "names[0].nameDays is not known. There are: type, value, gender, vocative.",
  ],
  [{ names: [{ type: "title", value: "A", sex: 1 }] }, "names[0].type must be name or surname."],
  [[], "The data must be an object."],
])(
  "Data of your own with a fault is rejected at once, with the place of each: %j",
  async (faulty, words) => {
    const mock = createMock({ data });
    if (!Array.isArray(faulty)) expect(() => createMock({ data: faulty as Data })).toThrow(words);
    await expect(mock.setData(faulty as Data)).rejects.toThrow(words);
    expect(await search(mock, "Pekárna U")).toHaveLength(1);
  },
);

const file = join(newFolder(), "team.json");

const loadSilently = (mock = createMock()) => loadDataFile(file, mock, () => {});

test("Faults of a data file are printed with their lines", async () => {
  const dataText = JSON.stringify(
    { companies: [company, { ...company, taxNumber: 5 }, 5] },
    undefined,
    "\t",
  );
  writeFileSync(file, dataText);
  const lineOf = (words: string) => dataText.slice(0, dataText.indexOf(words)).split("\n").length;
  const places = [
    `team.json:${lineOf('"taxNumber": 5')}: companies[1].taxNumber must be a string or null.`,
    `team.json:${lineOf("\t\t5\n")}: companies[2] must be an object.`,
  ];
  for (const place of places) await expect(loadSilently()).rejects.toThrow(place);
  writeFileSync(file, `\ufeff${JSON.stringify(data)}`);
  await loadSilently();
  writeFileSync(file, '{\n  "companies": [,]\n}');
  await expect(loadSilently()).rejects.toThrow(/team\.json:2: .* Correct the JSON/);
  writeFileSync(file, "email;phone\n");
  await expect(loadSilently()).rejects.toThrow(
    'team.json: The file is not JSON; it begins with "email;phone".',
  );
  writeFileSync(file, JSON.stringify({ result: { isValid: true, data: { email: "a@b.cz" } } }));
  await expect(loadSilently()).rejects.toThrow(
    "team.json:1: The data is a response without a company or an address.",
  );
  writeFileSync(file, "\n");
  const empty = 'team.json: The file is empty. Write an object, for example {"companies": []}.';
  await expect(loadSilently()).rejects.toThrow(empty);
});

test("The first faults of many are printed, and the number of the others", async () => {
  const faulty = Array.from({ length: 2000 }, (_, at) => ({ ...company, taxNumber: at }));
  writeFileSync(file, JSON.stringify({ companies: faulty }));
  const [firstLine, ...otherLines] = await loadSilently().then(
    () => [],
    ({ message }: Error) => message.split("\n"),
  );
  expect(firstLine).toBe(`${file}:1: companies[0].taxNumber must be a string or null.`);
  expect([otherLines.length, otherLines.at(-1)]).toEqual([100, `${file}: 1900 more faults.`]);
});

test.each<[place: string, faulty: object, line: number, words: string]>([
  ["companies[0].registrationNumber", { country: "CZ", name: "Mlýn U Potoka" }, 3, "is required."],
  ["companies[0].name", { ...company, name: 5 }, 5, "must be a string"],
  ["locations[0].city", { country: "SK", number: { full: "3" }, zip: "04001" }, 3, "is required."],
  [
    "locations[0].zip",
    { country: "SK", zip: 4001, city: "Košice", number: { full: "3" } },
    5,
    "must be",
  ],
  ["domains[0].domain", { isValid: true }, 3, "is required."],
  ["domains[0].isValid", { domain: "firma.example", isValid: "yes" }, 5, "must be"],
  ["mailboxes[0].email", { isValid: false }, 3, "is required."],
  ["mailboxes[0].email", { email: 5 }, 4, "must be"],
  ["names[0].value", { type: "name" }, 3, "is required."],
  ["names[0].value", { type: "surname", value: 5 }, 5, "must be"],
])(
  "A fault of one's own data is named with its file and line: %s of %j",
  async (place, faulty, line, words) => {
    const [list = ""] = place.split("[");
    writeFileSync(file, JSON.stringify({ [list]: [faulty] }, undefined, 2));
    const loading = loadSilently();
    await expect(loading).rejects.toThrow(`${file}:${line}: ${place} ${words}`);
    // The command ends with exit code 2.
    await expect(loading).rejects.toBeInstanceOf(DataFileError);
  },
);

test("A validation of which nothing is valid adds nothing, and is named with its line", async () => {
  const [own] = data.companies;
  const invalid = { isValid: false, proposal: "invalid", data: { ...own, name: "Mlýn" } };
  const result = { result: invalid, resultCorrected: null, suggestions: [] };
  writeFileSync(file, JSON.stringify({ companies: [result] }, undefined, 2));
  const reported: string[] = [];
  const mock = createMock();
  await loadDataFile(file, mock, (line) => void reported.push(line));
  expect(reported).toEqual([`${file}:4: companies[0].result is not valid: it adds no record.`]);
  expect(await search(mock, "Mlýn")).toEqual([]);
});

test("A member that the contract does not have is reported once, with its line", async () => {
  const odd = {
    ...company,
    colour: "red",
    nace: [
      { code: "62010", name: "Programování" },
      { code: "62020", name: "Poradenství", weight: 1 },
    ],
    address: { data: { ...company?.address.data, door: 5 } },
  };
  const dataText = JSON.stringify(
    { companies: [odd, odd], locations: [{ data: { ...data.locations[0]?.data, floor: 2 } }] },
    undefined,
    2,
  );
  writeFileSync(file, dataText);
  const reported: string[] = [];
  await loadDataFile(file, createMock(), (line) => void reported.push(line));
  const lineOf = (words: string) => dataText.slice(0, dataText.indexOf(words)).split("\n").length;
  const sentence = "is not in the contract: no response has it.";
  expect(reported).toEqual([
    `${file}:${lineOf('"door"')}: companies[0].address.data.door ${sentence}`,
    `${file}:${lineOf('"colour"')}: companies[0].colour ${sentence}`,
    `${file}:${lineOf('"weight"')}: companies[0].nace[1].weight ${sentence}`,
    `${file}:${lineOf('"country": "Česko"') - 1}: locations[0].data ${WITHOUT_POSITION}`,
    `${file}:${lineOf('"floor"')}: locations[0].data.floor ${sentence}`,
  ]);
});

const WITHOUT_POSITION = "has no geometry.gps: /location/localize may omit it.";

test("Addresses without a position are served, with one warning: a search by position has none of them", async () => {
  const own = data.locations[0]?.data;
  const elsewhere = { ...own, streetWithNumber: "Vlčí 7" };
  writeFileSync(file, JSON.stringify({ locations: [own, elsewhere], replace: true }, null, 2));
  const reported: unknown[] = [];
  const mock = createMock();
  await loadDataFile(file, mock, (...report) => void reported.push(report));
  expect(reported).toEqual([[`${file}:3: locations[0] ${WITHOUT_POSITION}`, "warn"]]);
  const valid = await ask(mock, { full: "Vlčí 7, 58291 Lhota" }, {}, "/location/validate");
  expect(valid.body.result.isValid).toBe(true);
  const request = { query: { lat: 50, lon: 15 }, options: { acceptNearest: true } };
  const call = { ...callOf({}, {}, "/location/localize"), body: JSON.stringify({ request }) };
  expect((await mock.handle(call)).body).toMatchObject({ results: [] });
});

test("A street that begins with a number is not read as a number before another street", async () => {
  const streets = { "28. října": "5", Října: "28" };
  const locations = Object.entries(streets).map(([street, full]) => {
    return { country: "CZ", street, number: { full }, city: "Lhota", zip: "58291" };
  });
  const mock = createMock({ data: { locations, replace: true } });
  const query = { streetWithNumber: "28 října", city: "Lhota" };
  const { body } = await ask(mock, query, {}, "/location/validate");
  expect(body).toMatchObject({ result: { isValid: false }, resultCorrected: null });
});

test("Parts of a town are different places, also without a street", async () => {
  const cities = ["Lhota - Horní", "Lhota - Dolní"];
  const place = { country: "CZ", number: null, zip: "58291" };
  const locations = [...cities, ...cities].map((city) => ({ ...place, city }));
  const mock = createMock({ data: { locations, replace: true } });
  const query = { type: "city", value: "Lhota" };
  const options = { cityFormat: "extended" };
  const call = {
    ...callOf({}, {}, "/location/search"),
    body: JSON.stringify({ request: { query, options } }),
  };
  const { results } = (await mock.handle(call)).body as { results: { data: { city: string } }[] };
  expect(results.map(({ data }) => data.city).toSorted()).toEqual(cities.toSorted());
});

test("A file of data is read again when it changes, also when an editor puts another file in its place", async () => {
  writeFileSync(file, JSON.stringify(data));
  const mock = createMock();
  await loadSilently(mock);
  const reports = new EventTarget();
  watchDataFile(file, mock, () => reports.dispatchEvent(new Event("report")));
  for (const name of ["Mlýn U Potoka s.r.o.", "Sirkárna U Lesa s.r.o."]) {
    const heard = once(reports, "report");
    writeFileSync(`${file}.new`, JSON.stringify({ companies: [{ ...company, name }] }));
    renameSync(`${file}.new`, file);
    await heard;
    mock.reset();
    expect(await search(mock, name)).toEqual([name]);
  }
});
