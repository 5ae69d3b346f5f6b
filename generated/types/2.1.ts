// Types of version 2.1 of the API, made from openapi/ by npm run generate.

/** An object that mentions a field, not as null; its value may be undefined, as where a row of a table lacks it. */
type WithRequired<T, K extends keyof T> = T & Record<K, Exclude<T[K], null>>;

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
         * Get a company
         * @description Returns a company's entry in the public register, by its registration number.
         *
         *     **Assumed:** The specification states that /company/* has endpoints. It does not show which.
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
         * Search companies
         * @description Searches companies by the beginning of their name or number while the user types. Case, diacritics and extra white space are
         *     ignored.
         *
         *     Next: get the chosen company with /company/get, by its `country` and `registrationNumber`.
         *
         *     **Assumed:** The specification states that /company/* has endpoints. It does not show which.
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
         * Validate company data
         * @description Validates company data against the public register: name, numbers and whether they belong together. Returns a correction or
         *     suggestions.
         *
         *     **Assumed:** The specification states that /company/* has endpoints. It does not show which.
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
         * Complete an e-mail address
         * @description Completes an e-mail address while the user types it, with the most common domains of the region. It does not check whether the
         *     address exists.
         *
         *     Next: validate the chosen address with /email/validate.
         *
         *     **Assumed:** The specification states that /email/* has endpoints. It does not show which.
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
         * @description Validates an e-mail address. Returns its parts and, if possible, a correction or suggestions.
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
         * Get a location
         * @description Returns an address by its identifier, for example from a search or a validation.
         *
         *     **Assumed:** The specification states that /location/* has endpoints. It does not show which.
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
         * Find addresses near a position
         * @description Returns the addresses near a position, nearest first, for example to fill in a form from the position of the user's device.
         *
         *     Next: validate the address with /location/validate after the user has completed it.
         *
         *     **Assumed:** The specification states that /location/* has endpoints. It does not show which.
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
         * Search locations
         * @description Searches addresses, or one field of an address, while the user types. Case, diacritics and extra white space are ignored. If
         *     `resultsTotal` is more than `resultsCount`, there are more results: increase `resultsOffset`.
         *
         *     Next: get the chosen address with /location/get, by its `country` and `ids`, or validate it with /location/validate.
         *
         *     **Assumed:** The specification states that /location/* has endpoints. It does not show which.
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
         * @description Validates an address, or a part of it, against the address register. Returns a correction or suggestions. Send the fields of your
         *     form, or `full` for an address on one line.
         *
         *     **Assumed:** The specification states that /location/* has endpoints. It does not show which.
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
         * @description Validates a personal name. Returns its components and, depending on `correctionMode`, a correction or suggestions.
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
         * Search international prefixes
         * @description Searches international prefixes by the beginning of a prefix or of a country's name, or by a country's code. Countries with the same
         *     prefix are one result each.
         *
         *     Next: send the chosen prefix as `query.prefix` of /phone/validate.
         *
         *     **Assumed:** The specification states that /phone/* has endpoints. It does not show which.
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
         * @description Validates a phone number, sent as one string or as prefix and number. Returns it in several notations, with its country.
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
         * @description Level of detail returned.
         *
         *     * `basic`: `uuid`, name, numbers, `address`, `addressOfficial`, `legalForm.type` and `flags.isActive`.
         *     * `extended`: also `legalForm.code` and `name`, `legalFormSpecific`, `nace`, `registrations`, `esa2010`, `dates`, `tradeLicences`, `vat`, `flags.isVatPayer` and `flags.isVatSubject`.
         *     * `full`: also `databoxes`, `employees`, `insolvency`, `businessPremises`, `authority`, `capital`, `flags.isInInsolvency`, and `full` of the address.
         *
         *     **Assumed:** The specification does not show this option.
         * @default basic
         */
        CompanyDataScope: ("basic" | "extended" | "full") | (string & {}) | null;
        /**
         * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
         *
         *     * `CZ`: Czechia.
         *     * `SK`: Slovakia.
         *     * `PL`: Poland.
         *
         *     **Assumed:** The specification does not show this option.
         * @default [
         *       "CZ",
         *       "SK",
         *       "PL"
         *     ]
         * @example [
         *       "CZ",
         *       "SK"
         *     ]
         */
        CompanyDataSource: readonly (("CZ" | "SK" | "PL") | (string & {}))[] | null;
        /**
         * @description Whether terminated companies are included.
         *
         *     **Assumed:** The specification does not show this option.
         * @default false
         */
        IncludeTerminatedSubjects: boolean | null;
        /**
         * @description Whether postal codes have a separator (`130 00`, `00-950`) instead of digits only (`13000`, `00950`).
         *
         *     **Assumed:** The specification does not show this option.
         * @default false
         */
        ZipFormat: boolean | null;
        /**
         * @description Notation of towns.
         *
         *     * `minimal`: town: Praha.
         *     * `basic`: town with the number of its district, if used in addresses: Praha 8.
         *     * `extended`: also with the part of the town: Praha 8 - Karlín.
         *
         *     **Assumed:** The specification does not show this option.
         * @default basic
         */
        CityFormat: ("minimal" | "basic" | "extended") | (string & {}) | null;
        /**
         * @description Notation of countries.
         *
         *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
         *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
         *     * `local`: full name in the country's language: Česká republika.
         *     * `localShortened`: short name in the country's language: Česko.
         *     * `international`: full name in English: Czech Republic.
         *     * `internationalShortened`: short name in English: Czechia.
         *
         *     **Assumed:** The specification does not show this option.
         * @default alpha2
         */
        CountryFormat: ("alpha2" | "alpha3" | "local" | "localShortened" | "international" | "internationalShortened") | (string & {}) | null;
        CompanyGetOptions: CompanyGetOptions;
        ClientLocation: ClientLocation;
        RequestClient: RequestClient;
        /**
         * @description Your own identifier of the request. The service does not interpret it.
         *
         *     **Assumed:** The specification does not show this field.
         * @example order-2031
         */
        CustomId: string | null;
        CompanyGetRequestRoot: CompanyGetRequestRoot;
        CompanyGetRequest: CompanyGetRequest;
        LocationPostOffice: LocationPostOffice;
        LocationNumber: LocationNumber;
        LocationIds: LocationIds;
        LocationPosition: LocationPosition;
        LocationCoordinates: LocationCoordinates;
        LocationGeometry: LocationGeometry;
        LocationData: LocationData;
        CompanyAddress: CompanyAddress;
        CompanyLegalForm: CompanyLegalForm;
        CodedName: CodedName;
        CompanyDates: CompanyDates;
        CompanyNace: CompanyNace;
        RegisterAuthority: RegisterAuthority;
        CompanyRegistrationData: CompanyRegistrationData;
        CompanyRegistration: CompanyRegistration;
        LicencePeriod: LicencePeriod;
        Period: Period;
        TradeLicence: TradeLicence;
        VatReliability: VatReliability;
        BankAccount: BankAccount;
        CompanyVat: CompanyVat;
        CompanyDatabox: CompanyDatabox;
        CompanyEmployees: CompanyEmployees;
        InsolvencyProceedings: InsolvencyProceedings;
        CompanyInsolvency: CompanyInsolvency;
        BusinessPremises: BusinessPremises;
        AuthorityMember: AuthorityMember;
        CompanyAuthority: CompanyAuthority;
        Amount: Amount;
        CompanyCapital: CompanyCapital;
        CompanyData: CompanyData;
        CompanyFlags: CompanyFlags;
        CompanyItem: CompanyItem;
        RequestDetails: RequestDetails;
        /**
         * @description Repeated HTTP status code, often absent. Use the status of the response.
         *
         *     **Assumed:** The specification does not show this field.
         * @example 200
         */
        Status: number;
        RequestError: RequestError;
        NoErrors: NoErrors;
        CompanyGetResponse: CompanyGetResponse;
        ErrorResponse: ErrorResponse;
        UnauthorizedError: UnauthorizedError;
        UnauthorizedResponse: UnauthorizedResponse;
        CompanyFilter: CompanyFilter;
        CompanySearchQuery: CompanySearchQuery;
        /**
         * @description Kind of legal person.
         *
         *     * `juridical`: legal persons, such as a limited company.
         *     * `physical`: sole traders.
         *     * `any`: both.
         *
         *     With `filterMode` `prefer`, the others come last instead of being omitted.
         *
         *     **Assumed:** The specification does not show this option.
         * @default any
         */
        LegalFormType: ("juridical" | "physical" | "any") | (string & {}) | null;
        /**
         * @description Effect of the filter on results that do not match. /location/validate may have this option, but has no filter.
         *
         *     * `limit`: they are omitted.
         *     * `prefer`: they come last.
         *
         *     **Assumed:** The specification does not show this option.
         * @default limit
         */
        FilterMode: ("limit" | "prefer") | (string & {}) | null;
        /**
         * @description Whether a filter ignores case, diacritics and white space (`karlin` for `Karlín`).
         *
         *     **Assumed:** The specification does not show this option.
         * @default true
         */
        FilterAcceptFormat: boolean | null;
        /**
         * @description Whether a filter accepts alternative names (`Prague` or `Praha` for `Praha 8`, `Czechia` for `CZ`).
         *
         *     **Assumed:** The specification does not show this option.
         * @default true
         */
        FilterAcceptAlternatives: boolean | null;
        /**
         * @description Whether a filter must match the whole value. Otherwise the beginning of the value or of a word is enough.
         *
         *     **Assumed:** The specification does not show this option.
         * @default true
         */
        FilterExactMatch: boolean | null;
        CompanySearchOptions: CompanySearchOptions;
        CompanySearchRequestRoot: CompanySearchRequestRoot;
        CompanySearchRequest: CompanySearchRequest;
        /**
         * @description Number of items in `results`.
         *
         *     **Assumed:** The specification does not show this field.
         */
        ResultsCount: number;
        /**
         * @description Number of skipped results.
         *
         *     **Assumed:** The specification does not show this field.
         */
        ResultsOffset: number;
        /**
         * @description Total number of results, regardless of paging. `null` if paging is not available.
         *
         *     **Assumed:** The specification does not show this field.
         */
        ResultsTotal: number | null;
        CompanySearchResponse: CompanySearchResponse;
        CompanyFields: CompanyFields;
        CompanyValidateQuery: CompanyValidateQuery;
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
        AssumedCorrectionMode: ("full" | "format" | "suggestion" | "none") | (string & {}) | null;
        /**
         * @description How corrections into another country are returned. The stricter of this option and `correctionMode` applies.
         *
         *     * `full`: apply all corrections, also of the country.
         *     * `format`: fix formatting only. Data of another country is not returned.
         *     * `suggestion`: return data of another country in `suggestions` only.
         *     * `none`: do not return data of another country.
         *
         *     **Assumed:** The specification does not show this option.
         * @default format
         */
        CorrectionModeCrossCountry: ("full" | "format" | "suggestion" | "none") | (string & {}) | null;
        CompanyValidateOptions: CompanyValidateOptions;
        CompanyValidateRequestRoot: CompanyValidateRequestRoot;
        CompanyValidateRequest: CompanyValidateRequest;
        /**
         * @description Whether `data` is valid as returned. After an error that is not specific it may be missing or `null`; read any other value than `true` as not valid.
         *
         *     **Assumed:** The specification does not show this field.
         */
        IsValid: boolean;
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
        Proposal: ("valid" | "validWithSuggestion" | "invalid" | "invalidWithCorrection" | "invalidWithPartialCorrection" | "invalidWithSuggestion" | "invalidWithCorrectionWithSuggestion" | "invalidWithPartialCorrectionWithSuggestion") | (string & {}) | null;
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
        /**
         * @description Outcome in one word: whether the data is valid, and whether the response has a correction or suggestions.
         *
         *     * `valid`: no action needed.
         *     * `validWithSuggestion`: valid; `suggestions` has a likely better form.
         *     * `invalid`: not valid; no correction and no suggestion.
         *     * `invalidWithCorrection`: `resultCorrected` has a valid form.
         *     * `invalidWithPartialCorrection`: `resultCorrected` has a better form, still not valid.
         *     * `invalidWithSuggestion`: `suggestions` has at least one better form.
         *     * `invalidWithCorrectionWithSuggestion`: `resultCorrected` has a valid form, and `suggestions` is not empty.
         *     * `invalidWithPartialCorrectionWithSuggestion`: `resultCorrected` has a better form, still not valid, and `suggestions` is not empty.
         *     * `unknown`: no response from the mail server, so the address may not exist. `suggestions` may be empty or not.
         *     * `unknownWithCorrection`: no response from the mail server; `resultCorrected` has a better form that may exist.
         *     * `unknownWithPartialCorrection`: no response from the mail server; `resultCorrected` has a better form, still not valid.
         *
         *     **Assumed:** The specification does not show this field.
         */
        EmailProposal: ("valid" | "validWithSuggestion" | "invalid" | "invalidWithCorrection" | "invalidWithPartialCorrection" | "invalidWithSuggestion" | "invalidWithCorrectionWithSuggestion" | "invalidWithPartialCorrectionWithSuggestion" | "unknown" | "unknownWithCorrection" | "unknownWithPartialCorrection") | (string & {});
        EmailFlags: EmailFlags;
        EmailResult: EmailResult;
        EmailCorrection: EmailCorrection;
        EmailValidateResponse: EmailValidateResponse;
        LocationGetQuery: LocationGetQuery;
        /**
         * @description Level of detail returned.
         *
         *     * `basic`: fields of a postal address, `state`, `region`, `district`, `ids.internal` and `ids.external`.
         *     * `full`: also `cityPart`, `cityDistrict`, `cityDistrictSpecial`, `cityAdministrative`, `cadastralArea`, `postOffice`, `geometry` and the other `ids`.
         *
         *     **Assumed:** The specification does not show this option.
         * @default basic
         */
        LocationDataScope: ("basic" | "full") | (string & {}) | null;
        /**
         * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
         *
         *     **Assumed:** The specification does not show this option.
         * @default [
         *       "AD",
         *       "AL",
         *       "AT",
         *       "BA",
         *       "BE",
         *       "BG",
         *       "CH",
         *       "CY",
         *       "CZ",
         *       "DE",
         *       "DK",
         *       "ES",
         *       "FR",
         *       "GB",
         *       "GR",
         *       "HR",
         *       "HU",
         *       "IS",
         *       "IT",
         *       "LI",
         *       "LU",
         *       "MC",
         *       "ME",
         *       "MK",
         *       "MT",
         *       "NL",
         *       "PL",
         *       "RO",
         *       "RS",
         *       "SI",
         *       "SK",
         *       "SM",
         *       "VA",
         *       "XK"
         *     ]
         * @example [
         *       "CZ",
         *       "SK"
         *     ]
         */
        LocationDataSource: readonly (("AD" | "AL" | "AT" | "BA" | "BE" | "BG" | "CH" | "CY" | "CZ" | "DE" | "DK" | "ES" | "FR" | "GB" | "GR" | "HR" | "HU" | "IS" | "IT" | "LI" | "LU" | "MC" | "ME" | "MK" | "MT" | "NL" | "PL" | "RO" | "RS" | "SI" | "SK" | "SM" | "VA" | "XK") | (string & {}))[] | null;
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
        LocationNumberFields: LocationNumberFields;
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
         * @description Level of detail returned.
         *
         *     * `basic`: components of the name.
         *     * `full`: also `details` of each component.
         *
         *     **Detail assumed:** The specification shows the value `full`. It does not show other values, the meaning, the default, or `null`.
         * @default basic
         */
        NameDataScope: ("basic" | "full") | (string & {}) | null;
        /**
         * @description Countries whose names are known and whose calendars give the name days, as ISO 3166-1 alpha-2 codes.
         *
         *     **Assumed:** The specification does not show this option.
         * @default [
         *       "CZ",
         *       "SK"
         *     ]
         */
        NameDataSource: readonly string[] | null;
        /**
         * @description Whether academic degrees are accepted. Otherwise they are findings, and the correction omits them.
         *
         *     **Detail assumed:** The specification does not state the default, the effect on the result, or that `null` means the default.
         * @default false
         */
        AcceptDegrees: boolean | null;
        /**
         * @description Whether context is accepted, an addition such as "ml." (the younger). Otherwise it is a finding, and the correction omits it.
         *
         *     **Detail assumed:** The specification does not state the meaning of context, the default, the effect on the result, or that `null` means the default.
         * @default false
         */
        AcceptContext: boolean | null;
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
        CorrectionMode: ("full" | "format" | "suggestion" | "none") | null;
        NameValidateOptions: NameValidateOptions;
        NameValidateRequestRoot: NameValidateRequestRoot;
        NameValidateRequest: NameValidateRequest;
        /**
         * @description First name. `null` if there is none.
         *
         *     **Assumed:** The specification does not show this field.
         * @example Jana
         */
        Name: string | null;
        /**
         * @description Surname. `null` if there is none.
         *
         *     **Assumed:** The specification does not show this field.
         * @example Kadlecová
         */
        Surname: string | null;
        /**
         * @description First name and surname in one string, in `result` as sent. `null` if it was not sent and a part is missing.
         *
         *     **Assumed:** The specification does not show this field.
         * @example Jana Kadlecová
         */
        NameSurname: string | null;
        /**
         * @description Context, such as "ml." (the younger), in the order sent.
         *
         *     **Assumed:** The specification does not show this field.
         * @example [
         *       "ml."
         *     ]
         */
        NameContext: string[];
        /**
         * @description Academic degrees before the name, in the order sent. May be `null` in a suggestion.
         *
         *     **Assumed:** The specification does not show this field.
         * @example [
         *       "Ing."
         *     ]
         */
        DegreesBefore: string[] | null;
        /**
         * @description Academic degrees after the name, in the order sent. May be `null` in a suggestion.
         *
         *     **Assumed:** The specification does not show this field.
         * @example [
         *       "Ph.D."
         *     ]
         */
        DegreesAfter: string[] | null;
        /**
         * @description Component of the name.
         *
         *     * `name`: given name.
         *     * `surname`: surname.
         *     * `nameSurname`: given name and surname in one string.
         *
         *     **Assumed:** The specification does not show this field.
         * @example name
         */
        NameDetailType: ("name" | "surname" | "nameSurname") | (string & {});
        /**
         * @description Value of the component, without degrees and context.
         *
         *     **Assumed:** The specification does not show this field.
         * @example Jana
         */
        NameDetailValue: string;
        /**
         * @description Gender of the component, 0 for unspecified, 1 for man, 2 for woman.
         *
         *     **Assumed:** The specification does not show this field.
         * @example 2
         */
        Gender: number;
        /**
         * @description Vocative (5th case) of the component, in the language of `dataLanguage` (always Czech in version 2.0). The component itself if it has no vocative.
         *
         *     **Assumed:** The specification does not show this field.
         * @example Jano
         */
        NameDetailVocative: string;
        NameDay: NameDay;
        NameDays: NameDays;
        NameDetail: NameDetail;
        /**
         * @description Component of a name.
         *
         *     * `name`: given name.
         *     * `surname`: surname.
         *     * `nameSurname`: given name and surname in one string.
         *     * `context`: addition to the name.
         *     * `degreesBefore`: degrees before the name.
         *     * `degreesAfter`: degrees after the name.
         * @enum {string}
         */
        NameDataType: "name" | "surname" | "nameSurname" | "context" | "degreesBefore" | "degreesAfter";
        NameDataTypes: NameDataTypes;
        NameData: NameData;
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
         * @description Validation depth.
         *
         *     * `basic`: the form of the number.
         *     * `extended`: also the name of the carrier.
         *
         *     **Detail assumed:** The specification shows the value `basic`. It does not show other values, the meaning, the default, or `null`.
         * @default basic
         */
        PhoneValidationType: ("basic" | "extended") | (string & {}) | null;
        /**
         * @description Prefixes to prefer if the number as sent is not valid, in this order. The first prefix that makes the number valid is the
         *     correction. Without this option, valid combinations are suggestions.
         *
         *     **Detail assumed:** The specification states that these prefixes are preferred. It does not state the order, the correction, or that `null` means the default.
         * @example [
         *       "+420",
         *       "+421"
         *     ]
         */
        PhonePreferredPrefixes: readonly string[] | null;
        /**
         * @description Allowed international prefixes. A number with another prefix is not valid. Without this option, all prefixes are allowed. A prefix is
         *     `+` or `00` and an assigned country calling code. Any other entry matches nothing, here and in `preferredPrefixes`.
         *
         *     **Assumed:** The specification does not show this option.
         */
        PhoneAllowedPrefixes: readonly string[] | null;
        PhoneValidateOptions: PhoneValidateOptions;
        PhoneValidateRequestRoot: PhoneValidateRequestRoot;
        PhoneValidateRequest: PhoneValidateRequest;
        /**
         * @description International prefix of the number, with its plus sign. `null` if the number is not valid.
         *
         *     **Assumed:** The specification does not show this field.
         * @example +420
         */
        PhonePrefix: string | null;
        /**
         * @description National digits of the number, without the prefix. `null` if the number is not valid.
         *
         *     **Assumed:** The specification does not show this field.
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
         * @description Invalid request. `relatedTo` lists the fields.
         *
         *     **Assumed:** The specification does not show the errors for invalid input.
         */
        BadRequest: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /** @description The API key is missing or invalid. A new key needs about 1 minute to propagate: wait, then retry. */
        Unauthorized: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnauthorizedResponse;
            };
        };
        /**
         * @description The project has no credit. Top it up in the account area, then retry.
         *
         *     **Assumed:** The specification does not show billing errors.
         */
        PaymentRequired: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The API key is restricted to other IPv4 addresses.
         *
         *     **Assumed:** The specification states that a key can be restricted to addresses. It does not show the error.
         */
        Forbidden: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description Unknown path, or unknown version in `api-version`.
         *
         *     **Assumed:** The specification does not show the errors for an unknown path or version.
         */
        NotFound: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersionOfAny"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The HTTP method is not POST.
         *
         *     **Assumed:** The specification states that every call is a POST. It does not show the error for other methods.
         */
        MethodNotAllowed: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                /**
                 * @description Allowed HTTP method.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                Allow?: "POST";
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description Rate limit exceeded. Wait for the time in `Retry-After`, then retry.
         *
         *     **Assumed:** The specification does not show rate limits.
         */
        TooManyRequests: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                /**
                 * @description Time to wait, in seconds. Absent if unknown.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description Internal error of the service. Retry the same request.
         *
         *     **Assumed:** The specification does not show errors of the service itself.
         */
        InternalServerError: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description The operation is temporarily unavailable. Retry later.
         *
         *     **Assumed:** The specification does not show errors of the service itself.
         */
        ServiceUnavailable: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /**
         * @description Invalid request, or an option of the other version. `relatedTo` lists the fields.
         *
         *     **Assumed:** The specification does not show the errors for invalid input or for a removed option.
         */
        BadRequestVersioned: {
            headers: {
                "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                "Service-Rate-Limit": components["headers"]["RateLimit"];
                "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
    };
    parameters: {
        /**
         * @description API version. Without the header, or with an empty value, the response is that of 2.1.
         *
         *     **Detail assumed:** The specification does not state the effect of an empty value.
         */
        ApiVersion: "2.1";
        /**
         * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
         *
         *     **Assumed:** The specification does not show this header.
         */
        IncludeRequestDetails: boolean;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the response. */
        ServiceApiVersion: "2.1";
        /**
         * @description Maximum number of calls per period.
         *
         *     **Assumed:** The specification does not show this header.
         */
        RateLimit: number;
        /**
         * @description Period of the rate limit, probably in seconds.
         *
         *     **Assumed:** The specification does not show this header.
         */
        RateLimitPeriod: number;
        /**
         * @description Number of calls left in the current period.
         *
         *     **Assumed:** The specification does not show this header.
         */
        RateLimitRemaining: number;
        /**
         * @description Maximum number of credits per day, possibly fractional.
         *
         *     **Assumed:** The specification does not show this header.
         */
        DailyCreditsLimit: number;
        /**
         * @description Number of credits left for the day. One call may cost a fraction of a credit.
         *
         *     **Assumed:** The specification does not show this header.
         */
        DailyCreditsLeft: number;
        /** @description Version of the response. The default version if the requested version does not exist. */
        ServiceApiVersionOfAny: "2.0" | "2.1";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    companyGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description The company found. Empty list if the register has no entry.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Companies found, best match first. The list may be empty.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
             *     true; otherwise offer `resultCorrected` and `suggestions` to a person.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Complete addresses, best match first. The list may be empty.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
             *     true; otherwise offer `resultCorrected` and `suggestions` to a person.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description The address found. Empty list if the identifier is unknown.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Addresses near the position, nearest first. The list may be empty.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Locations found, best match first. The list may be empty.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
             *     true; otherwise offer `resultCorrected` and `suggestions` to a person.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
             *     true; otherwise offer `resultCorrected` and `suggestions` to a person.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Prefixes found. The list may be empty.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
            header?: {
                /**
                 * @description API version. Without the header, or with an empty value, the response is that of 2.1.
                 *
                 *     **Detail assumed:** The specification does not state the effect of an empty value.
                 */
                "api-version"?: components["parameters"]["ApiVersion"];
                /**
                 * @description Whether the response echoes the query, the effective options and the client in `request`. The real name starts with the vendor's name.
                 *
                 *     **Assumed:** The specification does not show this header.
                 */
                "Service-Include-Request-Details"?: components["parameters"]["IncludeRequestDetails"];
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
             * @description Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
             *     true; otherwise offer `resultCorrected` and `suggestions` to a person.
             *
             *     **Assumed:** The specification does not show the status code of a success.
             */
            200: {
                headers: {
                    "Service-Api-Version": components["headers"]["ServiceApiVersion"];
                    "Service-Rate-Limit": components["headers"]["RateLimit"];
                    "Service-Rate-Limit-Period": components["headers"]["RateLimitPeriod"];
                    "Service-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Service-Daily-Credits-Limit": components["headers"]["DailyCreditsLimit"];
                    "Service-Daily-Credits-Left": components["headers"]["DailyCreditsLeft"];
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
 * @description Company to retrieve.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type CompanyGetQuery = {
    /**
     * @description Country of the register, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country: string;
    /**
     * @description Registration number (IČO in Czechia and Slovakia, REGON in Poland).
     * @example 89003675
     */
    registrationNumber: string;
};
/**
 * @description Options of the retrieval.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type CompanyGetOptions = {
    /**
     * @description Level of detail returned.
     *
     *     * `basic`: `uuid`, name, numbers, `address`, `addressOfficial`, `legalForm.type` and `flags.isActive`.
     *     * `extended`: also `legalForm.code` and `name`, `legalFormSpecific`, `nace`, `registrations`, `esa2010`, `dates`, `tradeLicences`, `vat`, `flags.isVatPayer` and `flags.isVatSubject`.
     *     * `full`: also `databoxes`, `employees`, `insolvency`, `businessPremises`, `authority`, `capital`, `flags.isInInsolvency`, and `full` of the address.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    dataScope?: components["schemas"]["CompanyDataScope"] | undefined;
    /**
     * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
     *
     *     * `CZ`: Czechia.
     *     * `SK`: Slovakia.
     *     * `PL`: Poland.
     *
     *     **Assumed:** The specification does not show this option.
     * @default [
     *       "CZ",
     *       "SK",
     *       "PL"
     *     ]
     */
    dataSource?: components["schemas"]["CompanyDataSource"] | undefined;
    /**
     * @description Whether terminated companies are included.
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    includeTerminatedSubjects?: components["schemas"]["IncludeTerminatedSubjects"] | undefined;
    /**
     * @description Whether postal codes have a separator (`130 00`, `00-950`) instead of digits only (`13000`, `00950`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description Notation of towns.
     *
     *     * `minimal`: town: Praha.
     *     * `basic`: town with the number of its district, if used in addresses: Praha 8.
     *     * `extended`: also with the part of the town: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description Notation of countries.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: full name in the country's language: Česká republika.
     *     * `localShortened`: short name in the country's language: Česko.
     *     * `international`: full name in English: Czech Republic.
     *     * `internationalShortened`: short name in English: Czechia.
     *
     *     **Assumed:** The specification does not show this option.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
};
/**
 * @description Position of the end user's device.
 *
 *     **Assumed:** The specification does not show the fields of `request.client`.
 */
export type ClientLocation = {
    /**
     * @description Latitude in degrees, WGS 84.
     * @example 50.0929
     */
    lat?: (number | null) | undefined;
    /**
     * @description Longitude in degrees, WGS 84.
     * @example 14.4504
     */
    lon?: (number | null) | undefined;
};
/**
 * @description Origin of the data. Results and suggestions near it may come first. It is not validated itself. Without it, restrict results with `dataSource`.
 *
 *     **Content assumed:** The specification names `request.client` and does not show its fields.
 */
export type RequestClient = {
    /**
     * @description IP address of the end user's device, version 4 or 6.
     * @example 192.0.2.44
     */
    ip?: (string | null) | undefined;
    /**
     * @description Country of the end user, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country?: (string | null) | undefined;
    /**
     * @description Position of the end user's device.
     *
     *     **Assumed:** The specification does not show the fields of `request.client`.
     */
    location?: (ClientLocation | null) | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type CompanyGetRequestRoot = {
    /**
     * @description Company to retrieve.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: CompanyGetQuery;
    /**
     * @description Options of the retrieval.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (CompanyGetOptions | null) | undefined;
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
/**
 * @description Request body of /company/get.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type CompanyGetRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: CompanyGetRequestRoot;
};
/**
 * @description Post office that delivers to an address.
 *
 *     **Assumed:** The specification does not show the data of /location/*.
 */
export type LocationPostOffice = {
    /**
     * @description Name of the post office. `null` if unknown.
     * @example Praha 86
     */
    name?: (string | null) | undefined;
};
/**
 * @description House number and its parts. All fields are `null` if the location has no number. In some countries, only `full` is filled.
 *
 *     **Assumed:** The specification does not show the data of /location/*.
 */
export type LocationNumber = {
    /**
     * @description House number as written in an address, with a slash between two parts. `null` if there is none.
     * @example 192/79
     */
    full?: (string | null) | undefined;
    /**
     * @description Number before the slash (in Czechia and Slovakia, the number within the town). The whole number if there is no slash. `null` if there is none.
     * @example 192
     */
    part1?: (string | null) | undefined;
    /**
     * @description Digits of `part1`. `null` if there is no number.
     * @example 192
     */
    part1Number?: (string | null) | undefined;
    /**
     * @description Letter after the digits of `part1`. `null` if there is none.
     * @example null
     */
    part1Letter?: (string | null) | undefined;
    /**
     * @description Number after the slash (in Czechia and Slovakia, the number along the street). `null` if there is none.
     * @example 79
     */
    part2?: (string | null) | undefined;
    /**
     * @description Digits of `part2`. `null` if there is none.
     * @example 79
     */
    part2Number?: (string | null) | undefined;
    /**
     * @description Letter after the digits of `part2`. `null` if there is none.
     * @example null
     */
    part2Letter?: (string | null) | undefined;
    /**
     * @description Kind of number of `part1`, in the terms of the register. `null` if unknown.
     * @example null
     */
    type?: (string | null) | undefined;
};
/**
 * @description Identifiers of the address, for /location/get.
 *
 *     **Assumed:** The specification does not show the data of /location/*.
 */
export type LocationIds = {
    /**
     * @description Internal identifier. `null` if the location is no single address.
     * @example CZ-000001
     */
    internal?: (string | null) | undefined;
    /**
     * @description Identifier in the country's address register. `null` if the location is no single address, or the country has no such identifier.
     * @example 90000001
     */
    external?: (string | null) | undefined;
    /**
     * @description Identifier of the region. `null` if unknown.
     * @example 19
     */
    region?: (string | null) | undefined;
    /**
     * @description Identifier of the district. `null` if unknown.
     * @example 3100
     */
    district?: (string | null) | undefined;
    /**
     * @description Identifier of the town. `null` if unknown.
     * @example 554782
     */
    city?: (string | null) | undefined;
    /**
     * @description Identifier of the part of the town. `null` if unknown.
     * @example 400301
     */
    cityPart?: (string | null) | undefined;
    /**
     * @description Identifier of the district of the town. `null` if unknown.
     * @example 500208
     */
    cityDistrict?: (string | null) | undefined;
    /**
     * @description Identifier of the administrative district, in Prague only. `null` if unknown.
     * @example 86
     */
    cityDistrictSpecial?: (string | null) | undefined;
    /**
     * @description Identifier of the cadastral area. `null` if unknown.
     * @example 730955
     */
    cadastralArea?: (string | null) | undefined;
    /**
     * @description Identifier of the street. `null` if unknown.
     * @example 449253
     */
    street?: (string | null) | undefined;
};
/**
 * @description Position of the entrance.
 *
 *     **Assumed:** The specification does not show the data of /location/*.
 */
export type LocationPosition = {
    /**
     * @description Latitude in degrees, WGS 84. `null` if the location is no single address.
     * @example 50.0929
     */
    lat?: (number | null) | undefined;
    /**
     * @description Longitude in degrees, WGS 84. `null` if the location is no single address.
     * @example 14.4547
     */
    lon?: (number | null) | undefined;
};
/**
 * @description Position in the coordinate system of a country.
 *
 *     **Assumed:** The specification does not show the data of /location/*.
 */
export type LocationCoordinates = {
    /**
     * @description Coordinate system. `null` if unknown.
     *
     *     * `JTSK`: S-JTSK, the grid of Czechia and Slovakia.
     *     * `ETRS89`: European Terrestrial Reference System 1989.
     */
    type?: (("JTSK" | "ETRS89") | (string & {}) | null) | undefined;
    /**
     * @description First coordinate. `null` if unknown.
     * @example 740812.4
     */
    x?: (number | null) | undefined;
    /**
     * @description Second coordinate. `null` if unknown.
     * @example 1042117.9
     */
    y?: (number | null) | undefined;
};
/**
 * @description Geometry of the address.
 *
 *     **Assumed:** The specification does not show the data of /location/*.
 */
export type LocationGeometry = {
    /**
     * @description Position of the entrance.
     *
     *     **Assumed:** The specification does not show the data of /location/*.
     */
    gps?: LocationPosition | undefined;
    /** @description Positions in other coordinate systems. `null` if unknown. */
    custom?: (LocationCoordinates[] | null) | undefined;
};
/**
 * @description An address, or a less exact location. Of a street, all fields of `number` and `ids` are `null`, and `streetWithNumber` equals `street`. Of a
 *     town, `street`, `streetWithNumber` and `zip` are `null` as well. The fields depend on `dataScope`.
 *
 *     **Assumed:** The specification does not show the data of /location/*.
 */
export type LocationData = {
    /**
     * @description Country, in the notation of `countryFormat`. `null` if unknown.
     * @example CZ
     */
    country?: (string | null) | undefined;
    /**
     * @description State of a federal country, such as Bavaria. `null` if there is none or it is unknown.
     * @example null
     */
    state?: (string | null) | undefined;
    /**
     * @description Highest administrative level below the country (kraj, województwo), or below the state of a federal country. `null` if unknown.
     * @example Hlavní město Praha
     */
    region?: (string | null) | undefined;
    /**
     * @description Administrative level between region and town (okres, powiat). `null` if unknown.
     * @example Praha
     */
    district?: (string | null) | undefined;
    /**
     * @description Part of the town. `null` if there is none or it is unknown.
     * @example Karlín
     */
    cityPart?: (string | null) | undefined;
    /**
     * @description District of the town with its own administration. `null` if there is none or it is unknown.
     * @example Praha 8
     */
    cityDistrict?: (string | null) | undefined;
    /**
     * @description Administrative district of the town, in Prague only. `null` if there is none or it is unknown.
     * @example Praha 8
     */
    cityDistrictSpecial?: (string | null) | undefined;
    /**
     * @description Town whose authorities administer the town. `null` if unknown.
     * @example Praha
     */
    cityAdministrative?: (string | null) | undefined;
    /**
     * @description Cadastral area. `null` if unknown.
     * @example Karlín
     */
    cadastralArea?: (string | null) | undefined;
    /** @description Post office that delivers to the address. `null` if unknown. */
    postOffice?: (LocationPostOffice | null) | undefined;
    /**
     * @description Town or village, in the notation of `cityFormat`. `null` if unknown.
     * @example Praha 8
     */
    city?: (string | null) | undefined;
    /**
     * @description Street name without number. `null` if there is none or it is unknown.
     * @example Sokolovská
     */
    street?: (string | null) | undefined;
    /**
     * @description First line of the address. The part of the town replaces a street without a name. The street alone if the number is unknown. `null` for a town.
     * @example Sokolovská 192/79
     */
    streetWithNumber?: (string | null) | undefined;
    /** @description House number and its parts. `null` if unknown. */
    number?: (LocationNumber | null) | undefined;
    /**
     * @description Postal code, in the notation of `zipFormat`. `null` if unknown, or if the town has several.
     * @example 18600
     */
    zip?: (string | null) | undefined;
    /**
     * @description Whole address on one line, without the country. `null` if unknown.
     * @example Sokolovská 192/79, 18600 Praha 8
     */
    full?: (string | null) | undefined;
    /**
     * @description Identifiers of the address, for /location/get.
     *
     *     **Assumed:** The specification does not show the data of /location/*.
     */
    ids?: LocationIds | undefined;
    /**
     * @description Geometry of the address.
     *
     *     **Assumed:** The specification does not show the data of /location/*.
     */
    geometry?: LocationGeometry | undefined;
};
/**
 * @description Address of a company.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyAddress = {
    /** @description Components of the address. `null` if unknown. */
    data?: (LocationData | null) | undefined;
};
/**
 * @description Legal form of the company.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyLegalForm = {
    /**
     * @description Kind of legal person. `null` if unknown.
     *
     *     * `juridical`: legal person, such as a limited company.
     *     * `physical`: sole trader.
     * @example juridical
     */
    type?: (("juridical" | "physical") | (string & {}) | null) | undefined;
    /**
     * @description Code of the legal form in the register's code list. `null` if unknown.
     * @example 112
     */
    code?: (string | null) | undefined;
    /**
     * @description Name of the legal form in the country's language. `null` if unknown.
     * @example Společnost s ručením omezeným
     */
    name?: (string | null) | undefined;
};
/**
 * @description Entry of a code list.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CodedName = {
    /**
     * @description Code in the list. `null` if unknown.
     * @example 11002
     */
    code?: (string | null) | undefined;
    /**
     * @description Name of the code in the country's language. `null` if unknown.
     * @example Nefinanční podniky soukromé národní
     */
    name?: (string | null) | undefined;
};
/**
 * @description Dates of creation and termination.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyDates = {
    /**
     * Format: date
     * @description Date of the entry in the register, in ISO 8601. `null` if unknown.
     * @example 2011-03-14
     */
    created?: (string | null) | undefined;
    /**
     * Format: date
     * @description Date of termination, in ISO 8601. `null` if the company is active.
     * @example null
     */
    terminated?: (string | null) | undefined;
};
/**
 * @description Economic activity by NACE.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyNace = {
    /**
     * @description Code of the activity.
     * @example 25500
     */
    code: string;
    /**
     * @description Name of the activity in the country's language.
     * @example Kování
     * @example lisování
     * @example ražení
     */
    name: string;
    /** @description Whether it is the main activity. `null` if unknown. */
    isPrimary?: (boolean | null) | undefined;
};
/**
 * @description A register, or the court or office that maintains it.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type RegisterAuthority = {
    /**
     * @description Code in the country's list. `null` if unknown.
     * @example MSPH
     */
    code?: (string | null) | undefined;
    /**
     * @description Name in the country's language. `null` if unknown.
     * @example Městský soud v Praze
     */
    name?: (string | null) | undefined;
    /**
     * @description Further details. `null` if there are none.
     * @example null
     */
    detail?: (string | null) | undefined;
};
/**
 * @description Register, registrar and reference of an entry.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyRegistrationData = {
    /** @description The register. `null` if unknown. */
    register?: (RegisterAuthority | null) | undefined;
    /** @description Court or office that maintains the entry. `null` if unknown. */
    registrator?: (RegisterAuthority | null) | undefined;
    /**
     * @description File number of the entry. `null` if unknown.
     * @example C 890036
     */
    reference?: (string | null) | undefined;
};
/**
 * @description Entry in a register.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyRegistration = {
    /**
     * @description Kind of register. `null` if unknown.
     *
     *     * `businessRegister`: register of companies.
     *     * `vatRegister`: register for value-added tax.
     */
    type?: (("businessRegister" | "vatRegister") | (string & {}) | null) | undefined;
    /** @description Register, registrar and reference. `null` if unknown. */
    data?: (CompanyRegistrationData | null) | undefined;
};
/**
 * @description Period of validity of a licence, as dates and as text.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type LicencePeriod = {
    /**
     * Format: date
     * @description First day, in ISO 8601. `null` if unknown.
     * @example 2011-03-14
     */
    from?: (string | null) | undefined;
    /**
     * @description First day in the words of the register. `null` if there are none.
     * @example null
     */
    fromText?: (string | null) | undefined;
    /**
     * Format: date
     * @description Last day, in ISO 8601. `null` if open or unknown.
     * @example null
     */
    to?: (string | null) | undefined;
    /**
     * @description Last day in the words of the register. `null` if there are none.
     * @example na dobu neurčitou
     */
    toText?: (string | null) | undefined;
};
/**
 * @description A period of time.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type Period = {
    /**
     * Format: date
     * @description First day, in ISO 8601. `null` if unknown.
     * @example 2011-03-14
     */
    from?: (string | null) | undefined;
    /**
     * Format: date
     * @description Last day, in ISO 8601. `null` if open or unknown.
     * @example null
     */
    to?: (string | null) | undefined;
};
/**
 * @description Trade licence.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type TradeLicence = {
    /**
     * @description Kind of licence in the country's language. `null` if unknown.
     * @example Ohlašovací řemeslná
     */
    type?: (string | null) | undefined;
    /**
     * @description Licensed trade. `null` if unknown.
     * @example Kovářství
     * @example podkovářství
     */
    name?: (string | null) | undefined;
    /** @description Period of validity. `null` if unknown. */
    valid?: (LicencePeriod | null) | undefined;
    /** @description Period of interruption. `null` if there is none. */
    interrupted?: (Period | null) | undefined;
    /**
     * @description Person who is responsible for the trade. `null` if unknown.
     * @example Karel Kovářík
     */
    responsiblePerson?: (string | null) | undefined;
    /**
     * @description Licensed activities. `null` if unknown.
     * @example [
     *       "Kovářství"
     *     ]
     */
    activitySubjects?: (string[] | null) | undefined;
};
/**
 * @description Reliability of a company as a taxpayer.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type VatReliability = {
    /** @description Whether the tax office lists the company as reliable. `null` if unknown. */
    reliable?: (boolean | null) | undefined;
    /**
     * Format: date
     * @description Date from which it is listed as unreliable, in ISO 8601. `null` if it is reliable.
     * @example null
     */
    unreliableFrom?: (string | null) | undefined;
};
/**
 * @description Bank account.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type BankAccount = {
    /**
     * @description Number of the account. `null` if unknown.
     * @example 890036/0100
     */
    number?: (string | null) | undefined;
};
/**
 * @description Value-added tax.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyVat = {
    /**
     * @description Registration for value-added tax. `null` if unknown.
     *
     *     * `payer`: registered.
     *     * `non-payer`: not registered.
     *     * `subject`: registered for foreign transactions only.
     */
    status?: (("payer" | "non-payer" | "subject") | (string & {}) | null) | undefined;
    /** @description Reliability as a taxpayer. `null` if unknown. */
    reliability?: (VatReliability | null) | undefined;
    /** @description Published bank accounts. `null` if unknown. */
    bankAccounts?: (BankAccount[] | null) | undefined;
    /** @description Earlier registrations. `null` if unknown. */
    history?: (Record<string, unknown>[] | null) | undefined;
};
/**
 * @description Electronic mailbox for communication with public authorities.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyDatabox = {
    /**
     * @description Identifier of the mailbox.
     * @example k4vjrb1
     */
    code: string;
    /**
     * @description Name of its owner.
     * @example Kovárna Pod Jeřábem s.r.o.
     */
    name: string;
    /** @description Whether the mailbox receives messages of companies and people. */
    receivingMessages: boolean;
};
/**
 * @description Number of employees.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyEmployees = {
    /**
     * @description Number of employees. `null` if unknown.
     * @example 14
     */
    count?: (number | null) | undefined;
    /**
     * @description Range of the number, in the words of the statistical office. `null` if unknown.
     * @example 10 - 19 zaměstnanců
     */
    category?: (string | null) | undefined;
};
/**
 * @description Insolvency proceedings at a court.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type InsolvencyProceedings = {
    /**
     * @description File number of the court.
     * @example INS 8901/2023
     */
    reference: string;
    /**
     * Format: date
     * @description Date of the beginning, in ISO 8601.
     * @example 2023-04-17
     */
    dateFrom: string;
    /**
     * Format: date
     * @description Date of the end, in ISO 8601. `null` if the proceedings have not ended.
     * @example null
     */
    dateTo: string | null;
    /** @description Court of the proceedings. */
    court: {
        /**
         * @description Name of the court.
         * @example Krajský soud v Ostravě
         */
        name: string;
    };
    /**
     * @description State of the proceedings, in the words of the register.
     * @example KONKURS
     */
    status: string;
    /**
     * @description Page of the proceedings in the public register.
     * @example https://insolvency.example/INS-8901-2023
     */
    detailUrl: string;
};
/**
 * @description Insolvency proceedings.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyInsolvency = {
    /** @description Proceedings, the latest first. `null` if unknown. */
    history?: (InsolvencyProceedings[] | null) | undefined;
};
/**
 * @description Place of business.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type BusinessPremises = {
    /**
     * @description Name of the premises. `null` if there is none.
     * @example Kovárna Karlín
     */
    label?: (string | null) | undefined;
    /** @description Address of the premises. */
    address: {
        /**
         * @description Whole address on one line, as written in the register.
         * @example Křižíkova 159/56, 186 00 Praha 8 - Karlín
         */
        full: string;
    };
    /**
     * @description Activities at the premises.
     * @example [
     *       "Kovářství",
     *       "podkovářství"
     *     ]
     */
    activitySubjects: string[];
};
/**
 * @description A person or company that is a member of a body.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type AuthorityMember = {
    /**
     * @description Name of the person or company.
     * @example Karel Kovářík
     */
    name: string;
    /** @description Address of the member. `null` if unknown. */
    address?: (CompanyAddress | null) | undefined;
    /** @description Address of the member, as written in the register. `null` if unknown. */
    addressOfficial?: (CompanyAddress | null) | undefined;
    /**
     * @description Function in the body. `null` if unknown.
     * @example jednatel
     */
    function?: (string | null) | undefined;
    /**
     * Format: date
     * @description Date of birth of a person, in ISO 8601. `null` if unknown.
     * @example null
     */
    birthDate?: (string | null) | undefined;
    /**
     * @description Registration number of a company. `null` for a person.
     * @example null
     */
    registrationNumber?: (string | null) | undefined;
};
/**
 * @description A body of the company, such as its board.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyAuthority = {
    /**
     * @description Name of the body in the country's language.
     * @example Statutární orgán
     */
    name: string;
    /** @description Members of the body. `null` if unknown. */
    members?: (AuthorityMember[] | null) | undefined;
    /**
     * @description How the body acts for the company. `null` if unknown.
     * @example [
     *       "Jednatel jedná za společnost samostatně."
     *     ]
     */
    decisions?: (string[] | null) | undefined;
};
/**
 * @description Amount of money.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type Amount = {
    /**
     * @description Amount in the currency. `null` if unknown.
     * @example 200000
     */
    amount?: (number | null) | undefined;
    /**
     * @description Currency, as an ISO 4217 code. `null` if unknown.
     * @example CZK
     */
    currency?: (string | null) | undefined;
};
/**
 * @description Capital and its owners.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyCapital = {
    /** @description Registered capital. `null` if unknown. */
    value?: (Amount | null) | undefined;
    /** @description Partners and their shares. `null` if unknown. */
    shareholders?: (Record<string, unknown>[] | null) | undefined;
    /** @description Stocks by kind. `null` if unknown. */
    stocks?: (Record<string, unknown>[] | null) | undefined;
};
/**
 * @description Register entry of a company. Its fields depend on `dataScope`.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyData = {
    /**
     * @description Country of the register, in the notation of `countryFormat`. `null` if unknown.
     * @example CZ
     */
    country?: (string | null) | undefined;
    /**
     * @description Registered name with the legal form. `null` if unknown.
     * @example Kovárna Pod Jeřábem s.r.o.
     */
    name?: (string | null) | undefined;
    /**
     * @description Registration number (IČO in Czechia and Slovakia, REGON in Poland). `null` if unknown.
     * @example 89003675
     */
    registrationNumber?: (string | null) | undefined;
    /**
     * @description Tax number (DIČ in Slovakia). `null` if there is none or it is unknown. Filled for Slovak companies only, unless the query has it.
     * @example 2990004193
     */
    taxNumber?: (string | null) | undefined;
    /**
     * @description VAT number in the European Union, with the country code. `null` if there is none or it is unknown.
     * @example CZ89003675
     */
    vatNumber?: (string | null) | undefined;
    /**
     * @description Special VAT number, for example of a VAT group. `null` if there is none or it is unknown.
     * @example null
     */
    vatNumberSpecial?: (string | null) | undefined;
    /**
     * @description Internal identifier of the company. `null` if unknown.
     * @example 7d1f2f0a-3c61-4f0e-9a57-2f6d0c9b8e14
     */
    uuid?: (string | null) | undefined;
    /** @description Address of the company. `null` if unknown. */
    address?: (CompanyAddress | null) | undefined;
    /**
     * @description Registered office as written in the register, unchecked. `null` if unknown. Of `number`, only `full` is filled. `ids`, `region`, `district`
     *     and `geometry` are absent.
     */
    addressOfficial?: (CompanyAddress | null) | undefined;
    /**
     * @description Legal form of the company.
     *
     *     **Assumed:** The specification does not show the data of /company/*.
     */
    legalForm?: CompanyLegalForm | undefined;
    /** @description Legal form in the register's own, more detailed list. `null` if unknown. */
    legalFormSpecific?: (CodedName | null) | undefined;
    /**
     * @description Dates of creation and termination.
     *
     *     **Assumed:** The specification does not show the data of /company/*.
     */
    dates?: CompanyDates | undefined;
    /** @description Economic activities by NACE. `null` if unknown. */
    nace?: (CompanyNace[] | null) | undefined;
    /** @description Entries in registers. `null` if unknown. */
    registrations?: (CompanyRegistration[] | null) | undefined;
    /** @description Institutional sector by ESA 2010. `null` if unknown. */
    esa2010?: (CodedName | null) | undefined;
    /** @description Trade licences. `null` if unknown. */
    tradeLicences?: (TradeLicence[] | null) | undefined;
    /** @description Value-added tax. `null` if unknown. */
    vat?: (CompanyVat | null) | undefined;
    /** @description Electronic mailboxes for communication with public authorities. `null` if unknown. */
    databoxes?: (CompanyDatabox[] | null) | undefined;
    /** @description Number of employees. `null` if unknown. */
    employees?: (CompanyEmployees | null) | undefined;
    /** @description Insolvency proceedings. `null` if there are none. */
    insolvency?: (CompanyInsolvency | null) | undefined;
    /** @description Places of business. `null` if unknown. */
    businessPremises?: (BusinessPremises[] | null) | undefined;
    /** @description Bodies of the company and their members. `null` if unknown. */
    authority?: (CompanyAuthority[] | null) | undefined;
    /** @description Capital and its owners. `null` if unknown. */
    capital?: (CompanyCapital | null) | undefined;
};
/**
 * @description Current state of the company. Its fields depend on `dataScope`.
 *
 *     **Assumed:** The specification does not show the data of /company/*.
 */
export type CompanyFlags = {
    /** @description Whether the company is active (not terminated). `null` if unknown. */
    isActive?: (boolean | null) | undefined;
    /** @description Whether the company is registered for VAT. `null` if unknown. */
    isVatPayer?: (boolean | null) | undefined;
    /** @description Whether the company is registered for VAT of foreign transactions only. `null` if unknown. */
    isVatSubject?: (boolean | null) | undefined;
    /** @description Whether the company is in insolvency proceedings. `null` if unknown. It may be absent in some countries. */
    isInInsolvency?: (boolean | null) | undefined;
};
/**
 * @description A company found.
 *
 *     **Assumed:** The specification does not show the response of /company/*.
 */
export type CompanyItem = {
    /**
     * @description Register entry of a company. Its fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /company/*.
     */
    data: CompanyData;
    /**
     * @description Current state of the company. Its fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /company/*.
     */
    flags?: CompanyFlags | undefined;
};
/**
 * @description Echo of the request. `query`, `options` and `client` are present if the request has `Service-Include-Request-Details`.
 *
 *     **Assumed:** The specification does not show this field.
 */
export type RequestDetails = {
    /**
     * @description Path of the operation without the leading slash.
     * @example email/validate
     */
    endpoint: string;
    /**
     * @description Identifier of the call, useful for support.
     * @example 9f2c61d0a7e84b35
     */
    code: string;
    /** @description Your own identifier of the request, as sent. */
    customId?: (string | null) | undefined;
    /** @description Query as sent. */
    query?: Record<string, unknown> | undefined;
    /** @description Effective options, with their defaults. May have further options, such as `filterMode`. */
    options?: Record<string, unknown> | undefined;
    /** @description Client as sent. Absent if it was not sent. */
    client?: Record<string, unknown> | undefined;
};
/**
 * @description Reason why the request failed.
 *
 *     **Assumed:** The specification shows this object for a 401 response only.
 */
export type RequestError = {
    /**
     * @description Source of the error, `REQUEST` or `INTERNAL` (the service).
     * @example REQUEST
     */
    group: string;
    /**
     * @description Subject of the error, for example `AUTH` for invalid credentials.
     * @example QUERY
     */
    type: string;
    /**
     * @description Exact cause within the type. `null` if there is none.
     * @example PARAMETERS_MISSING
     */
    subtype: string | null;
    /**
     * @description Severity of the error. With `critical`, there is no result. Compare without case; some errors have `CRITICAL`.
     * @example critical
     */
    severity: string;
    /**
     * @description Names of the request fields with the error, for example `numberFull`. Empty for invalid credentials.
     * @example [
     *       "email"
     *     ]
     */
    relatedTo: string[];
    /** @description English text for developers with the cause and the remedy. */
    description: string;
};
/**
 * @description Always empty in a successful response, and may be absent. Problems with the data are in `result.errors`.
 *
 *     **Assumed:** The specification does not show this field.
 * @example []
 */
export type NoErrors = RequestError[];
/**
 * @description Response body of /company/get.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type CompanyGetResponse = {
    /** @description The company as the only item. Empty if the register has no entry. */
    results: CompanyItem[];
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
 * @description Body of an error response.
 *
 *     **Assumed:** The specification shows this body for a 401 response only.
 */
export type ErrorResponse = {
    /** @description Errors of the request, at least one. */
    errors: RequestError[];
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
};
/** @description Reason why the request failed. */
export type UnauthorizedError = {
    /**
     * @description Source of the error, `REQUEST` or `INTERNAL` (the service).
     *
     *     **Detail assumed:** The specification shows `REQUEST` only.
     * @example REQUEST
     */
    group: string;
    /**
     * @description Subject of the error, for example `AUTH` for invalid credentials.
     *
     *     **Detail assumed:** The specification shows `AUTH` only.
     * @example AUTH
     */
    type: string;
    /**
     * @description Exact cause within the type.
     *
     *     **Detail assumed:** The specification does not show the values, such as `INVALID_CREDENTIALS`.
     * @example INVALID_CREDENTIALS
     */
    subtype: string;
    /**
     * @description Severity of the error. With `critical`, there is no result. Compare without case; some errors have `CRITICAL`.
     *
     *     **Detail assumed:** The specification shows `critical` only, without its meaning.
     * @example critical
     */
    severity: string;
    /**
     * @description Names of the request fields with the error, for example `numberFull`. Empty for invalid credentials.
     *
     *     **Detail assumed:** The specification shows an empty array only.
     * @example []
     */
    relatedTo: string[];
    /**
     * @description English text for developers with the cause and the remedy.
     *
     *     **Detail assumed:** The specification states the meaning of the text for a 401 response only, and no language.
     */
    description: string;
};
/** @description Body of the response to invalid credentials. */
export type UnauthorizedResponse = {
    /** @description Errors of the request. One of them has `group` `REQUEST`, `type` `AUTH`, `severity` `critical` and an empty `relatedTo`. */
    errors: UnauthorizedError[];
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
};
/**
 * @description Further fields with their wanted values. `filterMode` defines the effect on other results.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type CompanyFilter = {
    /**
     * @description Country, in any notation of `countryFormat`.
     * @example CZ
     */
    country?: (string | null) | undefined;
    /**
     * @description Registered name, with or without the legal form.
     * @example Kovárna Pod Jeřábem s.r.o.
     */
    name?: (string | null) | undefined;
    /**
     * @description Registration number.
     * @example 89003675
     */
    registrationNumber?: (string | null) | undefined;
    /**
     * @description Tax number, with or without the country code.
     * @example CZ89003675
     */
    taxNumber?: (string | null) | undefined;
    /**
     * @description VAT number, with or without the country code.
     * @example CZ89003675
     */
    vatNumber?: (string | null) | undefined;
};
/**
 * @description Search text and field.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type CompanySearchQuery = {
    /**
     * @description Field to search.
     *
     *     * `name`: name of the company.
     *     * `registrationNumber`: number in the register of companies.
     *     * `taxNumber`: tax number.
     *     * `vatNumber`: number for value-added tax.
     * @example name
     */
    type: ("name" | "registrationNumber" | "taxNumber" | "vatNumber") | (string & {});
    /**
     * @description Beginning of the value, or of a word of the name.
     * @example kovarna
     */
    value: string;
    /**
     * @description Further fields with their wanted values. `filterMode` defines the effect on other results.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    filter?: (CompanyFilter | null) | undefined;
};
/**
 * @description Options of the search.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type CompanySearchOptions = {
    /**
     * @description Level of detail returned.
     *
     *     * `basic`: `uuid`, name, numbers, `address`, `addressOfficial`, `legalForm.type` and `flags.isActive`.
     *     * `extended`: also `legalForm.code` and `name`, `legalFormSpecific`, `nace`, `registrations`, `esa2010`, `dates`, `tradeLicences`, `vat`, `flags.isVatPayer` and `flags.isVatSubject`.
     *     * `full`: also `databoxes`, `employees`, `insolvency`, `businessPremises`, `authority`, `capital`, `flags.isInInsolvency`, and `full` of the address.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    dataScope?: components["schemas"]["CompanyDataScope"] | undefined;
    /**
     * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
     *
     *     * `CZ`: Czechia.
     *     * `SK`: Slovakia.
     *     * `PL`: Poland.
     *
     *     **Assumed:** The specification does not show this option.
     * @default [
     *       "CZ",
     *       "SK",
     *       "PL"
     *     ]
     */
    dataSource?: components["schemas"]["CompanyDataSource"] | undefined;
    /**
     * @description Whether terminated companies are included.
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    includeTerminatedSubjects?: components["schemas"]["IncludeTerminatedSubjects"] | undefined;
    /**
     * @description Whether postal codes have a separator (`130 00`, `00-950`) instead of digits only (`13000`, `00950`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description Notation of towns.
     *
     *     * `minimal`: town: Praha.
     *     * `basic`: town with the number of its district, if used in addresses: Praha 8.
     *     * `extended`: also with the part of the town: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description Notation of countries.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: full name in the country's language: Česká republika.
     *     * `localShortened`: short name in the country's language: Česko.
     *     * `international`: full name in English: Czech Republic.
     *     * `internationalShortened`: short name in English: Czechia.
     *
     *     **Assumed:** The specification does not show this option.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
    /**
     * @description Kind of legal person.
     *
     *     * `juridical`: legal persons, such as a limited company.
     *     * `physical`: sole traders.
     *     * `any`: both.
     *
     *     With `filterMode` `prefer`, the others come last instead of being omitted.
     *
     *     **Assumed:** The specification does not show this option.
     * @default any
     */
    legalFormType?: components["schemas"]["LegalFormType"] | undefined;
    /**
     * @description Maximum number of results.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description Effect of the filter on results that do not match. /location/validate may have this option, but has no filter.
     *
     *     * `limit`: they are omitted.
     *     * `prefer`: they come last.
     *
     *     **Assumed:** The specification does not show this option.
     * @default limit
     */
    filterMode?: components["schemas"]["FilterMode"] | undefined;
    /**
     * @description Whether a filter ignores case, diacritics and white space (`karlin` for `Karlín`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default true
     */
    filterAcceptFormat?: components["schemas"]["FilterAcceptFormat"] | undefined;
    /**
     * @description Whether a filter accepts alternative names (`Prague` or `Praha` for `Praha 8`, `Czechia` for `CZ`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default true
     */
    filterAcceptAlternatives?: components["schemas"]["FilterAcceptAlternatives"] | undefined;
    /**
     * @description Whether a filter must match the whole value. Otherwise the beginning of the value or of a word is enough.
     *
     *     **Assumed:** The specification does not show this option.
     * @default true
     */
    filterExactMatch?: components["schemas"]["FilterExactMatch"] | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type CompanySearchRequestRoot = {
    /**
     * @description Search text and field.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: CompanySearchQuery;
    /**
     * @description Options of the search.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (CompanySearchOptions | null) | undefined;
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
/**
 * @description Request body of /company/search.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type CompanySearchRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: CompanySearchRequestRoot;
};
/**
 * @description Response body of /company/search.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type CompanySearchResponse = {
    /**
     * @description Number of items in `results`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsCount: components["schemas"]["ResultsCount"];
    /**
     * @description Number of skipped results.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsOffset: components["schemas"]["ResultsOffset"];
    /**
     * @description Total number of results, regardless of paging. `null` if paging is not available.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsTotal: components["schemas"]["ResultsTotal"];
    /** @description Companies found, best match first. */
    results: CompanyItem[];
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
 * @description Fields of the company, as typed.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type CompanyFields = {
    /**
     * @description Registered name with the legal form.
     * @example Kovárna Pod Jeřábem s.r.o.
     */
    name?: (string | null) | undefined;
    /**
     * @description Country of the register, in any notation of `countryFormat`. Without it, all countries of `dataSource`.
     * @example CZ
     */
    country?: (string | null) | undefined;
    /**
     * @description Registration number (IČO in Czechia and Slovakia, REGON in Poland).
     * @example 89003675
     */
    registrationNumber?: (string | null) | undefined;
    /**
     * @description Tax number (DIČ in Czechia and Slovakia, NIP in Poland).
     * @example CZ89003675
     */
    taxNumber?: (string | null) | undefined;
    /**
     * @description VAT number in the European Union, with the country code.
     * @example CZ89003675
     */
    vatNumber?: (string | null) | undefined;
};
/**
 * @description Company data to validate, at least one field. The fields are also checked against each other.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type CompanyValidateQuery = WithRequired<CompanyFields, "name"> | WithRequired<CompanyFields, "country"> | WithRequired<CompanyFields, "registrationNumber"> | WithRequired<CompanyFields, "taxNumber"> | WithRequired<CompanyFields, "vatNumber">;
/**
 * @description Options of the validation.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type CompanyValidateOptions = {
    /**
     * @description Level of detail returned.
     *
     *     * `basic`: `uuid`, name, numbers, `address`, `addressOfficial`, `legalForm.type` and `flags.isActive`.
     *     * `extended`: also `legalForm.code` and `name`, `legalFormSpecific`, `nace`, `registrations`, `esa2010`, `dates`, `tradeLicences`, `vat`, `flags.isVatPayer` and `flags.isVatSubject`.
     *     * `full`: also `databoxes`, `employees`, `insolvency`, `businessPremises`, `authority`, `capital`, `flags.isInInsolvency`, and `full` of the address.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    dataScope?: components["schemas"]["CompanyDataScope"] | undefined;
    /**
     * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
     *
     *     * `CZ`: Czechia.
     *     * `SK`: Slovakia.
     *     * `PL`: Poland.
     *
     *     **Assumed:** The specification does not show this option.
     * @default [
     *       "CZ",
     *       "SK",
     *       "PL"
     *     ]
     */
    dataSource?: components["schemas"]["CompanyDataSource"] | undefined;
    /**
     * @description Whether terminated companies are included.
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    includeTerminatedSubjects?: components["schemas"]["IncludeTerminatedSubjects"] | undefined;
    /**
     * @description Whether postal codes have a separator (`130 00`, `00-950`) instead of digits only (`13000`, `00950`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description Notation of towns.
     *
     *     * `minimal`: town: Praha.
     *     * `basic`: town with the number of its district, if used in addresses: Praha 8.
     *     * `extended`: also with the part of the town: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description Notation of countries.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: full name in the country's language: Česká republika.
     *     * `localShortened`: short name in the country's language: Česko.
     *     * `international`: full name in English: Czech Republic.
     *     * `internationalShortened`: short name in English: Czechia.
     *
     *     **Assumed:** The specification does not show this option.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
    /**
     * @description Kind of legal person.
     *
     *     * `juridical`: legal persons, such as a limited company.
     *     * `physical`: sole traders.
     *     * `any`: both.
     *
     *     With `filterMode` `prefer`, the others come last instead of being omitted.
     *
     *     **Assumed:** The specification does not show this option.
     * @default any
     */
    legalFormType?: components["schemas"]["LegalFormType"] | undefined;
    /**
     * @description Effect of the filter on results that do not match. /location/validate may have this option, but has no filter.
     *
     *     * `limit`: they are omitted.
     *     * `prefer`: they come last.
     *
     *     **Assumed:** The specification does not show this option.
     * @default limit
     */
    filterMode?: components["schemas"]["FilterMode"] | undefined;
    /**
     * @description Maximum number of suggestions.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
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
     * @description How corrections into another country are returned. The stricter of this option and `correctionMode` applies.
     *
     *     * `full`: apply all corrections, also of the country.
     *     * `format`: fix formatting only. Data of another country is not returned.
     *     * `suggestion`: return data of another country in `suggestions` only.
     *     * `none`: do not return data of another country.
     *
     *     **Assumed:** The specification does not show this option.
     * @default format
     */
    correctionModeCrossCountry?: components["schemas"]["CorrectionModeCrossCountry"] | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type CompanyValidateRequestRoot = {
    /**
     * @description Company data to validate, at least one field. The fields are also checked against each other.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: CompanyValidateQuery;
    /**
     * @description Options of the validation.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (CompanyValidateOptions | null) | undefined;
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
/**
 * @description Request body of /company/validate.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type CompanyValidateRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: CompanyValidateRequestRoot;
};
/**
 * @description A problem with the submitted value. It is not a request error; the request succeeded.
 *
 *     **Assumed:** The specification does not show the findings of a validation.
 */
export type Finding = {
    /**
     * @description Kind of rule that the value breaks.
     *
     *     * `SYNTAX`: structure, such as a missing part.
     *     * `FORMAT`: notation.
     *     * `VALUE`: content.
     */
    group?: (("SYNTAX" | "FORMAT" | "VALUE") | (string & {})) | undefined;
    /** @description Rule within the group. */
    type?: (("CHARACTERS" | "EMPTY" | "INCORRECT_ORDER" | "INVALID" | "INVALID_COMBINATION" | "NOT_ALLOWED" | "TEMPORARY_INVALID" | "UNABLE_TO_PROCESS" | "VALUE_LENGTH" | "VALUE_PART" | "VALUE_PART_EXTRA" | "VALUE_PART_MISSING" | "VALUE_PART_POSITION") | (string & {})) | undefined;
    /** @description Part or aspect of the value that breaks the rule. `null` if there is none. */
    subtype?: (("AT_SIGN" | "CASE_SENSITIVITY" | "CITY" | "CONTEXT" | "DEGREE" | "DIACRITICS" | "DISPOSABLE" | "DOMAIN" | "DOMAIN_DNS" | "FREEMAIL" | "LEGAL_FORM" | "NAME" | "NAMESURNAME" | "NOT_ALLOWED" | "NUMBER" | "NUMBER_PART" | "OVER_QUOTA" | "PLUS_SIGN" | "PREFIX" | "SPECIAL" | "STREET" | "SURNAME" | "TLD" | "TOO_LONG" | "TOO_SHORT" | "WHITESPACES" | "ZIP") | (string & {}) | null) | undefined;
    /**
     * @description Severity of the finding. Read `isValid` to see whether the data can be used; no severity alone decides it. Compare without case. It may be `null` in a finding of group `SYNTAX` about an e-mail address.
     *
     *     * `info`: a cosmetic difference.
     *     * `warning`: the meaning may differ, for example a typing error. Case, diacritics and white space have it too, and make the data invalid.
     *     * `critical`: makes the data invalid.
     */
    severity?: (("info" | "warning" | "critical") | (string & {}) | null) | undefined;
    /** @description All fields of `request.query` with the problem. */
    relatedTo?: string[] | undefined;
    /** @description English text for developers, not for end users. `null` if there is none. */
    description?: (string | null) | undefined;
};
/**
 * @description Problems with the data. Empty if there are none.
 *
 *     **Assumed:** The specification does not show this field.
 */
export type Findings = Finding[];
/**
 * @description Validation result of the company as sent.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type CompanyResult = {
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
    /**
     * @description Register entry of a company. Its fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /company/*.
     */
    data: CompanyData;
    /**
     * @description Problems with the data. Empty if there are none.
     *
     *     **Assumed:** The specification does not show this field.
     */
    errors: Findings;
    /**
     * @description Current state of the company. Its fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /company/*.
     */
    flags?: CompanyFlags | undefined;
};
/**
 * @description Old and new value of the change.
 *
 *     **Assumed:** The specification does not show the fields of a correction.
 */
export type FixChange = {
    /** @description Query field of the old value. `null` if the value was added. */
    typeFrom?: (string | null) | undefined;
    /** @description Field of the new value. It differs from `typeFrom` if the value moved. `null` if the value was removed. */
    type?: (string | null) | undefined;
    /** @description Value as submitted. `null` if the value was added. */
    valueFrom?: (string | null) | undefined;
    /** @description Value as corrected. `null` if the value was removed. */
    value?: (string | null) | undefined;
};
/**
 * @description A change that the correction made.
 *
 *     **Assumed:** The specification does not show the fields of a correction.
 */
export type Fix = {
    /**
     * @description Kind of rule that the change satisfies, as in a finding.
     *
     *     * `SYNTAX`: structure, such as a missing part.
     *     * `FORMAT`: notation.
     *     * `VALUE`: content.
     */
    group?: (("SYNTAX" | "FORMAT" | "VALUE") | (string & {})) | undefined;
    /**
     * @description Kind of change to the value or to a part of it.
     *
     *     * `ADDED`: the value was added.
     *     * `CHANGED`: the notation was changed.
     *     * `PART_CHANGED`: the notation of a part was changed.
     *     * `REMOVED`: the value was removed.
     *     * `VALUE_CHANGED`: the value was changed.
     *     * `VALUE_PART_ADDED`: a part was added.
     *     * `VALUE_PART_CHANGED`: a part was changed.
     *     * `VALUE_PART_REMOVED`: a part was removed.
     */
    type?: (("ADDED" | "CHANGED" | "PART_CHANGED" | "REMOVED" | "VALUE_CHANGED" | "VALUE_PART_ADDED" | "VALUE_PART_CHANGED" | "VALUE_PART_REMOVED") | (string & {})) | undefined;
    /** @description Part or aspect that was changed, added or removed. `null` if there is none. */
    subtype?: (("AT_SIGN" | "CASE_SENSITIVITY" | "CHARACTERS" | "CITY" | "CONTEXT" | "DEGREE" | "DIACRITICS" | "DOMAIN" | "DOMAIN_TLD" | "DUPLICITY" | "INTERNAL_RULE" | "LEGAL_FORM" | "NAME" | "NUMBER" | "NUMBER_PART" | "PLUS_SIGN" | "PREFIX" | "STREET" | "SURNAME" | "TYPO" | "WHITESPACES" | "ZIP") | (string & {}) | null) | undefined;
    /**
     * @description Old and new value of the change.
     *
     *     **Assumed:** The specification does not show the fields of a correction.
     */
    data?: FixChange | undefined;
};
/**
 * @description Changes from the submitted data to this data.
 *
 *     **Assumed:** The specification does not show the fields of a correction.
 */
export type Fixes = Fix[];
/**
 * @description Corrected or suggested company, with the changes.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type CompanyCorrection = {
    /**
     * @description Whether `data` is valid as returned. After an error that is not specific it may be missing or `null`; read any other value than `true` as not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /**
     * @description Register entry of a company. Its fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /company/*.
     */
    data?: CompanyData | undefined;
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
    /**
     * @description Current state of the company. Its fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /company/*.
     */
    flags?: CompanyFlags | undefined;
};
/**
 * @description Response body of /company/validate.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type CompanyValidateResponse = {
    /**
     * @description Validation result of the company as sent.
     *
     *     **Assumed:** The specification does not show the response.
     */
    result: CompanyResult;
    /** @description Corrected company data. `null` if there is no correction, or if `correctionMode` excludes it. */
    resultCorrected: CompanyCorrection | null;
    /** @description Likely companies, best match first. Empty if there are none. */
    suggestions: CompanyCorrection[];
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
 * @description Search text.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type EmailSearchQuery = {
    /**
     * @description Beginning of an e-mail address, with or without the at sign.
     * @example jana.kadlecova@sez
     */
    value: string;
};
/**
 * @description Options of the search.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type EmailSearchOptions = {
    /**
     * @description Maximum number of results.
     * @default 5
     */
    resultsLimit?: (number | null) | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type EmailSearchRequestRoot = {
    /**
     * @description Search text.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: EmailSearchQuery;
    /**
     * @description Options of the search.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (EmailSearchOptions | null) | undefined;
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
/**
 * @description Request body of /email/search.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type EmailSearchRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: EmailSearchRequestRoot;
};
/**
 * @description E-mail address and its parts.
 *
 *     **Content assumed:** The specification does not show the fields of `data`.
 */
export type EmailData = {
    /**
     * @description The whole address. `null` if unknown.
     * @example jana.kadlecova@seznam.cz
     */
    email?: (string | null) | undefined;
    /**
     * @description Part before the last at sign. The whole text if there is no at sign. `null` if empty.
     * @example jana.kadlecova
     */
    user?: (string | null) | undefined;
    /**
     * @description Part after the last at sign. `null` if empty, or if there is no at sign.
     * @example seznam.cz
     */
    domain?: (string | null) | undefined;
};
/**
 * @description A complete address.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type EmailSearchItem = {
    /**
     * @description E-mail address and its parts.
     *
     *     **Content assumed:** The specification does not show the fields of `data`.
     */
    data: EmailData;
};
/**
 * @description Response body of /email/search.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type EmailSearchResponse = {
    /**
     * @description Number of items in `results`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsCount: components["schemas"]["ResultsCount"];
    /** @description Complete addresses, best match first. */
    results: EmailSearchItem[];
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
/** @description Address to validate. */
export type EmailValidateQuery = {
    /**
     * @description E-mail address to validate. An internationalised domain may be in Unicode or in Punycode.
     *
     *     **Detail assumed:** The specification does not state the notation of an internationalised domain.
     * @example jana.kadlecova@seznam.cz
     */
    email: string;
};
/**
 * @description Options of the validation.
 *
 *     **Content assumed:** The specification does not show the options.
 */
export type EmailValidateOptions = {
    /**
     * @description Validation depth.
     *
     *     * `basic`: form of the address.
     *     * `extended`: also whether the domain and the mailbox can receive mail.
     * @default extended
     */
    validationType?: (("basic" | "extended") | (string & {}) | null) | undefined;
    /**
     * @description Whether disposable addresses are valid in the `extended` validation.
     * @default true
     */
    acceptDisposableEmails?: (boolean | null) | undefined;
    /**
     * @description Whether addresses of free providers are valid in the `extended` validation.
     * @default true
     */
    acceptFreemails?: (boolean | null) | undefined;
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
};
/** @description Root object of every request. */
export type EmailValidateRequestRoot = {
    /** @description Address to validate. */
    query: EmailValidateQuery;
    /**
     * @description Options of the validation.
     *
     *     **Content assumed:** The specification does not show the options.
     */
    options?: (EmailValidateOptions | null) | undefined;
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
/** @description Request body of /email/validate. */
export type EmailValidateRequest = {
    /** @description Root object of every request. */
    request: EmailValidateRequestRoot;
};
/**
 * @description Properties of the address and its provider.
 *
 *     **Assumed:** The specification does not show this field.
 */
export type EmailFlags = {
    /** @description Whether the mail server accepts any user name. The mailbox may then not exist. `null` if not checked. */
    isCatchAllServer?: (boolean | null) | undefined;
    /** @description Whether the provider offers disposable mailboxes. `null` if the domain is unknown. */
    isDisposableEmailAddress?: (boolean | null) | undefined;
    /** @description Whether the provider offers free mailboxes. `null` if the domain is unknown. */
    isFreemail?: (boolean | null) | undefined;
};
/**
 * @description Validation result of the address as sent.
 *
 *     **Detail assumed:** The specification states that the validation outcome has an object `data`. It does not state that `data` is the data as sent.
 */
export type EmailResult = {
    /**
     * @description Whether `data` is valid as returned. After an error that is not specific it may be missing or `null`; read any other value than `true` as not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    isValid: components["schemas"]["IsValid"];
    /**
     * @description Outcome in one word: whether the data is valid, and whether the response has a correction or suggestions.
     *
     *     * `valid`: no action needed.
     *     * `validWithSuggestion`: valid; `suggestions` has a likely better form.
     *     * `invalid`: not valid; no correction and no suggestion.
     *     * `invalidWithCorrection`: `resultCorrected` has a valid form.
     *     * `invalidWithPartialCorrection`: `resultCorrected` has a better form, still not valid.
     *     * `invalidWithSuggestion`: `suggestions` has at least one better form.
     *     * `invalidWithCorrectionWithSuggestion`: `resultCorrected` has a valid form, and `suggestions` is not empty.
     *     * `invalidWithPartialCorrectionWithSuggestion`: `resultCorrected` has a better form, still not valid, and `suggestions` is not empty.
     *     * `unknown`: no response from the mail server, so the address may not exist. `suggestions` may be empty or not.
     *     * `unknownWithCorrection`: no response from the mail server; `resultCorrected` has a better form that may exist.
     *     * `unknownWithPartialCorrection`: no response from the mail server; `resultCorrected` has a better form, still not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    proposal: components["schemas"]["EmailProposal"];
    /**
     * @description E-mail address and its parts.
     *
     *     **Content assumed:** The specification does not show the fields of `data`.
     */
    data: EmailData;
    /**
     * @description Problems with the data. Empty if there are none.
     *
     *     **Assumed:** The specification does not show this field.
     */
    errors: Findings;
    /**
     * @description Properties of the address and its provider.
     *
     *     **Assumed:** The specification does not show this field.
     */
    flags?: EmailFlags | undefined;
};
/**
 * @description Corrected or suggested address, with the changes.
 *
 *     **Assumed:** The specification does not show the fields of `resultCorrected` and `suggestions`.
 */
export type EmailCorrection = {
    /**
     * @description Whether `data` is valid as returned. After an error that is not specific it may be missing or `null`; read any other value than `true` as not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /**
     * @description E-mail address and its parts.
     *
     *     **Content assumed:** The specification does not show the fields of `data`.
     */
    data?: EmailData | undefined;
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
    /**
     * @description Properties of the address and its provider.
     *
     *     **Assumed:** The specification does not show this field.
     */
    flags?: EmailFlags | undefined;
};
/** @description Response body of /email/validate. */
export type EmailValidateResponse = {
    /**
     * @description Validation result of the address as sent.
     *
     *     **Detail assumed:** The specification states that the validation outcome has an object `data`. It does not state that `data` is the data as sent.
     */
    result: EmailResult;
    /**
     * @description Corrected address. `null` if there is no correction, or if `correctionMode` excludes it.
     *
     *     **Detail assumed:** The specification names `resultCorrected`. It does not show its fields, or when it is `null`.
     */
    resultCorrected: EmailCorrection | null;
    /**
     * @description Likely addresses, best match first. Empty if there are none.
     *
     *     **Detail assumed:** The specification states that suggested corrections are returned here. It does not show their fields.
     */
    suggestions: EmailCorrection[];
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
 * @description Address to retrieve.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type LocationGetQuery = {
    /**
     * @description Country of the address register, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country: string;
    /**
     * @description Identifier from `ids` of a location, of the kind in `idType`.
     * @example CZ-000001
     */
    id: string;
};
/**
 * @description Options of the retrieval.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type LocationGetOptions = {
    /**
     * @description Kind of identifier.
     *
     *     * `internal`: internal identifier of the service.
     *     * `external`: identifier in the country's address register.
     * @default internal
     */
    idType?: (("internal" | "external") | (string & {}) | null) | undefined;
    /**
     * @description Level of detail returned.
     *
     *     * `basic`: fields of a postal address, `state`, `region`, `district`, `ids.internal` and `ids.external`.
     *     * `full`: also `cityPart`, `cityDistrict`, `cityDistrictSpecial`, `cityAdministrative`, `cadastralArea`, `postOffice`, `geometry` and the other `ids`.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    dataScope?: components["schemas"]["LocationDataScope"] | undefined;
    /**
     * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
     *
     *     **Assumed:** The specification does not show this option.
     * @default [
     *       "AD",
     *       "AL",
     *       "AT",
     *       "BA",
     *       "BE",
     *       "BG",
     *       "CH",
     *       "CY",
     *       "CZ",
     *       "DE",
     *       "DK",
     *       "ES",
     *       "FR",
     *       "GB",
     *       "GR",
     *       "HR",
     *       "HU",
     *       "IS",
     *       "IT",
     *       "LI",
     *       "LU",
     *       "MC",
     *       "ME",
     *       "MK",
     *       "MT",
     *       "NL",
     *       "PL",
     *       "RO",
     *       "RS",
     *       "SI",
     *       "SK",
     *       "SM",
     *       "VA",
     *       "XK"
     *     ]
     */
    dataSource?: components["schemas"]["LocationDataSource"] | undefined;
    /**
     * @description Whether postal codes have a separator (`130 00`, `00-950`) instead of digits only (`13000`, `00950`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description Notation of towns.
     *
     *     * `minimal`: town: Praha.
     *     * `basic`: town with the number of its district, if used in addresses: Praha 8.
     *     * `extended`: also with the part of the town: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description Notation of countries.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: full name in the country's language: Česká republika.
     *     * `localShortened`: short name in the country's language: Česko.
     *     * `international`: full name in English: Czech Republic.
     *     * `internationalShortened`: short name in English: Czechia.
     *
     *     **Assumed:** The specification does not show this option.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type LocationGetRequestRoot = {
    /**
     * @description Address to retrieve.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: LocationGetQuery;
    /**
     * @description Options of the retrieval.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (LocationGetOptions | null) | undefined;
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
/**
 * @description Request body of /location/get.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type LocationGetRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: LocationGetRequestRoot;
};
/**
 * @description A location found.
 *
 *     **Assumed:** The specification does not show the response of /location/*.
 */
export type LocationItem = {
    /**
     * @description An address, or a less exact location. Of a street, all fields of `number` and `ids` are `null`, and `streetWithNumber` equals `street`. Of a
     *     town, `street`, `streetWithNumber` and `zip` are `null` as well. The fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /location/*.
     */
    data: LocationData;
};
/**
 * @description Response body of /location/get.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type LocationGetResponse = {
    /** @description The address as the only item. Empty if the identifier is unknown. */
    results: LocationItem[];
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
 * @description Position to search.
 *
 *     **Assumed:** The specification does not show the fields of the query.
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
 * @description Options of the search.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type LocationLocalizeOptions = {
    /**
     * @description Maximum distance from the position, in metres.
     * @default 50
     */
    radius?: (number | null) | undefined;
    /**
     * @description Whether to return the nearest address if there is none within `radius`.
     * @default false
     */
    acceptNearest?: (boolean | null) | undefined;
    /**
     * @description Maximum number of results.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description Level of detail returned.
     *
     *     * `basic`: fields of a postal address, `state`, `region`, `district`, `ids.internal` and `ids.external`.
     *     * `full`: also `cityPart`, `cityDistrict`, `cityDistrictSpecial`, `cityAdministrative`, `cadastralArea`, `postOffice`, `geometry` and the other `ids`.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    dataScope?: components["schemas"]["LocationDataScope"] | undefined;
    /**
     * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
     *
     *     **Assumed:** The specification does not show this option.
     * @default [
     *       "AD",
     *       "AL",
     *       "AT",
     *       "BA",
     *       "BE",
     *       "BG",
     *       "CH",
     *       "CY",
     *       "CZ",
     *       "DE",
     *       "DK",
     *       "ES",
     *       "FR",
     *       "GB",
     *       "GR",
     *       "HR",
     *       "HU",
     *       "IS",
     *       "IT",
     *       "LI",
     *       "LU",
     *       "MC",
     *       "ME",
     *       "MK",
     *       "MT",
     *       "NL",
     *       "PL",
     *       "RO",
     *       "RS",
     *       "SI",
     *       "SK",
     *       "SM",
     *       "VA",
     *       "XK"
     *     ]
     */
    dataSource?: components["schemas"]["LocationDataSource"] | undefined;
    /**
     * @description Whether postal codes have a separator (`130 00`, `00-950`) instead of digits only (`13000`, `00950`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description Notation of towns.
     *
     *     * `minimal`: town: Praha.
     *     * `basic`: town with the number of its district, if used in addresses: Praha 8.
     *     * `extended`: also with the part of the town: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description Notation of countries.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: full name in the country's language: Česká republika.
     *     * `localShortened`: short name in the country's language: Česko.
     *     * `international`: full name in English: Czech Republic.
     *     * `internationalShortened`: short name in English: Czechia.
     *
     *     **Assumed:** The specification does not show this option.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type LocationLocalizeRequestRoot = {
    /**
     * @description Position to search.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: LocationLocalizeQuery;
    /**
     * @description Options of the search.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (LocationLocalizeOptions | null) | undefined;
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
/**
 * @description Request body of /location/localize.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type LocationLocalizeRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: LocationLocalizeRequestRoot;
};
/**
 * @description Response body of /location/localize.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type LocationLocalizeResponse = {
    /**
     * @description Number of items in `results`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsCount: components["schemas"]["ResultsCount"];
    /** @description Addresses found, nearest first. */
    results: LocationItem[];
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
 * @description Further fields with their wanted values. A name with a dot, such as `number.full`, is a flat key, not nested. `filterMode` defines the
 *     effect on other results.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type LocationFilter = {
    /**
     * @description Country, in any notation of `countryFormat`.
     * @example CZ
     */
    country?: (string | null) | undefined;
    /**
     * @description State of a federal country.
     * @example Niedersachsen
     */
    state?: (string | null) | undefined;
    /**
     * @description Region.
     * @example Hlavní město Praha
     */
    region?: (string | null) | undefined;
    /**
     * @description District.
     * @example Praha 8
     */
    district?: (string | null) | undefined;
    /**
     * @description Street name without number.
     * @example Sokolovská
     */
    street?: (string | null) | undefined;
    /**
     * @description First line of the address.
     * @example Sokolovská 192/79
     */
    streetWithNumber?: (string | null) | undefined;
    /**
     * @description House number with all its parts.
     * @example 192/79
     */
    "number.full"?: (string | null) | undefined;
    /**
     * @description House number before the slash.
     * @example 192
     */
    "number.part1"?: (string | null) | undefined;
    /**
     * @description House number after the slash.
     * @example 79
     */
    "number.part2"?: (string | null) | undefined;
    /**
     * @description Town or village, in any notation of `cityFormat`.
     * @example Praha
     */
    city?: (string | null) | undefined;
    /**
     * @description Postal code, with or without separator.
     * @example 18600
     */
    zip?: (string | null) | undefined;
};
/**
 * @description Search text and field.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type LocationSearchQuery = {
    /**
     * @description Field to search. It also defines the kind of results, for example towns for `city`, streets for `street`.
     *
     *     * `street`: name of the street.
     *     * `streetWithNumber`: street with the number of the house.
     *     * `number.full`: number of the house.
     *     * `number.part1`: first part of the number.
     *     * `number.part2`: second part of the number.
     *     * `city`: town.
     *     * `zip`: postal code.
     *     * `full`: address in one string.
     * @example streetWithNumber
     */
    type: ("street" | "streetWithNumber" | "number.full" | "number.part1" | "number.part2" | "city" | "zip" | "full") | (string & {});
    /**
     * @description Beginning of the value.
     * @example sokolovska 19
     */
    value: string;
    /**
     * @description Further fields with their wanted values. A name with a dot, such as `number.full`, is a flat key, not nested. `filterMode` defines the
     *     effect on other results.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    filter?: (LocationFilter | null) | undefined;
};
/**
 * @description Options of the search.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type LocationSearchOptions = {
    /**
     * @description Level of detail returned.
     *
     *     * `basic`: fields of a postal address, `state`, `region`, `district`, `ids.internal` and `ids.external`.
     *     * `full`: also `cityPart`, `cityDistrict`, `cityDistrictSpecial`, `cityAdministrative`, `cadastralArea`, `postOffice`, `geometry` and the other `ids`.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    dataScope?: components["schemas"]["LocationDataScope"] | undefined;
    /**
     * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
     *
     *     **Assumed:** The specification does not show this option.
     * @default [
     *       "AD",
     *       "AL",
     *       "AT",
     *       "BA",
     *       "BE",
     *       "BG",
     *       "CH",
     *       "CY",
     *       "CZ",
     *       "DE",
     *       "DK",
     *       "ES",
     *       "FR",
     *       "GB",
     *       "GR",
     *       "HR",
     *       "HU",
     *       "IS",
     *       "IT",
     *       "LI",
     *       "LU",
     *       "MC",
     *       "ME",
     *       "MK",
     *       "MT",
     *       "NL",
     *       "PL",
     *       "RO",
     *       "RS",
     *       "SI",
     *       "SK",
     *       "SM",
     *       "VA",
     *       "XK"
     *     ]
     */
    dataSource?: components["schemas"]["LocationDataSource"] | undefined;
    /**
     * @description Whether postal codes have a separator (`130 00`, `00-950`) instead of digits only (`13000`, `00950`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description Notation of towns.
     *
     *     * `minimal`: town: Praha.
     *     * `basic`: town with the number of its district, if used in addresses: Praha 8.
     *     * `extended`: also with the part of the town: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description Notation of countries.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: full name in the country's language: Česká republika.
     *     * `localShortened`: short name in the country's language: Česko.
     *     * `international`: full name in English: Czech Republic.
     *     * `internationalShortened`: short name in English: Czechia.
     *
     *     **Assumed:** The specification does not show this option.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
    /**
     * @description Maximum number of results. A search by `zip` may return more.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description Number of results to skip, for paging. Send it only if `resultsTotal` of the first response is not `null`.
     * @default 0
     */
    resultsOffset?: (number | null) | undefined;
    /**
     * @description Whether results may be streets or towns. Otherwise, the addresses in them are returned. For the types `streetWithNumber` and `full`
     *     only.
     * @default true
     */
    allowPartialResults?: (boolean | null) | undefined;
    /**
     * @description Effect of the filter on results that do not match. /location/validate may have this option, but has no filter.
     *
     *     * `limit`: they are omitted.
     *     * `prefer`: they come last.
     *
     *     **Assumed:** The specification does not show this option.
     * @default limit
     */
    filterMode?: components["schemas"]["FilterMode"] | undefined;
    /**
     * @description Whether a filter ignores case, diacritics and white space (`karlin` for `Karlín`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default true
     */
    filterAcceptFormat?: components["schemas"]["FilterAcceptFormat"] | undefined;
    /**
     * @description Whether a filter accepts alternative names (`Prague` or `Praha` for `Praha 8`, `Czechia` for `CZ`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default true
     */
    filterAcceptAlternatives?: components["schemas"]["FilterAcceptAlternatives"] | undefined;
    /**
     * @description Whether a filter must match the whole value. Otherwise the beginning of the value or of a word is enough.
     *
     *     **Assumed:** The specification does not show this option.
     * @default true
     */
    filterExactMatch?: components["schemas"]["FilterExactMatch"] | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type LocationSearchRequestRoot = {
    /**
     * @description Search text and field.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: LocationSearchQuery;
    /**
     * @description Options of the search.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (LocationSearchOptions | null) | undefined;
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
/**
 * @description Request body of /location/search.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type LocationSearchRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: LocationSearchRequestRoot;
};
/**
 * @description Response body of /location/search.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type LocationSearchResponse = {
    /**
     * @description Number of items in `results`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsCount: components["schemas"]["ResultsCount"];
    /**
     * @description Number of skipped results.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsOffset?: components["schemas"]["ResultsOffset"] | undefined;
    /**
     * @description Total number of results, regardless of paging. `null` if paging is not available.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsTotal?: components["schemas"]["ResultsTotal"] | undefined;
    /** @description Locations found, best match first. */
    results: LocationItem[];
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
 * @description House number as one object, instead of the fields `number.full` and the others.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type LocationNumberFields = {
    /**
     * @description House number with all its parts.
     * @example 192/79
     */
    full?: (string | null) | undefined;
    /**
     * @description House number before the slash.
     * @example 192
     */
    part1?: (string | null) | undefined;
    /**
     * @description Digits of the number before the slash.
     * @example 192
     */
    part1Number?: (string | null) | undefined;
    /**
     * @description Letter of the number before the slash.
     * @example a
     */
    part1Letter?: (string | null) | undefined;
    /**
     * @description House number after the slash.
     * @example 79
     */
    part2?: (string | null) | undefined;
    /**
     * @description Digits of the number after the slash.
     * @example 79
     */
    part2Number?: (string | null) | undefined;
    /**
     * @description Letter of the number after the slash.
     * @example b
     */
    part2Letter?: (string | null) | undefined;
};
/**
 * @description Fields of the address, as typed.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type LocationFields = {
    /**
     * @description Street name without number.
     * @example Sokolovská
     */
    street?: (string | null) | undefined;
    /**
     * @description First line of the address.
     * @example Sokolovská 192/79
     */
    streetWithNumber?: (string | null) | undefined;
    /**
     * @description House number with all its parts.
     * @example 192/79
     */
    "number.full"?: (string | null) | undefined;
    /**
     * @description House number before the slash.
     * @example 192
     */
    "number.part1"?: (string | null) | undefined;
    /**
     * @description Digits of the number before the slash.
     * @example 192
     */
    "number.part1Number"?: (string | null) | undefined;
    /**
     * @description Letter of the number before the slash.
     * @example a
     */
    "number.part1Letter"?: (string | null) | undefined;
    /**
     * @description House number after the slash.
     * @example 79
     */
    "number.part2"?: (string | null) | undefined;
    /**
     * @description Digits of the number after the slash.
     * @example 79
     */
    "number.part2Number"?: (string | null) | undefined;
    /**
     * @description Letter of the number after the slash.
     * @example b
     */
    "number.part2Letter"?: (string | null) | undefined;
    /**
     * @description House number as one object, instead of the fields `number.full` and the others.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    number?: (LocationNumberFields | null) | undefined;
    /**
     * @description Town or village, in any notation of `cityFormat`.
     * @example Praha 8
     */
    city?: (string | null) | undefined;
    /**
     * @description Postal code, with or without separator.
     * @example 186 00
     */
    zip?: (string | null) | undefined;
    /**
     * @description Whole address on one line, best with commas between street, town and postal code.
     * @example Sokolovská 192/79, 186 00 Praha 8
     */
    full?: (string | null) | undefined;
    /**
     * @description Country of the address, in any notation of `countryFormat`. Without it, all countries of `dataSource`.
     * @example CZ
     */
    country?: (string | null) | undefined;
};
/**
 * @description Address to validate, or a part of it, at least one field. A name with a dot, such as `number.full`, is a flat key. An object `number`
 *     with `full` and the parts is accepted too, but not both. `street` and `streetWithNumber` exclude each other.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type LocationValidateQuery = WithRequired<LocationFields, "street"> | WithRequired<LocationFields, "streetWithNumber"> | WithRequired<LocationFields, "number.full"> | WithRequired<LocationFields, "number.part1"> | WithRequired<LocationFields, "number.part1Number"> | WithRequired<LocationFields, "number.part1Letter"> | WithRequired<LocationFields, "number.part2"> | WithRequired<LocationFields, "number.part2Number"> | WithRequired<LocationFields, "number.part2Letter"> | WithRequired<LocationFields, "number"> | WithRequired<LocationFields, "city"> | WithRequired<LocationFields, "zip"> | WithRequired<LocationFields, "full"> | WithRequired<LocationFields, "country">;
/**
 * @description Options of the validation.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type LocationValidateOptions = {
    /**
     * @description Level of detail returned.
     *
     *     * `basic`: fields of a postal address, `state`, `region`, `district`, `ids.internal` and `ids.external`.
     *     * `full`: also `cityPart`, `cityDistrict`, `cityDistrictSpecial`, `cityAdministrative`, `cadastralArea`, `postOffice`, `geometry` and the other `ids`.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    dataScope?: components["schemas"]["LocationDataScope"] | undefined;
    /**
     * @description Countries of the registers to search, as ISO 3166-1 alpha-2 codes.
     *
     *     **Assumed:** The specification does not show this option.
     * @default [
     *       "AD",
     *       "AL",
     *       "AT",
     *       "BA",
     *       "BE",
     *       "BG",
     *       "CH",
     *       "CY",
     *       "CZ",
     *       "DE",
     *       "DK",
     *       "ES",
     *       "FR",
     *       "GB",
     *       "GR",
     *       "HR",
     *       "HU",
     *       "IS",
     *       "IT",
     *       "LI",
     *       "LU",
     *       "MC",
     *       "ME",
     *       "MK",
     *       "MT",
     *       "NL",
     *       "PL",
     *       "RO",
     *       "RS",
     *       "SI",
     *       "SK",
     *       "SM",
     *       "VA",
     *       "XK"
     *     ]
     */
    dataSource?: components["schemas"]["LocationDataSource"] | undefined;
    /**
     * @description Whether postal codes have a separator (`130 00`, `00-950`) instead of digits only (`13000`, `00950`).
     *
     *     **Assumed:** The specification does not show this option.
     * @default false
     */
    zipFormat?: components["schemas"]["ZipFormat"] | undefined;
    /**
     * @description Notation of towns.
     *
     *     * `minimal`: town: Praha.
     *     * `basic`: town with the number of its district, if used in addresses: Praha 8.
     *     * `extended`: also with the part of the town: Praha 8 - Karlín.
     *
     *     **Assumed:** The specification does not show this option.
     * @default basic
     */
    cityFormat?: components["schemas"]["CityFormat"] | undefined;
    /**
     * @description Notation of countries.
     *
     *     * `alpha2`: ISO 3166-1 alpha-2 code: CZ.
     *     * `alpha3`: ISO 3166-1 alpha-3 code: CZE.
     *     * `local`: full name in the country's language: Česká republika.
     *     * `localShortened`: short name in the country's language: Česko.
     *     * `international`: full name in English: Czech Republic.
     *     * `internationalShortened`: short name in English: Czechia.
     *
     *     **Assumed:** The specification does not show this option.
     * @default alpha2
     */
    countryFormat?: components["schemas"]["CountryFormat"] | undefined;
    /**
     * @description Maximum number of suggestions.
     * @default 10
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description Whether `city` may be the name of the post office, such as Praha 86 for Praha 8.
     * @default false
     */
    acceptPostOfficeAsCity?: (boolean | null) | undefined;
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
     * @description How corrections into another country are returned. The stricter of this option and `correctionMode` applies.
     *
     *     * `full`: apply all corrections, also of the country.
     *     * `format`: fix formatting only. Data of another country is not returned.
     *     * `suggestion`: return data of another country in `suggestions` only.
     *     * `none`: do not return data of another country.
     *
     *     **Assumed:** The specification does not show this option.
     * @default format
     */
    correctionModeCrossCountry?: components["schemas"]["CorrectionModeCrossCountry"] | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type LocationValidateRequestRoot = {
    /**
     * @description Address to validate, or a part of it, at least one field. A name with a dot, such as `number.full`, is a flat key. An object `number`
     *     with `full` and the parts is accepted too, but not both. `street` and `streetWithNumber` exclude each other.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: LocationValidateQuery;
    /**
     * @description Options of the validation.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (LocationValidateOptions | null) | undefined;
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
/**
 * @description Request body of /location/validate.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type LocationValidateRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: LocationValidateRequestRoot;
};
/**
 * @description Recognised fields by validity, also those that are a part of a query field.
 *
 *     **Assumed:** The specification does not show this field.
 */
export type LocationDataTypes = {
    /**
     * @description Valid fields, sorted by name.
     * @example [
     *       "city",
     *       "number.full",
     *       "street",
     *       "streetWithNumber"
     *     ]
     */
    valid?: string[] | undefined;
    /**
     * @description Invalid fields and those in conflict with others, sorted by name.
     * @example [
     *       "zip"
     *     ]
     */
    invalid?: string[] | undefined;
};
/**
 * @description Validation result of the address as sent.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type LocationResult = {
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
    /**
     * @description An address, or a less exact location. Of a street, all fields of `number` and `ids` are `null`, and `streetWithNumber` equals `street`. Of a
     *     town, `street`, `streetWithNumber` and `zip` are `null` as well. The fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /location/*.
     */
    data: LocationData;
    /**
     * @description Recognised fields by validity, also those that are a part of a query field.
     *
     *     **Assumed:** The specification does not show this field.
     */
    dataTypes?: LocationDataTypes | undefined;
    /**
     * @description Problems with the data. Empty if there are none.
     *
     *     **Assumed:** The specification does not show this field.
     */
    errors: Findings;
};
/**
 * @description Corrected or suggested address, with the changes.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type LocationCorrection = {
    /**
     * @description Whether `data` is valid as returned. After an error that is not specific it may be missing or `null`; read any other value than `true` as not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /**
     * @description An address, or a less exact location. Of a street, all fields of `number` and `ids` are `null`, and `streetWithNumber` equals `street`. Of a
     *     town, `street`, `streetWithNumber` and `zip` are `null` as well. The fields depend on `dataScope`.
     *
     *     **Assumed:** The specification does not show the data of /location/*.
     */
    data?: LocationData | undefined;
    /**
     * @description Recognised fields by validity, also those that are a part of a query field.
     *
     *     **Assumed:** The specification does not show this field.
     */
    dataTypes?: LocationDataTypes | undefined;
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
/**
 * @description Response body of /location/validate.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type LocationValidateResponse = {
    /**
     * @description Validation result of the address as sent.
     *
     *     **Assumed:** The specification does not show the response.
     */
    result: LocationResult;
    /** @description Corrected address. `null` if there is no correction, or if `correctionMode` excludes it. */
    resultCorrected: LocationCorrection | null;
    /** @description Likely addresses, best match first. Empty if there are none. */
    suggestions: LocationCorrection[];
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
 * @description Parts of the name, as typed.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type NameFields = {
    /**
     * @description First name, or several first names.
     * @example Jana
     */
    name?: (string | null) | undefined;
    /**
     * @description Surname, or several surnames.
     * @example Kadlecová
     */
    surname?: (string | null) | undefined;
    /**
     * @description First name and surname in one string, in this order.
     * @example Jana Kadlecová
     */
    nameSurname?: (string | null) | undefined;
};
/**
 * @description Name to validate, as `name` and `surname` (one or both), or as `nameSurname`. The two forms cannot be mixed.
 *
 *     **Content assumed:** The specification does not show the fields of the query.
 */
export type NameValidateQuery = WithRequired<NameFields, "name"> | WithRequired<NameFields, "surname"> | WithRequired<NameFields, "nameSurname">;
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
    validationDepth?: never;
    smartMode?: never;
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
/**
 * @description Day of the year on which a name is celebrated.
 *
 *     **Assumed:** The specification does not show the structure of `nameDays`.
 */
export type NameDay = {
    /**
     * @description Country of the calendar, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country: string;
    /**
     * @description Month, 1 for January.
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
 * @description Name days in the calendars, of Czech and Slovak names only. `null` if there are none, for example of a surname.
 *
 *     **Content assumed:** The specification states that the field is required in 2.0 and optional in 2.1. It does not show its structure.
 */
export type NameDays = NameDay[] | null;
/** @description Details of a component of the name. */
export type NameDetail = {
    /**
     * @description Component of the name.
     *
     *     * `name`: given name.
     *     * `surname`: surname.
     *     * `nameSurname`: given name and surname in one string.
     *
     *     **Assumed:** The specification does not show this field.
     */
    type: components["schemas"]["NameDetailType"];
    /**
     * @description Value of the component, without degrees and context.
     *
     *     **Assumed:** The specification does not show this field.
     */
    value: components["schemas"]["NameDetailValue"];
    /**
     * @description Gender of the component, 0 for unspecified, 1 for man, 2 for woman.
     *
     *     **Assumed:** The specification does not show this field.
     */
    gender?: components["schemas"]["Gender"] | undefined;
    /**
     * @description Vocative (5th case) of the component, in the language of `dataLanguage` (always Czech in version 2.0). The component itself if it has no vocative.
     *
     *     **Assumed:** The specification does not show this field.
     */
    vocative?: components["schemas"]["NameDetailVocative"] | undefined;
    /**
     * @description Name days in the calendars, of Czech and Slovak names only. `null` if there are none, for example of a surname.
     *
     *     **Content assumed:** The specification states that the field is required in 2.0 and optional in 2.1. It does not show its structure.
     */
    nameDays?: NameDays | undefined;
};
/** @description Queried components by validity. */
export type NameDataTypes = {
    /**
     * @description Queried components judged valid.
     * @example [
     *       "name",
     *       "surname"
     *     ]
     */
    valid: components["schemas"]["NameDataType"][];
    /**
     * @description Queried components judged invalid.
     * @example [
     *       "degreesBefore"
     *     ]
     */
    invalid: components["schemas"]["NameDataType"][];
};
/** @description Components of the name. */
export type NameData = {
    /**
     * @description First name. `null` if there is none.
     *
     *     **Assumed:** The specification does not show this field.
     */
    name?: components["schemas"]["Name"] | undefined;
    /**
     * @description Surname. `null` if there is none.
     *
     *     **Assumed:** The specification does not show this field.
     */
    surname?: components["schemas"]["Surname"] | undefined;
    /**
     * @description First name and surname in one string, in `result` as sent. `null` if it was not sent and a part is missing.
     *
     *     **Assumed:** The specification does not show this field.
     */
    nameSurname?: components["schemas"]["NameSurname"] | undefined;
    /**
     * @description Context, such as "ml." (the younger), in the order sent.
     *
     *     **Assumed:** The specification does not show this field.
     */
    context?: components["schemas"]["NameContext"] | undefined;
    /**
     * @description Academic degrees before the name, in the order sent. May be `null` in a suggestion.
     *
     *     **Assumed:** The specification does not show this field.
     */
    degreesBefore?: components["schemas"]["DegreesBefore"] | undefined;
    /**
     * @description Academic degrees after the name, in the order sent. May be `null` in a suggestion.
     *
     *     **Assumed:** The specification does not show this field.
     */
    degreesAfter?: components["schemas"]["DegreesAfter"] | undefined;
    /**
     * @description Details of each component that was sent, with `dataScope` `full`. Moved from `result.details` of version 2.0.
     *
     *     **Detail assumed:** The specification does not state when the field is present. It is assumed to be an array always.
     */
    details?: (NameDetail | NameDetail[]) | undefined;
    /**
     * @description Vocative (5th case) of the first name, in the language of `dataLanguage`. `null` if there is none or it is unknown.
     *
     *     **Detail assumed:** The specification does not state when the value is `null`.
     * @example Jano
     */
    vocativeName: string | null;
    /**
     * @description Vocative of the surname, in the language of `dataLanguage`. `null` if there is none or it is unknown.
     *
     *     **Detail assumed:** The specification does not state when the value is `null`.
     * @example Kadlecová
     */
    vocativeSurname: string | null;
    /**
     * @description Vocative of the full name, in the language of `dataLanguage`. `null` if `vocativeName` or `vocativeSurname` is `null`.
     *
     *     **Detail assumed:** The specification does not state when the value is `null`.
     * @example Jano Kadlecová
     */
    vocativeNameSurname: string | null;
    /** @description Queried components by validity. */
    dataTypes: NameDataTypes;
};
/**
 * @description Validation result of the name as sent.
 *
 *     **Detail assumed:** The specification states that the validation outcome has an object `data`. It does not state that `data` is the data as sent.
 */
export type NameResult = {
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
    /** @description Components of the name. */
    data: NameData;
    /**
     * @description Problems with the data. Empty if there are none.
     *
     *     **Assumed:** The specification does not show this field.
     */
    errors: Findings;
};
/**
 * @description Corrected or suggested name, with the changes.
 *
 *     **Assumed:** The specification does not show the fields of `resultCorrected` and `suggestions`.
 */
export type NameCorrection = {
    /**
     * @description Whether `data` is valid as returned. After an error that is not specific it may be missing or `null`; read any other value than `true` as not valid.
     *
     *     **Assumed:** The specification does not show this field.
     */
    isValid?: components["schemas"]["IsValid"] | undefined;
    /** @description Components of the name. */
    data?: NameData | undefined;
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
/** @description Response body of /name/validate. */
export type NameValidateResponse = {
    /**
     * @description Validation result of the name as sent.
     *
     *     **Detail assumed:** The specification states that the validation outcome has an object `data`. It does not state that `data` is the data as sent.
     */
    result: NameResult;
    /**
     * @description Corrected name. `null` if there is no correction, or if `correctionMode` excludes it.
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
 * @description Search text.
 *
 *     **Assumed:** The specification does not show the fields of the query.
 */
export type PhoneSearchQuery = {
    /**
     * @description Beginning of a prefix (with `+`, with `00` or digits only), or an ISO 3166-1 alpha-2 code. Also the beginning of a country's name
     *     in English, Czech, Slovak or Polish.
     * @example +42
     */
    value: string;
};
/**
 * @description Options of the search.
 *
 *     **Assumed:** The specification does not show the options.
 */
export type PhoneSearchOptions = {
    /**
     * @description Maximum number of results.
     * @default 100
     */
    resultsLimit?: (number | null) | undefined;
    /**
     * @description Prefixes to search. Without this option, or if it is empty, all prefixes.
     * @example [
     *       "+420",
     *       "+421"
     *     ]
     */
    allowedPrefixes?: (readonly string[] | null) | undefined;
};
/**
 * @description Root object of every request.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type PhoneSearchRequestRoot = {
    /**
     * @description Search text.
     *
     *     **Assumed:** The specification does not show the fields of the query.
     */
    query: PhoneSearchQuery;
    /**
     * @description Options of the search.
     *
     *     **Assumed:** The specification does not show the options.
     */
    options?: (PhoneSearchOptions | null) | undefined;
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
/**
 * @description Request body of /phone/search.
 *
 *     **Assumed:** The specification does not show the request.
 */
export type PhoneSearchRequest = {
    /**
     * @description Root object of every request.
     *
     *     **Assumed:** The specification does not show the request.
     */
    request: PhoneSearchRequestRoot;
};
/**
 * @description Prefix and country.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type PhoneSearchData = {
    /**
     * @description Country of the prefix, as an ISO 3166-1 alpha-2 code.
     * @example CZ
     */
    country?: string | undefined;
    /**
     * @description International prefix with its plus sign.
     * @example +420
     */
    prefix?: string | undefined;
};
/**
 * @description A country with its international prefix.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type PhoneSearchItem = {
    /**
     * @description Prefix and country.
     *
     *     **Assumed:** The specification does not show the response.
     */
    data: PhoneSearchData;
    /**
     * Format: uri
     * @description URL of an image of the country's flag.
     * @example https://flags.data-validation.example/cz.svg
     */
    icon?: string | undefined;
};
/**
 * @description Response body of /phone/search.
 *
 *     **Assumed:** The specification does not show the response.
 */
export type PhoneSearchResponse = {
    /**
     * @description Number of items in `results`.
     *
     *     **Assumed:** The specification does not show this field.
     */
    resultsCount: components["schemas"]["ResultsCount"];
    /** @description Prefixes found, best match first. */
    results: PhoneSearchItem[];
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
    numberWithPrefix?: never;
    prefix?: null | undefined;
    number?: null | undefined;
};
/** @description The international prefix and the number as two separate values. */
export type PhoneQuerySeparate = {
    /**
     * @description International prefix with its plus sign.
     *
     *     **Detail assumed:** The specification does not show the name of the field.
     * @example +420
     */
    prefix: string;
    /**
     * @description Number without the international prefix.
     *
     *     **Detail assumed:** The specification does not show the name of the field.
     * @example 607123456
     */
    number: string;
    numberFull?: null | undefined;
    numberWithPrefix?: null | undefined;
};
/** @description Phone number to validate, as one string or as prefix and number. The two forms cannot be mixed. */
export type PhoneValidateQuery = PhoneQueryCombined | PhoneQuerySeparate;
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
    defaultPrefix?: never;
    formatNumber?: never;
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
/** @description The number in four notations. */
export type PhoneFormat = {
    /**
     * @description Digits only, unformatted, without the prefix. `null` if the number is not valid. Renamed from `national` of version 2.0.
     *
     *     **Detail assumed:** The specification does not state that the prefix is left out, or when the value is `null`.
     * @example 607123456
     */
    raw: string | null;
    /**
     * @description National notation with spaces between digit groups. `null` if the number is not valid. **In version 2.0, this key holds the unformatted number**, which is now `raw`.
     *
     *     **Detail assumed:** The specification does not state when the value is `null`.
     * @example 607 123 456
     */
    national: string | null;
    /**
     * @description International notation without spaces (ITU-T E.164). `null` if the number is not valid. Renamed from `international` of version 2.0.
     *
     *     **Detail assumed:** The specification does not state when the value is `null`.
     * @example +420607123456
     */
    e164: string | null;
    /**
     * @description International notation with spaces (ITU-T E.123). `null` if the number is not valid. Renamed from `internationalFormatted` of version 2.0.
     *
     *     **Detail assumed:** The specification does not state when the value is `null`.
     * @example +420 607 123 456
     */
    e123: string | null;
};
/** @description Country of the number. */
export type PhoneCountry = {
    /**
     * @description ISO 3166-1 alpha-2 code of the country. `null` if the country cannot be resolved.
     *
     *     **Detail assumed:** The specification does not state the notation of the code.
     * @example CZ
     */
    code: string | null;
    /**
     * @description International prefix of the country, with its plus sign. `null` if the country cannot be resolved.
     *
     *     **Detail assumed:** The specification does not state that the prefix has a plus sign.
     * @example +420
     */
    prefix: string | null;
};
/**
 * @description Carrier of the number. May be empty.
 *
 *     **Assumed:** The specification does not show this field.
 */
export type PhoneCarrier = {
    /**
     * @description First operator of the number, with `validationType` `extended`. `null` if unknown.
     * @example Example Mobile
     */
    name?: (string | null) | undefined;
    /**
     * @description Type of line, from the country's numbering plan. `null` if unknown.
     *
     *     * `landline`: fixed line.
     *     * `mobile`: mobile line.
     *     * `voip`: internet telephony.
     */
    type?: (("landline" | "mobile" | "voip") | (string & {}) | null) | undefined;
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
    format: PhoneFormat;
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
    data: PhoneData;
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
    data?: PhoneData | undefined;
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
