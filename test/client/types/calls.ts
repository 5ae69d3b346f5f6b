// Right and wrong calls, each of a kind that people write: judged by the compiler of this repository (npm test) and by each that the package
// supports (npm run suite -- published).

/** The module `setup` that every call below imports; `ENTRY` is where the client comes from. */
export const setUp = `
export * from "ENTRY";
import { createClient, type ResponseBody } from "ENTRY";
export const apiKey = "key";
export const baseUrl = "https://api.data-validation.example";
export const api = createClient({ apiKey, baseUrl });
export const old = createClient({ apiKey, baseUrl, version: "2.0" });
export declare const phone: ResponseBody<"/phone/validate">;
export declare const phone20: ResponseBody<"/phone/validate", "2.0">;
export declare const name: ResponseBody<"/name/validate">;
export declare const name20: ResponseBody<"/name/validate", "2.0">;
export declare const legacy: boolean;
export const one = { numberFull: "1" };
export const one20 = { numberWithPrefix: "1" };
export const jana = { name: "Jana" };
export const email = { email: "" };
export declare const row: { first?: string; last?: string; whole?: string | undefined };
`;

/** What every call begins with. */
export const beginning = `
import { BadRequestError, type Client, type ClientOptions, type ClientSettings, type CurrentVersion, createClient, type ErrorBody, type Extras, type Known, type Options, type Path, type Query, type RequestBody, type ResponseBody, type Schemas, TimeoutError, type Version, VersionMismatchError } from "./setup.mjs";
import { apiKey, baseUrl, api, old, phone, phone20, name, name20, legacy, one, one20, jana, email, row } from "./setup.mjs";
`;

/** Each statement has its calls below it. Those that do not compile end with what the message says. */
const table = `
§9.1 request query: numberWithPrefix in 2.0 is numberFull in 2.1
  api.phone.validate({ numberFull: "1" })
  old.phone.validate({ numberWithPrefix: "1" })
  api.phone.validate({ numberWithPrefix: "1" }) //! NotIn<"2.1", "use numberFull">
  api.POST("/phone/validate", { body: { request: { query: { numberWithPrefix: "1" } } } }) //! NotIn<"2.1", "use numberFull">
  old.phone.validate({ numberFull: "1" }) //! NotIn<"2.0", "use numberWithPrefix">
§9.1 request options: defaultPrefix of 2.0 is removed in 2.1; use preferredPrefixes
  api.phone.validate(one, { options: { preferredPrefixes: ["+420"] } })
  old.phone.validate(one20, { options: { defaultPrefix: "+420", preferredPrefixes: [] } })
  api.phone.validate(one, { options: { defaultPrefix: "+420" } }) //! NotIn<"2.1", "use preferredPrefixes">
§9.1 request options: formatNumber (boolean) in 2.0 is numberFormat (enum) in 2.1
  api.phone.validate(one, { options: { numberFormat: "national" } })
  old.phone.validate(one20, { options: { formatNumber: true } })
  api.phone.validate(one, { options: { formatNumber: true } }) //! NotIn<"2.1", "use numberFormat">
  old.phone.validate(one20, { options: { numberFormat: "e164" } }) //! NotIn<"2.0", "use formatNumber">
  api.phone.validate(one, { options: { numberFormat: "international" } }) //! "e164"
  old.phone.validate(one20, { options: { formatNumber: "e164" } }) //! boolean
§9.1 response data: numberWithPrefix in 2.0 is numberFull in 2.1
  phone.result.data.numberFull satisfies string
  phone20.result.data.numberWithPrefix satisfies string
  phone.resultCorrected?.data?.numberFull satisfies string | undefined
  phone.result.data.numberWithPrefix //! numberWithPrefix is numberFull in 2.1
  phone.resultCorrected!.data!.numberWithPrefix //! numberWithPrefix is numberFull in 2.1
  phone20.result.data.numberFull //! numberFull is numberWithPrefix in 2.0
§9.1 response data.format: national in 2.0 is raw in 2.1
  phone.result.data.format.raw satisfies string | null
  phone20.result.data.format.national satisfies string | null
  phone20.result.data.format.raw //! raw is national in 2.0
§9.1 response data.format: nationalFormatted in 2.0 is national in 2.1
  phone.result.data.format.national satisfies string | null
  phone20.result.data.format.nationalFormatted satisfies string | null
  phone.result.data.format.nationalFormatted //! nationalFormatted is national in 2.1
§9.1 response data.format: international in 2.0 is e164 in 2.1
  phone.result.data.format.e164 satisfies string | null
  phone20.result.data.format.international satisfies string | null
  phone.result.data.format.international //! international is e164 in 2.1
  phone20.result.data.format.e164 //! e164 is international in 2.0
§9.1 response data.format: internationalFormatted in 2.0 is e123 in 2.1
  phone.result.data.format.e123 satisfies string | null
  phone20.result.data.format.internationalFormatted satisfies string | null
  phone.result.data.format.internationalFormatted //! internationalFormatted is e123 in 2.1
  phone20.result.data.format.e123 //! e123 is internationalFormatted in 2.0
§9.1 response data.country.code and prefix: string in 2.0, string or null in 2.1
  phone20.result.data.country.code satisfies string
  phone20.result.data.country.prefix satisfies string
  const { code } = phone.result.data.country; if (code !== null) code.toLowerCase();
  phone.result.data.country.code satisfies string //! 'string | null' does not satisfy
  phone.result.data.country.prefix satisfies string //! 'string | null' does not satisfy
  phone.result.data.country.code.toLowerCase() //! possibly 'null'
§9.1 the separate prefix plus number form of the query is unchanged
  api.phone.validate({ prefix: "+420", number: "1" })
  old.phone.validate({ prefix: "+420", number: "1" })
  api.phone.validate({ prefix: "+420", number: "1", numberFull: "1" }) //! undefined
  api.phone.validate({ prefix: "+420" }) //! number
§9.2 request options: validationDepth of 2.0 is removed in 2.1, no replacement
  old.name.validate(jana, { options: { validationDepth: "minimal" } })
  api.name.validate(jana, { options: { validationDepth: "minimal" } }) //! NotIn<"2.1", "no counterpart">
§9.2 request options: smartMode (boolean) of 2.0 is replaced by correctionMode in 2.1, which 2.0 does not have
  old.name.validate(jana, { options: { smartMode: false } })
  api.name.validate(jana, { options: { correctionMode: "suggestion" } })
  api.name.validate(jana, { options: { smartMode: false } }) //! NotIn<"2.1", "use correctionMode">
  api.POST("/name/validate", { body: { request: { query: { name: "Jana" }, options: { smartMode: true } } } }) //! NotIn<"2.1", "use correctionMode">
  old.name.validate(jana, { options: { correctionMode: "full" } }) //! NotIn<"2.0", "use smartMode">
  api.name.validate(jana, { options: { correctionMode: "all" } }) //! "suggestion"
§9.2 request options: dataLanguage is absent in 2.0
  api.name.validate(jana, { options: { dataLanguage: "pl" } })
  old.name.validate(jana, { options: { dataLanguage: "cs" } }) //! NotIn<"2.0", "no counterpart">
  api.name.validate(jana, { options: { dataLanguage: "de" } }) //! "en" | "cs" | "sk" | "pl"
§9.2 response: result.details of 2.0 is result.data.details in 2.1
  name.result.data.details
  name20.result.details
  name.result.details //! details is data.details in 2.1
  name20.result.data.details //! Property 'details' does not exist
§9.2 response details[].nameDays: required in 2.0, optional in 2.1
  [name20.result.details!].flat()[0]!.nameDays satisfies object | null
  [name.result.data.details!].flat()[0]!.nameDays satisfies object | null | undefined
  [name.result.data.details!].flat()[0]!.nameDays satisfies object | null //! undefined
§9.2 response data: vocativeName, vocativeSurname, vocativeNameSurname, dataTypes are absent in 2.0
  name.result.data.vocativeName satisfies string | null
  name.result.data.vocativeSurname satisfies string | null
  name.result.data.vocativeNameSurname satisfies string | null
  name.result.data.dataTypes.valid satisfies string[]
  name20.result.data.vocativeName //! does not exist
  name20.result.data.dataTypes //! does not exist
§9.3 the other operations have the same types in both versions
  declare let a: ResponseBody<"/email/validate">; declare let b: ResponseBody<"/email/validate", "2.0">; a = b; b = a;
  declare let a: RequestBody<"/company/search">; declare let b: RequestBody<"/company/search", "2.0">; a = b; b = a;
a misspelt operation, option or member of the envelope does not compile
  api.phone.validate(one, { customId: "a", client: { country: "CZ" }, timeout: 1 })
  api.phone.check({ numberFull: "1" }) //! 'check' does not exist
  api.POST("/phone/check", { body: {} as never }) //! not assignable
  api.phone.validate(one, { options: { numberFormatt: "e164" } }) //! numberFormatt
  api.phone.validate(one, { option: {} }) //! option
  createClient({ baseUrl: "", version: "3.0" }) //! 3.0
what the service may extend is open: an enum that is assumed takes other strings, and gives a string
  api.phone.validate(one, { options: { validationType: "thorough" } })
  phone.result.proposal satisfies string
data and error exclude each other
  const { data, error } = await api.phone.validate({ numberFull: "1" }); if (error) error.errors[0]?.type satisfies string | undefined; else data.result.isValid satisfies boolean;
  const { data } = await api.phone.validate({ numberFull: "1" }); data.result //! possibly 'undefined'
§9 a version cannot be claimed without being sent
  createClient({ apiKey, baseUrl, version: "2.0" }) satisfies Client<"2.0">
  createClient({ apiKey, baseUrl }) satisfies Client
  createClient({ apiKey, baseUrl, version: undefined }) satisfies Client<CurrentVersion>
  createClient({ baseUrl, version: legacy ? "2.0" : "2.1" }) satisfies Client<"2.0"> | Client<"2.1">
  createClient<"2.0">({ baseUrl, version: "2.0" })
  const options: ClientOptions = { apiKey, baseUrl }; createClient(options) satisfies Client<"2.1">
  const options: ClientOptions<"2.0"> = { apiKey, baseUrl, version: "2.0" }; createClient(options) satisfies Client<"2.0">
  const settings = { apiKey, baseUrl, version: "2.0" } as const; createClient(settings) satisfies Client<"2.0">
  declare const version: Version; createClient({ baseUrl, version }) satisfies Client<Version>
  declare const version: "2.1" | undefined; createClient({ baseUrl, version }) satisfies Client<"2.1">
  const claimed: Client<"2.0"> = createClient({ apiKey, baseUrl }) //! 2.0
  createClient<"2.0">({ baseUrl }) //! 'version' is missing
  declare const version: Version | undefined; createClient({ baseUrl, version }) //! undefined
  declare const version: string; createClient({ baseUrl, version }) //! string
  const options: ClientOptions<"2.0"> = { apiKey, baseUrl } //! version
  const options: ClientOptions = { apiKey, baseUrl, version: "2.0" } //! 2.0
  const claimed: Client = createClient({ apiKey, baseUrl, version: "2.0" }) //! 2.1
  const base = { baseUrl, version: "2.0" as const }; const settings: ClientSettings = { ...base } //! '"2.0"' is not assignable
  const r: ResponseBody<"/name/validate", "2.0"> = {} as ResponseBody<"/name/validate"> //! details is data.details in 2.1
  const r: ResponseBody<"/name/validate"> = {} as ResponseBody<"/name/validate", "2.0"> //! 2.0
  const both = createClient({ baseUrl, version: legacy ? "2.0" : "2.1" }); both.phone.validate({ numberFull: "1" }) //! use numberWithPrefix
a client throws if configured to
  createClient({ baseUrl, throwOnError: true }) satisfies Client<CurrentVersion, true>
  createClient({ baseUrl, version: "2.0", throwOnError: true }) satisfies Client<"2.0", true>
  createClient<true>({ baseUrl, throwOnError: true }) satisfies Client<CurrentVersion, true>
  const settings: ClientSettings = { baseUrl }; createClient({ ...settings, throwOnError: true }).email.validate({ email: '' }).then(({ data }) => data.result)
  createClient({ baseUrl, throwOnError: legacy }).email.validate({ email: '' }).then(({ data }) => data?.result)
  const settings: ClientSettings = { baseUrl }; createClient<true>(settings) //! throwOnError
  createClient<true>() //! Expected
  createClient<"2.0", true>({ baseUrl, version: "2.0" }) //! throwOnError
  createClient({ baseUrl, throwOnError: legacy }).email.validate({ email: '' }).then(({ data }) => data.result) //! undefined
lists that cannot be changed are sent like others
  const options = { preferredPrefixes: ["+420", "+421"] } as const; api.phone.validate(one, { options })
  const body = { request: { query: { name: "a" }, options: { dataSource: ["CZ"] } } } as const; api.POST("/name/validate", { body })
  old.phone.validate(one20, { options: { allowedPrefixes: ["+420"] as readonly string[] } })
a search is a list of its results, where the contract has an offset
  for await (const { data } of api.company.search({ type: "name", value: "a" })) data.registrationNumber satisfies string | null | undefined
  for await (const { data } of old.location.search({ type: "city", value: "a" }, { options: { resultsLimit: 5 } })) data.city satisfies string | null | undefined
  (await api.company.search({ type: "name", value: "a" })).data?.results
  for await (const one of api.email.search({ value: "a" })) one //! asyncIterator
a code is one of those that there are, and may be another of the API's
  const { error } = await api.email.validate({ email: "" }); switch (error?.code) { case "AUTH": case "RATE_LIMIT": case "NetworkError": break; case "BRAND_NEW": break; }
  const { error } = await api.email.validate({ email: "" }); if (error instanceof BadRequestError) error.fields satisfies Record<string, string>
a wrong name in a variable gets the advice too
  const query = { numberFull: "1" }; api.phone.validate(query)
  const query = { numberWithPrefix: "1" }; api.phone.validate(query) //! use numberFull
  const options = { formatNumber: true }; api.phone.validate(one, { options }) //! use numberFormat
  const options = { validationDepth: "strict" }; api.name.validate(jana, { options }) //! no counterpart
  const body = { request: { query: { numberWithPrefix: "1" } } }; api.POST("/phone/validate", { body }) //! use numberFull
  const body: RequestBody<"/phone/validate"> = { request: { query: { numberWithPrefix: "1" } } } //! use numberFull
  const { national, international } = phone.result.data.format //! international is e164
helpers that are generic over the version compile
  function make<V extends Version>(version: V): Client<V> { return createClient({ baseUrl, version }); } make('2.0') satisfies Client<'2.0'>
  async function usable<V extends Version>(client: Client<V>, email: string): Promise<boolean> { const { data } = await client.email.validate({ email }); return data?.result.isValid ?? false; } usable(api, ""); usable(old, "")
  function prefixed<V extends Version>(client: Client<V>) { return client.phone.validate({ prefix: "+420", number: "1" }); } prefixed(api); prefixed(old)
  function post<V extends Version>(client: Client<V>) { return client.POST("/email/validate", { body: { request: { query: { email: "" } } } }); } post(api); post(old)
  async function call<P extends Path>(path: P, body: RequestBody<P>): Promise<ResponseBody<P> | undefined> { return (await api.POST(path, { body })).data; } call("/email/validate", { request: { query: { email: "" } } })
  function combined<V extends Version>(client: Client<V>) { return client.phone.validate({ numberFull: "1" }); } //! use numberWithPrefix
  function wide(client: Client<'2.0'>) {} wide(api) //! 2.0
  async function spelled<V extends Version>(client: Client<V>) { return (await client.phone.validate({ prefix: "", number: "" })).data?.result.data.format.e164; } //! e164
a row of a table with optional parts can be validated as it is
  api.name.validate({ name: row.first, surname: row.last })
  api.location.validate({ street: row.first, city: row.last, zip: undefined })
  api.phone.validate(one, { options: { numberFormat: legacy ? "national" : undefined } })
  api.email.validate(email, { customId: row.first, signal: undefined, timeout: undefined, retry: undefined, headers: undefined })
  createClient({ baseUrl, apiKey: row.first, fetch: undefined, headers: undefined, timeout: undefined })
  api.name.validate({}) //! not assignable
  api.email.validate({ email: row.first }) //! undefined
  api.name.validate({ name: null }) //! null
a switch over an open enum can be exhaustive over the values that the contract knows
  const known = "x" as Known<"a" | "b" | (string & {})>; switch (known) { case "a": case "b": break; default: known satisfies never; }
  const labels: Partial<Record<Known<Schemas["Proposal"]>, string>> = { valid: "ok" }
  if (phone.result.proposal === "brandNew") {}
  const known = "x" as Known<"a" | "b" | (string & {})>; switch (known) { case "a": break; default: known satisfies never; } //! never
  const known = phone.result.proposal as Known<Schemas["Proposal"]>; switch (known) { case "valid": break; default: known satisfies never; } //! never
  const labels: Partial<Record<Known<Schemas["Proposal"]>, string>> = { vaild: "ok" } //! vaild
each operation takes its own query
  api.company.get({ country: "CZ", registrationNumber: "1" })
  api.company.search({ type: "name", value: "a" }, { options: { resultsLimit: 5 } })
  api.email.search({ value: "jana@" })
  api.location.get({ country: "CZ", id: "1" })
  api.location.localize({ lat: 50, lon: 14 }, { options: { radius: 100, acceptNearest: true } })
  api.location.search({ type: "number.full", value: "1", filter: { city: "Praha" } })
  api.phone.search({ value: "+42" })
  old.location.validate({ full: "a" })
  api.company.get({ country: "CZ" }) //! registrationNumber
  api.email.validate({ email: 1 }) //! number
  api.email.validate("jana@company.example") //! not assignable
  api.email.validate(email, { options: {} }, {}) //! Expected 1-2 arguments
  api.email.validate({ email: "", mail: "" }) //! mail
  api.phone.validate({ numberFull: "1", prefix: "2", number: "3" }) //! undefined
  api.phone.validate({ numberfull: "1" }) //! numberfull
  api.phone.validate(null) //! null
options are those of the operation, with the values that the specification states
  api.phone.validate(one, { options: { numberFormat: "e164", validationType: "extended", preferredPrefixes: [] } })
  api.name.validate(jana, { options: { dataLanguage: "en", correctionMode: "none" } })
  api.email.validate(email, { options: { acceptFreemails: false } })
  old.name.validate(jana, { options: { smartMode: true, validationDepth: "strict" } })
  api.phone.validate(one, { numberFormat: "raw" }) //! numberFormat
  api.phone.validate(one, { options: { numberFormat: "E164" } }) //! E164
  api.phone.validate(one, { options: { preferredPrefixes: "+420" } }) //! string
  api.name.validate(jana, { options: { acceptDegrees: "yes" } }) //! string
  api.name.validate(jana, { options: { correctionMode: true } }) //! "format"
  api.email.validate(email, { customID: "" }) //! customID
  api.email.validate(email, { client: { ip: 1 } }) //! number
  api.email.validate(email, { timeout: "5s" }) //! string
  api.email.validate(email, { signal: new AbortController() }) //! AbortController
what comes back is read as it is
  const { data } = await api.email.validate({ email: "" }); data?.result.flags?.isFreemail satisfies boolean | null | undefined
  const { data } = await api.company.get({ country: "CZ", registrationNumber: "1" }); data?.results satisfies unknown[] | undefined
  const { response } = await api.email.validate({ email: "" }); response?.headers.get("service-api-version") satisfies string | null | undefined
  const { data, response } = await api.email.validate({ email: "" }); if (data) response.headers.get("a")
  const throwing = createClient({ baseUrl, throwOnError: true }); const { data } = await throwing.email.validate({ email: "" }); data.result.isValid satisfies boolean
  const throwing: Client<"2.0", true> = createClient({ baseUrl, version: "2.0", throwOnError: true })
  const { error } = await api.email.validate({ email: "" }); error?.errors.map(({ relatedTo }) => relatedTo) satisfies string[][] | undefined
  const { error } = await api.email.validate(email, { retry: 3 }); if (error instanceof VersionMismatchError) error.received satisfies string | null
  const { error } = await api.email.validate({ email: '' }); if (error instanceof TimeoutError) error.milliseconds satisfies number | undefined
  const response = await api.email.validate({ email: "" }); if (response.data) response.data.result.isValid satisfies boolean; else response.error.errors satisfies object[]
  declare const error: ErrorBody; error.errors.map(({ relatedTo }) => relatedTo) satisfies string[][]
  const asRecord: Record<string, unknown> = phone.result.data
  phone.suggestions.map(({ data }) => data?.numberFull) satisfies (string | undefined)[]
  const extras: Extras<Options<"/phone/validate">> = { options: { numberFormat: "raw" } }; api.phone.validate(one, extras)
  const details: Schemas["PhoneFormat"] = phone.result.data.format
  const old20: Schemas<"2.0">["PhoneFormat"] = phone20.result.data.format
  const data = await api.email.validate({ email: "" }); data.result //! 'result' does not exist
  const { data } = api.email.validate({ email: "" }) //! 'data' does not exist
  const { data } = await api.email.validate({ email: "" }); data?.results //! 'results' does not exist
  const { error } = await api.email.validate({ email: "" }); error.errors //! possibly 'undefined'
  const { response } = await api.email.validate({ email: "" }); response.status //! possibly 'undefined'
  phone.suggestions[0].data //! possibly 'undefined'
  phone.result.data.country.code.length //! possibly 'null'
  phone.result.isvalid //! isvalid
  api.phone = old.phone //! read-only
settings of a client are those that there are
  createClient({ baseUrl: "/api/validation" })
  createClient()
  createClient({ baseUrl, querySerializer: { array: { style: 'form', explode: true } }, requestInitExt: { dispatcher: {} }, Request })
  api.withOptions({ timeout: 1, headers: { a: '1' } }) satisfies Client
  old.withOptions({}) satisfies Client<"2.0">
  createClient({ apiKey: () => process.env.KEY, baseUrl, retry: { limit: 3, retryOn: [503], maxRetryAfter: 1000 } })
  createClient({ apiKey: async () => 'key', baseUrl, fetchOptions: { dispatcher: {} }, onRetry: ({ wait }) => wait.toFixed() })
  createClient({ apiKey, baseUrl, fetch: (request) => fetch(request) })
  createClient({ apiKey, baseUrl, headers: { "x-trace": "1" }, credentials: "include" })
  api.use({ onRequest: ({ request }) => request })
  createClient(apiKey, baseUrl) //! argument
  createClient({ apiKey, baseURL: baseUrl }) //! baseURL
  createClient({ apiKey, baseUrl, fetch: () => ({}) }) //! Response
  new createClient({ apiKey, baseUrl }) //! 'new' expression
  createClient({ baseUrl, logLevel: 'verbose' }) //! verbose
  createClient({ baseUrl, redirect: 'follow' }) //! redirect
  api.withOptions({ version: "2.0" }) //! undefined
  api.withOptions({ throwOnError: true }) //! throwOnError
  api.GET("/email/validate") //! 'GET' does not exist
  api.POST("/email/validate", { query: { email: "" } }) //! query
  api.POST("/email/validate") //! Expected 2 arguments
`;

/** The statements with their calls. A call with a message does not compile. */
export const rows = table
  .trim()
  .split(/\n(?=\S)/)
  .map((block) => {
    const [statement = "", ...lines] = block.split(/\n {2}/);
    const calls = lines.map((line) => {
      const [code = "", message] = line.split(" //! ");
      return { code, message };
    });
    return { statement, calls };
  });
