// Types of version 2.1 of the API, made from openapi/ by npm run generate.
import type { CompanyGetRequest, CompanyGetResponse, CompanySearchRequest, CompanySearchResponse, CompanyValidateRequest, CompanyValidateResponse, EmailSearchRequest, EmailSearchResponse, EmailValidateRequest, EmailValidateResponse, Findings, Fixes, LocationGetRequest, LocationGetResponse, LocationLocalizeRequest, LocationLocalizeResponse, LocationSearchRequest, LocationSearchResponse, LocationValidateRequest, LocationValidateResponse, NameCorrection, NameResult, NameValidateQuery, NoErrors, PhoneCarrier, PhoneCountry, PhoneFormat, PhoneQuerySeparate, PhoneSearchRequest, PhoneSearchResponse, RequestClient, RequestDetails, components } from "../types/2.1.ts";

import type { Moved, NotIn, Renamed } from "./advice.ts";

export type * from "../types/2.1.ts";
export type * from "./advice.ts";

/** The bodies of each operation, by path. */
export interface Bodies {
    "/company/get": { request: CompanyGetRequest; response: CompanyGetResponse };
    "/company/search": { request: CompanySearchRequest; response: CompanySearchResponse };
    "/company/validate": { request: CompanyValidateRequest; response: CompanyValidateResponse };
    "/email/search": { request: EmailSearchRequest; response: EmailSearchResponse };
    "/email/validate": { request: EmailValidateRequest; response: EmailValidateResponse };
    "/location/get": { request: LocationGetRequest; response: LocationGetResponse };
    "/location/localize": { request: LocationLocalizeRequest; response: LocationLocalizeResponse };
    "/location/search": { request: LocationSearchRequest; response: LocationSearchResponse };
    "/location/validate": { request: LocationValidateRequest; response: LocationValidateResponse };
    "/name/validate": { request: NameValidateRequest; response: NameValidateResponse };
    "/phone/search": { request: PhoneSearchRequest; response: PhoneSearchResponse };
    "/phone/validate": { request: PhoneValidateRequest; response: PhoneValidateResponse };
}

/**
 * @description Options of the validation. Two options of version 2.0 are errors: `validationDepth` was removed without a replacement; `smartMode`
 *     was replaced by `correctionMode`.
 *
 *     **Detail assumed:** The specification does not state the effect of a removed option, or that null and an empty list mean the same as an absent object.
 */
export type NameValidateOptions = {
    /**
     * @description Level of detail returned.
     *
     *     * `basic`: components of the name.
     *     * `full`: also `details` of each component.
     *
     *     **Detail assumed:** The specification shows the value `full`. It does not show other values, the meaning, the default, or `null`.
     * @default basic
     */
    dataScope?: components["schemas"]["NameDataScope"] | undefined;
    /**
     * @description Countries whose names are known and whose calendars give the name days, as ISO 3166-1 alpha-2 codes.
     *
     *     **Assumed:** The specification does not show this option.
     * @default [
     *       "CZ",
     *       "SK"
     *     ]
     */
    dataSource?: components["schemas"]["NameDataSource"] | undefined;
    /**
     * @description Whether academic degrees are accepted. Otherwise they are findings, and the correction omits them.
     *
     *     **Detail assumed:** The specification does not state the default, the effect on the result, or that `null` means the default.
     * @default false
     */
    acceptDegrees?: components["schemas"]["AcceptDegrees"] | undefined;
    /**
     * @description Whether context is accepted, an addition such as "ml." (the younger). Otherwise it is a finding, and the correction omits it.
     *
     *     **Detail assumed:** The specification does not state the meaning of context, the default, the effect on the result, or that `null` means the default.
     * @default false
     */
    acceptContext?: components["schemas"]["AcceptContext"] | undefined;
    /**
     * @description How corrections are returned. `result` always describes the data as sent.
     *
     *     * `full`: apply all corrections. The corrected data is in `resultCorrected`.
     *     * `format`: fix formatting only (white space, case, diacritics, notation). The corrected data is in `resultCorrected`. A better notation of valid data is in `suggestions`.
     *     * `suggestion`: return the corrected data in `suggestions` only. `resultCorrected` is `null`.
     *     * `none`: apply no corrections. `resultCorrected` is `null` and `suggestions` is empty.
     *
     *     **Detail assumed:** The specification states the values, their meaning and the default. It does not state that `result` describes the data as sent, what counts as formatting, in which field each mode returns its data (except `suggestion`), or that `null` means the default.
     * @default full
     */
    correctionMode?: components["schemas"]["CorrectionMode"] | undefined;
    /**
     * @description Language of salutations and inflected name forms.
     *
     *     * `en`: English.
     *     * `cs`: Czech.
     *     * `sk`: Slovak.
     *     * `pl`: Polish.
     *
     *     English and Slovak have no vocative: the forms are the names themselves.
     *
     *     **Detail assumed:** The specification does not state the forms in a language without a vocative, or that `null` means the default.
     * @default cs
     */
    dataLanguage?: (("en" | "cs" | "sk" | "pl") | null) | undefined;
    /**
     * @deprecated
     * @description Not in version 2.1: no counterpart.
     */
    validationDepth?: NotIn<"2.1", "no counterpart">;
    /**
     * @deprecated
     * @description Not in version 2.1: use correctionMode.
     */
    smartMode?: NotIn<"2.1", "use correctionMode">;
};
/** @description Root object of every request. */
export type NameValidateRequestRoot = {
    /**
     * @description Name to validate, as `name` and `surname` (one or both), or as `nameSurname`. The two forms cannot be mixed.
     *
     *     **Content assumed:** The specification does not show the fields of the query.
     */
    query: NameValidateQuery;
    /**
     * @description Options of the validation. Two options of version 2.0 are errors: `validationDepth` was removed without a replacement; `smartMode`
     *     was replaced by `correctionMode`.
     *
     *     **Detail assumed:** The specification does not state the effect of a removed option, or that null and an empty list mean the same as an absent object.
     */
    options?: (NameValidateOptions | null) | undefined;
    /**
     * @description Origin of the data. Results and suggestions near it may come first. It is not validated itself. Without it, restrict results with `dataSource`.
     *
     *     **Content assumed:** The specification names `request.client` and does not show its fields.
     */
    client?: (RequestClient | null) | undefined;
    /**
     * @description Your own identifier of the request. The service does not interpret it.
     *
     *     **Assumed:** The specification does not show this field.
     */
    customId?: components["schemas"]["CustomId"] | undefined;
};
/** @description Request body of /name/validate. */
export type NameValidateRequest = {
    /** @description Root object of every request. */
    request: NameValidateRequestRoot;
};
/** @description Response body of /name/validate. */
export type NameValidateResponse = {
    /**
     * @description Validation result of the name as sent.
     *
     *     **Detail assumed:** The specification states that the validation outcome has an object `data`. It does not state that `data` is the data as sent.
     */
    result: Moved<"details is data.details in 2.1", NameResult>;
    /**
     * @description Corrected name. `null` if there is no correction, or if `correctionMode` excludes it.
     *
     *     **Detail assumed:** The specification names `resultCorrected`. It does not show its fields, or when it is `null`.
     */
    resultCorrected: Moved<"details is data.details in 2.1", NameCorrection> | null;
    /**
     * @description Likely names, best match first. Empty if there are none.
     *
     *     **Detail assumed:** The specification states that suggested corrections are returned here. It does not show their fields.
     */
    suggestions: Moved<"details is data.details in 2.1", NameCorrection>[];
    /**
     * @description Echo of the request. `query`, `options` and `client` are present if the request has `Service-Include-Request-Details`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    request?: RequestDetails | undefined;
    /**
     * @description Repeated HTTP status code, often absent. Use the status of the response.
     *
     *     **Assumed:** The specification does not show this field.
     */
    status?: components["schemas"]["Status"] | undefined;
    /**
     * @description Always empty in a successful response, and may be absent. Problems with the data are in `result.errors`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    errors?: NoErrors | undefined;
};
/**
 * @description The whole number as one string. `numberWithPrefix` of version 2.0 is an error.
 *
 *     **Detail assumed:** The specification does not state the effect of a field of the other version.
 */
export type PhoneQueryCombined = {
    /**
     * @description The whole number including the international prefix. White space, brackets and dashes are allowed. The prefix `00` is corrected to a plus sign.
     *
     *     **Detail assumed:** The specification does not state the accepted spellings.
     * @example +420607123456
     */
    numberFull: string;
    /**
     * @deprecated
     * @description Not in version 2.1: use numberFull.
     */
    numberWithPrefix?: NotIn<"2.1", "use numberFull">;
    prefix?: null | undefined;
    number?: null | undefined;
};
/** @description Phone number to validate, as one string or as prefix and number. The two forms cannot be mixed. */
export type PhoneValidateQuery = PhoneQueryCombined | PhoneQuerySeparate | {
    numberFull?: never;
    /**
     * @deprecated
     * @description Not in version 2.1: use numberFull.
     */
    numberWithPrefix: NotIn<"2.1", "use numberFull">;
    prefix?: never;
    number?: never;
};
/**
 * @description Options of the validation. Two options of version 2.0 are errors: `defaultPrefix` was removed, use `preferredPrefixes`; `formatNumber`
 *     was replaced by `numberFormat`.
 *
 *     **Detail assumed:** The specification does not state the effect of a removed option, or that null and an empty list mean the same as an absent object.
 */
export type PhoneValidateOptions = {
    /**
     * @description Validation depth.
     *
     *     * `basic`: the form of the number.
     *     * `extended`: also the name of the carrier.
     *
     *     **Detail assumed:** The specification shows the value `basic`. It does not show other values, the meaning, the default, or `null`.
     * @default basic
     */
    validationType?: components["schemas"]["PhoneValidationType"] | undefined;
    /**
     * @description Prefixes to prefer if the number as sent is not valid, in this order. The first prefix that makes the number valid is the
     *     correction. Without this option, valid combinations are suggestions.
     *
     *     **Detail assumed:** The specification states that these prefixes are preferred. It does not state the order, the correction, or that `null` means the default.
     */
    preferredPrefixes?: components["schemas"]["PhonePreferredPrefixes"] | undefined;
    /**
     * @description Allowed international prefixes. A number with another prefix is not valid. Without this option, all prefixes are allowed. A prefix is
     *     `+` or `00` and an assigned country calling code. Any other entry matches nothing, here and in `preferredPrefixes`.
     *
     *     **Assumed:** The specification does not show this option.
     */
    allowedPrefixes?: components["schemas"]["PhoneAllowedPrefixes"] | undefined;
    /**
     * @description How corrections are returned. `result` always describes the data as sent.
     *
     *     * `full`: apply all corrections. The corrected data is in `resultCorrected`.
     *     * `format`: fix formatting only (white space, case, diacritics, notation). The corrected data is in `resultCorrected`. A better notation of valid data is in `suggestions`.
     *     * `suggestion`: return the corrected data in `suggestions` only. `resultCorrected` is `null`.
     *     * `none`: apply no corrections. `resultCorrected` is `null` and `suggestions` is empty.
     *
     *     **Assumed:** The specification shows `correctionMode` for /name/validate in 2.1 only.
     * @default full
     */
    correctionMode?: components["schemas"]["AssumedCorrectionMode"] | undefined;
    /**
     * @description Output notation of `numberFull`.
     *
     *     * `raw`: number as supplied, digits only, with the prefix. `format.raw` is without it.
     *     * `national`: national format with digit grouping.
     *     * `e123`: ITU-T E.123 international, with spaces.
     *     * `e164`: ITU-T E.164 international, no spaces.
     *
     *     **Detail assumed:** The specification does not state the field in this notation, that `raw` has the prefix, or that `null` means the default.
     * @default e164
     */
    numberFormat?: (("raw" | "national" | "e123" | "e164") | null) | undefined;
    /**
     * @deprecated
     * @description Not in version 2.1: use preferredPrefixes.
     */
    defaultPrefix?: NotIn<"2.1", "use preferredPrefixes">;
    /**
     * @deprecated
     * @description Not in version 2.1: use numberFormat.
     */
    formatNumber?: NotIn<"2.1", "use numberFormat">;
};
/** @description Root object of every request. */
export type PhoneValidateRequestRoot = {
    /** @description Phone number to validate, as one string or as prefix and number. The two forms cannot be mixed. */
    query: PhoneValidateQuery;
    /**
     * @description Options of the validation. Two options of version 2.0 are errors: `defaultPrefix` was removed, use `preferredPrefixes`; `formatNumber`
     *     was replaced by `numberFormat`.
     *
     *     **Detail assumed:** The specification does not state the effect of a removed option, or that null and an empty list mean the same as an absent object.
     */
    options?: (PhoneValidateOptions | null) | undefined;
    /**
     * @description Origin of the data. Results and suggestions near it may come first. It is not validated itself. Without it, restrict results with `dataSource`.
     *
     *     **Content assumed:** The specification names `request.client` and does not show its fields.
     */
    client?: (RequestClient | null) | undefined;
    /**
     * @description Your own identifier of the request. The service does not interpret it.
     *
     *     **Assumed:** The specification does not show this field.
     */
    customId?: components["schemas"]["CustomId"] | undefined;
};
/** @description Request body of /phone/validate. */
export type PhoneValidateRequest = {
    /** @description Root object of every request. */
    request: PhoneValidateRequestRoot;
};
/** @description Phone number in several notations, with its country. */
export type PhoneData = {
    /**
     * @description The number in the notation of `numberFormat`. A number that is not valid is returned as sent; with `raw`, as its digits. Do not send the notations `national` and `raw` again; the prefix or its plus sign is missing. Renamed from `numberWithPrefix` of version 2.0.
     *
     *     **Detail assumed:** The specification does not state the notation, or the value of a number that is not valid.
     * @example +420607123456
     */
    numberFull: string;
    /**
     * @description International prefix of the number, with its plus sign. `null` if the number is not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    prefix?: components["schemas"]["PhonePrefix"] | undefined;
    /**
     * @description National digits of the number, without the prefix. `null` if the number is not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    number?: components["schemas"]["PhoneNumber"] | undefined;
    /** @description The number in four notations. */
    format: Renamed<"national is raw in 2.1" | "nationalFormatted is national in 2.1" | "international is e164 in 2.1" | "internationalFormatted is e123 in 2.1", PhoneFormat>;
    /** @description Country of the number. */
    country: PhoneCountry;
    /**
     * @description Carrier of the number. May be empty.
     *
     *     **Assumed:** The specification does not show this field.
     */
    carrier?: PhoneCarrier | undefined;
};
/**
 * @description Validation result of the number as sent.
 *
 *     **Detail assumed:** The specification states that the validation outcome has an object `data`. It does not state that `data` is the data as sent.
 */
export type PhoneResult = {
    /**
     * @description Whether `data` is valid as returned. After an error that is not specific it may be missing or `null`; read any other value than `true` as not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    isValid: components["schemas"]["IsValid"];
    /**
     * @description Outcome in one word: whether the data is valid, and whether the response has a correction or suggestions. It may be `null` for phone numbers and locations.
     *
     *     * `valid`: no action needed.
     *     * `validWithSuggestion`: valid; `suggestions` has a likely better form.
     *     * `invalid`: not valid; no correction and no suggestion.
     *     * `invalidWithCorrection`: `resultCorrected` has a valid form.
     *     * `invalidWithPartialCorrection`: `resultCorrected` has a better form, still not valid.
     *     * `invalidWithSuggestion`: `suggestions` has at least one better form.
     *     * `invalidWithCorrectionWithSuggestion`: `resultCorrected` has a valid form, and `suggestions` is not empty.
     *     * `invalidWithPartialCorrectionWithSuggestion`: `resultCorrected` has a better form, still not valid, and `suggestions` is not empty.
     *
     *     **Assumed:** The specification does not show this field.
     */
    proposal: components["schemas"]["Proposal"];
    /** @description Phone number in several notations, with its country. */
    data: Renamed<"numberWithPrefix is numberFull in 2.1", PhoneData>;
    /**
     * @description Problems with the data. Empty if there are none.
     *
     *     **Assumed:** The specification does not show this field.
     */
    errors: Findings;
};
/**
 * @description Corrected or suggested number, with the changes.
 *
 *     **Assumed:** The specification does not show the fields of `resultCorrected` and `suggestions`.
 */
export type PhoneCorrection = {
    /**
     * @description Whether `data` is valid as returned. After an error that is not specific it may be missing or `null`; read any other value than `true` as not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /** @description Phone number in several notations, with its country. */
    data?: Renamed<"numberWithPrefix is numberFull in 2.1", PhoneData> | undefined;
    /**
     * @description Problems with the data. Empty if there are none.
     *
     *     **Assumed:** The specification does not show this field.
     */
    errors?: Findings | undefined;
    /**
     * @description Changes from the submitted data to this data.
     *
     *     **Assumed:** The specification does not show the fields of a correction.
     */
    fixes?: Fixes | undefined;
};
/** @description Response body of /phone/validate. */
export type PhoneValidateResponse = {
    /**
     * @description Validation result of the number as sent.
     *
     *     **Detail assumed:** The specification states that the validation outcome has an object `data`. It does not state that `data` is the data as sent.
     */
    result: PhoneResult;
    /**
     * @description Corrected number. `null` if there is no correction, or if `correctionMode` excludes it.
     *
     *     **Detail assumed:** The specification names `resultCorrected`. It does not show its fields, or when it is `null`.
     */
    resultCorrected: PhoneCorrection | null;
    /**
     * @description Likely numbers, best match first. Empty if there are none.
     *
     *     **Detail assumed:** The specification states that suggested corrections are returned here. It does not show their fields.
     */
    suggestions: PhoneCorrection[];
    /**
     * @description Echo of the request. `query`, `options` and `client` are present if the request has `Service-Include-Request-Details`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    request?: RequestDetails | undefined;
    /**
     * @description Repeated HTTP status code, often absent. Use the status of the response.
     *
     *     **Assumed:** The specification does not show this field.
     */
    status?: components["schemas"]["Status"] | undefined;
    /**
     * @description Always empty in a successful response, and may be absent. Problems with the data are in `result.errors`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    errors?: NoErrors | undefined;
};
