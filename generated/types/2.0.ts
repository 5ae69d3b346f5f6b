// Types of version 2.0 of the API, made from openapi/ by npm run generate.

/** An object that mentions a field; what it says there may be undefined, as where a row of a table lacks it. */
type WithRequired<T, K extends keyof T> = T & Record<K, T[K]>;

export interface paths {
    "/company/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a company by its registration number
         * @description Gives what the public register of a country says of one company.
         *
         *     **Assumed:** The specification states that endpoints of /company/* exist and not which; fetching a company by its registration number is assumed to be one of the 12.
         */
        post: operations["companyGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for companies while the user types
         * @description Finds companies by the beginning of their name or of one of their numbers, for example to offer them below a form field. Case,
         *     diacritics and superfluous white space do not matter.
         *
         *     **Assumed:** The specification states that endpoints of /company/* exist and not which; searching for companies is assumed to be one of the 12.
         */
        post: operations["companySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a company's name and numbers
         * @description Says whether a company exists in its country's register and whether the name and numbers that were sent are its own, and offers
         *     corrected ones.
         *
         *     **Assumed:** The specification states that endpoints of /company/* exist and not which; validating a company is assumed to be one of the 12, as for the other data kinds.
         */
        post: operations["companyValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an e-mail address from its beginning
         * @description Completes an e-mail address while the user types it, with the domains that people in the region use most. It does not say whether the
         *     address exists; /email/validate does.
         *
         *     **Assumed:** The specification states that endpoints of /email/* exist and not which; completing an address is assumed to be one of the 12.
         */
        post: operations["emailSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate an e-mail address
         * @description Validates an e-mail address, and offers a corrected one where it can.
         */
        post: operations["emailValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a location by its identifier
         * @description Gives the address that an identifier names, for example one that was kept from a search or a validation.
         *
         *     **Assumed:** The specification states that endpoints of /location/* exist and not which; fetching an address by its identifier is assumed to be one of the 12.
         */
        post: operations["locationGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/localize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the addresses around a position
         * @description Gives the addresses around a position, nearest first, for example to fill in a form from the position of the user's device.
         *
         *     **Assumed:** The specification states that endpoints of /location/* exist and not which; finding addresses by position is assumed to be one of the 12.
         */
        post: operations["locationLocalize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for locations while the user types
         * @description Completes an address, or one field of it, from its beginning, for example to offer addresses below a form field. Case, diacritics and
         *     superfluous white space do not matter.
         *
         *     When `resultsCount` reaches `resultsLimit`, there may be more: ask again with a higher `resultsOffset`.
         *
         *     **Assumed:** The specification states that endpoints of /location/* exist and not which; searching for addresses is assumed to be one of the 12.
         */
        post: operations["locationSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate an address
         * @description Says whether an address, or the part of one that was sent, exists and is written as its country writes it, and offers a corrected one.
         *
         *     Send the fields that your form has. Of an address on one line, send `full`.
         *
         *     **Assumed:** The specification states that endpoints of /location/* exist and not which; validating an address is assumed to be one of the 12, as for the other data kinds.
         */
        post: operations["locationValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/name/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a personal name
         * @description Validates a personal name, and corrects it as `smartMode` asks.
         */
        post: operations["nameValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an international prefix from its beginning
         * @description Finds the countries whose international prefix begins with what the user has typed, for example to fill a list of prefixes. A country's
         *     name or code finds its prefix too. Countries that share a prefix are one result each.
         *
         *     **Assumed:** The specification states that endpoints of /phone/* exist and not which; completing a prefix is assumed to be one of the 12.
         */
        post: operations["phoneSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a phone number
         * @description Validates a phone number, sent whole or with its prefix apart, and gives it in several notations, with the country that it belongs to.
         *     `preferredPrefixes` says which prefixes to prefer.
         */
        post: operations["phoneValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CompanyGetQuery: CompanyGetQuery;
        /**
         * @description How much is told of each company.
         *
         *     * `basic`: its name, its numbers and its address.
         *     * `extended`: also `addressOfficial`, `vatNumberSpecial`, `legalForm`, `dates` and `flags`.
         *     * `full`: also the region, district, part of the town and position of its address.
         *
         *     Of a company that is valid as sent, the validation gives all of this in `suggestions` when more than `basic` is asked for.
         *
         *     **Assumed:** The specification shows no options of /company/*; the three scopes are those of services of this kind.
         * @default basic
         */
        CompanyDataScope: ("basic" | "extended" | "full") | (string & {}) | null;
        /**
         * @description Countries in whose registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
         *
         *     **Assumed:** The specification shows no options of /company/*; CZ, SK and PL are assumed to have registers, open to others.
         * @example [
         *       "CZ",
         *       "SK"
         *     ]
         */
        CompanyDataSource: (("CZ" | "SK" | "PL") | (string & {}))[] | null;
        /**
         * @description Whether companies that have ceased to exist come into question too.
         *
         *     **Assumed:** The specification shows no options of /company/*; a switch that is off is assumed.
         * @default false
         */
        IncludeTerminatedSubjects: boolean | null;
        /**
         * @description Whether postal codes get their separator - `130 00`, `00-950` - rather than digits alone - `13000`, `00950`.
         *
         *     **Assumed:** The specification shows no options of /company/* and /location/*; a switch that is off is assumed.
         * @default false
         */
        ZipFormat: boolean | null;
        /**
         * @description How exactly a town is named.
         *
         *     * `minimal`: the town alone: Praha.
         *     * `basic`: with the district's number where post is addressed so: Praha 8.
         *     * `extended`: with its part as well: Praha 8 - Karlín.
         *
         *     **Assumed:** The specification shows no options of /company/* and /location/*; the three degrees are those of services of this kind.
         * @default basic
         */
        CityFormat: ("minimal" | "basic" | "extended") | (string & {}) | null;
        /**
         * @description How countries are named.
         *
         *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
         *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
         *     * `local`: the full name in the country's language: Česká republika.
         *     * `localShortened`: the short name in the country's language: Česko.
         *     * `international`: the full name in English: Czech Republic.
         *     * `internationalShortened`: the short name in English: Czechia.
         *
         *     **Assumed:** The specification shows no options of /company/* and /location/*; the six notations are those of services of this kind.
         * @default alpha2
         */
        CountryFormat: ("alpha2" | "alpha3" | "local" | "localShortened" | "international" | "internationalShortened") | (string & {}) | null;
        CompanyGetOptions: CompanyGetOptions;
        ClientLocation: ClientLocation;
        RequestClient: RequestClient;
        /**
         * @description An identifier of your own for this request, to find it again on your side. The service does not interpret it.
         *
         *     **Assumed:** The specification does not show this field; services of this kind accept an identifier of the caller's own.
         * @example order-2031
         */
        CustomId: string | null;
        CompanyGetRequestRoot: CompanyGetRequestRoot;
        CompanyGetRequest: CompanyGetRequest;
        LocationNumber: LocationNumber;
        LocationIds: LocationIds;
        LocationPosition: LocationPosition;
        LocationGeometry: LocationGeometry;
        LocationData: LocationData;
        CompanyAddress: CompanyAddress;
        CompanyLegalForm: CompanyLegalForm;
        CompanyDates: CompanyDates;
        CompanyData: CompanyData;
        CompanyFlags: CompanyFlags;
        CompanyItem: CompanyItem;
        CompanyGetResponse: CompanyGetResponse;
        RequestError: RequestError;
        ErrorResponse: ErrorResponse;
        CompanyFilter: CompanyFilter;
        CompanySearchQuery: CompanySearchQuery;
        /**
         * @description Which companies come into question.
         *
         *     * `juridical`: legal persons, such as a limited company.
         *     * `physical`: human beings in business.
         *     * `any`: both.
         *
         *     With `filterMode` prefer, the others come after these instead of being left out.
         *
         *     **Assumed:** The specification shows no options of /company/*; the distinction is the one that registers make.
         * @default any
         */
        LegalFormType: ("juridical" | "physical" | "any") | (string & {}) | null;
        /**
         * @description What happens to results that do not match the filter.
         *
         *     * `limit`: they are left out.
         *     * `prefer`: they come after those that match.
         *
         *     **Assumed:** The specification shows no options of /company/* and /location/*; leaving out or ranking lower is assumed.
         * @default limit
         */
        FilterMode: ("limit" | "prefer") | (string & {}) | null;
        /**
         * @description Whether a filter value matches in spite of another case, diacritics or white space - `karlin` for `Karlín`.
         *
         *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
         * @default true
         */
        FilterAcceptFormat: boolean | null;
        /**
         * @description Whether a filter value matches by another name of the same - `Prague` or `Praha` for `Praha 8`, `Czechia` for `CZ`.
         *
         *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
         * @default true
         */
        FilterAcceptAlternatives: boolean | null;
        /**
         * @description Whether a filter value must match as a whole; otherwise the beginning of the value or of a word in it is enough.
         *
         *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
         * @default true
         */
        FilterExactMatch: boolean | null;
        CompanySearchOptions: CompanySearchOptions;
        CompanySearchRequestRoot: CompanySearchRequestRoot;
        CompanySearchRequest: CompanySearchRequest;
        /** @description Number of items in `results`. */
        ResultsCount: number;
        CompanySearchResponse: CompanySearchResponse;
        CompanyFields: CompanyFields;
        CompanyValidateQuery: CompanyValidateQuery;
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
        AssumedCorrectionMode: ("full" | "format" | "suggestion" | "none") | (string & {}) | null;
        /**
         * @description What `correctionMode` says, for the case that the corrected data lies in another country than the one that was sent. The narrower of
         *     the two holds.
         *
         *     * `full`: the country is corrected too.
         *     * `format`: only the formatting is corrected; data of another country is not offered.
         *     * `suggestion`: data of another country comes in `suggestions` only.
         *     * `none`: data of another country is not offered.
         *
         *     **Assumed:** The specification shows no options of /company/* and /location/*; corrections across a border are assumed to be opted in to.
         * @default format
         */
        CorrectionModeCrossCountry: ("full" | "format" | "suggestion" | "none") | (string & {}) | null;
        CompanyValidateOptions: CompanyValidateOptions;
        CompanyValidateRequestRoot: CompanyValidateRequestRoot;
        CompanyValidateRequest: CompanyValidateRequest;
        /**
         * @description Whether the data beside it can be used as it is.
         *
         *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
         */
        IsValid: boolean;
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
         *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
         */
        Proposal: ("valid" | "validWithSuggestion" | "invalid" | "invalidWithCorrection" | "invalidWithPartialCorrection" | "invalidWithSuggestion" | "invalidWithCorrectionWithSuggestion" | "invalidWithPartialCorrectionWithSuggestion" | "unknown" | "unknownWithCorrection" | "unknownWithPartialCorrection") | (string & {});
        Finding: Finding;
        Findings: Findings;
        CompanyResult: CompanyResult;
        FixChange: FixChange;
        Fix: Fix;
        Fixes: Fixes;
        CompanyCorrection: CompanyCorrection;
        CompanyValidateResponse: CompanyValidateResponse;
        EmailSearchQuery: EmailSearchQuery;
        EmailSearchOptions: EmailSearchOptions;
        EmailSearchRequestRoot: EmailSearchRequestRoot;
        EmailSearchRequest: EmailSearchRequest;
        EmailData: EmailData;
        EmailSearchItem: EmailSearchItem;
        EmailSearchResponse: EmailSearchResponse;
        EmailValidateQuery: EmailValidateQuery;
        EmailValidateOptions: EmailValidateOptions;
        EmailValidateRequestRoot: EmailValidateRequestRoot;
        EmailValidateRequest: EmailValidateRequest;
        EmailFlags: EmailFlags;
        EmailResult: EmailResult;
        EmailCorrection: EmailCorrection;
        EmailValidateResponse: EmailValidateResponse;
        LocationGetQuery: LocationGetQuery;
        /**
         * @description How much is told of each location.
         *
         *     * `basic`: what an envelope needs, and the `ids`.
         *     * `full`: also `state`, `region`, `district`, `cityPart`, `geometry`, and more of the `number`. Of a location that is valid as sent,
         *       the validation then gives all of this in `suggestions`.
         *
         *     **Assumed:** The specification shows no options of /location/*; the scopes and the default, basic, are those of services of this kind.
         * @default basic
         */
        LocationDataScope: ("basic" | "full") | (string & {}) | null;
        /**
         * @description Countries in whose address registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
         *
         *     **Assumed:** The specification shows no options of /location/*; CZ, SK and PL are assumed to have registers, open to others.
         * @example [
         *       "CZ",
         *       "SK"
         *     ]
         */
        LocationDataSource: (("CZ" | "SK" | "PL") | (string & {}))[] | null;
        LocationGetOptions: LocationGetOptions;
        LocationGetRequestRoot: LocationGetRequestRoot;
        LocationGetRequest: LocationGetRequest;
        LocationItem: LocationItem;
        LocationGetResponse: LocationGetResponse;
        LocationLocalizeQuery: LocationLocalizeQuery;
        LocationLocalizeOptions: LocationLocalizeOptions;
        LocationLocalizeRequestRoot: LocationLocalizeRequestRoot;
        LocationLocalizeRequest: LocationLocalizeRequest;
        LocationLocalizeResponse: LocationLocalizeResponse;
        LocationFilter: LocationFilter;
        LocationSearchQuery: LocationSearchQuery;
        LocationSearchOptions: LocationSearchOptions;
        LocationSearchRequestRoot: LocationSearchRequestRoot;
        LocationSearchRequest: LocationSearchRequest;
        LocationSearchResponse: LocationSearchResponse;
        LocationFields: LocationFields;
        LocationValidateQuery: LocationValidateQuery;
        LocationValidateOptions: LocationValidateOptions;
        LocationValidateRequestRoot: LocationValidateRequestRoot;
        LocationValidateRequest: LocationValidateRequest;
        LocationDataTypes: LocationDataTypes;
        LocationResult: LocationResult;
        LocationCorrection: LocationCorrection;
        LocationValidateResponse: LocationValidateResponse;
        NameFields: NameFields;
        NameValidateQuery: NameValidateQuery;
        /**
         * @description How much to tell.
         *
         *     * `basic`: the name, taken apart.
         *     * `full`: also `details` of each component.
         *
         *     **Assumed:** The specification states the value full alone; basic, the default and that other values are open are assumed.
         * @default basic
         */
        NameDataScope: ("basic" | "full") | (string & {}) | null;
        /**
         * @description Countries whose names to compare with, as ISO 3166-1 alpha-2 codes.
         *
         *     **Assumed:** The specification does not show this option; services of this kind have it.
         * @default [
         *       "CZ",
         *       "SK"
         *     ]
         */
        NameDataSource: string[] | null;
        /**
         * @description Whether academic degrees are accepted beside the name. Where they are not, they are findings, and the correction leaves them out.
         *
         *     **Assumed:** The specification states a boolean, and neither its default, assumed false, nor what becomes of a degree that is not accepted.
         * @default false
         */
        AcceptDegrees: boolean | null;
        /**
         * @description Whether an addition such as "ml." (the younger) is accepted beside the name. Where it is not, it is a finding, and the correction leaves it out.
         *
         *     **Assumed:** The specification states a boolean, and neither its default, assumed false, nor what context is, assumed the additions that tell namesakes apart.
         * @default false
         */
        AcceptContext: boolean | null;
        NameValidateOptions: NameValidateOptions;
        NameValidateRequestRoot: NameValidateRequestRoot;
        NameValidateRequest: NameValidateRequest;
        /**
         * @description First name; null when none was found.
         *
         *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
         * @example Jana
         */
        Name: string | null;
        /**
         * @description Family name; null when none was found.
         *
         *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
         * @example Kadlecová
         */
        Surname: string | null;
        /**
         * @description First name and family name together; null unless both were found.
         *
         *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
         * @example Jana Kadlecová
         */
        NameSurname: string | null;
        /**
         * @description Additions that tell namesakes apart, in the order in which they were sent.
         *
         *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
         * @example [
         *       "ml."
         *     ]
         */
        NameContext: string[];
        /**
         * @description Academic degrees that are written before a name, in the order in which they were sent. Null in a suggestion that is not about them.
         *
         *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
         * @example [
         *       "Ing."
         *     ]
         */
        DegreesBefore: string[] | null;
        /**
         * @description Academic degrees that are written after a name, in the order in which they were sent. Null in a suggestion that is not about them.
         *
         *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
         * @example [
         *       "Ph.D."
         *     ]
         */
        DegreesAfter: string[] | null;
        NameData: NameData;
        /**
         * @description The component that this item is about.
         *
         *     **Assumed:** The specification shows no member of details[] but nameDays; these are what services of this kind return.
         * @example name
         */
        NameDetailType: ("name" | "surname" | "nameSurname") | (string & {});
        /**
         * @description The component, written as it was sent.
         *
         *     **Assumed:** The specification shows no member of details[] but nameDays; these are what services of this kind return.
         * @example Jana
         */
        NameDetailValue: string;
        /**
         * @description Grammatical gender of the component - 0 unspecified, 1 man, 2 woman.
         *
         *     **Assumed:** The specification shows no member of details[] but nameDays; these are what services of this kind return.
         * @example 2
         */
        Gender: number;
        /**
         * @description Vocative (5th case) of the component, in the language of `dataLanguage` (version 2.0 has Czech alone). The component itself where it does not change.
         *
         *     **Assumed:** The specification shows no member of details[] but nameDays; these are what services of this kind return.
         * @example Jano
         */
        NameDetailVocative: string;
        NameDay: NameDay;
        NameDays: NameDays;
        NameDetail: NameDetail;
        NameResult: NameResult;
        NameCorrection: NameCorrection;
        NameValidateResponse: NameValidateResponse;
        PhoneSearchQuery: PhoneSearchQuery;
        PhoneSearchOptions: PhoneSearchOptions;
        PhoneSearchRequestRoot: PhoneSearchRequestRoot;
        PhoneSearchRequest: PhoneSearchRequest;
        PhoneSearchData: PhoneSearchData;
        PhoneSearchItem: PhoneSearchItem;
        PhoneSearchResponse: PhoneSearchResponse;
        PhoneQueryCombined: PhoneQueryCombined;
        PhoneQuerySeparate: PhoneQuerySeparate;
        PhoneValidateQuery: PhoneValidateQuery;
        /**
         * @description How deep to look.
         *
         *     * `basic`: the number's form alone.
         *     * `extended`: also who carries it.
         *
         *     **Assumed:** The specification states the value basic alone; extended, the default and that other values are open are assumed.
         * @default basic
         */
        PhoneValidationType: ("basic" | "extended") | (string & {}) | null;
        /**
         * @description International prefixes, tried in their order when the number as sent is not valid. The first one with which it is valid makes
         *     the correction. Without preferred prefixes, the combinations that are valid are offered as suggestions.
         *
         *     **Assumed:** The specification states that these prefixes are preferred, not that they are tried in their order nor what then happens; both are assumed.
         * @example [
         *       "+420",
         *       "+421"
         *     ]
         */
        PhonePreferredPrefixes: string[] | null;
        /**
         * @description International prefixes that the number may have. A number with another one is not valid; without this option, all are allowed.
         *
         *     **Assumed:** The specification does not show this option; services of this kind have it.
         */
        PhoneAllowedPrefixes: string[] | null;
        PhoneValidateOptions: PhoneValidateOptions;
        PhoneValidateRequestRoot: PhoneValidateRequestRoot;
        PhoneValidateRequest: PhoneValidateRequest;
        /**
         * @description International prefix of the number, with its plus sign; null when it cannot be told.
         *
         *     **Assumed:** The specification does not show this field; it is the counterpart of the query's separate form.
         * @example +420
         */
        PhonePrefix: string | null;
        /**
         * @description National digits of the number, without the prefix; null when they cannot be told.
         *
         *     **Assumed:** The specification does not show this field; it is the counterpart of the query's separate form.
         * @example 607123456
         */
        PhoneNumber: string | null;
        PhoneFormat: PhoneFormat;
        PhoneCountry: PhoneCountry;
        PhoneCarrier: PhoneCarrier;
        PhoneData: PhoneData;
        PhoneResult: PhoneResult;
        PhoneCorrection: PhoneCorrection;
        PhoneValidateResponse: PhoneValidateResponse;
    };
    responses: {
        /**
         * @description The request does not fit the contract. `relatedTo` names the fields.
         *
         *     **Assumed:** The specification does not show the errors for invalid input; status and error types follow services of this kind.
         */
        BadRequest: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The request does not fit the contract, or has an option that this version does not have. `relatedTo` names the fields.
         *
         *     **Assumed:** The specification shows neither the errors for invalid input nor what a removed option gives; refusing it is what makes a migration visible.
         */
        BadRequestVersioned: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The API key is missing or was not accepted. A key younger than about one minute may not have propagated yet: wait and repeat the
         *     request.
         */
        Unauthorized: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The project has no credit left. Top it up in the account area; the request can then be repeated as it is.
         *
         *     **Assumed:** The specification shows no billing error; services of this kind answer 402.
         */
        PaymentRequired: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The key is known, and restricted to other IPv4 addresses than the one that the request came from.
         *
         *     **Assumed:** The specification states that keys can be restricted to addresses, not what a refused one gets; services of this kind answer 403.
         */
        Forbidden: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description There is no such path, or no such version.
         *
         *     **Assumed:** The specification does not show what an unknown path or version value gives; services of this kind answer 404.
         */
        NotFound: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersionOfAny"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description Every call is a POST; another method was used.
         *
         *     **Assumed:** The specification states that every call is a POST, not what another method gets; HTTP has 405 for it.
         */
        MethodNotAllowed: {
            headers: {
                /**
                 * @description The one method that the path accepts.
                 *
                 *     **Assumed:** The specification shows no such header; HTTP asks for it beside 405.
                 */
                Allow: "POST";
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description Too many requests in a short time. Wait as long as `Retry-After` says, then repeat the request as it is.
         *
         *     **Assumed:** The specification shows no rate limits; HTTP has 429 with Retry-After for them.
         */
        TooManyRequests: {
            headers: {
                /**
                 * @description How long to wait, in seconds.
                 *
                 *     **Assumed:** The specification shows no such header; services of this kind send it beside 429.
                 */
                "Retry-After": number;
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The service failed. Nothing is wrong with the request; it can be repeated as it is.
         *
         *     **Assumed:** The specification shows no errors of the service itself; HTTP has 500 for them.
         */
        InternalServerError: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The operation is out of service for the moment. Repeat the request later.
         *
         *     **Assumed:** The specification shows no errors of the service itself; HTTP has 503 for them.
         */
        ServiceUnavailable: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
    };
    parameters: {
        /**
         * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
         *     2.0 always sends it.
         */
        ApiVersion: "2.0";
    };
    requestBodies: never;
    headers: {
        /** @description Version of the API that answered. */
        ServiceApiVersion: "2.0";
        /** @description Version of the API that answered; the current one, 2.1, when the version that was asked for does not exist. */
        ServiceApiVersionOfAny: "2.0" | "2.1";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    companyGet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CompanyGetRequest;
            };
        };
        responses: {
            /**
             * @description The company, or no result when the register does not have it.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompanyGetResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    companySearch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CompanySearchRequest;
            };
        };
        responses: {
            /**
             * @description The companies found, best match first; there may be none.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompanySearchResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    companyValidate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CompanyValidateRequest;
            };
        };
        responses: {
            /**
             * @description The company was examined. Whether it is valid is in `result`.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompanyValidateResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emailSearch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailSearchRequest;
            };
        };
        responses: {
            /**
             * @description Complete addresses, likeliest first; there may be none.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmailSearchResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emailValidate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailValidateRequest;
            };
        };
        responses: {
            /**
             * @description The address was examined. Whether it is valid is in `result`.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmailValidateResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    locationGet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LocationGetRequest;
            };
        };
        responses: {
            /**
             * @description The address, or no result when the identifier is not known.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LocationGetResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    locationLocalize: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LocationLocalizeRequest;
            };
        };
        responses: {
            /**
             * @description The addresses around the position; there may be none.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LocationLocalizeResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    locationSearch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LocationSearchRequest;
            };
        };
        responses: {
            /**
             * @description The locations found, best match first; there may be none.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LocationSearchResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    locationValidate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LocationValidateRequest;
            };
        };
        responses: {
            /**
             * @description The address was examined. Whether it is valid is in `result`.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LocationValidateResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    nameValidate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NameValidateRequest;
            };
        };
        responses: {
            /**
             * @description The name was examined. Whether it is valid is in `result`.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NameValidateResponse;
                };
            };
            400: components["responses"]["BadRequestVersioned"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    phoneSearch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PhoneSearchRequest;
            };
        };
        responses: {
            /**
             * @description The prefixes found; there may be none.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PhoneSearchResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    phoneValidate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the API that the request is written for. The service accepts a request without it and answers as 2.1, so a client of
                 *     2.0 always sends it.
                 */
                "api-version": components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PhoneValidateRequest;
            };
        };
        responses: {
            /**
             * @description The number was examined. Whether it is valid is in `result`.
             *
             *     **Assumed:** The specification does not show the status of a success; HTTP has 200 for it.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PhoneValidateResponse;
                };
            };
            400: components["responses"]["BadRequestVersioned"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
/**
 * @description Which company to give.
 *
 *     **Assumed:** The specification shows no payload of /company/get; a country and a registration number are assumed to name a company.
 */
export type CompanyGetQuery = {
    /**
     * @description Country whose register holds the company, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country: string;
    /**
     * @description The number in that register - IČO in Czechia and Slovakia, REGON in Poland.
     * @example 89003675
     */
    registrationNumber: string;
};
/**
 * @description What to tell of the company.
 *
 *     **Assumed:** The specification shows no options of /company/get; these are what services of this kind offer.
 */
export type CompanyGetOptions = {
    /**
     * @description How much is told of each company.
     *
     *     * `basic`: its name, its numbers and its address.
     *     * `extended`: also `addressOfficial`, `vatNumberSpecial`, `legalForm`, `dates` and `flags`.
     *     * `full`: also the region, district, part of the town and position of its address.
     *
     *     Of a company that is valid as sent, the validation gives all of this in `suggestions` when more than `basic` is asked for.
     *
     *     **Assumed:** The specification shows no options of /company/*; the three scopes are those of services of this kind.
     * @default basic
     */
    dataScope?: components["schemas"]["CompanyDataScope"] | undefined;
    /**
     * @description Countries in whose registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
     *
     *     **Assumed:** The specification shows no options of /company/*; CZ, SK and PL are assumed to have registers, open to others.
     */
    dataSource?: components["schemas"]["CompanyDataSource"] | undefined;
    /**
     * @description Whether companies that have ceased to exist come into question too.
     *
     *     **Assumed:** The specification shows no options of /company/*; a switch that is off is assumed.
     * @default false
     */
    includeTerminatedSubjects?: components["schemas"]["IncludeTerminatedSubjects"] | undefined;
    /**
     * @description Whether postal codes get their separator - `130 00`, `00-950` - rather than digits alone - `13000`, `00950`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; a switch that is off is assumed.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description How exactly a town is named.
     *
     *     * `minimal`: the town alone: Praha.
     *     * `basic`: with the district's number where post is addressed so: Praha 8.
     *     * `extended`: with its part as well: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the three degrees are those of services of this kind.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description How countries are named.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: the full name in the country's language: Česká republika.
     *     * `localShortened`: the short name in the country's language: Česko.
     *     * `international`: the full name in English: Czech Republic.
     *     * `internationalShortened`: the short name in English: Czechia.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the six notations are those of services of this kind.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
};
/** @description Position of the end user's device. */
export type ClientLocation = {
    /**
     * @description Latitude in degrees, WGS 84.
     * @example 50.0929
     */
    lat?: number | undefined;
    /**
     * @description Longitude in degrees, WGS 84.
     * @example 14.4504
     */
    lon?: number | undefined;
};
/**
 * @description Where the data came from. Where an operation finds several results or suggestions, those that are near may come first. It is not validated itself.
 *
 *     **Assumed:** The specification names request.client and not its fields; these are what services of this kind take.
 */
export type RequestClient = {
    /**
     * @description IP address of the end user's device, version 4 or 6.
     * @example 192.0.2.44
     */
    ip?: (string) | undefined;
    /**
     * @description Country of the end user, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country?: string | undefined;
    /** @description Position of the end user's device. */
    location?: ClientLocation | undefined;
};
/** @description Root object of every request. */
export type CompanyGetRequestRoot = {
    /**
     * @description Which company to give.
     *
     *     **Assumed:** The specification shows no payload of /company/get; a country and a registration number are assumed to name a company.
     */
    query: CompanyGetQuery;
    /**
     * @description What to tell of the company.
     *
     *     **Assumed:** The specification shows no options of /company/get; these are what services of this kind offer.
     */
    options?: CompanyGetOptions | undefined;
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
/** @description The body of a request to /company/get. */
export type CompanyGetRequest = {
    /** @description Root object of every request. */
    request: CompanyGetRequestRoot;
};
/**
 * @description The number of a house, whole and in its parts. All members are null for a location without a number.
 *
 *     **Assumed:** The specification shows no data of /location/*; house numbers in two parts are what Czechia and Slovakia use.
 */
export type LocationNumber = {
    /**
     * @description The number as it is written in an address, with a slash between two parts.
     * @example 192/79
     */
    full?: (string | null) | undefined;
    /**
     * @description The number before the slash - in Czechia and Slovakia the one of the house in its town. Otherwise the whole number.
     * @example 192
     */
    part1?: (string | null) | undefined;
    /**
     * @description The digits of `part1`.
     * @example 192
     */
    part1Number?: (string | null) | undefined;
    /**
     * @description The letter behind the digits of `part1`; null when it has none.
     * @example null
     */
    part1Letter?: (string | null) | undefined;
    /**
     * @description The number after the slash - in Czechia and Slovakia the one along the street. Null when the number has one part.
     * @example 79
     */
    part2?: (string | null) | undefined;
    /**
     * @description The digits of `part2`; null when the number has one part.
     * @example 79
     */
    part2Number?: (string | null) | undefined;
    /**
     * @description The letter behind the digits of `part2`; null when it has none.
     * @example null
     */
    part2Letter?: (string | null) | undefined;
    /**
     * @description Which kind of number `part1` is, in the words of the country's register; null when it cannot be told.
     * @example null
     */
    type?: (string | null) | undefined;
};
/**
 * @description Identifiers of an address, to fetch it again with /location/get.
 *
 *     **Assumed:** The specification shows no data of /location/*; an identifier of the service's own and one of the national register are usual.
 */
export type LocationIds = {
    /**
     * @description The service's own identifier; null for a location that is no single address.
     * @example CZ-000001
     */
    internal?: (string | null) | undefined;
    /**
     * @description The identifier in the country's address register; null for a location that is no single address.
     * @example 90000001
     */
    external?: (string | null) | undefined;
};
/** @description The position that a satellite navigation shows at the entrance. */
export type LocationPosition = {
    /**
     * @description Latitude in degrees, WGS 84; null for a location that is no single address.
     * @example 50.0929
     */
    lat?: (number | null) | undefined;
    /**
     * @description Longitude in degrees, WGS 84; null for a location that is no single address.
     * @example 14.4547
     */
    lon?: (number | null) | undefined;
};
/**
 * @description Where the address lies.
 *
 *     **Assumed:** The specification shows no data of /location/*; a position in WGS 84 is usual.
 */
export type LocationGeometry = {
    /** @description The position that a satellite navigation shows at the entrance. */
    gps?: LocationPosition | undefined;
};
/**
 * @description An address, or a less exact location: of a street, number and `streetWithNumber` are null; of a town, the street is null too.
 *     Which members are there depends on `dataScope`.
 *
 *     **Assumed:** The specification shows no data of /location/*; these are the parts of a postal address that services of this kind return.
 */
export type LocationData = {
    /**
     * @description Country of the address, in the notation that `countryFormat` asks for; null when it cannot be told.
     * @example CZ
     */
    country?: (string | null) | undefined;
    /**
     * @description State of a federal country, such as Bavaria; null where there are none, or when it cannot be told.
     * @example null
     */
    state?: (string | null) | undefined;
    /**
     * @description The highest administrative level below the country - kraj, województwo. Null when it cannot be told.
     * @example Hlavní město Praha
     */
    region?: (string | null) | undefined;
    /**
     * @description The administrative level between region and town - okres, powiat. Null when it cannot be told.
     * @example Praha
     */
    district?: (string | null) | undefined;
    /**
     * @description Quarter or part of the town; null when the town has none, or when it cannot be told.
     * @example Karlín
     */
    cityPart?: (string | null) | undefined;
    /**
     * @description Town or village, as exact as `cityFormat` asks for; null when it cannot be told.
     * @example Praha 8
     */
    city?: (string | null) | undefined;
    /**
     * @description The street's name without a number; null where streets have no names, or when it cannot be told.
     * @example Sokolovská
     */
    street?: (string | null) | undefined;
    /**
     * @description The first line of an address. Where streets have no names, the part of the town stands in place of the street. Null when the
     *     number cannot be told.
     * @example Sokolovská 192/79
     */
    streetWithNumber?: (string | null) | undefined;
    /**
     * @description The number of a house, whole and in its parts. All members are null for a location without a number.
     *
     *     **Assumed:** The specification shows no data of /location/*; house numbers in two parts are what Czechia and Slovakia use.
     */
    number?: LocationNumber | undefined;
    /**
     * @description Postal code, with its separator or without as `zipFormat` says; null when it cannot be told, or when a town has several.
     * @example 18600
     */
    zip?: (string | null) | undefined;
    /**
     * @description The whole address on one line, without the country; null when it cannot be told.
     * @example Sokolovská 192/79, 18600 Praha 8
     */
    full?: (string | null) | undefined;
    /**
     * @description Identifiers of an address, to fetch it again with /location/get.
     *
     *     **Assumed:** The specification shows no data of /location/*; an identifier of the service's own and one of the national register are usual.
     */
    ids?: LocationIds | undefined;
    /**
     * @description Where the address lies.
     *
     *     **Assumed:** The specification shows no data of /location/*; a position in WGS 84 is usual.
     */
    geometry?: LocationGeometry | undefined;
};
/**
 * @description An address of a company.
 *
 *     **Assumed:** The specification shows no data of /company/*; an address is assumed to have the data of a location.
 */
export type CompanyAddress = {
    /** @description The address itself; null when it cannot be told. */
    data?: (LocationData | null) | undefined;
};
/**
 * @description In what form the company does business.
 *
 *     **Assumed:** The specification shows no data of /company/*; a type, a code and a name are what registers say.
 */
export type CompanyLegalForm = {
    /**
     * @description Whether the company is a legal person of its own (`juridical`) or one human being (`physical`). Null when it cannot be told.
     * @example juridical
     */
    type?: (("juridical" | "physical") | (string & {}) | null) | undefined;
    /**
     * @description The form's number in the code list of the country's register; null when it cannot be told.
     * @example 112
     */
    code?: (string | null) | undefined;
    /**
     * @description The form's name in the country's language; null when it cannot be told.
     * @example Společnost s ručením omezeným
     */
    name?: (string | null) | undefined;
};
/**
 * @description When the company began and ended.
 *
 *     **Assumed:** The specification shows no data of /company/*; the two dates are what registers say.
 */
export type CompanyDates = {
    /**
     * Format: date
     * @description Day of the entry in the register, as an ISO 8601 date; null when it cannot be told.
     * @example 2011-03-14
     */
    created?: (string | null) | undefined;
    /**
     * Format: date
     * @description Day on which the company ceased to exist, as an ISO 8601 date; null while it exists.
     * @example null
     */
    terminated?: (string | null) | undefined;
};
/**
 * @description A company, as its country's register knows it. Which members are there depends on `dataScope`.
 *
 *     **Assumed:** The specification shows no data of /company/*; these are what public registers say of a company.
 */
export type CompanyData = {
    /**
     * @description Country of the register, in the notation that `countryFormat` asks for; null when it cannot be told.
     * @example CZ
     */
    country?: (string | null) | undefined;
    /**
     * @description The registered name with its legal form; null when it cannot be told.
     * @example Kovárna Pod Jeřábem s.r.o.
     */
    name?: (string | null) | undefined;
    /**
     * @description The number in the register - IČO in Czechia and Slovakia, REGON in Poland. Null when it cannot be told.
     * @example 89003675
     */
    registrationNumber?: (string | null) | undefined;
    /**
     * @description The number at the tax office - DIČ in Czechia and Slovakia, NIP in Poland. Null when there is none, or when it cannot be told.
     * @example CZ89003675
     */
    taxNumber?: (string | null) | undefined;
    /**
     * @description The number for value-added tax in the European Union, with the country's code. Null when the company does not pay it, or when it cannot be told.
     * @example CZ89003675
     */
    vatNumber?: (string | null) | undefined;
    /**
     * @description A number for value-added tax beside the usual one, such as that of a group that pays it together. Null when there is none, or when it cannot be told.
     * @example null
     */
    vatNumberSpecial?: (string | null) | undefined;
    /**
     * @description The service's own identifier of the company; null when it cannot be told which company it is.
     * @example 7d1f2f0a-3c61-4f0e-9a57-2f6d0c9b8e14
     */
    uuid?: (string | null) | undefined;
    /** @description The address of the company; null when it cannot be told. */
    address?: (CompanyAddress | null) | undefined;
    /** @description The registered office as the register writes it; null when it cannot be told. */
    addressOfficial?: (CompanyAddress | null) | undefined;
    /**
     * @description In what form the company does business.
     *
     *     **Assumed:** The specification shows no data of /company/*; a type, a code and a name are what registers say.
     */
    legalForm?: CompanyLegalForm | undefined;
    /**
     * @description When the company began and ended.
     *
     *     **Assumed:** The specification shows no data of /company/*; the two dates are what registers say.
     */
    dates?: CompanyDates | undefined;
};
/**
 * @description The state that the company is in today. From `dataScope` extended on.
 *
 *     **Assumed:** The specification shows no flags of /company/*; the three are what registers say.
 */
export type CompanyFlags = {
    /** @description Whether the company exists, that is, has not been terminated. Null when it cannot be told. */
    isActive?: (boolean | null) | undefined;
    /** @description Whether the company is registered for value-added tax. Null when it cannot be told. */
    isVatPayer?: (boolean | null) | undefined;
    /** @description Whether insolvency proceedings against the company are open. Null when it cannot be told. */
    isInInsolvency?: (boolean | null) | undefined;
};
/**
 * @description One company that was found.
 *
 *     **Assumed:** The specification shows no response of /company/*; an object with data, as in the result of a validation, is assumed.
 */
export type CompanyItem = {
    /**
     * @description A company, as its country's register knows it. Which members are there depends on `dataScope`.
     *
     *     **Assumed:** The specification shows no data of /company/*; these are what public registers say of a company.
     */
    data: CompanyData;
    /**
     * @description The state that the company is in today. From `dataScope` extended on.
     *
     *     **Assumed:** The specification shows no flags of /company/*; the three are what registers say.
     */
    flags?: CompanyFlags | undefined;
};
/**
 * @description The body of a successful answer of /company/get.
 *
 *     **Assumed:** The specification shows no response of /company/get; a list of results is assumed, as searches give it.
 */
export type CompanyGetResponse = {
    /** @description The company, as the only item; empty when the register does not have it. */
    results: CompanyItem[];
};
/** @description Why the request failed. */
export type RequestError = {
    /**
     * @description Where the cause lies - `REQUEST` in what was sent, `INTERNAL` in the service.
     *
     *     **Assumed:** The specification states REQUEST, for an authentication failure, and no other group; INTERNAL is assumed.
     * @example REQUEST
     */
    group: string;
    /**
     * @description What the error is about, for example `AUTH` when the credentials were not accepted.
     * @example AUTH
     */
    type: string;
    /**
     * @description The exact cause within the type.
     *
     *     **Assumed:** The specification states a string and not its values; INVALID_CREDENTIALS is assumed for an authentication failure.
     * @example INVALID_CREDENTIALS
     */
    subtype: string;
    /**
     * @description How serious it is; `critical` means that there is no result.
     *
     *     **Assumed:** The specification states critical, for an authentication failure, and not what it means.
     * @example critical
     */
    severity: string;
    /**
     * @description The request fields concerned, as paths from `request`: `query.numberFull`. Empty when no field is to blame, as with the
     *     credentials.
     *
     *     **Assumed:** The specification states an array, which is empty for an authentication failure; paths of request fields are assumed.
     * @example []
     */
    relatedTo: string[];
    /**
     * @description What happened and how to mend it, as an English sentence meant for developers.
     *
     *     **Assumed:** The specification states a text, and what it says of an authentication failure, not for whom it is nor in which language.
     */
    description: string;
};
/** @description The body of every response that is not a success. */
export type ErrorResponse = {
    /** @description What went wrong; at least one item. */
    errors: RequestError[];
};
/**
 * @description Further fields that a result should have, each with the value wanted. `filterMode` says what happens to results that do not match.
 *
 *     **Assumed:** The specification shows no request of /company/*; a filter by the fields of the company that can be validated is assumed.
 */
export type CompanyFilter = {
    /**
     * @description Any notation that `countryFormat` knows.
     * @example CZ
     */
    country?: string | undefined;
    /**
     * @description Registered name; as an alternative, the name without its legal form.
     * @example Kovárna Pod Jeřábem s.r.o.
     */
    name?: string | undefined;
    /**
     * @description Number in the register.
     * @example 89003675
     */
    registrationNumber?: string | undefined;
    /**
     * @description Number at the tax office; as an alternative, with or without the country's code.
     * @example CZ89003675
     */
    taxNumber?: string | undefined;
    /**
     * @description Number for value-added tax; as an alternative, without the country's code.
     * @example CZ89003675
     */
    vatNumber?: string | undefined;
};
/**
 * @description What to look for, and in which field.
 *
 *     **Assumed:** The specification shows no payload of /company/search; one value for one field, with a filter by other fields, is assumed.
 */
export type CompanySearchQuery = {
    /**
     * @description The field in which to look.
     * @example name
     */
    type: ("name" | "registrationNumber" | "taxNumber" | "vatNumber") | (string & {});
    /**
     * @description The beginning of the value, or of a word of the name, as the user has typed it so far.
     * @example kovarna
     */
    value: string;
    /**
     * @description Further fields that a result should have, each with the value wanted. `filterMode` says what happens to results that do not match.
     *
     *     **Assumed:** The specification shows no request of /company/*; a filter by the fields of the company that can be validated is assumed.
     */
    filter?: CompanyFilter | undefined;
};
/**
 * @description Which companies to give, in which order, and what to tell of each.
 *
 *     **Assumed:** The specification shows no options of /company/search; these are what services of this kind offer, with an offset for its resultsOffset.
 */
export type CompanySearchOptions = {
    /**
     * @description How much is told of each company.
     *
     *     * `basic`: its name, its numbers and its address.
     *     * `extended`: also `addressOfficial`, `vatNumberSpecial`, `legalForm`, `dates` and `flags`.
     *     * `full`: also the region, district, part of the town and position of its address.
     *
     *     Of a company that is valid as sent, the validation gives all of this in `suggestions` when more than `basic` is asked for.
     *
     *     **Assumed:** The specification shows no options of /company/*; the three scopes are those of services of this kind.
     * @default basic
     */
    dataScope?: components["schemas"]["CompanyDataScope"] | undefined;
    /**
     * @description Countries in whose registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
     *
     *     **Assumed:** The specification shows no options of /company/*; CZ, SK and PL are assumed to have registers, open to others.
     */
    dataSource?: components["schemas"]["CompanyDataSource"] | undefined;
    /**
     * @description Whether companies that have ceased to exist come into question too.
     *
     *     **Assumed:** The specification shows no options of /company/*; a switch that is off is assumed.
     * @default false
     */
    includeTerminatedSubjects?: components["schemas"]["IncludeTerminatedSubjects"] | undefined;
    /**
     * @description Whether postal codes get their separator - `130 00`, `00-950` - rather than digits alone - `13000`, `00950`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; a switch that is off is assumed.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description How exactly a town is named.
     *
     *     * `minimal`: the town alone: Praha.
     *     * `basic`: with the district's number where post is addressed so: Praha 8.
     *     * `extended`: with its part as well: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the three degrees are those of services of this kind.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description How countries are named.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: the full name in the country's language: Česká republika.
     *     * `localShortened`: the short name in the country's language: Česko.
     *     * `international`: the full name in English: Czech Republic.
     *     * `internationalShortened`: the short name in English: Czechia.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the six notations are those of services of this kind.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
    /**
     * @description Which companies come into question.
     *
     *     * `juridical`: legal persons, such as a limited company.
     *     * `physical`: human beings in business.
     *     * `any`: both.
     *
     *     With `filterMode` prefer, the others come after these instead of being left out.
     *
     *     **Assumed:** The specification shows no options of /company/*; the distinction is the one that registers make.
     * @default any
     */
    legalFormType?: components["schemas"]["LegalFormType"] | undefined;
    /**
     * @description How many results to give at most.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description How many of the best results to skip, to page through them.
     * @default 0
     */
    resultsOffset?: (number | null) | undefined;
    /**
     * @description What happens to results that do not match the filter.
     *
     *     * `limit`: they are left out.
     *     * `prefer`: they come after those that match.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; leaving out or ranking lower is assumed.
     * @default limit
     */
    filterMode?: components["schemas"]["FilterMode"] | undefined;
    /**
     * @description Whether a filter value matches in spite of another case, diacritics or white space - `karlin` for `Karlín`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
     * @default true
     */
    filterAcceptFormat?: components["schemas"]["FilterAcceptFormat"] | undefined;
    /**
     * @description Whether a filter value matches by another name of the same - `Prague` or `Praha` for `Praha 8`, `Czechia` for `CZ`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
     * @default true
     */
    filterAcceptAlternatives?: components["schemas"]["FilterAcceptAlternatives"] | undefined;
    /**
     * @description Whether a filter value must match as a whole; otherwise the beginning of the value or of a word in it is enough.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
     * @default true
     */
    filterExactMatch?: components["schemas"]["FilterExactMatch"] | undefined;
};
/** @description Root object of every request. */
export type CompanySearchRequestRoot = {
    /**
     * @description What to look for, and in which field.
     *
     *     **Assumed:** The specification shows no payload of /company/search; one value for one field, with a filter by other fields, is assumed.
     */
    query: CompanySearchQuery;
    /**
     * @description Which companies to give, in which order, and what to tell of each.
     *
     *     **Assumed:** The specification shows no options of /company/search; these are what services of this kind offer, with an offset for its resultsOffset.
     */
    options?: CompanySearchOptions | undefined;
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
/** @description The body of a request to /company/search. */
export type CompanySearchRequest = {
    /** @description Root object of every request. */
    request: CompanySearchRequestRoot;
};
/**
 * @description The body of a successful answer of /company/search.
 *
 *     **Assumed:** The specification shows no response of /company/search; counts and a list of results are assumed.
 */
export type CompanySearchResponse = {
    /** @description Number of items in `results`. */
    resultsCount: components["schemas"]["ResultsCount"];
    /** @description How many results were skipped, as the options asked. */
    resultsOffset: number;
    /** @description How many results there are in all, those skipped and those over `resultsLimit` included. Null when they were not counted. */
    resultsTotal: number | null;
    /** @description The companies found, best match first. */
    results: CompanyItem[];
};
/**
 * @description The fields of a company by which it can be told, as the user typed them.
 *
 *     **Assumed:** The specification shows no payload of /company/validate; any one of a company's name and numbers is assumed to be enough.
 */
export type CompanyFields = {
    /**
     * @description The registered name, with its legal form, as the user typed it.
     * @example Kovárna Pod Jeřábem s.r.o.
     */
    name?: string | undefined;
    /**
     * @description Country of the register, in any notation that `countryFormat` knows. Left out, all of `dataSource` come into question.
     * @example CZ
     */
    country?: string | undefined;
    /**
     * @description The number in the register - IČO in Czechia and Slovakia, REGON in Poland.
     * @example 89003675
     */
    registrationNumber?: string | undefined;
    /**
     * @description The number at the tax office - DIČ in Czechia and Slovakia, NIP in Poland.
     * @example CZ89003675
     */
    taxNumber?: string | undefined;
    /**
     * @description The number for value-added tax in the European Union, which starts with the country's code.
     * @example CZ89003675
     */
    vatNumber?: string | undefined;
};
/**
 * @description What is known of the company; at least one field. The fields are also checked against each other.
 *
 *     **Assumed:** The specification shows no payload of /company/validate; any one of a company's name and numbers is assumed to be enough.
 */
export type CompanyValidateQuery = WithRequired<CompanyFields, "name"> | WithRequired<CompanyFields, "country"> | WithRequired<CompanyFields, "registrationNumber"> | WithRequired<CompanyFields, "taxNumber"> | WithRequired<CompanyFields, "vatNumber">;
/**
 * @description Which companies come into question, what to do with data that can be corrected, and what to tell of a company.
 *
 *     **Assumed:** The specification shows no options of /company/validate; these are what services of this kind offer.
 */
export type CompanyValidateOptions = {
    /**
     * @description How much is told of each company.
     *
     *     * `basic`: its name, its numbers and its address.
     *     * `extended`: also `addressOfficial`, `vatNumberSpecial`, `legalForm`, `dates` and `flags`.
     *     * `full`: also the region, district, part of the town and position of its address.
     *
     *     Of a company that is valid as sent, the validation gives all of this in `suggestions` when more than `basic` is asked for.
     *
     *     **Assumed:** The specification shows no options of /company/*; the three scopes are those of services of this kind.
     * @default basic
     */
    dataScope?: components["schemas"]["CompanyDataScope"] | undefined;
    /**
     * @description Countries in whose registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
     *
     *     **Assumed:** The specification shows no options of /company/*; CZ, SK and PL are assumed to have registers, open to others.
     */
    dataSource?: components["schemas"]["CompanyDataSource"] | undefined;
    /**
     * @description Whether companies that have ceased to exist come into question too.
     *
     *     **Assumed:** The specification shows no options of /company/*; a switch that is off is assumed.
     * @default false
     */
    includeTerminatedSubjects?: components["schemas"]["IncludeTerminatedSubjects"] | undefined;
    /**
     * @description Whether postal codes get their separator - `130 00`, `00-950` - rather than digits alone - `13000`, `00950`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; a switch that is off is assumed.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description How exactly a town is named.
     *
     *     * `minimal`: the town alone: Praha.
     *     * `basic`: with the district's number where post is addressed so: Praha 8.
     *     * `extended`: with its part as well: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the three degrees are those of services of this kind.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description How countries are named.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: the full name in the country's language: Česká republika.
     *     * `localShortened`: the short name in the country's language: Česko.
     *     * `international`: the full name in English: Czech Republic.
     *     * `internationalShortened`: the short name in English: Czechia.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the six notations are those of services of this kind.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
    /**
     * @description Which companies come into question.
     *
     *     * `juridical`: legal persons, such as a limited company.
     *     * `physical`: human beings in business.
     *     * `any`: both.
     *
     *     With `filterMode` prefer, the others come after these instead of being left out.
     *
     *     **Assumed:** The specification shows no options of /company/*; the distinction is the one that registers make.
     * @default any
     */
    legalFormType?: components["schemas"]["LegalFormType"] | undefined;
    /**
     * @description What happens to results that do not match the filter.
     *
     *     * `limit`: they are left out.
     *     * `prefer`: they come after those that match.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; leaving out or ranking lower is assumed.
     * @default limit
     */
    filterMode?: components["schemas"]["FilterMode"] | undefined;
    /**
     * @description How many suggestions to give at most.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
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
     * @description What `correctionMode` says, for the case that the corrected data lies in another country than the one that was sent. The narrower of
     *     the two holds.
     *
     *     * `full`: the country is corrected too.
     *     * `format`: only the formatting is corrected; data of another country is not offered.
     *     * `suggestion`: data of another country comes in `suggestions` only.
     *     * `none`: data of another country is not offered.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; corrections across a border are assumed to be opted in to.
     * @default format
     */
    correctionModeCrossCountry?: components["schemas"]["CorrectionModeCrossCountry"] | undefined;
};
/** @description Root object of every request. */
export type CompanyValidateRequestRoot = {
    /**
     * @description What is known of the company; at least one field. The fields are also checked against each other.
     *
     *     **Assumed:** The specification shows no payload of /company/validate; any one of a company's name and numbers is assumed to be enough.
     */
    query: CompanyValidateQuery;
    /**
     * @description Which companies come into question, what to do with data that can be corrected, and what to tell of a company.
     *
     *     **Assumed:** The specification shows no options of /company/validate; these are what services of this kind offer.
     */
    options?: CompanyValidateOptions | undefined;
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
/** @description The body of a request to /company/validate. */
export type CompanyValidateRequest = {
    /** @description Root object of every request. */
    request: CompanyValidateRequestRoot;
};
/**
 * @description What is wrong with the submitted value. It looks like an error of a request and is not one: the request succeeded, and this is
 *     what it found out.
 *
 *     **Assumed:** The specification does not show the fields of a finding; group, type and subtype are those seen in services of this kind, open to others.
 */
export type Finding = {
    /** @description What kind of rule the value breaks, from the spelling (`SYNTAX`) over the notation (`FORMAT`) to the content (`VALUE`). */
    group?: (("SYNTAX" | "FORMAT" | "VALUE") | (string & {})) | undefined;
    /** @description The rule within the group. */
    type?: (("CHARACTERS" | "EMPTY" | "INCORRECT_ORDER" | "INVALID" | "INVALID_COMBINATION" | "NOT_ALLOWED" | "TEMPORARY_INVALID" | "UNABLE_TO_PROCESS" | "VALUE_LENGTH" | "VALUE_PART_EXTRA" | "VALUE_PART_MISSING" | "VALUE_PART_POSITION") | (string & {})) | undefined;
    /** @description The part of the value or the aspect that breaks the rule; null where the type says it all. */
    subtype?: (("AT_SIGN" | "CASE_SENSITIVITY" | "CONTEXT" | "DEGREES" | "DIACRITICS" | "DISPOSABLE" | "DOMAIN" | "DOMAIN_DNS" | "FREEMAIL" | "LEGAL_FORM" | "NAME" | "NUMBER" | "PLUS_SIGN" | "PREFIX" | "SURNAME" | "TLD" | "TOO_LONG" | "TOO_SHORT" | "WHITESPACES") | (string & {}) | null) | undefined;
    /**
     * @description How much it matters.
     *
     *     * `info`: worth knowing.
     *     * `warning`: worth a second look. It can make the data invalid, as a name that the service does not know does.
     *     * `critical`: makes the data invalid.
     *
     *     Whether the data can be used is in `isValid`, and follows from no severity alone.
     */
    severity?: (("info" | "warning" | "critical") | (string & {})) | undefined;
    /** @description The fields of `request.query` that the finding is about. */
    relatedTo?: string[] | undefined;
    /** @description The finding as an English sentence, meant for developers rather than for end users. Null when there is no sentence for it. */
    description?: (string | null) | undefined;
};
/**
 * @description What is wrong with the data; empty when nothing is.
 *
 *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
 */
export type Findings = Finding[];
/**
 * @description The outcome of the validation of the company as sent.
 *
 *     **Assumed:** The specification shows no response of /company/validate; the fields of a result are those of the other validations.
 */
export type CompanyResult = {
    /**
     * @description Whether the data beside it can be used as it is.
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
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    proposal: components["schemas"]["Proposal"];
    /**
     * @description A company, as its country's register knows it. Which members are there depends on `dataScope`.
     *
     *     **Assumed:** The specification shows no data of /company/*; these are what public registers say of a company.
     */
    data: CompanyData;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors: Findings;
    /**
     * @description The state that the company is in today. From `dataScope` extended on.
     *
     *     **Assumed:** The specification shows no flags of /company/*; the three are what registers say.
     */
    flags?: CompanyFlags | undefined;
};
/** @description The change itself, from the submitted to the corrected value. */
export type FixChange = {
    /** @description The query field that the old value was in; null when the value was added. */
    typeFrom?: (string | null) | undefined;
    /** @description The field that the new value is in; differs from `typeFrom` when a value moved. Null when the value was removed. */
    type?: (string | null) | undefined;
    /** @description The value as submitted; null when it was added. */
    valueFrom?: (string | null) | undefined;
    /** @description The value as corrected; null when it was removed. */
    value?: (string | null) | undefined;
};
/**
 * @description One change that the correction made.
 *
 *     **Assumed:** The specification does not show the fields of a fix; group, type and subtype are those seen in services of this kind, open to others.
 */
export type Fix = {
    /** @description What kind of rule the change satisfies; the same groups as those of a finding. */
    group?: (("SYNTAX" | "FORMAT" | "VALUE") | (string & {})) | undefined;
    /** @description What happened to the value, or to a part of it. */
    type?: (("ADDED" | "CHANGED" | "PART_CHANGED" | "REMOVED" | "VALUE_CHANGED" | "VALUE_PART_ADDED" | "VALUE_PART_CHANGED" | "VALUE_PART_REMOVED") | (string & {})) | undefined;
    /** @description What was changed, added or removed; null where the type says it all. */
    subtype?: (("AT_SIGN" | "CASE_SENSITIVITY" | "CHARACTERS" | "CONTEXT" | "DEGREES" | "DIACRITICS" | "DOMAIN" | "LEGAL_FORM" | "NAME" | "PLUS_SIGN" | "PREFIX" | "SURNAME" | "TYPO" | "WHITESPACES") | (string & {}) | null) | undefined;
    /** @description The change itself, from the submitted to the corrected value. */
    data?: FixChange | undefined;
};
/** @description The changes that lead from the submitted data to this data. */
export type Fixes = Fix[];
/**
 * @description A better form of the company's data, with the changes that lead to it.
 *
 *     **Assumed:** The specification shows no response of /company/validate; a correction is assumed to mirror the result, with the fixes made.
 */
export type CompanyCorrection = {
    /**
     * @description Whether the data beside it can be used as it is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /**
     * @description A company, as its country's register knows it. Which members are there depends on `dataScope`.
     *
     *     **Assumed:** The specification shows no data of /company/*; these are what public registers say of a company.
     */
    data?: CompanyData | undefined;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors?: Findings | undefined;
    /** @description The changes that lead from the submitted data to this data. */
    fixes?: Fixes | undefined;
    /**
     * @description The state that the company is in today. From `dataScope` extended on.
     *
     *     **Assumed:** The specification shows no flags of /company/*; the three are what registers say.
     */
    flags?: CompanyFlags | undefined;
};
/**
 * @description The body of a successful answer of /company/validate.
 *
 *     **Assumed:** The specification shows no response of /company/validate; that of the other validations is assumed.
 */
export type CompanyValidateResponse = {
    /**
     * @description The outcome of the validation of the company as sent.
     *
     *     **Assumed:** The specification shows no response of /company/validate; the fields of a result are those of the other validations.
     */
    result: CompanyResult;
    /** @description The company after correction; null when nothing was corrected, or when corrections were not asked for. */
    resultCorrected: CompanyCorrection | null;
    /** @description Companies that may have been meant, likeliest first; empty when there are none. */
    suggestions: CompanyCorrection[];
};
/**
 * @description What the user has typed so far.
 *
 *     **Assumed:** The specification shows no payload of /email/search; the beginning of an address is assumed.
 */
export type EmailSearchQuery = {
    /**
     * @description The beginning of an e-mail address, with the at sign or still without.
     * @example jana.kadlecova@sez
     */
    value: string;
};
/**
 * @description How many addresses to give.
 *
 *     **Assumed:** The specification shows no options of /email/search; a limit is what services of this kind offer.
 */
export type EmailSearchOptions = {
    /**
     * @description How many addresses to give at most.
     * @default 5
     */
    resultsLimit?: (number | null) | undefined;
};
/** @description Root object of every request. */
export type EmailSearchRequestRoot = {
    /**
     * @description What the user has typed so far.
     *
     *     **Assumed:** The specification shows no payload of /email/search; the beginning of an address is assumed.
     */
    query: EmailSearchQuery;
    /**
     * @description How many addresses to give.
     *
     *     **Assumed:** The specification shows no options of /email/search; a limit is what services of this kind offer.
     */
    options?: EmailSearchOptions | undefined;
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
/** @description The body of a request to /email/search. */
export type EmailSearchRequest = {
    /** @description Root object of every request. */
    request: EmailSearchRequestRoot;
};
/**
 * @description An e-mail address and its two parts.
 *
 *     **Assumed:** The specification does not show the data of /email/validate; these are the parts that every address has.
 */
export type EmailData = {
    /**
     * @description The whole address.
     * @example jana.kadlecova@seznam.cz
     */
    email?: (string | null) | undefined;
    /**
     * @description The part before the last at sign; the whole text when it has none, null when there is nothing.
     * @example jana.kadlecova
     */
    user?: (string | null) | undefined;
    /**
     * @description The part after the last at sign; null when it cannot be told.
     * @example seznam.cz
     */
    domain?: (string | null) | undefined;
};
/** @description One address that the user may be about to type. */
export type EmailSearchItem = {
    /**
     * @description An e-mail address and its two parts.
     *
     *     **Assumed:** The specification does not show the data of /email/validate; these are the parts that every address has.
     */
    data: EmailData;
};
/**
 * @description The body of a successful answer of /email/search.
 *
 *     **Assumed:** The specification shows no response of /email/search; a count and a list of results are assumed.
 */
export type EmailSearchResponse = {
    /** @description Number of items in `results`. */
    resultsCount: components["schemas"]["ResultsCount"];
    /** @description Complete addresses, likeliest first. */
    results: EmailSearchItem[];
};
/** @description The address to validate. */
export type EmailValidateQuery = {
    /**
     * @description E-mail address to validate, as the user typed it. An internationalised domain may be in Unicode or in Punycode.
     *
     *     **Assumed:** The specification states that this is the address, not how an internationalised domain is written.
     * @example jana.kadlecova@seznam.cz
     */
    email: string;
};
/**
 * @description What to check, and what to do with an address that can be corrected.
 *
 *     **Assumed:** The specification does not show the options of /email/validate; these are what services of this kind offer.
 */
export type EmailValidateOptions = {
    /**
     * @description How deep to look.
     *
     *     * `basic`: the spelling of the address alone.
     *     * `extended`: also whether its domain and mailbox can receive mail.
     * @default extended
     */
    validationType?: (("basic" | "extended") | (string & {}) | null) | undefined;
    /**
     * @description Whether an address at a provider of throw-away mailboxes counts as valid.
     * @default true
     */
    acceptDisposableEmails?: (boolean | null) | undefined;
    /**
     * @description Whether an address at a provider of free mailboxes counts as valid.
     * @default true
     */
    acceptFreemails?: (boolean | null) | undefined;
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
};
/** @description Root object of every request. */
export type EmailValidateRequestRoot = {
    /** @description The address to validate. */
    query: EmailValidateQuery;
    /**
     * @description What to check, and what to do with an address that can be corrected.
     *
     *     **Assumed:** The specification does not show the options of /email/validate; these are what services of this kind offer.
     */
    options?: EmailValidateOptions | undefined;
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
/** @description The body of a request to /email/validate. */
export type EmailValidateRequest = {
    /** @description Root object of every request. */
    request: EmailValidateRequestRoot;
};
/**
 * @description What is known of the address and of its provider.
 *
 *     **Assumed:** The specification shows no field of the result but data; these are what services of this kind return.
 */
export type EmailFlags = {
    /** @description Whether the mail server accepts any user name, so that the existence of this one cannot be told. Null when it was not asked. */
    isCatchAllServer?: (boolean | null) | undefined;
    /** @description Whether the provider gives out throw-away mailboxes. Null when the domain cannot be told. */
    isDisposableEmailAddress?: (boolean | null) | undefined;
    /** @description Whether the provider gives out free mailboxes. Null when the domain cannot be told. */
    isFreemail?: (boolean | null) | undefined;
};
/** @description The outcome of the validation of the address as sent. */
export type EmailResult = {
    /**
     * @description Whether the data beside it can be used as it is.
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
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    proposal: components["schemas"]["Proposal"];
    /**
     * @description An e-mail address and its two parts.
     *
     *     **Assumed:** The specification does not show the data of /email/validate; these are the parts that every address has.
     */
    data: EmailData;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors: Findings;
    /**
     * @description What is known of the address and of its provider.
     *
     *     **Assumed:** The specification shows no field of the result but data; these are what services of this kind return.
     */
    flags?: EmailFlags | undefined;
};
/** @description A better form of the address, with the changes that lead to it. */
export type EmailCorrection = {
    /**
     * @description Whether the data beside it can be used as it is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /**
     * @description An e-mail address and its two parts.
     *
     *     **Assumed:** The specification does not show the data of /email/validate; these are the parts that every address has.
     */
    data?: EmailData | undefined;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors?: Findings | undefined;
    /** @description The changes that lead from the submitted data to this data. */
    fixes?: Fixes | undefined;
};
/** @description The body of a successful answer of /email/validate. */
export type EmailValidateResponse = {
    /** @description The outcome of the validation of the address as sent. */
    result: EmailResult;
    /**
     * @description The address after correction; null when nothing was corrected, or when corrections were not asked for.
     *
     *     **Assumed:** The specification names resultCorrected and not its fields; assumed to mirror result, with the fixes made.
     */
    resultCorrected: EmailCorrection | null;
    /**
     * @description Likely better addresses, best first; empty when there are none.
     *
     *     **Assumed:** The specification says that corrected data is returned here as suggestions, not in which form; assumed to be that of resultCorrected.
     */
    suggestions: EmailCorrection[];
};
/**
 * @description Which address to give.
 *
 *     **Assumed:** The specification shows no payload of /location/get; a country and an identifier in it are assumed to name an address.
 */
export type LocationGetQuery = {
    /**
     * @description Country whose address register holds the address, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country: string;
    /**
     * @description Identifier from `ids` of a location; `idType` says of which kind.
     * @example CZ-000001
     */
    id: string;
};
/**
 * @description How the identifier is meant, and what to tell of the address.
 *
 *     **Assumed:** The specification shows no options of /location/get; these are what services of this kind offer.
 */
export type LocationGetOptions = {
    /**
     * @description What kind of identifier was sent.
     *
     *     * `internal`: the service's own.
     *     * `external`: the one of the country's address register.
     * @default internal
     */
    idType?: (("internal" | "external") | (string & {}) | null) | undefined;
    /**
     * @description How much is told of each location.
     *
     *     * `basic`: what an envelope needs, and the `ids`.
     *     * `full`: also `state`, `region`, `district`, `cityPart`, `geometry`, and more of the `number`. Of a location that is valid as sent,
     *       the validation then gives all of this in `suggestions`.
     *
     *     **Assumed:** The specification shows no options of /location/*; the scopes and the default, basic, are those of services of this kind.
     * @default basic
     */
    dataScope?: components["schemas"]["LocationDataScope"] | undefined;
    /**
     * @description Countries in whose address registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
     *
     *     **Assumed:** The specification shows no options of /location/*; CZ, SK and PL are assumed to have registers, open to others.
     */
    dataSource?: components["schemas"]["LocationDataSource"] | undefined;
    /**
     * @description Whether postal codes get their separator - `130 00`, `00-950` - rather than digits alone - `13000`, `00950`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; a switch that is off is assumed.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description How exactly a town is named.
     *
     *     * `minimal`: the town alone: Praha.
     *     * `basic`: with the district's number where post is addressed so: Praha 8.
     *     * `extended`: with its part as well: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the three degrees are those of services of this kind.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description How countries are named.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: the full name in the country's language: Česká republika.
     *     * `localShortened`: the short name in the country's language: Česko.
     *     * `international`: the full name in English: Czech Republic.
     *     * `internationalShortened`: the short name in English: Czechia.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the six notations are those of services of this kind.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
};
/** @description Root object of every request. */
export type LocationGetRequestRoot = {
    /**
     * @description Which address to give.
     *
     *     **Assumed:** The specification shows no payload of /location/get; a country and an identifier in it are assumed to name an address.
     */
    query: LocationGetQuery;
    /**
     * @description How the identifier is meant, and what to tell of the address.
     *
     *     **Assumed:** The specification shows no options of /location/get; these are what services of this kind offer.
     */
    options?: LocationGetOptions | undefined;
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
/** @description The body of a request to /location/get. */
export type LocationGetRequest = {
    /** @description Root object of every request. */
    request: LocationGetRequestRoot;
};
/**
 * @description One location that was found.
 *
 *     **Assumed:** The specification shows no response of /location/*; an object with data, as in the result of a validation, is assumed.
 */
export type LocationItem = {
    /**
     * @description An address, or a less exact location: of a street, number and `streetWithNumber` are null; of a town, the street is null too.
     *     Which members are there depends on `dataScope`.
     *
     *     **Assumed:** The specification shows no data of /location/*; these are the parts of a postal address that services of this kind return.
     */
    data: LocationData;
};
/**
 * @description The body of a successful answer of /location/get.
 *
 *     **Assumed:** The specification shows no response of /location/get; a list of results is assumed, as searches give it.
 */
export type LocationGetResponse = {
    /** @description The address, as the only item; empty when the identifier is not known. */
    results: LocationItem[];
};
/**
 * @description The position to look around.
 *
 *     **Assumed:** The specification shows no payload of /location/localize; a position in WGS 84 is assumed.
 */
export type LocationLocalizeQuery = {
    /**
     * @description Latitude in degrees, WGS 84.
     * @example 50.0929
     */
    lat: number;
    /**
     * @description Longitude in degrees, WGS 84.
     * @example 14.4547
     */
    lon: number;
};
/**
 * @description How far to look, and what to tell of each address.
 *
 *     **Assumed:** The specification shows no options of /location/localize; these are what services of this kind offer.
 */
export type LocationLocalizeOptions = {
    /**
     * @description How far from the position an address may lie, in metres along the surface of the earth.
     * @default 50
     */
    radius?: (number | null) | undefined;
    /**
     * @description Whether to give the nearest address, however far it lies, when there is none within `radius`.
     * @default false
     */
    acceptNearest?: (boolean | null) | undefined;
    /**
     * @description How much is told of each location.
     *
     *     * `basic`: what an envelope needs, and the `ids`.
     *     * `full`: also `state`, `region`, `district`, `cityPart`, `geometry`, and more of the `number`. Of a location that is valid as sent,
     *       the validation then gives all of this in `suggestions`.
     *
     *     **Assumed:** The specification shows no options of /location/*; the scopes and the default, basic, are those of services of this kind.
     * @default basic
     */
    dataScope?: components["schemas"]["LocationDataScope"] | undefined;
    /**
     * @description Countries in whose address registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
     *
     *     **Assumed:** The specification shows no options of /location/*; CZ, SK and PL are assumed to have registers, open to others.
     */
    dataSource?: components["schemas"]["LocationDataSource"] | undefined;
    /**
     * @description Whether postal codes get their separator - `130 00`, `00-950` - rather than digits alone - `13000`, `00950`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; a switch that is off is assumed.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description How exactly a town is named.
     *
     *     * `minimal`: the town alone: Praha.
     *     * `basic`: with the district's number where post is addressed so: Praha 8.
     *     * `extended`: with its part as well: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the three degrees are those of services of this kind.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description How countries are named.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: the full name in the country's language: Česká republika.
     *     * `localShortened`: the short name in the country's language: Česko.
     *     * `international`: the full name in English: Czech Republic.
     *     * `internationalShortened`: the short name in English: Czechia.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the six notations are those of services of this kind.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
};
/** @description Root object of every request. */
export type LocationLocalizeRequestRoot = {
    /**
     * @description The position to look around.
     *
     *     **Assumed:** The specification shows no payload of /location/localize; a position in WGS 84 is assumed.
     */
    query: LocationLocalizeQuery;
    /**
     * @description How far to look, and what to tell of each address.
     *
     *     **Assumed:** The specification shows no options of /location/localize; these are what services of this kind offer.
     */
    options?: LocationLocalizeOptions | undefined;
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
/** @description The body of a request to /location/localize. */
export type LocationLocalizeRequest = {
    /** @description Root object of every request. */
    request: LocationLocalizeRequestRoot;
};
/**
 * @description The body of a successful answer of /location/localize.
 *
 *     **Assumed:** The specification shows no response of /location/localize; a count and a list of results are assumed.
 */
export type LocationLocalizeResponse = {
    /** @description Number of items in `results`. */
    resultsCount: components["schemas"]["ResultsCount"];
    /** @description The addresses found, nearest first. */
    results: LocationItem[];
};
/**
 * @description Further fields that a result should have, each with the value wanted. The names are those of the search types: one with a dot, such
 *     as `number.full`, is a flat key and no nesting. `filterMode` says what happens to results that do not match.
 *
 *     **Assumed:** The specification shows no request of /location/*; a filter by the same fields that can be searched is assumed.
 */
export type LocationFilter = {
    /**
     * @description Any notation that `countryFormat` knows.
     * @example CZ
     */
    country?: string | undefined;
    /**
     * @description Name of a street, without a number.
     * @example Sokolovská
     */
    street?: string | undefined;
    /**
     * @description First line of an address.
     * @example Sokolovská 192/79
     */
    streetWithNumber?: string | undefined;
    /**
     * @description House number with all its parts.
     * @example 192/79
     */
    "number.full"?: string | undefined;
    /**
     * @description House number before the slash.
     * @example 192
     */
    "number.part1"?: string | undefined;
    /**
     * @description House number after the slash.
     * @example 79
     */
    "number.part2"?: string | undefined;
    /**
     * @description Town, as exact as you know it.
     * @example Praha
     */
    city?: string | undefined;
    /**
     * @description Postal code, with its separator or without.
     * @example 18600
     */
    zip?: string | undefined;
    /**
     * @description Whole address on one line.
     * @example Sokolovská 192/79, 18600 Praha 8
     */
    full?: string | undefined;
};
/**
 * @description What to look for, and in which field.
 *
 *     **Assumed:** The specification shows no payload of /location/search; one value for one field, with a filter by other fields, is assumed.
 */
export type LocationSearchQuery = {
    /**
     * @description The field in which to look. The field also decides how exact the results are; `city` finds towns, `street` streets.
     * @example streetWithNumber
     */
    type: ("street" | "streetWithNumber" | "number.full" | "number.part1" | "number.part2" | "city" | "zip" | "full") | (string & {});
    /**
     * @description The beginning of the value, as the user has typed it so far.
     * @example sokolovska 19
     */
    value: string;
    /**
     * @description Further fields that a result should have, each with the value wanted. The names are those of the search types: one with a dot, such
     *     as `number.full`, is a flat key and no nesting. `filterMode` says what happens to results that do not match.
     *
     *     **Assumed:** The specification shows no request of /location/*; a filter by the same fields that can be searched is assumed.
     */
    filter?: LocationFilter | undefined;
};
/**
 * @description Which locations to give, in which order, and what to tell of each.
 *
 *     **Assumed:** The specification shows no options of /location/search; these are what services of this kind offer.
 */
export type LocationSearchOptions = {
    /**
     * @description How much is told of each location.
     *
     *     * `basic`: what an envelope needs, and the `ids`.
     *     * `full`: also `state`, `region`, `district`, `cityPart`, `geometry`, and more of the `number`. Of a location that is valid as sent,
     *       the validation then gives all of this in `suggestions`.
     *
     *     **Assumed:** The specification shows no options of /location/*; the scopes and the default, basic, are those of services of this kind.
     * @default basic
     */
    dataScope?: components["schemas"]["LocationDataScope"] | undefined;
    /**
     * @description Countries in whose address registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
     *
     *     **Assumed:** The specification shows no options of /location/*; CZ, SK and PL are assumed to have registers, open to others.
     */
    dataSource?: components["schemas"]["LocationDataSource"] | undefined;
    /**
     * @description Whether postal codes get their separator - `130 00`, `00-950` - rather than digits alone - `13000`, `00950`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; a switch that is off is assumed.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description How exactly a town is named.
     *
     *     * `minimal`: the town alone: Praha.
     *     * `basic`: with the district's number where post is addressed so: Praha 8.
     *     * `extended`: with its part as well: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the three degrees are those of services of this kind.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description How countries are named.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: the full name in the country's language: Česká republika.
     *     * `localShortened`: the short name in the country's language: Česko.
     *     * `international`: the full name in English: Czech Republic.
     *     * `internationalShortened`: the short name in English: Czechia.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the six notations are those of services of this kind.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
    /**
     * @description How many results to give at most.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description How many of the best results to skip, to page through them.
     * @default 0
     */
    resultsOffset?: (number | null) | undefined;
    /**
     * @description Whether results may be less exact than an address - a street, a town. Otherwise the addresses in it are given.
     * @default true
     */
    allowPartialResults?: (boolean | null) | undefined;
    /**
     * @description What happens to results that do not match the filter.
     *
     *     * `limit`: they are left out.
     *     * `prefer`: they come after those that match.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; leaving out or ranking lower is assumed.
     * @default limit
     */
    filterMode?: components["schemas"]["FilterMode"] | undefined;
    /**
     * @description Whether a filter value matches in spite of another case, diacritics or white space - `karlin` for `Karlín`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
     * @default true
     */
    filterAcceptFormat?: components["schemas"]["FilterAcceptFormat"] | undefined;
    /**
     * @description Whether a filter value matches by another name of the same - `Prague` or `Praha` for `Praha 8`, `Czechia` for `CZ`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
     * @default true
     */
    filterAcceptAlternatives?: components["schemas"]["FilterAcceptAlternatives"] | undefined;
    /**
     * @description Whether a filter value must match as a whole; otherwise the beginning of the value or of a word in it is enough.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the switch is assumed to be on.
     * @default true
     */
    filterExactMatch?: components["schemas"]["FilterExactMatch"] | undefined;
};
/** @description Root object of every request. */
export type LocationSearchRequestRoot = {
    /**
     * @description What to look for, and in which field.
     *
     *     **Assumed:** The specification shows no payload of /location/search; one value for one field, with a filter by other fields, is assumed.
     */
    query: LocationSearchQuery;
    /**
     * @description Which locations to give, in which order, and what to tell of each.
     *
     *     **Assumed:** The specification shows no options of /location/search; these are what services of this kind offer.
     */
    options?: LocationSearchOptions | undefined;
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
/** @description The body of a request to /location/search. */
export type LocationSearchRequest = {
    /** @description Root object of every request. */
    request: LocationSearchRequestRoot;
};
/**
 * @description The body of a successful answer of /location/search.
 *
 *     **Assumed:** The specification shows no response of /location/search; a count and a list of results are assumed.
 */
export type LocationSearchResponse = {
    /** @description Number of items in `results`. */
    resultsCount: components["schemas"]["ResultsCount"];
    /** @description The locations found, best match first. */
    results: LocationItem[];
};
/**
 * @description The fields of an address, as the user typed them.
 *
 *     **Assumed:** The specification shows no payload of /location/validate; any one of the fields of an address is assumed to be enough.
 */
export type LocationFields = {
    /**
     * @description The street's name without a number, as the user typed it.
     * @example Sokolovská
     */
    street?: string | undefined;
    /**
     * @description The first line of the address, as the user typed it.
     * @example Sokolovská 192/79
     */
    streetWithNumber?: string | undefined;
    /**
     * @description The house number with all its parts, as the user typed it.
     * @example 192/79
     */
    "number.full"?: string | undefined;
    /**
     * @description Town or village, as the user typed it. Each degree of exactness that `cityFormat` knows is valid.
     * @example Praha 8
     */
    city?: string | undefined;
    /**
     * @description Postal code, as the user typed it. It is valid with its separator and without.
     * @example 186 00
     */
    zip?: string | undefined;
    /**
     * @description The whole address on one line, as the user typed it; best with commas between street, town and postal code.
     * @example Sokolovská 192/79, 186 00 Praha 8
     */
    full?: string | undefined;
    /**
     * @description Country of the address, in any notation that `countryFormat` knows. Left out, all countries of `dataSource` come into question.
     * @example CZ
     */
    country?: string | undefined;
};
/**
 * @description The address to validate, or a part of one; at least one field. A name with a dot, such as `number.full`, is a flat key and no
 *     nesting.
 *
 *     **Assumed:** The specification shows no payload of /location/validate; any one of the fields of an address is assumed to be enough.
 */
export type LocationValidateQuery = WithRequired<LocationFields, "street"> | WithRequired<LocationFields, "streetWithNumber"> | WithRequired<LocationFields, "number.full"> | WithRequired<LocationFields, "city"> | WithRequired<LocationFields, "zip"> | WithRequired<LocationFields, "full"> | WithRequired<LocationFields, "country">;
/**
 * @description What counts as valid, what to do with an address that can be corrected, and what to tell of it.
 *
 *     **Assumed:** The specification shows no options of /location/validate; these are what services of this kind offer.
 */
export type LocationValidateOptions = {
    /**
     * @description How much is told of each location.
     *
     *     * `basic`: what an envelope needs, and the `ids`.
     *     * `full`: also `state`, `region`, `district`, `cityPart`, `geometry`, and more of the `number`. Of a location that is valid as sent,
     *       the validation then gives all of this in `suggestions`.
     *
     *     **Assumed:** The specification shows no options of /location/*; the scopes and the default, basic, are those of services of this kind.
     * @default basic
     */
    dataScope?: components["schemas"]["LocationDataScope"] | undefined;
    /**
     * @description Countries in whose address registers to look, as ISO 3166-1 alpha-2 codes. Left out, all of them.
     *
     *     **Assumed:** The specification shows no options of /location/*; CZ, SK and PL are assumed to have registers, open to others.
     */
    dataSource?: components["schemas"]["LocationDataSource"] | undefined;
    /**
     * @description Whether postal codes get their separator - `130 00`, `00-950` - rather than digits alone - `13000`, `00950`.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; a switch that is off is assumed.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description How exactly a town is named.
     *
     *     * `minimal`: the town alone: Praha.
     *     * `basic`: with the district's number where post is addressed so: Praha 8.
     *     * `extended`: with its part as well: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the three degrees are those of services of this kind.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description How countries are named.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: the full name in the country's language: Česká republika.
     *     * `localShortened`: the short name in the country's language: Česko.
     *     * `international`: the full name in English: Czech Republic.
     *     * `internationalShortened`: the short name in English: Czechia.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; the six notations are those of services of this kind.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
    /**
     * @description How many suggestions to give at most.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description Whether `city` may name the town whose post office delivers the post, in place of the village in which the address lies.
     * @default false
     */
    acceptPostOfficeAsCity?: (boolean | null) | undefined;
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
     * @description What `correctionMode` says, for the case that the corrected data lies in another country than the one that was sent. The narrower of
     *     the two holds.
     *
     *     * `full`: the country is corrected too.
     *     * `format`: only the formatting is corrected; data of another country is not offered.
     *     * `suggestion`: data of another country comes in `suggestions` only.
     *     * `none`: data of another country is not offered.
     *
     *     **Assumed:** The specification shows no options of /company/* and /location/*; corrections across a border are assumed to be opted in to.
     * @default format
     */
    correctionModeCrossCountry?: components["schemas"]["CorrectionModeCrossCountry"] | undefined;
};
/** @description Root object of every request. */
export type LocationValidateRequestRoot = {
    /**
     * @description The address to validate, or a part of one; at least one field. A name with a dot, such as `number.full`, is a flat key and no
     *     nesting.
     *
     *     **Assumed:** The specification shows no payload of /location/validate; any one of the fields of an address is assumed to be enough.
     */
    query: LocationValidateQuery;
    /**
     * @description What counts as valid, what to do with an address that can be corrected, and what to tell of it.
     *
     *     **Assumed:** The specification shows no options of /location/validate; these are what services of this kind offer.
     */
    options?: LocationValidateOptions | undefined;
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
/** @description The body of a request to /location/validate. */
export type LocationValidateRequest = {
    /** @description Root object of every request. */
    request: LocationValidateRequestRoot;
};
/** @description The query fields that were sent, by how they were judged. */
export type LocationDataTypes = {
    /**
     * @description The fields that can be used as they are.
     * @example [
     *       "street",
     *       "city"
     *     ]
     */
    valid?: string[] | undefined;
    /**
     * @description The fields that are wrong, or that do not belong to the others.
     * @example [
     *       "zip"
     *     ]
     */
    invalid?: string[] | undefined;
};
/**
 * @description The outcome of the validation of the address as sent.
 *
 *     **Assumed:** The specification shows no response of /location/validate; the fields of a result are those of the other validations.
 */
export type LocationResult = {
    /**
     * @description Whether the data beside it can be used as it is.
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
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    proposal: components["schemas"]["Proposal"];
    /**
     * @description An address, or a less exact location: of a street, number and `streetWithNumber` are null; of a town, the street is null too.
     *     Which members are there depends on `dataScope`.
     *
     *     **Assumed:** The specification shows no data of /location/*; these are the parts of a postal address that services of this kind return.
     */
    data: LocationData;
    /** @description The query fields that were sent, by how they were judged. */
    dataTypes?: LocationDataTypes | undefined;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors: Findings;
};
/**
 * @description A better form of the address, with the changes that lead to it.
 *
 *     **Assumed:** The specification shows no response of /location/validate; a correction is assumed to mirror the result, with the fixes made.
 */
export type LocationCorrection = {
    /**
     * @description Whether the data beside it can be used as it is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /**
     * @description An address, or a less exact location: of a street, number and `streetWithNumber` are null; of a town, the street is null too.
     *     Which members are there depends on `dataScope`.
     *
     *     **Assumed:** The specification shows no data of /location/*; these are the parts of a postal address that services of this kind return.
     */
    data?: LocationData | undefined;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors?: Findings | undefined;
    /** @description The changes that lead from the submitted data to this data. */
    fixes?: Fixes | undefined;
};
/**
 * @description The body of a successful answer of /location/validate.
 *
 *     **Assumed:** The specification shows no response of /location/validate; that of the other validations is assumed.
 */
export type LocationValidateResponse = {
    /**
     * @description The outcome of the validation of the address as sent.
     *
     *     **Assumed:** The specification shows no response of /location/validate; the fields of a result are those of the other validations.
     */
    result: LocationResult;
    /** @description The address after correction; null when nothing was corrected, or when corrections were not asked for. */
    resultCorrected: LocationCorrection | null;
    /** @description Likely better addresses, best first; empty when there are none. */
    suggestions: LocationCorrection[];
};
/**
 * @description The parts of a name, as the user typed them.
 *
 *     **Assumed:** The specification does not show the query of /name/validate; the fields are those that its response names as components.
 */
export type NameFields = {
    /**
     * @description First name, or several of them.
     * @example Jana
     */
    name?: string | undefined;
    /**
     * @description Family name, or several of them.
     * @example Kadlecová
     */
    surname?: string | undefined;
    /**
     * @description First name and family name in one value, in this order.
     * @example Jana Kadlecová
     */
    nameSurname?: string | undefined;
};
/**
 * @description The name to validate - `name`, `surname` or both, or `nameSurname` where they are in one value.
 *
 *     **Assumed:** The specification does not show the query of /name/validate; the fields are those that its response names as components.
 */
export type NameValidateQuery = WithRequired<NameFields, "name"> | WithRequired<NameFields, "surname"> | WithRequired<NameFields, "nameSurname">;
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
    correctionMode?: never;
    dataLanguage?: never;
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
/** @description A personal name, taken apart. */
export type NameData = {
    /**
     * @description First name; null when none was found.
     *
     *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
     */
    name?: components["schemas"]["Name"] | undefined;
    /**
     * @description Family name; null when none was found.
     *
     *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
     */
    surname?: components["schemas"]["Surname"] | undefined;
    /**
     * @description First name and family name together; null unless both were found.
     *
     *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
     */
    nameSurname?: components["schemas"]["NameSurname"] | undefined;
    /**
     * @description Additions that tell namesakes apart, in the order in which they were sent.
     *
     *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
     */
    context?: components["schemas"]["NameContext"] | undefined;
    /**
     * @description Academic degrees that are written before a name, in the order in which they were sent. Null in a suggestion that is not about them.
     *
     *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
     */
    degreesBefore?: components["schemas"]["DegreesBefore"] | undefined;
    /**
     * @description Academic degrees that are written after a name, in the order in which they were sent. Null in a suggestion that is not about them.
     *
     *     **Assumed:** The specification does not show this field; it names it as a component of dataTypes.
     */
    degreesAfter?: components["schemas"]["DegreesAfter"] | undefined;
};
/** @description A day on which a name is celebrated, every year. */
export type NameDay = {
    /**
     * @description Country of the calendar, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country: string;
    /**
     * @description Month of the year, 1 for January.
     * @example 5
     */
    month: number;
    /**
     * @description Day of the month.
     * @example 24
     */
    day: number;
};
/**
 * @description The days in the calendars on which the name is celebrated; null when there are none, as with a surname.
 *
 *     **Assumed:** The specification does not show the structure of nameDays, only that it is required in 2.0 and optional in 2.1.
 */
export type NameDays = NameDay[] | null;
/** @description What is known of one component of the name. */
export type NameDetail = {
    /**
     * @description The component that this item is about.
     *
     *     **Assumed:** The specification shows no member of details[] but nameDays; these are what services of this kind return.
     */
    type: components["schemas"]["NameDetailType"];
    /**
     * @description The component, written as it was sent.
     *
     *     **Assumed:** The specification shows no member of details[] but nameDays; these are what services of this kind return.
     */
    value: components["schemas"]["NameDetailValue"];
    /**
     * @description Grammatical gender of the component - 0 unspecified, 1 man, 2 woman.
     *
     *     **Assumed:** The specification shows no member of details[] but nameDays; these are what services of this kind return.
     */
    gender?: components["schemas"]["Gender"] | undefined;
    /**
     * @description Vocative (5th case) of the component, in the language of `dataLanguage` (version 2.0 has Czech alone). The component itself where it does not change.
     *
     *     **Assumed:** The specification shows no member of details[] but nameDays; these are what services of this kind return.
     */
    vocative?: components["schemas"]["NameDetailVocative"] | undefined;
    /**
     * @description The days in the calendars on which the name is celebrated; null when there are none, as with a surname.
     *
     *     **Assumed:** The specification does not show the structure of nameDays, only that it is required in 2.0 and optional in 2.1.
     */
    nameDays: NameDays;
};
/** @description The outcome of the validation of the name as sent. */
export type NameResult = {
    /**
     * @description Whether the data beside it can be used as it is.
     *
     *     **Assumed:** The specification shows no field of the result but those it lists; these are what services of this kind return.
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
     *     **Assumed:** The specification shows no field of the result but those it lists; these are what services of this kind return.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    proposal: components["schemas"]["Proposal"];
    /** @description A personal name, taken apart. */
    data: NameData;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of the result but those it lists; these are what services of this kind return.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors: Findings;
    /**
     * @description What is known of each component that was sent, one item a component; only with `dataScope` `full`. In version 2.1 this is `result.data.details`.
     *
     *     **Assumed:** The specification states the place and the two forms, not when it is there; assumed with dataScope full, and always an array.
     */
    details?: (NameDetail | NameDetail[]) | undefined;
};
/**
 * @description A better form of the name, with the changes that lead to it.
 *
 *     **Assumed:** The specification names resultCorrected and suggestions and not their fields; assumed to mirror result, with the fixes made.
 */
export type NameCorrection = {
    /**
     * @description Whether the data beside it can be used as it is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /** @description A personal name, taken apart. */
    data?: NameData | undefined;
    /**
     * @description What is wrong with the data; empty when nothing is.
     *
     *     **Assumed:** The specification shows no field of a result but data and details; these are what services of this kind return.
     */
    errors?: Findings | undefined;
    /** @description The changes that lead from the submitted data to this data. */
    fixes?: Fixes | undefined;
};
/** @description The body of a successful answer of /name/validate. */
export type NameValidateResponse = {
    /** @description The outcome of the validation of the name as sent. */
    result: NameResult;
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
 * @description What the user has typed so far.
 *
 *     **Assumed:** The specification shows no payload of /phone/search; the beginning of a prefix or of a country is assumed.
 */
export type PhoneSearchQuery = {
    /**
     * @description The beginning of a prefix - with its plus sign, with 00 or without either -, an ISO 3166-1 alpha-2 code, or the beginning of a
     *     country's name in English, Czech, Slovak or Polish.
     * @example +42
     */
    value: string;
};
/**
 * @description Which prefixes to give, and how many.
 *
 *     **Assumed:** The specification shows no options of /phone/search; these are what services of this kind offer.
 */
export type PhoneSearchOptions = {
    /**
     * @description How many prefixes to give at most.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description The prefixes that come into question, each with its plus sign. Left out or empty, all of them.
     * @example [
     *       "+420",
     *       "+421"
     *     ]
     */
    allowedPrefixes?: (string[] | null) | undefined;
};
/** @description Root object of every request. */
export type PhoneSearchRequestRoot = {
    /**
     * @description What the user has typed so far.
     *
     *     **Assumed:** The specification shows no payload of /phone/search; the beginning of a prefix or of a country is assumed.
     */
    query: PhoneSearchQuery;
    /**
     * @description Which prefixes to give, and how many.
     *
     *     **Assumed:** The specification shows no options of /phone/search; these are what services of this kind offer.
     */
    options?: PhoneSearchOptions | undefined;
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
/** @description The body of a request to /phone/search. */
export type PhoneSearchRequest = {
    /** @description Root object of every request. */
    request: PhoneSearchRequestRoot;
};
/** @description The prefix and whose it is. */
export type PhoneSearchData = {
    /**
     * @description The country that the prefix calls, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country?: string | undefined;
    /**
     * @description International prefix with its plus sign, as /phone/validate takes it.
     * @example +420
     */
    prefix?: string | undefined;
};
/**
 * @description A country with its international prefix.
 *
 *     **Assumed:** The specification shows no response of /phone/search; a country and its prefix are assumed.
 */
export type PhoneSearchItem = {
    /** @description The prefix and whose it is. */
    data: PhoneSearchData;
};
/**
 * @description The body of a successful answer of /phone/search.
 *
 *     **Assumed:** The specification shows no response of /phone/search; a count and a list of results are assumed.
 */
export type PhoneSearchResponse = {
    /** @description Number of items in `results`. */
    resultsCount: components["schemas"]["ResultsCount"];
    /** @description The prefixes found, best match first. */
    results: PhoneSearchItem[];
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
    numberFull?: never;
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
    numberFull?: never;
};
/** @description The number to validate, in one of two forms - whole, or with the prefix apart. The forms cannot be mixed. */
export type PhoneValidateQuery = PhoneQueryCombined | PhoneQuerySeparate;
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
    numberFormat?: never;
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
/** @description The one number in four notations. */
export type PhoneFormat = {
    /**
     * @description The unformatted number, digits only - the national number without the prefix. **In version 2.1 the same key holds the grouped number**, and this one is `raw`.
     *
     *     **Assumed:** The specification states the notation, not what a number that is not valid has here; assumed null.
     * @example 607123456
     */
    national: string | null;
    /**
     * @description National notation with spaces between digit groups. In version 2.1 this is `national`.
     *
     *     **Assumed:** The specification states the notation, not what a number that is not valid has here; assumed null.
     * @example 607 123 456
     */
    nationalFormatted: string | null;
    /**
     * @description International notation without spaces (ITU-T E.164). In version 2.1 this is `e164`.
     *
     *     **Assumed:** The specification states the notation, not what a number that is not valid has here; assumed null.
     * @example +420607123456
     */
    international: string | null;
    /**
     * @description International notation with spaces (ITU-T E.123). In version 2.1 this is `e123`.
     *
     *     **Assumed:** The specification states the notation, not what a number that is not valid has here; assumed null.
     * @example +420 607 123 456
     */
    internationalFormatted: string | null;
};
/** @description The country that the number belongs to. */
export type PhoneCountry = {
    /**
     * @description ISO 3166-1 alpha-2 code of the country; empty when the country cannot be resolved, which version 2.1 says with null.
     *
     *     **Assumed:** The specification states a string, not its notation nor what an unresolved country has here; assumed the empty string.
     * @example CZ
     */
    code: string;
    /**
     * @description International prefix of the country, with its plus sign; empty when the country cannot be resolved, which version 2.1 says with null.
     *
     *     **Assumed:** The specification states a string, not its notation nor what an unresolved country has here; assumed the empty string.
     * @example +420
     */
    prefix: string;
};
/**
 * @description Who carries the number. The type of line is there whenever the country's numbering plan tells it, the name with `validationType`
 *     `extended`. Without either, the object may be empty.
 *
 *     **Assumed:** The specification does not show the carrier; services of this kind return name and type of line.
 */
export type PhoneCarrier = {
    /**
     * @description The operator that the number was first assigned to; null when that cannot be told.
     * @example Example Mobile
     */
    name?: (string | null) | undefined;
    /** @description The type of line; null when that cannot be told. */
    type?: (("landline" | "mobile" | "voip") | (string & {}) | null) | undefined;
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
    format: PhoneFormat;
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
    data: PhoneData;
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
    data?: PhoneData | undefined;
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
