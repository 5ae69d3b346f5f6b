// Types of version 2.0 of the API, made from openapi/ by npm run generate.
import type { CompanyGetRequest, CompanyGetResponse, CompanySearchRequest, CompanySearchResponse, CompanyValidateRequest, CompanyValidateResponse, EmailSearchRequest, EmailSearchResponse, EmailValidateRequest, EmailValidateResponse, Findings, Fixes, LocationGetRequest, LocationGetResponse, LocationLocalizeRequest, LocationLocalizeResponse, LocationSearchRequest, LocationSearchResponse, LocationValidateRequest, LocationValidateResponse, NameCorrection, NameResult, NameValidateQuery, NoErrors, PhoneCarrier, PhoneCountry, PhoneFormat, PhoneQuerySeparate, PhoneSearchRequest, PhoneSearchResponse, RequestClient, RequestDetails, components } from "../types/2.0.ts";

import type { Moved, NotIn, Renamed } from "./advice.ts";

export type * from "../types/2.0.ts";
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
 * @description Options of the validation. `correctionMode` and `dataLanguage` of version 2.1 are errors; use `smartMode` instead of
 *     `correctionMode`.
 *
 *     **Detail assumed:** The specification does not state the effect of an option of the other version, or that null and an empty list mean the same as an absent object.
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
     * @description Validation strictness. Removed in version 2.1, no replacement.
     *
     *     * `minimal`: characters only, for web forms that ask few questions.
     *     * `moderate`: also the form of the name.
     *     * `strict`: also whether name and surname fit together.
     *
     *     **Detail assumed:** The specification does not show the values of this enum, its default, or `null`.
     * @default strict
     */
    validationDepth?: (("minimal" | "moderate" | "strict") | (string & {}) | null) | undefined;
    /**
     * @description Whether corrections are applied. Replaced by `correctionMode` in version 2.1.
     *
     *     * `true`: corrections are applied. Corresponds to `correctionMode` `full`.
     *     * `false`: corrections are offered as suggestions. Corresponds to `correctionMode` `suggestion`.
     *
     *     **Detail assumed:** The specification does not state the default, or that `null` means the default.
     * @default true
     */
    smartMode?: (boolean | null) | undefined;
    /**
     * @deprecated
     * @description Not in version 2.0: use smartMode.
     */
    correctionMode?: NotIn<"2.0", "use smartMode">;
    /**
     * @deprecated
     * @description Not in version 2.0: no counterpart.
     */
    dataLanguage?: NotIn<"2.0", "no counterpart">;
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
     * @description Options of the validation. `correctionMode` and `dataLanguage` of version 2.1 are errors; use `smartMode` instead of
     *     `correctionMode`.
     *
     *     **Detail assumed:** The specification does not state the effect of an option of the other version, or that null and an empty list mean the same as an absent object.
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
    result: Moved<"data.details is details in 2.0", NameResult>;
    /**
     * @description Corrected name. `null` if there is no correction, or if `smartMode` excludes it.
     *
     *     **Detail assumed:** The specification names `resultCorrected`. It does not show its fields, or when it is `null`.
     */
    resultCorrected: NameCorrection | null;
    /**
     * @description Likely names, best match first. Empty if there are none.
     *
     *     **Detail assumed:** The specification states that suggested corrections are returned here. It does not show their fields.
     */
    suggestions: NameCorrection[];
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
 * @description The whole number as one string. `numberFull` of version 2.1 is an error.
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
    numberWithPrefix: string;
    /**
     * @deprecated
     * @description Not in version 2.0: use numberWithPrefix.
     */
    numberFull?: NotIn<"2.0", "use numberWithPrefix">;
    prefix?: null | undefined;
    number?: null | undefined;
};
/** @description Phone number to validate, as one string or as prefix and number. The two forms cannot be mixed. */
export type PhoneValidateQuery = PhoneQueryCombined | PhoneQuerySeparate | {
    numberWithPrefix?: never;
    /**
     * @deprecated
     * @description Not in version 2.0: use numberWithPrefix.
     */
    numberFull: NotIn<"2.0", "use numberWithPrefix">;
    prefix?: never;
    number?: never;
};
/**
 * @description Options of the validation. `numberFormat` of version 2.1 is an error; use `formatNumber`.
 *
 *     **Detail assumed:** The specification does not state the effect of an option of the other version, or that null and an empty list mean the same as an absent object.
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
     * @deprecated
     * @description Prefix of a number without one, tried after `preferredPrefixes`. **Deprecated** in version 2.0 and removed in version 2.1; use `preferredPrefixes`.
     *
     *     **Detail assumed:** The specification does not state the type, or the order of the prefixes.
     * @example +420
     */
    defaultPrefix?: (string | null) | undefined;
    /**
     * @description Whether `numberWithPrefix` has spaces between digit groups. Replaced by `numberFormat` in version 2.1.
     *
     *     **Detail assumed:** The specification states a boolean. It does not state its meaning, its default, or that `null` means the default.
     * @default false
     */
    formatNumber?: (boolean | null) | undefined;
    /**
     * @deprecated
     * @description Not in version 2.0: use formatNumber.
     */
    numberFormat?: NotIn<"2.0", "use formatNumber">;
};
/** @description Root object of every request. */
export type PhoneValidateRequestRoot = {
    /** @description Phone number to validate, as one string or as prefix and number. The two forms cannot be mixed. */
    query: PhoneValidateQuery;
    /**
     * @description Options of the validation. `numberFormat` of version 2.1 is an error; use `formatNumber`.
     *
     *     **Detail assumed:** The specification does not state the effect of an option of the other version, or that null and an empty list mean the same as an absent object.
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
     * @description The number with its international prefix, with spaces if `formatNumber`. A number that is not valid is returned as sent. Renamed to `numberFull` in version 2.1.
     *
     *     **Detail assumed:** The specification does not state the notation, or the value of a number that is not valid.
     * @example +420607123456
     */
    numberWithPrefix: string;
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
    format: Renamed<"raw is national in 2.0" | "national is nationalFormatted in 2.0" | "e164 is international in 2.0" | "e123 is internationalFormatted in 2.0", PhoneFormat>;
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
    data: Renamed<"numberFull is numberWithPrefix in 2.0", PhoneData>;
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
    data?: Renamed<"numberFull is numberWithPrefix in 2.0", PhoneData> | undefined;
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
