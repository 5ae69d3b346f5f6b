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
   * Finds companies in the registers of their countries, and checks what a user says of one.
   *
   * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
   */
  readonly company: Of[V]["company"];
  /**
   * Completes e-mail addresses, and checks whether they can receive mail.
   *
   * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
   */
  readonly email: Of[V]["email"];
  /**
   * Finds addresses by their parts or by a position, and checks and completes what a user typed.
   *
   * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
   */
  readonly location: Of[V]["location"];
  /**
   * Checks and repairs the spelling of personal names, and takes them apart.
   *
   * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
   */
  readonly name: Of[V]["name"];
  /**
   * Completes international prefixes, and checks phone numbers and writes them in every notation.
   *
   * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
   */
  readonly phone: Of[V]["phone"];
}

/** The path of each operation, by version, data kind and operation. */
export interface Operations {
  /** Version 2.0. */
  "2.0": {
    /**
     * Finds companies in the registers of their countries, and checks what a user says of one.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    company: {
      /**
       * Get a company by its registration number.
       *
       * Gives what the public register of a country says of one company.
       *
       * **Assumed:** The specification states that endpoints of /company/* exist and not which; fetching a company by its registration number is assumed to be one of the 12.
       */
      get: "/company/get";
      /**
       * Search for companies while the user types.
       *
       * Finds companies by the beginning of their name or of one of their numbers, for example to offer them below a form field. Case,
       * diacritics and superfluous white space do not matter.
       *
       * **Assumed:** The specification states that endpoints of /company/* exist and not which; searching for companies is assumed to be one of the 12.
       */
      search: "/company/search";
      /**
       * Validate a company's name and numbers.
       *
       * Says whether a company exists in its country's register and whether the name and numbers that were sent are its own, and offers
       * corrected ones.
       *
       * **Assumed:** The specification states that endpoints of /company/* exist and not which; validating a company is assumed to be one of the 12, as for the other data kinds.
       */
      validate: "/company/validate";
    };
    /**
     * Completes e-mail addresses, and checks whether they can receive mail.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    email: {
      /**
       * Complete an e-mail address from its beginning.
       *
       * Completes an e-mail address while the user types it, with the domains that people in the region use most. It does not say whether the
       * address exists; /email/validate does.
       *
       * **Assumed:** The specification states that endpoints of /email/* exist and not which; completing an address is assumed to be one of the 12.
       */
      search: "/email/search";
      /**
       * Validate an e-mail address.
       *
       * Validates an e-mail address, and offers a corrected one where it can.
       */
      validate: "/email/validate";
    };
    /**
     * Finds addresses by their parts or by a position, and checks and completes what a user typed.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    location: {
      /**
       * Get a location by its identifier.
       *
       * Gives the address that an identifier names, for example one that was kept from a search or a validation.
       *
       * **Assumed:** The specification states that endpoints of /location/* exist and not which; fetching an address by its identifier is assumed to be one of the 12.
       */
      get: "/location/get";
      /**
       * Find the addresses around a position.
       *
       * Gives the addresses around a position, nearest first, for example to fill in a form from the position of the user's device.
       *
       * **Assumed:** The specification states that endpoints of /location/* exist and not which; finding addresses by position is assumed to be one of the 12.
       */
      localize: "/location/localize";
      /**
       * Search for locations while the user types.
       *
       * Completes an address, or one field of it, from its beginning, for example to offer addresses below a form field. Case, diacritics and
       * superfluous white space do not matter.
       *
       * When `resultsCount` reaches `resultsLimit`, there may be more: ask again with a higher `resultsOffset`.
       *
       * **Assumed:** The specification states that endpoints of /location/* exist and not which; searching for addresses is assumed to be one of the 12.
       */
      search: "/location/search";
      /**
       * Validate an address.
       *
       * Says whether an address, or the part of one that was sent, exists and is written as its country writes it, and offers a corrected one.
       *
       * Send the fields that your form has. Of an address on one line, send `full`.
       *
       * **Assumed:** The specification states that endpoints of /location/* exist and not which; validating an address is assumed to be one of the 12, as for the other data kinds.
       */
      validate: "/location/validate";
    };
    /**
     * Checks and repairs the spelling of personal names, and takes them apart.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    name: {
      /**
       * Validate a personal name.
       *
       * Validates a personal name, and corrects it as `smartMode` asks.
       */
      validate: "/name/validate";
    };
    /**
     * Completes international prefixes, and checks phone numbers and writes them in every notation.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    phone: {
      /**
       * Complete an international prefix from its beginning.
       *
       * Finds the countries whose international prefix begins with what the user has typed, for example to fill a list of prefixes. A country's
       * name or code finds its prefix too. Countries that share a prefix are one result each.
       *
       * **Assumed:** The specification states that endpoints of /phone/* exist and not which; completing a prefix is assumed to be one of the 12.
       */
      search: "/phone/search";
      /**
       * Validate a phone number.
       *
       * Validates a phone number, sent whole or with its prefix apart, and gives it in several notations, with the country that it belongs to.
       * `preferredPrefixes` says which prefixes to prefer.
       */
      validate: "/phone/validate";
    };
  };
  /** Version 2.1. */
  "2.1": {
    /**
     * Finds companies in the registers of their countries, and checks what a user says of one.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    company: {
      /**
       * Get a company by its registration number.
       *
       * Gives what the public register of a country says of one company.
       *
       * **Assumed:** The specification states that endpoints of /company/* exist and not which; fetching a company by its registration number is assumed to be one of the 12.
       */
      get: "/company/get";
      /**
       * Search for companies while the user types.
       *
       * Finds companies by the beginning of their name or of one of their numbers, for example to offer them below a form field. Case,
       * diacritics and superfluous white space do not matter.
       *
       * **Assumed:** The specification states that endpoints of /company/* exist and not which; searching for companies is assumed to be one of the 12.
       */
      search: "/company/search";
      /**
       * Validate a company's name and numbers.
       *
       * Says whether a company exists in its country's register and whether the name and numbers that were sent are its own, and offers
       * corrected ones.
       *
       * **Assumed:** The specification states that endpoints of /company/* exist and not which; validating a company is assumed to be one of the 12, as for the other data kinds.
       */
      validate: "/company/validate";
    };
    /**
     * Completes e-mail addresses, and checks whether they can receive mail.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    email: {
      /**
       * Complete an e-mail address from its beginning.
       *
       * Completes an e-mail address while the user types it, with the domains that people in the region use most. It does not say whether the
       * address exists; /email/validate does.
       *
       * **Assumed:** The specification states that endpoints of /email/* exist and not which; completing an address is assumed to be one of the 12.
       */
      search: "/email/search";
      /**
       * Validate an e-mail address.
       *
       * Validates an e-mail address, and offers a corrected one where it can.
       */
      validate: "/email/validate";
    };
    /**
     * Finds addresses by their parts or by a position, and checks and completes what a user typed.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    location: {
      /**
       * Get a location by its identifier.
       *
       * Gives the address that an identifier names, for example one that was kept from a search or a validation.
       *
       * **Assumed:** The specification states that endpoints of /location/* exist and not which; fetching an address by its identifier is assumed to be one of the 12.
       */
      get: "/location/get";
      /**
       * Find the addresses around a position.
       *
       * Gives the addresses around a position, nearest first, for example to fill in a form from the position of the user's device.
       *
       * **Assumed:** The specification states that endpoints of /location/* exist and not which; finding addresses by position is assumed to be one of the 12.
       */
      localize: "/location/localize";
      /**
       * Search for locations while the user types.
       *
       * Completes an address, or one field of it, from its beginning, for example to offer addresses below a form field. Case, diacritics and
       * superfluous white space do not matter.
       *
       * When `resultsCount` reaches `resultsLimit`, there may be more: ask again with a higher `resultsOffset`.
       *
       * **Assumed:** The specification states that endpoints of /location/* exist and not which; searching for addresses is assumed to be one of the 12.
       */
      search: "/location/search";
      /**
       * Validate an address.
       *
       * Says whether an address, or the part of one that was sent, exists and is written as its country writes it, and offers a corrected one.
       *
       * Send the fields that your form has. Of an address on one line, send `full`.
       *
       * **Assumed:** The specification states that endpoints of /location/* exist and not which; validating an address is assumed to be one of the 12, as for the other data kinds.
       */
      validate: "/location/validate";
    };
    /**
     * Checks and repairs the spelling of personal names, and takes them apart.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    name: {
      /**
       * Validate a personal name.
       *
       * Validates a personal name, and corrects it as `correctionMode` asks.
       */
      validate: "/name/validate";
    };
    /**
     * Completes international prefixes, and checks phone numbers and writes them in every notation.
     *
     * **Assumed:** The specification names the data kind and not what its operations are for, beyond validating and correcting.
     */
    phone: {
      /**
       * Complete an international prefix from its beginning.
       *
       * Finds the countries whose international prefix begins with what the user has typed, for example to fill a list of prefixes. A country's
       * name or code finds its prefix too. Countries that share a prefix are one result each.
       *
       * **Assumed:** The specification states that endpoints of /phone/* exist and not which; completing a prefix is assumed to be one of the 12.
       */
      search: "/phone/search";
      /**
       * Validate a phone number.
       *
       * Validates a phone number, sent whole or with its prefix apart, and gives it in several notations, with the country that it belongs to.
       * `preferredPrefixes` says which prefixes to prefer.
       */
      validate: "/phone/validate";
    };
  };
}

/** The path of each operation, by version, data kind and operation. */
export const operations: Operations = {
  "2.0": {
    company: { get: "/company/get", search: "/company/search", validate: "/company/validate" },
    email: { search: "/email/search", validate: "/email/validate" },
    location: { get: "/location/get", localize: "/location/localize", search: "/location/search", validate: "/location/validate" },
    name: { validate: "/name/validate" },
    phone: { search: "/phone/search", validate: "/phone/validate" },
  },
  "2.1": {
    company: { get: "/company/get", search: "/company/search", validate: "/company/validate" },
    email: { search: "/email/search", validate: "/email/validate" },
    location: { get: "/location/get", localize: "/location/localize", search: "/location/search", validate: "/location/validate" },
    name: { validate: "/name/validate" },
    phone: { search: "/phone/search", validate: "/phone/validate" },
  },
};
