// The errors of version 2.1 of the API by the names of their examples, made from openapi/ by npm run generate.

/** The types of errors in the contract. */
export type ErrorType = "API_VERSION" | "AUTH" | "BILLING" | "BODY" | "CLIENT" | "DATABASE" | "ENDPOINT" | "ERROR" | "NOT_ALLOWED" | "OPTIONS" | "PROJECT" | "QUERY" | "RATE_LIMIT" | "TIMEOUT";

/** The status codes of errors in the contract. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 429 | 500 | 503;

/** Unknown API version. */
export const apiVersionNotFound = {
  status: 404,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "API_VERSION",
        "subtype": "NOT_FOUND",
        "severity": "critical",
        "relatedTo": [],
        "description": "Unknown API version. Send 2.0 or 2.1 in the header api-version."
      }
    ]
  },
};

/** Billing failed. */
export const billingFailed = {
  status: 500,
  body: {
    "errors": [
      {
        "group": "INTERNAL",
        "type": "BILLING",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [],
        "description": "The billing failed. Retry the request; contact support if the error persists."
      }
    ]
  },
};

/** No body. */
export const bodyEmpty = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "BODY",
        "subtype": "EMPTY",
        "severity": "critical",
        "relatedTo": [],
        "description": "The request has no body. Send a JSON object with the field request."
      }
    ]
  },
};

/** No object `request`. */
export const bodyNoRequest = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "BODY",
        "subtype": "NO_REQUEST",
        "severity": "critical",
        "relatedTo": [],
        "description": "The body has no object request. Send the query inside of it."
      }
    ]
  },
};

/** Body is not JSON. */
export const bodyNotJson = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "BODY",
        "subtype": "NOT_JSON",
        "severity": "critical",
        "relatedTo": [],
        "description": "The body is not valid JSON. Send a JSON object with the field request."
      }
    ]
  },
};

/** Body too large. */
export const bodyTooBig = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "BODY",
        "subtype": "TOO_BIG",
        "severity": "critical",
        "relatedTo": [],
        "description": "The body exceeds the size limit. Send less data in one request."
      }
    ]
  },
};

/** Unknown field of the client. */
export const clientNotSupported = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "CLIENT",
        "subtype": "PARAMETER_NOT_SUPPORTED",
        "severity": "critical",
        "relatedTo": [
          "ipAddress"
        ],
        "description": "The client has no field ipAddress. Send ip."
      }
    ]
  },
};

/** Invalid IP address of the client. */
export const clientValueNotSupported = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "CLIENT",
        "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
        "severity": "critical",
        "relatedTo": [
          "ip"
        ],
        "description": "The field client.ip must be an IP address."
      }
    ]
  },
};

/** Daily credits used up. */
export const creditPerDayReached = {
  status: 429,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "RATE_LIMIT",
        "subtype": "CREDIT_PER_DAY",
        "severity": "critical",
        "relatedTo": [],
        "description": "The daily credits are used up. Retry on the next day, or change the limit in the account area."
      }
    ]
  },
};

/** Daily credits of the IP address used up. */
export const creditPerIpReached = {
  status: 429,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "RATE_LIMIT",
        "subtype": "CREDIT_PER_IP",
        "severity": "critical",
        "relatedTo": [],
        "description": "The daily credits of this IP address are used up. Retry on the next day, or change the limit in the account area."
      }
    ]
  },
};

/** No connection to the database. */
export const databaseConnection = {
  status: 500,
  body: {
    "errors": [
      {
        "group": "INTERNAL",
        "type": "DATABASE",
        "subtype": "CONNECTION",
        "severity": "critical",
        "relatedTo": [],
        "description": "There is no connection to the database. Retry the request."
      }
    ]
  },
};

/** Error of the database. */
export const databaseError = {
  status: 500,
  body: {
    "errors": [
      {
        "group": "INTERNAL",
        "type": "DATABASE",
        "subtype": "ERROR",
        "severity": "critical",
        "relatedTo": [],
        "description": "The database failed. Retry the request; contact support if the error persists."
      }
    ]
  },
};

/** Database not available. */
export const databaseNotAvailable = {
  status: 500,
  body: {
    "errors": [
      {
        "group": "INTERNAL",
        "type": "DATABASE",
        "subtype": "NOT_AVAILABLE",
        "severity": "critical",
        "relatedTo": [],
        "description": "The database is temporarily unavailable. Retry the request."
      }
    ]
  },
};

/** Domain not allowed. */
export const domainNotAllowed = {
  status: 403,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "NOT_ALLOWED",
        "subtype": "DOMAIN",
        "severity": "critical",
        "relatedTo": [],
        "description": "The API key is not allowed from this domain. Add the domain to the restriction of the key, or use another key."
      }
    ]
  },
};

/** Unknown path. */
export const endpointNotFound = {
  status: 404,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "ENDPOINT",
        "subtype": "NOT_FOUND",
        "severity": "critical",
        "relatedTo": [],
        "description": "There is no endpoint with this path. The developer reference lists all endpoints."
      }
    ]
  },
};

/** Timeout inside the service. */
export const internalTimeout = {
  status: 500,
  body: {
    "errors": [
      {
        "group": "INTERNAL",
        "type": "TIMEOUT",
        "subtype": null,
        "severity": "CRITICAL",
        "relatedTo": [],
        "description": "The service did not complete the request in time. Retry the request."
      }
    ]
  },
};

/** Missing or invalid API key. */
export const invalidCredentials = {
  status: 401,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "AUTH",
        "subtype": "INVALID_CREDENTIALS",
        "severity": "critical",
        "relatedTo": [],
        "description": "Invalid authorization credentials were sent. See the developer reference for the correct set-up."
      }
    ]
  },
};

/** IP address not allowed. */
export const ipNotAllowed = {
  status: 403,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "NOT_ALLOWED",
        "subtype": "IP",
        "severity": "critical",
        "relatedTo": [],
        "description": "The API key is not allowed from this IP address. Add the address to the restriction of the key, or use another key."
      }
    ]
  },
};

/** API key without access. */
export const keyNotAllowed = {
  status: 403,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "AUTH",
        "subtype": "KEY",
        "severity": "critical",
        "relatedTo": [],
        "description": "The API key has no access to this operation. Use another key."
      }
    ]
  },
};

/** HTTP method other than POST. */
export const methodNotAllowed = {
  status: 405,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "ENDPOINT",
        "subtype": "NOT_ALLOWED",
        "severity": "critical",
        "relatedTo": [],
        "description": "This endpoint accepts POST only."
      }
    ]
  },
};

/** No credit. */
export const noCredit = {
  status: 402,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "BILLING",
        "subtype": "NO_CREDIT",
        "severity": "critical",
        "relatedTo": [],
        "description": "The project has no credit. Top it up in the account area."
      }
    ]
  },
};

/** Temporarily unavailable. */
export const notAvailable = {
  status: 503,
  body: {
    "errors": [
      {
        "group": "INTERNAL",
        "type": "ENDPOINT",
        "subtype": "NOT_AVAILABLE",
        "severity": "critical",
        "relatedTo": [],
        "description": "This endpoint is temporarily unavailable. Retry later."
      }
    ]
  },
};

/** Unknown option. */
export const optionNotKnown = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "OPTIONS",
        "subtype": "PARAMETER_NOT_SUPPORTED",
        "severity": "critical",
        "relatedTo": [
          "acceptFreemail"
        ],
        "description": "There is no option acceptFreemail. Send acceptFreemails."
      }
    ]
  },
};

/** Option of version 2.0. */
export const optionNotSupported = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "OPTIONS",
        "subtype": "PARAMETER_NOT_SUPPORTED",
        "severity": "critical",
        "relatedTo": [
          "formatNumber"
        ],
        "description": "Version 2.1 does not have the option formatNumber."
      }
    ]
  },
};

/** Option of another type of query. */
export const optionNotSupportedForQuery = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "OPTIONS",
        "subtype": "PARAMETER_NOT_SUPPORTED_FOR_QUERY",
        "severity": "critical",
        "relatedTo": [
          "allowPartialResults"
        ],
        "description": "The query type city does not have the option allowPartialResults. Omit the option."
      }
    ]
  },
};

/** Unsupported value of an option. */
export const optionValueNotSupported = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "OPTIONS",
        "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
        "severity": "critical",
        "relatedTo": [
          "acceptFreemails"
        ],
        "description": "The field options.acceptFreemails must be a boolean."
      }
    ]
  },
};

/** Options that exclude each other. */
export const optionsCombination = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "OPTIONS",
        "subtype": "PARAMETERS_COMBINATION",
        "severity": "critical",
        "relatedTo": [],
        "description": "The options exclude each other. Omit one of them."
      }
    ]
  },
};

/** No data of the project. */
export const projectNoData = {
  status: 500,
  body: {
    "errors": [
      {
        "group": "INTERNAL",
        "type": "PROJECT",
        "subtype": "NO_DATA",
        "severity": "CRITICAL",
        "relatedTo": [],
        "description": "The data of the project could not be read. Retry the request; contact support if the error persists."
      }
    ]
  },
};

/** Unknown project. */
export const projectNotFound = {
  status: 404,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "PROJECT",
        "subtype": "NOT_FOUND",
        "severity": "critical",
        "relatedTo": [],
        "description": "The project of the API key does not exist. Use the key of another project."
      }
    ]
  },
};

/** No object `query`. */
export const queryNotSent = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "QUERY",
        "subtype": "NOT_SENT",
        "severity": "critical",
        "relatedTo": [
          "query"
        ],
        "description": "The request has no object query. Send the data to validate inside of it."
      }
    ]
  },
};

/** Mixed forms of the query. */
export const queryParametersCombination = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "QUERY",
        "subtype": "PARAMETERS_COMBINATION",
        "severity": "critical",
        "relatedTo": [
          "prefix",
          "number"
        ],
        "description": "The query mixes the fields of two forms. Send the fields of one form."
      }
    ]
  },
};

/** Required field missing. */
export const queryParametersMissing = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "QUERY",
        "subtype": "PARAMETERS_MISSING",
        "severity": "critical",
        "relatedTo": [
          "email"
        ],
        "description": "The field query.email is required."
      }
    ]
  },
};

/** Unknown query field. */
export const queryParametersNotSupported = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "QUERY",
        "subtype": "PARAMETERS_NOT_SUPPORTED",
        "severity": "critical",
        "relatedTo": [
          "mail"
        ],
        "description": "The query has no field mail. Send email."
      }
    ]
  },
};

/** None of several fields sent. */
export const queryParametersRequired = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "QUERY",
        "subtype": "PARAMETERS_REQUIRED",
        "severity": "critical",
        "relatedTo": [
          "name",
          "surname",
          "nameSurname"
        ],
        "description": "Send name, surname or nameSurname."
      }
    ]
  },
};

/** Wrong type of a query field. */
export const queryValueNotSupported = {
  status: 400,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "QUERY",
        "subtype": "PARAMETER_VALUE_NOT_SUPPORTED",
        "severity": "critical",
        "relatedTo": [
          "email"
        ],
        "description": "The field query.email must be a string."
      }
    ]
  },
};

/** Limit of the subscription reached. */
export const serviceLimitReached = {
  status: 429,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "BILLING",
        "subtype": "SERVICE_LIMIT_REACHED",
        "severity": "critical",
        "relatedTo": [],
        "description": "The limit of the subscription is reached. Change the subscription in the account area; do not retry."
      }
    ]
  },
};

/** Token without access. */
export const tokenNotAllowed = {
  status: 403,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "AUTH",
        "subtype": "TOKEN",
        "severity": "critical",
        "relatedTo": [],
        "description": "The token has no access to this operation. Use another token."
      }
    ]
  },
};

/** Rate limit exceeded. */
export const tooManyRequests = {
  status: 429,
  body: {
    "errors": [
      {
        "group": "REQUEST",
        "type": "RATE_LIMIT",
        "subtype": "TOO_MANY_REQUESTS",
        "severity": "critical",
        "relatedTo": [],
        "description": "Rate limit exceeded. Retry after the time in the header Retry-After."
      }
    ]
  },
};

/** Internal error. */
export const unexpected = {
  status: 500,
  body: {
    "errors": [
      {
        "group": "INTERNAL",
        "type": "ERROR",
        "subtype": "UNEXPECTED",
        "severity": "CRITICAL",
        "relatedTo": [],
        "description": "Unexpected internal error. Retry the request; contact support if the error persists."
      }
    ]
  },
};
