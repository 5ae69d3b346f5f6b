// Types of version 2.0 of the API, made from openapi/ by npm run generate.
import type { CompanyGetRequest, CompanyGetResponse, CompanySearchRequest, CompanySearchResponse, CompanyValidateRequest, CompanyValidateResponse, EmailSearchRequest, EmailSearchResponse, EmailValidateRequest, EmailValidateResponse, Findings, Fixes, LocationGetRequest, LocationGetResponse, LocationLocalizeRequest, LocationLocalizeResponse, LocationSearchRequest, LocationSearchResponse, LocationValidateRequest, LocationValidateResponse, NameCorrection, NameResult, NameValidateQuery, PhoneCarrier, PhoneCountry, PhoneFormat, PhoneSearchRequest, PhoneSearchResponse, RequestClient, components } from "../types/2.0.ts";

declare const nothing: unique symbol;

/** The type of a field that a version does not have. No value has this type, which says in its name what to use. */
export interface NotIn<Version extends string, Advice extends string> {
    readonly [nothing]: [Version, Advice];
}

/** An object of an answer in which names of the other version are others; the first argument says which. */
export type Renamed<_Names extends string, T> = { [K in keyof T]: T[K] };

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
 * @description What a name may have beside it, how much to tell about it, and what to do with one that can be corrected. `correctionMode` and
 *     `dataLanguage` are options of version 2.1, and version 2.0 refuses them; in place of the first, use `smartMode`.
 *
 *     **Assumed:** The specification states which options a version has, not that one of the other version is refused; refusing it makes a migration visible.
 */
export type NameValidateOptions = {
    /**
     * @description How much to tell.
     *
     *     * `basic`: the name, taken apart.
     *     * `full`: also `details` of each component.
     *
     *     **Assumed:** The specification states the value full alone; basic, the default and that other values are open are assumed.
     * @default basic
     */
    dataScope?: components["schemas"]["NameDataScope"] | undefined;
    /**
     * @description Countries whose names to compare with, as ISO 3166-1 alpha-2 codes.
     *
     *     **Assumed:** The specification does not show this option; services of this kind have it.
     * @default [
     *       "CZ",
     *       "SK"
     *     ]
     */
    dataSource?: components["schemas"]["NameDataSource"] | undefined;
    /**
     * @description Whether academic degrees are accepted beside the name. Where they are not, they are findings, and the correction leaves them out.
     *
     *     **Assumed:** The specification states a boolean, and neither its default, assumed false, nor what becomes of a degree that is not accepted.
     * @default false
     */
    acceptDegrees?: components["schemas"]["AcceptDegrees"] | undefined;
    /**
     * @description Whether an addition such as "ml." (the younger) is accepted beside the name. Where it is not, it is a finding, and the correction leaves it out.
     *
     *     **Assumed:** The specification states a boolean, and neither its default, assumed false, nor what context is, assumed the additions that tell namesakes apart.
     * @default false
     */
    acceptContext?: components["schemas"]["AcceptContext"] | undefined;
    /**
     * @description How strictly to judge. Version 2.1 has no replacement for it.
     *
     *     * `minimal`: the characters alone.
     *     * `moderate`: also the form of the name.
     *     * `strict`: also whether name and surname fit together.
     *
     *     **Assumed:** The specification shows neither the values of this enum nor its default; these are assumed, open to others.
     * @default strict
     */
    validationDepth?: (("minimal" | "moderate" | "strict") | (string & {}) | null) | undefined;
    /**
     * @description Whether corrections are applied. Version 2.1 has `correctionMode` in its place.
     *
     *     * `true`: corrections are applied; in version 2.1 `correctionMode` `full`.
     *     * `false`: corrections are offered as suggestions, in `suggestions`; in version 2.1 `correctionMode` `suggestion`.
     *
     *     This holds with every `validationDepth`.
     *
     *     **Assumed:** The specification states what the two values do, not which is the default; assumed true, as correctionMode's is full.
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
     * @description The name to validate - `name`, `surname` or both, or `nameSurname` where they are in one value.
     *
     *     **Assumed:** The specification does not show the query of /name/validate; the fields are those that its response names as components.
     */
    query: NameValidateQuery;
    /**
     * @description What a name may have beside it, how much to tell about it, and what to do with one that can be corrected. `correctionMode` and
     *     `dataLanguage` are options of version 2.1, and version 2.0 refuses them; in place of the first, use `smartMode`.
     *
     *     **Assumed:** The specification states which options a version has, not that one of the other version is refused; refusing it makes a migration visible.
     */
    options?: NameValidateOptions | undefined;
    /**
     * @description Where the data came from. Where an operation finds several results or suggestions, those that are near may come first. It is not validated itself.
     *
     *     **Assumed:** The specification names request.client and not its fields; these are what services of this kind take.
     */
    client?: RequestClient | undefined;
    /**
     * @description An identifier of your own for this request, to find it again on your side. The service does not interpret it.
     *
     *     **Assumed:** The specification does not show this field; services of this kind accept an identifier of the caller's own.
     */
    customId?: components["schemas"]["CustomId"] | undefined;
};
/** @description The body of a request to /name/validate. */
export type NameValidateRequest = {
    /** @description Root object of every request. */
    request: NameValidateRequestRoot;
};
/** @description The body of a successful answer of /name/validate. */
export type NameValidateResponse = {
    /** @description The outcome of the validation of the name as sent. */
    result: Renamed<"data.details is details in 2.0", NameResult>;
    /**
     * @description The name after correction; null when nothing was corrected, or when corrections were not asked for.
     *
     *     **Assumed:** The specification names resultCorrected and not its fields; assumed to mirror result, with the fixes made.
     */
    resultCorrected: NameCorrection | null;
    /**
     * @description Names that may have been meant, best first; empty when there are none.
     *
     *     **Assumed:** The specification says that corrected data is returned here as suggestions, not in which form; assumed to be that of resultCorrected.
     */
    suggestions: NameCorrection[];
};
/**
 * Combined form
 * @description The whole number as one value. In version 2.1 the field is `numberFull`, which version 2.0 refuses.
 *
 *     **Assumed:** The specification states the field of this version, not that the field of the other is refused; refusing it makes a migration visible.
 */
export type PhoneQueryCombined = {
    /**
     * @description The whole number including the international prefix. White space, brackets and dashes are fine; 00 in place of the plus sign is understood, and corrected.
     *
     *     **Assumed:** The specification states what the field holds, not which spellings are understood.
     * @example +420607123456
     */
    numberWithPrefix: string;
    /**
     * @deprecated
     * @description Not in version 2.0: use numberWithPrefix.
     */
    numberFull?: NotIn<"2.0", "use numberWithPrefix">;
    prefix?: never;
    number?: never;
};
/**
 * Separate form
 * @description The international prefix and the number as two separate values.
 */
export type PhoneQuerySeparate = {
    /**
     * @description International prefix with its plus sign.
     *
     *     **Assumed:** The specification does not show the names of the two values.
     * @example +420
     */
    prefix: string;
    /**
     * @description The number without the international prefix.
     *
     *     **Assumed:** The specification does not show the names of the two values.
     * @example 607123456
     */
    number: string;
    numberWithPrefix?: never;
    /**
     * @deprecated
     * @description Not in version 2.0: use numberWithPrefix.
     */
    numberFull?: NotIn<"2.0", "use numberWithPrefix">;
};
/** @description The number to validate, in one of two forms - whole, or with the prefix apart. The forms cannot be mixed. */
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
 * @description What to check, how to write the number, and what to do with one that can be corrected. `numberFormat` is an option of version 2.1, and
 *     version 2.0 refuses it; use `formatNumber`.
 *
 *     **Assumed:** The specification states which options a version has, not that one of the other version is refused; refusing it makes a migration visible.
 */
export type PhoneValidateOptions = {
    /**
     * @description How deep to look.
     *
     *     * `basic`: the number's form alone.
     *     * `extended`: also who carries it.
     *
     *     **Assumed:** The specification states the value basic alone; extended, the default and that other values are open are assumed.
     * @default basic
     */
    validationType?: components["schemas"]["PhoneValidationType"] | undefined;
    /**
     * @description International prefixes, tried in their order when the number as sent is not valid. The first one with which it is valid makes
     *     the correction. Without preferred prefixes, the combinations that are valid are offered as suggestions.
     *
     *     **Assumed:** The specification states that these prefixes are preferred, not that they are tried in their order nor what then happens; both are assumed.
     */
    preferredPrefixes?: components["schemas"]["PhonePreferredPrefixes"] | undefined;
    /**
     * @description International prefixes that the number may have. A number with another one is not valid; without this option, all are allowed.
     *
     *     **Assumed:** The specification does not show this option; services of this kind have it.
     */
    allowedPrefixes?: components["schemas"]["PhoneAllowedPrefixes"] | undefined;
    /**
     * @description What the service does with data that it can correct. `result` always describes the data as sent.
     *
     *     * `full`: apply all corrections. The corrected data is in `resultCorrected`.
     *     * `format`: fix formatting only (white space, case, diacritics, notation). The corrected data is in `resultCorrected`; a better notation of valid data is in `suggestions`.
     *     * `suggestion`: return the corrected data in `suggestions` only. `resultCorrected` is null.
     *     * `none`: apply no corrections. `resultCorrected` is null and `suggestions` is empty.
     *
     *     **Assumed:** The specification shows correctionMode for /name/validate in 2.1 alone; the other validations are assumed to take it too, open to other values.
     * @default full
     */
    correctionMode?: components["schemas"]["AssumedCorrectionMode"] | undefined;
    /**
     * @deprecated
     * @description Prefix to try when the number has none. **Deprecated**, and removed in version 2.1; use `preferredPrefixes`.
     *
     *     **Assumed:** The specification states this option as deprecated and not its type; assumed to be one prefix, tried after preferredPrefixes.
     * @example +420
     */
    defaultPrefix?: (string | null) | undefined;
    /**
     * @description Whether `numberWithPrefix` of the response is written with spaces between digit groups. Version 2.1 has `numberFormat` in its
     *     place.
     *
     *     **Assumed:** The specification states a boolean alone; the default, and which two notations it chooses between, are assumed.
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
    /** @description The number to validate, in one of two forms - whole, or with the prefix apart. The forms cannot be mixed. */
    query: PhoneValidateQuery;
    /**
     * @description What to check, how to write the number, and what to do with one that can be corrected. `numberFormat` is an option of version 2.1, and
     *     version 2.0 refuses it; use `formatNumber`.
     *
     *     **Assumed:** The specification states which options a version has, not that one of the other version is refused; refusing it makes a migration visible.
     */
    options?: PhoneValidateOptions | undefined;
    /**
     * @description Where the data came from. Where an operation finds several results or suggestions, those that are near may come first. It is not validated itself.
     *
     *     **Assumed:** The specification names request.client and not its fields; these are what services of this kind take.
     */
    client?: RequestClient | undefined;
    /**
     * @description An identifier of your own for this request, to find it again on your side. The service does not interpret it.
     *
     *     **Assumed:** The specification does not show this field; services of this kind accept an identifier of the caller's own.
     */
    customId?: components["schemas"]["CustomId"] | undefined;
};
/** @description The body of a request to /phone/validate. */
export type PhoneValidateRequest = {
    /** @description Root object of every request. */
    request: PhoneValidateRequestRoot;
};
/** @description A phone number in several notations, and where it belongs. */
export type PhoneData = {
    /**
     * @description The number with its international prefix, written as `formatNumber` asks. A number that cannot be parsed is as it was sent. In version 2.1 this is `numberFull`.
     *
     *     **Assumed:** The specification states that this is the number, not its notation nor what stands here when it cannot be parsed.
     * @example +420607123456
     */
    numberWithPrefix: string;
    /**
     * @description International prefix of the number, with its plus sign; null when it cannot be told.
     *
     *     **Assumed:** The specification does not show this field; it is the counterpart of the query's separate form.
     */
    prefix?: components["schemas"]["PhonePrefix"] | undefined;
    /**
     * @description National digits of the number, without the prefix; null when they cannot be told.
     *
     *     **Assumed:** The specification does not show this field; it is the counterpart of the query's separate form.
     */
    number?: components["schemas"]["PhoneNumber"] | undefined;
    /** @description The one number in four notations. */
    format: Renamed<"raw is national in 2.0" | "national is nationalFormatted in 2.0" | "e164 is international in 2.0" | "e123 is internationalFormatted in 2.0", PhoneFormat>;
    /** @description The country that the number belongs to. */
    country: PhoneCountry;
    /**
     * @description Who carries the number. The type of line is there whenever the country's numbering plan tells it, the name with `validationType`
     *     `extended`. Without either, the object may be empty.
     *
     *     **Assumed:** The specification does not show the carrier; services of this kind return name and type of line.
     */
    carrier?: PhoneCarrier | undefined;
};
/** @description The outcome of the validation of the number as sent. */
export type PhoneResult = {
    /**
     * @description Whether the data beside it can be used as it is.
     *
     *     **Assumed:** The specification shows no field of the result but data; these are what services of this kind return.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    isValid: components["schemas"]["IsValid"];
    /**
     * @description The outcome in one word: whether the data is valid, and which of a correction and suggestions this response offers.
     *
     *     * `valid`: nothing to do.
     *     * `validWithSuggestion`: usable, and `suggestions` has a likely better form.
     *     * `invalid`: not usable, and nothing is offered.
     *     * `invalidWithCorrection`: `resultCorrected` has a usable form.
     *     * `invalidWithPartialCorrection`: `resultCorrected` is better, yet still not valid.
     *     * `invalidWithSuggestion`: `suggestions` has at least one better form.
     *     * `invalidWithCorrectionWithSuggestion`: both are there.
     *     * `invalidWithPartialCorrectionWithSuggestion`: both are there, and the form in `resultCorrected` is not valid yet.
     *     * `unknown`, `unknownWithCorrection`, `unknownWithPartialCorrection` (e-mail only): the mail server could not be asked, so the address may or may not exist. These three do not tell whether there are `suggestions`.
     *
     *     **Assumed:** The specification shows no field of the result but data; these are what services of this kind return.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    proposal: components["schemas"]["Proposal"];
    /** @description A phone number in several notations, and where it belongs. */
    data: Renamed<"numberFull is numberWithPrefix in 2.0", PhoneData>;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of the result but data; these are what services of this kind return.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors: Findings;
};
/**
 * @description A better form of the number, with the changes that lead to it.
 *
 *     **Assumed:** The specification names resultCorrected and suggestions and not their fields; assumed to mirror result, with the fixes made.
 */
export type PhoneCorrection = {
    /**
     * @description Whether the data beside it can be used as it is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /** @description A phone number in several notations, and where it belongs. */
    data?: Renamed<"numberFull is numberWithPrefix in 2.0", PhoneData> | undefined;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors?: Findings | undefined;
    /** @description The changes that lead from the submitted data to this data. */
    fixes?: Fixes | undefined;
};
/** @description The body of a successful answer of /phone/validate. */
export type PhoneValidateResponse = {
    /** @description The outcome of the validation of the number as sent. */
    result: PhoneResult;
    /**
     * @description The number after correction; null when nothing was corrected, or when corrections were not asked for.
     *
     *     **Assumed:** The specification names resultCorrected and not its fields; assumed to mirror result, with the fixes made.
     */
    resultCorrected: PhoneCorrection | null;
    /**
     * @description Numbers that may have been meant, best first; empty when there are none.
     *
     *     **Assumed:** The specification says that corrected data is returned here as suggestions, not in which form; assumed to be that of resultCorrected.
     */
    suggestions: PhoneCorrection[];
};
