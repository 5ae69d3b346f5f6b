// The operations of each version of the API, made from openapi/ by npm run generate.
import type * as v2_0 from "./2.0.ts";
import type * as v2_1 from "./2.1.ts";

/** The bodies of requests and successes, by version and path. */
export interface Bodies {
  "2.0": v2_0.Bodies;
  "2.1": v2_1.Bodies;
}

/** Something of a version for each data kind. */
export interface Kinds<Of extends Record<keyof Operations, Record<string, unknown>>, V extends keyof Operations> {
  /**
   * Searches, retrieves and validates companies in public registers.
   *
   * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
   */
  readonly company: Of[V]["company"];
  /**
   * Completes and validates e-mail addresses.
   *
   * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
   */
  readonly email: Of[V]["email"];
  /**
   * Searches, retrieves, localizes and validates postal addresses.
   *
   * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
   */
  readonly location: Of[V]["location"];
  /**
   * Validates and corrects personal names.
   *
   * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
   */
  readonly name: Of[V]["name"];
  /**
   * Searches international prefixes and validates phone numbers.
   *
   * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
   */
  readonly phone: Of[V]["phone"];
}

/** The path of each operation, by version, data kind and operation. */
export interface Operations {
  /** Version 2.0. */
  "2.0": {
    /**
     * Searches, retrieves and validates companies in public registers.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    company: {
      /**
       * Get a company.
       *
       * Returns a company's entry in the public register, by its registration number.
       *
       * The company found. Empty list if the register has no entry.
       *
       * **Assumed:** The specification states that /company/* has endpoints. It does not show which.
       */
      get: "/company/get";
      /**
       * Search companies.
       *
       * Searches companies by the beginning of their name or number while the user types. Case, diacritics and extra white space are
       * ignored.
       *
       * Next: get the chosen company with /company/get, by its `country` and `registrationNumber`.
       *
       * Companies found, best match first. The list may be empty.
       *
       * **Assumed:** The specification states that /company/* has endpoints. It does not show which.
       */
      search: "/company/search";
      /**
       * Validate company data.
       *
       * Validates company data against the public register: name, numbers and whether they belong together. Returns a correction or
       * suggestions.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       *
       * **Assumed:** The specification states that /company/* has endpoints. It does not show which.
       */
      validate: "/company/validate";
    };
    /**
     * Completes and validates e-mail addresses.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    email: {
      /**
       * Complete an e-mail address.
       *
       * Completes an e-mail address while the user types it, with the most common domains of the region. It does not check whether the
       * address exists.
       *
       * Next: validate the chosen address with /email/validate.
       *
       * Complete addresses, best match first. The list may be empty.
       *
       * **Assumed:** The specification states that /email/* has endpoints. It does not show which.
       */
      search: "/email/search";
      /**
       * Validate an e-mail address.
       *
       * Validates an e-mail address. Returns its parts and, if possible, a correction or suggestions.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       */
      validate: "/email/validate";
    };
    /**
     * Searches, retrieves, localizes and validates postal addresses.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    location: {
      /**
       * Get a location.
       *
       * Returns an address by its identifier, for example from a search or a validation.
       *
       * The address found. Empty list if the identifier is unknown.
       *
       * **Assumed:** The specification states that /location/* has endpoints. It does not show which.
       */
      get: "/location/get";
      /**
       * Find addresses near a position.
       *
       * Returns the addresses near a position, nearest first, for example to fill in a form from the position of the user's device.
       *
       * Next: validate the address with /location/validate after the user has completed it.
       *
       * Addresses near the position, nearest first. The list may be empty.
       *
       * **Assumed:** The specification states that /location/* has endpoints. It does not show which.
       */
      localize: "/location/localize";
      /**
       * Search locations.
       *
       * Searches addresses, or one field of an address, while the user types. Case, diacritics and extra white space are ignored. If
       * `resultsTotal` is more than `resultsCount`, there are more results: increase `resultsOffset`.
       *
       * Next: get the chosen address with /location/get, by its `country` and `ids`, or validate it with /location/validate.
       *
       * Locations found, best match first. The list may be empty.
       *
       * **Assumed:** The specification states that /location/* has endpoints. It does not show which.
       */
      search: "/location/search";
      /**
       * Validate an address.
       *
       * Validates an address, or a part of it, against the address register. Returns a correction or suggestions. Send the fields of your
       * form, or `full` for an address on one line.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       *
       * **Assumed:** The specification states that /location/* has endpoints. It does not show which.
       */
      validate: "/location/validate";
    };
    /**
     * Validates and corrects personal names.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    name: {
      /**
       * Validate a personal name.
       *
       * Validates a personal name. Returns its components and, depending on `smartMode`, a correction or suggestions.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       */
      validate: "/name/validate";
    };
    /**
     * Searches international prefixes and validates phone numbers.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    phone: {
      /**
       * Search international prefixes.
       *
       * Searches international prefixes by the beginning of a prefix or of a country's name, or by a country's code. Countries with the same
       * prefix are one result each.
       *
       * Next: send the chosen prefix as `query.prefix` of /phone/validate.
       *
       * Prefixes found. The list may be empty.
       *
       * **Assumed:** The specification states that /phone/* has endpoints. It does not show which.
       */
      search: "/phone/search";
      /**
       * Validate a phone number.
       *
       * Validates a phone number, sent as one string or as prefix and number. Returns it in several notations, with its country.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       */
      validate: "/phone/validate";
    };
  };
  /** Version 2.1. */
  "2.1": {
    /**
     * Searches, retrieves and validates companies in public registers.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    company: {
      /**
       * Get a company.
       *
       * Returns a company's entry in the public register, by its registration number.
       *
       * The company found. Empty list if the register has no entry.
       *
       * **Assumed:** The specification states that /company/* has endpoints. It does not show which.
       */
      get: "/company/get";
      /**
       * Search companies.
       *
       * Searches companies by the beginning of their name or number while the user types. Case, diacritics and extra white space are
       * ignored.
       *
       * Next: get the chosen company with /company/get, by its `country` and `registrationNumber`.
       *
       * Companies found, best match first. The list may be empty.
       *
       * **Assumed:** The specification states that /company/* has endpoints. It does not show which.
       */
      search: "/company/search";
      /**
       * Validate company data.
       *
       * Validates company data against the public register: name, numbers and whether they belong together. Returns a correction or
       * suggestions.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       *
       * **Assumed:** The specification states that /company/* has endpoints. It does not show which.
       */
      validate: "/company/validate";
    };
    /**
     * Completes and validates e-mail addresses.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    email: {
      /**
       * Complete an e-mail address.
       *
       * Completes an e-mail address while the user types it, with the most common domains of the region. It does not check whether the
       * address exists.
       *
       * Next: validate the chosen address with /email/validate.
       *
       * Complete addresses, best match first. The list may be empty.
       *
       * **Assumed:** The specification states that /email/* has endpoints. It does not show which.
       */
      search: "/email/search";
      /**
       * Validate an e-mail address.
       *
       * Validates an e-mail address. Returns its parts and, if possible, a correction or suggestions.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       */
      validate: "/email/validate";
    };
    /**
     * Searches, retrieves, localizes and validates postal addresses.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    location: {
      /**
       * Get a location.
       *
       * Returns an address by its identifier, for example from a search or a validation.
       *
       * The address found. Empty list if the identifier is unknown.
       *
       * **Assumed:** The specification states that /location/* has endpoints. It does not show which.
       */
      get: "/location/get";
      /**
       * Find addresses near a position.
       *
       * Returns the addresses near a position, nearest first, for example to fill in a form from the position of the user's device.
       *
       * Next: validate the address with /location/validate after the user has completed it.
       *
       * Addresses near the position, nearest first. The list may be empty.
       *
       * **Assumed:** The specification states that /location/* has endpoints. It does not show which.
       */
      localize: "/location/localize";
      /**
       * Search locations.
       *
       * Searches addresses, or one field of an address, while the user types. Case, diacritics and extra white space are ignored. If
       * `resultsTotal` is more than `resultsCount`, there are more results: increase `resultsOffset`.
       *
       * Next: get the chosen address with /location/get, by its `country` and `ids`, or validate it with /location/validate.
       *
       * Locations found, best match first. The list may be empty.
       *
       * **Assumed:** The specification states that /location/* has endpoints. It does not show which.
       */
      search: "/location/search";
      /**
       * Validate an address.
       *
       * Validates an address, or a part of it, against the address register. Returns a correction or suggestions. Send the fields of your
       * form, or `full` for an address on one line.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       *
       * **Assumed:** The specification states that /location/* has endpoints. It does not show which.
       */
      validate: "/location/validate";
    };
    /**
     * Validates and corrects personal names.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    name: {
      /**
       * Validate a personal name.
       *
       * Validates a personal name. Returns its components and, depending on `correctionMode`, a correction or suggestions.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       */
      validate: "/name/validate";
    };
    /**
     * Searches international prefixes and validates phone numbers.
     *
     * **Assumed:** The specification names the data kind and does not show the purpose of each operation.
     */
    phone: {
      /**
       * Search international prefixes.
       *
       * Searches international prefixes by the beginning of a prefix or of a country's name, or by a country's code. Countries with the same
       * prefix are one result each.
       *
       * Next: send the chosen prefix as `query.prefix` of /phone/validate.
       *
       * Prefixes found. The list may be empty.
       *
       * **Assumed:** The specification states that /phone/* has endpoints. It does not show which.
       */
      search: "/phone/search";
      /**
       * Validate a phone number.
       *
       * Validates a phone number, sent as one string or as prefix and number. Returns it in several notations, with its country.
       *
       * Validation result, also if the data is not valid. Use `result` if its `isValid` is true; otherwise `resultCorrected` if its `isValid` is
       * true; otherwise offer `resultCorrected` and `suggestions` to a person.
       */
      validate: "/phone/validate";
    };
  };
}

const paths = {
  company: { get: "/company/get", search: "/company/search", validate: "/company/validate" },
  email: { search: "/email/search", validate: "/email/validate" },
  location: { get: "/location/get", localize: "/location/localize", search: "/location/search", validate: "/location/validate" },
  name: { validate: "/name/validate" },
  phone: { search: "/phone/search", validate: "/phone/validate" },
} as const;

/** The path of each operation, by version, data kind and operation. */
export const operations: Operations = { "2.0": paths, "2.1": paths };

/** Results of a page, unless a request asks for another number, of each search that can be paged through, by its path. */
export const pageSizes: Record<string, number> = {
  "/location/search": 10
};
