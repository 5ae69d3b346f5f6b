// What the mock knows of the contract before it knows the data kind of a call, made from openapi/ by npm run generate.
import type { Version } from "../versions.ts";

/** An operation. */
export interface Operation {
  id: string;
  method: string;
}

/** The error object of a failed request (section 7), as an example of the contract shows it. */
export interface ErrorExample {
  status: number;
  error: { group: string; type: string; subtype: string; severity: string; relatedTo: string[]; description: string };
}

/** The tables of a version. */
export interface Tables {
  /** By path. */
  operations: Readonly<Record<string, Operation>>;
  /** By the name of the example. */
  errors: Readonly<Record<string, ErrorExample>>;
  /** The statuses that an operation may answer, with the headers that a response of each has beside the version. */
  headers: Readonly<Record<number, Readonly<Record<string, string>>>>;
  /** The defaults of each schema of options, by its name. */
  defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The tables of each version. */
export const tables: Readonly<Record<Version, Tables>> = {
  "2.0": {
    "operations": {
      "/company/get": {
        "id": "companyGet",
        "method": "POST"
      },
      "/company/search": {
        "id": "companySearch",
        "method": "POST"
      },
      "/company/validate": {
        "id": "companyValidate",
        "method": "POST"
      },
      "/email/search": {
        "id": "emailSearch",
        "method": "POST"
      },
      "/email/validate": {
        "id": "emailValidate",
        "method": "POST"
      },
      "/location/get": {
        "id": "locationGet",
        "method": "POST"
      },
      "/location/localize": {
        "id": "locationLocalize",
        "method": "POST"
      },
      "/location/search": {
        "id": "locationSearch",
        "method": "POST"
      },
      "/location/validate": {
        "id": "locationValidate",
        "method": "POST"
      },
      "/name/validate": {
        "id": "nameValidate",
        "method": "POST"
      },
      "/phone/search": {
        "id": "phoneSearch",
        "method": "POST"
      },
      "/phone/validate": {
        "id": "phoneValidate",
        "method": "POST"
      }
    },
    "errors": {
      "bodyEmpty": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "BODY",
          "subtype": "EMPTY",
          "severity": "critical",
          "relatedTo": [],
          "description": "The request has no body. Send a JSON object with the member request."
        }
      },
      "bodyNotJson": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "BODY",
          "subtype": "NOT_JSON",
          "severity": "critical",
          "relatedTo": [],
          "description": "The body is not valid JSON."
        }
      },
      "bodyNoRequest": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "BODY",
          "subtype": "NO_REQUEST",
          "severity": "critical",
          "relatedTo": [],
          "description": "The body has no object named request."
        }
      },
      "bodyTooBig": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "BODY",
          "subtype": "TOO_BIG",
          "severity": "critical",
          "relatedTo": [],
          "description": "The body is larger than this service accepts."
        }
      },
      "queryNotSent": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "QUERY",
          "subtype": "NOT_SENT",
          "severity": "critical",
          "relatedTo": [
            "query"
          ],
          "description": "The request has no object named query."
        }
      },
      "queryParametersMissing": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "QUERY",
          "subtype": "PARAMETERS_MISSING",
          "severity": "critical",
          "relatedTo": [
            "query.email"
          ],
          "description": "The field query.email is required."
        }
      },
      "queryParametersCombination": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "QUERY",
          "subtype": "PARAMETERS_COMBINATION",
          "severity": "critical",
          "relatedTo": [
            "query.prefix",
            "query.number"
          ],
          "description": "The fields of two forms of the query are mixed. Send the fields of one form."
        }
      },
      "queryValueNotSupported": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "QUERY",
          "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
          "severity": "critical",
          "relatedTo": [
            "query.email"
          ],
          "description": "The field query.email must be a string."
        }
      },
      "optionValueNotSupported": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "OPTIONS",
          "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
          "severity": "critical",
          "relatedTo": [
            "options.acceptFreemails"
          ],
          "description": "The field options.acceptFreemails must be a boolean."
        }
      },
      "clientValueNotSupported": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "CLIENT",
          "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
          "severity": "critical",
          "relatedTo": [
            "client.ip"
          ],
          "description": "The field client.ip must be an IP address."
        }
      },
      "invalidCredentials": {
        "status": 401,
        "error": {
          "group": "REQUEST",
          "type": "AUTH",
          "subtype": "INVALID_CREDENTIALS",
          "severity": "critical",
          "relatedTo": [],
          "description": "Invalid authorization credentials were sent. See the developer reference for the correct set-up."
        }
      },
      "noCredit": {
        "status": 402,
        "error": {
          "group": "REQUEST",
          "type": "BILLING",
          "subtype": "NO_CREDIT",
          "severity": "critical",
          "relatedTo": [],
          "description": "The project has no credit left. Top it up in the account area."
        }
      },
      "ipNotAllowed": {
        "status": 403,
        "error": {
          "group": "REQUEST",
          "type": "NOT_ALLOWED",
          "subtype": "IP",
          "severity": "critical",
          "relatedTo": [],
          "description": "The API key is restricted to other IP addresses than the one that this request came from."
        }
      },
      "endpointNotFound": {
        "status": 404,
        "error": {
          "group": "REQUEST",
          "type": "ENDPOINT",
          "subtype": "NOT_FOUND",
          "severity": "critical",
          "relatedTo": [],
          "description": "There is no endpoint with this path. The developer reference lists all of them."
        }
      },
      "apiVersionNotFound": {
        "status": 404,
        "error": {
          "group": "REQUEST",
          "type": "API_VERSION",
          "subtype": "NOT_FOUND",
          "severity": "critical",
          "relatedTo": [],
          "description": "There is no such API version. Send api-version 2.0 or 2.1, or leave the header out for 2.1."
        }
      },
      "methodNotAllowed": {
        "status": 405,
        "error": {
          "group": "REQUEST",
          "type": "ENDPOINT",
          "subtype": "NOT_ALLOWED",
          "severity": "critical",
          "relatedTo": [],
          "description": "This endpoint accepts the method POST only."
        }
      },
      "tooManyRequests": {
        "status": 429,
        "error": {
          "group": "REQUEST",
          "type": "RATE_LIMIT",
          "subtype": "TOO_MANY_REQUESTS",
          "severity": "critical",
          "relatedTo": [],
          "description": "Too many requests in a short time. Repeat the request after the time that the header Retry-After states."
        }
      },
      "unexpected": {
        "status": 500,
        "error": {
          "group": "INTERNAL",
          "type": "ERROR",
          "subtype": "UNEXPECTED",
          "severity": "critical",
          "relatedTo": [],
          "description": "The service failed unexpectedly. Repeat the request; contact support if the failure stays."
        }
      },
      "notAvailable": {
        "status": 503,
        "error": {
          "group": "INTERNAL",
          "type": "ENDPOINT",
          "subtype": "NOT_AVAILABLE",
          "severity": "critical",
          "relatedTo": [],
          "description": "This endpoint is out of service for the moment. Repeat the request later."
        }
      },
      "optionNotSupported": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "OPTIONS",
          "subtype": "PARAMETER_NOT_SUPPORTED",
          "severity": "critical",
          "relatedTo": [
            "options.numberFormat"
          ],
          "description": "Version 2.0 does not have the option numberFormat."
        }
      }
    },
    "headers": {
      "200": {},
      "400": {},
      "401": {},
      "402": {},
      "403": {},
      "404": {},
      "405": {
        "allow": "POST"
      },
      "429": {
        "retry-after": "30"
      },
      "500": {},
      "503": {}
    },
    "defaults": {
      "CompanyGetOptions": {
        "dataScope": "basic",
        "includeTerminatedSubjects": false,
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2"
      },
      "CompanySearchOptions": {
        "dataScope": "basic",
        "includeTerminatedSubjects": false,
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2",
        "legalFormType": "any",
        "resultsLimit": 10,
        "resultsOffset": 0,
        "filterMode": "limit",
        "filterAcceptFormat": true,
        "filterAcceptAlternatives": true,
        "filterExactMatch": true
      },
      "CompanyValidateOptions": {
        "dataScope": "basic",
        "includeTerminatedSubjects": false,
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2",
        "legalFormType": "any",
        "filterMode": "limit",
        "resultsLimit": 10,
        "correctionMode": "full",
        "correctionModeCrossCountry": "format"
      },
      "EmailSearchOptions": {
        "resultsLimit": 5
      },
      "EmailValidateOptions": {
        "validationType": "extended",
        "acceptDisposableEmails": true,
        "acceptFreemails": true,
        "correctionMode": "full"
      },
      "LocationGetOptions": {
        "idType": "internal",
        "dataScope": "basic",
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2"
      },
      "LocationLocalizeOptions": {
        "radius": 50,
        "acceptNearest": false,
        "dataScope": "basic",
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2"
      },
      "LocationSearchOptions": {
        "dataScope": "basic",
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2",
        "resultsLimit": 10,
        "resultsOffset": 0,
        "allowPartialResults": true,
        "filterMode": "limit",
        "filterAcceptFormat": true,
        "filterAcceptAlternatives": true,
        "filterExactMatch": true
      },
      "LocationValidateOptions": {
        "dataScope": "basic",
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2",
        "resultsLimit": 10,
        "acceptPostOfficeAsCity": false,
        "correctionMode": "full",
        "correctionModeCrossCountry": "format"
      },
      "NameValidateOptions": {
        "dataScope": "basic",
        "dataSource": [
          "CZ",
          "SK"
        ],
        "acceptDegrees": false,
        "acceptContext": false,
        "validationDepth": "strict",
        "smartMode": true
      },
      "PhoneSearchOptions": {
        "resultsLimit": 10
      },
      "PhoneValidateOptions": {
        "validationType": "basic",
        "correctionMode": "full",
        "formatNumber": false
      }
    }
  },
  "2.1": {
    "operations": {
      "/company/get": {
        "id": "companyGet",
        "method": "POST"
      },
      "/company/search": {
        "id": "companySearch",
        "method": "POST"
      },
      "/company/validate": {
        "id": "companyValidate",
        "method": "POST"
      },
      "/email/search": {
        "id": "emailSearch",
        "method": "POST"
      },
      "/email/validate": {
        "id": "emailValidate",
        "method": "POST"
      },
      "/location/get": {
        "id": "locationGet",
        "method": "POST"
      },
      "/location/localize": {
        "id": "locationLocalize",
        "method": "POST"
      },
      "/location/search": {
        "id": "locationSearch",
        "method": "POST"
      },
      "/location/validate": {
        "id": "locationValidate",
        "method": "POST"
      },
      "/name/validate": {
        "id": "nameValidate",
        "method": "POST"
      },
      "/phone/search": {
        "id": "phoneSearch",
        "method": "POST"
      },
      "/phone/validate": {
        "id": "phoneValidate",
        "method": "POST"
      }
    },
    "errors": {
      "bodyEmpty": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "BODY",
          "subtype": "EMPTY",
          "severity": "critical",
          "relatedTo": [],
          "description": "The request has no body. Send a JSON object with the member request."
        }
      },
      "bodyNotJson": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "BODY",
          "subtype": "NOT_JSON",
          "severity": "critical",
          "relatedTo": [],
          "description": "The body is not valid JSON."
        }
      },
      "bodyNoRequest": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "BODY",
          "subtype": "NO_REQUEST",
          "severity": "critical",
          "relatedTo": [],
          "description": "The body has no object named request."
        }
      },
      "bodyTooBig": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "BODY",
          "subtype": "TOO_BIG",
          "severity": "critical",
          "relatedTo": [],
          "description": "The body is larger than this service accepts."
        }
      },
      "queryNotSent": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "QUERY",
          "subtype": "NOT_SENT",
          "severity": "critical",
          "relatedTo": [
            "query"
          ],
          "description": "The request has no object named query."
        }
      },
      "queryParametersMissing": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "QUERY",
          "subtype": "PARAMETERS_MISSING",
          "severity": "critical",
          "relatedTo": [
            "query.email"
          ],
          "description": "The field query.email is required."
        }
      },
      "queryParametersCombination": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "QUERY",
          "subtype": "PARAMETERS_COMBINATION",
          "severity": "critical",
          "relatedTo": [
            "query.prefix",
            "query.number"
          ],
          "description": "The fields of two forms of the query are mixed. Send the fields of one form."
        }
      },
      "queryValueNotSupported": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "QUERY",
          "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
          "severity": "critical",
          "relatedTo": [
            "query.email"
          ],
          "description": "The field query.email must be a string."
        }
      },
      "optionValueNotSupported": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "OPTIONS",
          "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
          "severity": "critical",
          "relatedTo": [
            "options.acceptFreemails"
          ],
          "description": "The field options.acceptFreemails must be a boolean."
        }
      },
      "clientValueNotSupported": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "CLIENT",
          "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
          "severity": "critical",
          "relatedTo": [
            "client.ip"
          ],
          "description": "The field client.ip must be an IP address."
        }
      },
      "invalidCredentials": {
        "status": 401,
        "error": {
          "group": "REQUEST",
          "type": "AUTH",
          "subtype": "INVALID_CREDENTIALS",
          "severity": "critical",
          "relatedTo": [],
          "description": "Invalid authorization credentials were sent. See the developer reference for the correct set-up."
        }
      },
      "noCredit": {
        "status": 402,
        "error": {
          "group": "REQUEST",
          "type": "BILLING",
          "subtype": "NO_CREDIT",
          "severity": "critical",
          "relatedTo": [],
          "description": "The project has no credit left. Top it up in the account area."
        }
      },
      "ipNotAllowed": {
        "status": 403,
        "error": {
          "group": "REQUEST",
          "type": "NOT_ALLOWED",
          "subtype": "IP",
          "severity": "critical",
          "relatedTo": [],
          "description": "The API key is restricted to other IP addresses than the one that this request came from."
        }
      },
      "endpointNotFound": {
        "status": 404,
        "error": {
          "group": "REQUEST",
          "type": "ENDPOINT",
          "subtype": "NOT_FOUND",
          "severity": "critical",
          "relatedTo": [],
          "description": "There is no endpoint with this path. The developer reference lists all of them."
        }
      },
      "apiVersionNotFound": {
        "status": 404,
        "error": {
          "group": "REQUEST",
          "type": "API_VERSION",
          "subtype": "NOT_FOUND",
          "severity": "critical",
          "relatedTo": [],
          "description": "There is no such API version. Send api-version 2.0 or 2.1, or leave the header out for 2.1."
        }
      },
      "methodNotAllowed": {
        "status": 405,
        "error": {
          "group": "REQUEST",
          "type": "ENDPOINT",
          "subtype": "NOT_ALLOWED",
          "severity": "critical",
          "relatedTo": [],
          "description": "This endpoint accepts the method POST only."
        }
      },
      "tooManyRequests": {
        "status": 429,
        "error": {
          "group": "REQUEST",
          "type": "RATE_LIMIT",
          "subtype": "TOO_MANY_REQUESTS",
          "severity": "critical",
          "relatedTo": [],
          "description": "Too many requests in a short time. Repeat the request after the time that the header Retry-After states."
        }
      },
      "unexpected": {
        "status": 500,
        "error": {
          "group": "INTERNAL",
          "type": "ERROR",
          "subtype": "UNEXPECTED",
          "severity": "critical",
          "relatedTo": [],
          "description": "The service failed unexpectedly. Repeat the request; contact support if the failure stays."
        }
      },
      "notAvailable": {
        "status": 503,
        "error": {
          "group": "INTERNAL",
          "type": "ENDPOINT",
          "subtype": "NOT_AVAILABLE",
          "severity": "critical",
          "relatedTo": [],
          "description": "This endpoint is out of service for the moment. Repeat the request later."
        }
      },
      "optionNotSupported": {
        "status": 400,
        "error": {
          "group": "REQUEST",
          "type": "OPTIONS",
          "subtype": "PARAMETER_NOT_SUPPORTED",
          "severity": "critical",
          "relatedTo": [
            "options.formatNumber"
          ],
          "description": "Version 2.1 does not have the option formatNumber."
        }
      }
    },
    "headers": {
      "200": {},
      "400": {},
      "401": {},
      "402": {},
      "403": {},
      "404": {},
      "405": {
        "allow": "POST"
      },
      "429": {
        "retry-after": "30"
      },
      "500": {},
      "503": {}
    },
    "defaults": {
      "CompanyGetOptions": {
        "dataScope": "basic",
        "includeTerminatedSubjects": false,
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2"
      },
      "CompanySearchOptions": {
        "dataScope": "basic",
        "includeTerminatedSubjects": false,
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2",
        "legalFormType": "any",
        "resultsLimit": 10,
        "resultsOffset": 0,
        "filterMode": "limit",
        "filterAcceptFormat": true,
        "filterAcceptAlternatives": true,
        "filterExactMatch": true
      },
      "CompanyValidateOptions": {
        "dataScope": "basic",
        "includeTerminatedSubjects": false,
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2",
        "legalFormType": "any",
        "filterMode": "limit",
        "resultsLimit": 10,
        "correctionMode": "full",
        "correctionModeCrossCountry": "format"
      },
      "EmailSearchOptions": {
        "resultsLimit": 5
      },
      "EmailValidateOptions": {
        "validationType": "extended",
        "acceptDisposableEmails": true,
        "acceptFreemails": true,
        "correctionMode": "full"
      },
      "LocationGetOptions": {
        "idType": "internal",
        "dataScope": "basic",
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2"
      },
      "LocationLocalizeOptions": {
        "radius": 50,
        "acceptNearest": false,
        "dataScope": "basic",
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2"
      },
      "LocationSearchOptions": {
        "dataScope": "basic",
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2",
        "resultsLimit": 10,
        "resultsOffset": 0,
        "allowPartialResults": true,
        "filterMode": "limit",
        "filterAcceptFormat": true,
        "filterAcceptAlternatives": true,
        "filterExactMatch": true
      },
      "LocationValidateOptions": {
        "dataScope": "basic",
        "zipFormat": false,
        "cityFormat": "basic",
        "countryFormat": "alpha2",
        "resultsLimit": 10,
        "acceptPostOfficeAsCity": false,
        "correctionMode": "full",
        "correctionModeCrossCountry": "format"
      },
      "NameValidateOptions": {
        "dataScope": "basic",
        "dataSource": [
          "CZ",
          "SK"
        ],
        "acceptDegrees": false,
        "acceptContext": false,
        "correctionMode": "full",
        "dataLanguage": "cs"
      },
      "PhoneSearchOptions": {
        "resultsLimit": 10
      },
      "PhoneValidateOptions": {
        "validationType": "basic",
        "correctionMode": "full",
        "numberFormat": "e164"
      }
    }
  }
};
