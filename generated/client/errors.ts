// The errors of version 2.1 of the API by the names of their examples, made from openapi/ by npm run generate.

/** The types of errors in the contract. */
export type ErrorType = "API_VERSION" | "AUTH" | "BILLING" | "BODY" | "CLIENT" | "ENDPOINT" | "ERROR" | "NOT_ALLOWED" | "OPTIONS" | "QUERY" | "RATE_LIMIT";

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
          "client.ip"
        ],
        "description": "The field client.ip must be an IP address."
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

/** Option of version 2.0, here of /phone/validate. */
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
          "options.formatNumber"
        ],
        "description": "Version 2.1 does not have the option formatNumber."
      }
    ]
  },
};

/** Unsupported value of an option, here of /email/validate. */
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
          "options.acceptFreemails"
        ],
        "description": "The field options.acceptFreemails must be a boolean."
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

/** Mixed forms of the query, here of /phone/validate. */
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
          "query.prefix",
          "query.number"
        ],
        "description": "The query mixes the fields of two forms. Send the fields of one form."
      }
    ]
  },
};

/** Missing field, here of /email/validate. */
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
          "query.email"
        ],
        "description": "The field query.email is required."
      }
    ]
  },
};

/** Wrong type of a field, here of /email/validate. */
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
          "query.email"
        ],
        "description": "The field query.email must be a string."
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
        "severity": "critical",
        "relatedTo": [],
        "description": "Unexpected internal error. Retry the request; contact support if the error persists."
      }
    ]
  },
};
