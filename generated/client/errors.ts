// The errors of version 2.1 of the API by the names of their examples, made from openapi/ by npm run generate.

/** An api-version other than 2.0 and 2.1. */
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
        "description": "There is no such API version. Send api-version 2.0 or 2.1, or leave the header out for 2.1."
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
        "description": "The request has no body. Send a JSON object with the member request."
      }
    ]
  },
};

/** The body has no object `request`. */
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
        "description": "The body has no object named request."
      }
    ]
  },
};

/** The body is not JSON. */
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
        "description": "The body is not valid JSON."
      }
    ]
  },
};

/** The body is over the size limit. */
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
        "description": "The body is larger than this service accepts."
      }
    ]
  },
};

/** The IP address of the client is not one. */
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

/** No such path. */
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
        "description": "There is no endpoint with this path. The developer reference lists all of them."
      }
    ]
  },
};

/** No key, or one that is not accepted. */
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

/** The key is restricted to other addresses. */
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
        "description": "The API key is restricted to other IP addresses than the one that this request came from."
      }
    ]
  },
};

/** A method other than POST. */
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
        "description": "This endpoint accepts the method POST only."
      }
    ]
  },
};

/** The project has no credit left. */
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
        "description": "The project has no credit left. Top it up in the account area."
      }
    ]
  },
};

/** Out of service for the moment. */
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
        "description": "This endpoint is out of service for the moment. Repeat the request later."
      }
    ]
  },
};

/** An option of version 2.0, here on /phone/validate. */
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

/** An option has a value that is not supported, here on /email/validate. */
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

/** `request` has no object `query`. */
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
        "description": "The request has no object named query."
      }
    ]
  },
};

/** Two forms of the query are mixed, here on /phone/validate. */
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
        "description": "The fields of two forms of the query are mixed. Send the fields of one form."
      }
    ]
  },
};

/** A required field is missing, here on /email/validate. */
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

/** A field has a value of the wrong type, here on /email/validate. */
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

/** Slow down. */
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
        "description": "Too many requests in a short time. Repeat the request after the time that the header Retry-After states."
      }
    ]
  },
};

/** The service failed. */
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
        "description": "The service failed unexpectedly. Repeat the request; contact support if the failure stays."
      }
    ]
  },
};
