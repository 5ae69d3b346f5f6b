// The response examples of a data kind, made from openapi/ by npm run generate.
export const examples = {
 "2.0": {
  "emailSearch": {
   "noResult": {
    "body": {
     "resultsCount": 0,
     "results": []
    }
   },
   "oneResult": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 5,
     "results": [
      {
       "data": {
        "email": "jana.kadlecova@gmail.com",
        "user": "jana.kadlecova",
        "domain": "gmail.com"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@email.cz",
        "user": "jana.kadlecova",
        "domain": "email.cz"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@wp.pl",
        "user": "jana.kadlecova",
        "domain": "wp.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@outlook.com",
        "user": "jana.kadlecova",
        "domain": "outlook.com"
       }
      }
     ]
    }
   },
   "resultsLimit": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "email": "jana.kadlecova@gmail.com",
        "user": "jana.kadlecova",
        "domain": "gmail.com"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       }
      }
     ]
    }
   },
   "clientCountry": {
    "body": {
     "resultsCount": 5,
     "results": [
      {
       "data": {
        "email": "jana.kadlecova@wp.pl",
        "user": "jana.kadlecova",
        "domain": "wp.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@o2.pl",
        "user": "jana.kadlecova",
        "domain": "o2.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@onet.pl",
        "user": "jana.kadlecova",
        "domain": "onet.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@interia.pl",
        "user": "jana.kadlecova",
        "domain": "interia.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@op.pl",
        "user": "jana.kadlecova",
        "domain": "op.pl"
       }
      }
     ]
    }
   },
   "bodyEmpty": {
    "status": 400
   },
   "bodyNotJson": {
    "status": 400
   },
   "bodyNoRequest": {
    "status": 400
   },
   "bodyTooBig": {
    "status": 400
   },
   "queryNotSent": {
    "status": 400
   },
   "queryParametersMissing": {
    "status": 400
   },
   "queryParametersCombination": {
    "status": 400
   },
   "queryValueNotSupported": {
    "status": 400
   },
   "optionValueNotSupported": {
    "status": 400
   },
   "clientValueNotSupported": {
    "status": 400
   },
   "invalidCredentials": {
    "status": 401
   },
   "noCredit": {
    "status": 402
   },
   "ipNotAllowed": {
    "status": 403
   },
   "endpointNotFound": {
    "status": 404
   },
   "apiVersionNotFound": {
    "status": 404
   },
   "methodNotAllowed": {
    "status": 405
   },
   "tooManyRequests": {
    "status": 429
   },
   "unexpected": {
    "status": 500
   },
   "notAvailable": {
    "status": 503
   }
  },
  "emailValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": true
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validCompany": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@company.example",
       "user": "jana.kadlecova",
       "domain": "company.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validQuoted": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "\"jana kadlecova\"@company.example",
       "user": "\"jana kadlecova\"",
       "domain": "company.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validInternational": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@pošta.example",
       "user": "jana.kadlecova",
       "domain": "pošta.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validPunycode": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@xn--pota-h6a.example",
       "user": "jana.kadlecova",
       "domain": "xn--pota-h6a.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validWithSuggestion": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "email": "Jana.Kadlecova@Company.example",
       "user": "Jana.Kadlecova",
       "domain": "Company.example"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@company.example",
        "user": "jana.kadlecova",
        "domain": "company.example"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "Jana.Kadlecova@Company.example",
          "value": "jana.kadlecova@company.example"
         }
        }
       ]
      }
     ]
    }
   },
   "basic": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@no-mx.example",
       "user": "jana.kadlecova",
       "domain": "no-mx.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "basicTypingError": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "email": "jana.kadlecova@gmial.com",
       "user": "jana.kadlecova",
       "domain": "gmial.com"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@gmail.com",
        "user": "jana.kadlecova",
        "domain": "gmail.com"
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "gmial.com",
          "value": "gmail.com"
         }
        }
       ]
      }
     ]
    }
   },
   "catchAll": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@catch-all.example",
       "user": "jana.kadlecova",
       "domain": "catch-all.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": true,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "disposable": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@throwaway.example",
       "user": "jana.kadlecova",
       "domain": "throwaway.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": true,
       "isFreemail": true
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "disposableNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@throwaway.example",
       "user": "jana.kadlecova",
       "domain": "throwaway.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DISPOSABLE",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "Addresses of throw-away mailboxes are not accepted."
       }
      ],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": true,
       "isFreemail": true
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "freemailNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "FREEMAIL",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "Addresses of free mailboxes are not accepted."
       }
      ],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": true
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalid": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova",
       "user": "jana.kadlecova",
       "domain": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "AT_SIGN",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has no at sign."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidTooLong": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova.jana.kadlecova.jana.kadlecova.jana.kadlecova.jana.kadlecova.jana@company.example",
       "user": "jana.kadlecova.jana.kadlecova.jana.kadlecova.jana.kadlecova.jana.kadlecova.jana",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_LONG",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The part before the at sign has more than 64 octets."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "noMailServer": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@no-mx.example",
       "user": "jana.kadlecova",
       "domain": "no-mx.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "DOMAIN_DNS",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain has no mail server."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "noMailbox": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "missing-user@company.example",
       "user": "missing-user",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server has no such mailbox."
       }
      ],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "temporarilyInvalid": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@greylisted.example",
       "user": "jana.kadlecova",
       "domain": "greylisted.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "TEMPORARY_INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server refuses the mailbox for the moment. Ask again later."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "unknown": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "unknown",
      "data": {
       "email": "jana.kadlecova@unknown.example",
       "user": "jana.kadlecova",
       "domain": "unknown.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": "DOMAIN_DNS",
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server does not answer, so nobody knows whether the mailbox exists."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "unknownWithCorrection": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "unknownWithCorrection",
      "data": {
       "email": "jana.kadlecova@seznaam.cz",
       "user": "jana.kadlecova",
       "domain": "seznaam.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": "DOMAIN_DNS",
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server does not answer, so nobody knows whether the mailbox exists."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "seznaam.cz",
         "value": "seznam.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "unknownWithPartialCorrection": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "unknownWithPartialCorrection",
      "data": {
       "email": "Jana.Kadlecova@unknown.example",
       "user": "Jana.Kadlecova",
       "domain": "unknown.example"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       },
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": "DOMAIN_DNS",
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server does not answer, so nobody knows whether the mailbox exists."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "jana.kadlecova@unknown.example",
       "user": "jana.kadlecova",
       "domain": "unknown.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": "DOMAIN_DNS",
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server does not answer, so nobody knows whether the mailbox exists."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "Jana.Kadlecova@unknown.example",
         "value": "jana.kadlecova@unknown.example"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "corrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": "jana.kadlecova@seznma.cz",
       "user": "jana.kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "DOMAIN_DNS",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain has no mail server."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "seznma.cz",
         "value": "seznam.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedTopLevelDomain": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": "jana.kadlecova@gmail.con",
       "user": "jana.kadlecova",
       "domain": "gmail.con"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "TLD",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The top-level domain does not exist."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@gmail.com",
       "user": "jana.kadlecova",
       "domain": "gmail.com"
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "gmail.con",
         "value": "gmail.com"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedAtSign": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": "jana.kadlecova@@seznam,cz",
       "user": "jana.kadlecova@",
       "domain": "seznam,cz"
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": "AT_SIGN",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has more than one at sign."
       },
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": "DOMAIN",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain has characters that are not allowed there."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": "AT_SIGN",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "@@",
         "value": "@"
        }
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": "CHARACTERS",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "seznam,cz",
         "value": "seznam.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedDiacritics": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": "jana.kadlecová@seznam.cz",
       "user": "jana.kadlecová",
       "domain": "seznam.cz"
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The part before the at sign has letters with diacritics."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": true
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "jana.kadlecová",
         "value": "jana.kadlecova"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "email": " jana.kadlecova@gmail.cz ",
       "user": " jana.kadlecova",
       "domain": "gmail.cz "
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@gmail.cz",
       "user": "jana.kadlecova",
       "domain": "gmail.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " jana.kadlecova@gmail.cz ",
         "value": "jana.kadlecova@gmail.cz"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@gmail.com",
        "user": "jana.kadlecova",
        "domain": "gmail.com"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": " jana.kadlecova@gmail.cz ",
          "value": "jana.kadlecova@gmail.cz"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "gmail.cz",
          "value": "gmail.com"
         }
        }
       ]
      }
     ]
    }
   },
   "partiallyCorrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "email": " missing-user@company.example",
       "user": " missing-user",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "missing-user@company.example",
       "user": "missing-user",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server has no such mailbox."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " missing-user@company.example",
         "value": "missing-user@company.example"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "partiallyCorrectedAtSign": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "email": "jana.kadlecova.seznam.cz",
       "user": "jana.kadlecova.seznam.cz",
       "domain": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "AT_SIGN",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has no at sign."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": null,
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The address was put together, and its mail server was not asked for the mailbox."
       }
      ],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": "AT_SIGN",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": ".",
         "value": "@"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "reservedDomain": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@example.com",
       "user": "jana.kadlecova",
       "domain": "example.com"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain is reserved for examples and tests; nobody has a mailbox there."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "severalAddresses": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "email": "jana.kadlecova@seznam.cz, karel.novotny@company.example",
       "user": "jana.kadlecova@seznam.cz, karel.novotny",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The value has more than one address."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_REMOVED",
         "subtype": "CHARACTERS",
         "data": {
          "typeFrom": "email",
          "type": null,
          "valueFrom": "karel.novotny@company.example",
          "value": null
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "email": "karel.novotny@company.example",
        "user": "karel.novotny",
        "domain": "company.example"
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_REMOVED",
         "subtype": "CHARACTERS",
         "data": {
          "typeFrom": "email",
          "type": null,
          "valueFrom": "jana.kadlecova@seznam.cz",
          "value": null
         }
        }
       ]
      }
     ]
    }
   },
   "partiallyCorrectedWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrectionWithSuggestion",
      "data": {
       "email": " jana.kadlecova@company.con",
       "user": " jana.kadlecova",
       "domain": "company.con"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "TLD",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The top-level domain does not exist."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "jana.kadlecova@company.con",
       "user": "jana.kadlecova",
       "domain": "company.con"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "TLD",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The top-level domain does not exist."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " jana.kadlecova@company.con",
         "value": "jana.kadlecova@company.con"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@company.com",
        "user": "jana.kadlecova",
        "domain": "company.com"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": " jana.kadlecova@company.con",
          "value": "jana.kadlecova@company.con"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "company.con",
          "value": "company.com"
         }
        }
       ]
      }
     ]
    }
   },
   "suggestedSpace": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "email": "jana kadlecova@company.example",
       "user": "jana kadlecova",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@company.example",
        "user": "jana.kadlecova",
        "domain": "company.example"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "jana kadlecova",
          "value": "jana.kadlecova"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "email": "janakadlecova@company.example",
        "user": "janakadlecova",
        "domain": "company.example"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "jana kadlecova",
          "value": "janakadlecova"
         }
        }
       ]
      }
     ]
    }
   },
   "correctionModeFull": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": " Jana.Kadlecova@seznma.cz",
       "user": " Jana.Kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " Jana.Kadlecova@seznma.cz",
         "value": "Jana.Kadlecova@seznma.cz"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "Jana.Kadlecova@seznma.cz",
         "value": "jana.kadlecova@seznma.cz"
        }
       },
       {
        "group": "VALUE",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "seznma.cz",
         "value": "seznam.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctionModeFormat": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "email": " Jana.Kadlecova@seznma.cz",
       "user": " Jana.Kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "jana.kadlecova@seznma.cz",
       "user": "jana.kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "DOMAIN_DNS",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain has no mail server."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " Jana.Kadlecova@seznma.cz",
         "value": "Jana.Kadlecova@seznma.cz"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "Jana.Kadlecova@seznma.cz",
         "value": "jana.kadlecova@seznma.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctionModeSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "email": " Jana.Kadlecova@seznma.cz",
       "user": " Jana.Kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": " Jana.Kadlecova@seznma.cz",
          "value": "Jana.Kadlecova@seznma.cz"
         }
        },
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "Jana.Kadlecova@seznma.cz",
          "value": "jana.kadlecova@seznma.cz"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "seznma.cz",
          "value": "seznam.cz"
         }
        }
       ]
      }
     ]
    }
   },
   "correctionModeNone": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": " Jana.Kadlecova@seznma.cz",
       "user": " Jana.Kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "bodyEmpty": {
    "status": 400
   },
   "bodyNotJson": {
    "status": 400
   },
   "bodyNoRequest": {
    "status": 400
   },
   "bodyTooBig": {
    "status": 400
   },
   "queryNotSent": {
    "status": 400
   },
   "queryParametersMissing": {
    "status": 400
   },
   "queryParametersCombination": {
    "status": 400
   },
   "queryValueNotSupported": {
    "status": 400
   },
   "optionValueNotSupported": {
    "status": 400
   },
   "clientValueNotSupported": {
    "status": 400
   },
   "invalidCredentials": {
    "status": 401
   },
   "noCredit": {
    "status": 402
   },
   "ipNotAllowed": {
    "status": 403
   },
   "endpointNotFound": {
    "status": 404
   },
   "apiVersionNotFound": {
    "status": 404
   },
   "methodNotAllowed": {
    "status": 405
   },
   "tooManyRequests": {
    "status": 429
   },
   "unexpected": {
    "status": 500
   },
   "notAvailable": {
    "status": 503
   }
  }
 },
 "2.1": {
  "emailSearch": {
   "noResult": {
    "body": {
     "resultsCount": 0,
     "results": []
    }
   },
   "oneResult": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 5,
     "results": [
      {
       "data": {
        "email": "jana.kadlecova@gmail.com",
        "user": "jana.kadlecova",
        "domain": "gmail.com"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@email.cz",
        "user": "jana.kadlecova",
        "domain": "email.cz"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@wp.pl",
        "user": "jana.kadlecova",
        "domain": "wp.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@outlook.com",
        "user": "jana.kadlecova",
        "domain": "outlook.com"
       }
      }
     ]
    }
   },
   "resultsLimit": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "email": "jana.kadlecova@gmail.com",
        "user": "jana.kadlecova",
        "domain": "gmail.com"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       }
      }
     ]
    }
   },
   "clientCountry": {
    "body": {
     "resultsCount": 5,
     "results": [
      {
       "data": {
        "email": "jana.kadlecova@wp.pl",
        "user": "jana.kadlecova",
        "domain": "wp.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@o2.pl",
        "user": "jana.kadlecova",
        "domain": "o2.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@onet.pl",
        "user": "jana.kadlecova",
        "domain": "onet.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@interia.pl",
        "user": "jana.kadlecova",
        "domain": "interia.pl"
       }
      },
      {
       "data": {
        "email": "jana.kadlecova@op.pl",
        "user": "jana.kadlecova",
        "domain": "op.pl"
       }
      }
     ]
    }
   },
   "bodyEmpty": {
    "status": 400
   },
   "bodyNotJson": {
    "status": 400
   },
   "bodyNoRequest": {
    "status": 400
   },
   "bodyTooBig": {
    "status": 400
   },
   "queryNotSent": {
    "status": 400
   },
   "queryParametersMissing": {
    "status": 400
   },
   "queryParametersCombination": {
    "status": 400
   },
   "queryValueNotSupported": {
    "status": 400
   },
   "optionValueNotSupported": {
    "status": 400
   },
   "clientValueNotSupported": {
    "status": 400
   },
   "invalidCredentials": {
    "status": 401
   },
   "noCredit": {
    "status": 402
   },
   "ipNotAllowed": {
    "status": 403
   },
   "endpointNotFound": {
    "status": 404
   },
   "apiVersionNotFound": {
    "status": 404
   },
   "methodNotAllowed": {
    "status": 405
   },
   "tooManyRequests": {
    "status": 429
   },
   "unexpected": {
    "status": 500
   },
   "notAvailable": {
    "status": 503
   }
  },
  "emailValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": true
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validCompany": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@company.example",
       "user": "jana.kadlecova",
       "domain": "company.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validQuoted": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "\"jana kadlecova\"@company.example",
       "user": "\"jana kadlecova\"",
       "domain": "company.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validInternational": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@pošta.example",
       "user": "jana.kadlecova",
       "domain": "pošta.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validPunycode": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@xn--pota-h6a.example",
       "user": "jana.kadlecova",
       "domain": "xn--pota-h6a.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validWithSuggestion": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "email": "Jana.Kadlecova@Company.example",
       "user": "Jana.Kadlecova",
       "domain": "Company.example"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@company.example",
        "user": "jana.kadlecova",
        "domain": "company.example"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "Jana.Kadlecova@Company.example",
          "value": "jana.kadlecova@company.example"
         }
        }
       ]
      }
     ]
    }
   },
   "basic": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@no-mx.example",
       "user": "jana.kadlecova",
       "domain": "no-mx.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "basicTypingError": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "email": "jana.kadlecova@gmial.com",
       "user": "jana.kadlecova",
       "domain": "gmial.com"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@gmail.com",
        "user": "jana.kadlecova",
        "domain": "gmail.com"
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "gmial.com",
          "value": "gmail.com"
         }
        }
       ]
      }
     ]
    }
   },
   "catchAll": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@catch-all.example",
       "user": "jana.kadlecova",
       "domain": "catch-all.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": true,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "disposable": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "email": "jana.kadlecova@throwaway.example",
       "user": "jana.kadlecova",
       "domain": "throwaway.example"
      },
      "errors": [],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": true,
       "isFreemail": true
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "disposableNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@throwaway.example",
       "user": "jana.kadlecova",
       "domain": "throwaway.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DISPOSABLE",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "Addresses of throw-away mailboxes are not accepted."
       }
      ],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": true,
       "isFreemail": true
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "freemailNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "FREEMAIL",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "Addresses of free mailboxes are not accepted."
       }
      ],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": true
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalid": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova",
       "user": "jana.kadlecova",
       "domain": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "AT_SIGN",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has no at sign."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidTooLong": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova.jana.kadlecova.jana.kadlecova.jana.kadlecova.jana.kadlecova.jana@company.example",
       "user": "jana.kadlecova.jana.kadlecova.jana.kadlecova.jana.kadlecova.jana.kadlecova.jana",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_LONG",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The part before the at sign has more than 64 octets."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "noMailServer": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@no-mx.example",
       "user": "jana.kadlecova",
       "domain": "no-mx.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "DOMAIN_DNS",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain has no mail server."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "noMailbox": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "missing-user@company.example",
       "user": "missing-user",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server has no such mailbox."
       }
      ],
      "flags": {
       "isCatchAllServer": false,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "temporarilyInvalid": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@greylisted.example",
       "user": "jana.kadlecova",
       "domain": "greylisted.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "TEMPORARY_INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server refuses the mailbox for the moment. Ask again later."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "unknown": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "unknown",
      "data": {
       "email": "jana.kadlecova@unknown.example",
       "user": "jana.kadlecova",
       "domain": "unknown.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": "DOMAIN_DNS",
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server does not answer, so nobody knows whether the mailbox exists."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "unknownWithCorrection": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "unknownWithCorrection",
      "data": {
       "email": "jana.kadlecova@seznaam.cz",
       "user": "jana.kadlecova",
       "domain": "seznaam.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": "DOMAIN_DNS",
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server does not answer, so nobody knows whether the mailbox exists."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "seznaam.cz",
         "value": "seznam.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "unknownWithPartialCorrection": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "unknownWithPartialCorrection",
      "data": {
       "email": "Jana.Kadlecova@unknown.example",
       "user": "Jana.Kadlecova",
       "domain": "unknown.example"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       },
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": "DOMAIN_DNS",
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server does not answer, so nobody knows whether the mailbox exists."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "jana.kadlecova@unknown.example",
       "user": "jana.kadlecova",
       "domain": "unknown.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": "DOMAIN_DNS",
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server does not answer, so nobody knows whether the mailbox exists."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "Jana.Kadlecova@unknown.example",
         "value": "jana.kadlecova@unknown.example"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "corrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": "jana.kadlecova@seznma.cz",
       "user": "jana.kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "DOMAIN_DNS",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain has no mail server."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "seznma.cz",
         "value": "seznam.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedTopLevelDomain": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": "jana.kadlecova@gmail.con",
       "user": "jana.kadlecova",
       "domain": "gmail.con"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "TLD",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The top-level domain does not exist."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@gmail.com",
       "user": "jana.kadlecova",
       "domain": "gmail.com"
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "gmail.con",
         "value": "gmail.com"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedAtSign": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": "jana.kadlecova@@seznam,cz",
       "user": "jana.kadlecova@",
       "domain": "seznam,cz"
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": "AT_SIGN",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has more than one at sign."
       },
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": "DOMAIN",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain has characters that are not allowed there."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": "AT_SIGN",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "@@",
         "value": "@"
        }
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": "CHARACTERS",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "seznam,cz",
         "value": "seznam.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedDiacritics": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": "jana.kadlecová@seznam.cz",
       "user": "jana.kadlecová",
       "domain": "seznam.cz"
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The part before the at sign has letters with diacritics."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": true
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "jana.kadlecová",
         "value": "jana.kadlecova"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "email": " jana.kadlecova@gmail.cz ",
       "user": " jana.kadlecova",
       "domain": "gmail.cz "
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@gmail.cz",
       "user": "jana.kadlecova",
       "domain": "gmail.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " jana.kadlecova@gmail.cz ",
         "value": "jana.kadlecova@gmail.cz"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@gmail.com",
        "user": "jana.kadlecova",
        "domain": "gmail.com"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": " jana.kadlecova@gmail.cz ",
          "value": "jana.kadlecova@gmail.cz"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "gmail.cz",
          "value": "gmail.com"
         }
        }
       ]
      }
     ]
    }
   },
   "partiallyCorrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "email": " missing-user@company.example",
       "user": " missing-user",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "missing-user@company.example",
       "user": "missing-user",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The mail server has no such mailbox."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " missing-user@company.example",
         "value": "missing-user@company.example"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "partiallyCorrectedAtSign": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "email": "jana.kadlecova.seznam.cz",
       "user": "jana.kadlecova.seznam.cz",
       "domain": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "AT_SIGN",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has no at sign."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "UNABLE_TO_PROCESS",
        "subtype": null,
        "severity": "warning",
        "relatedTo": [
         "email"
        ],
        "description": "The address was put together, and its mail server was not asked for the mailbox."
       }
      ],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": "AT_SIGN",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": ".",
         "value": "@"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "reservedDomain": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": "jana.kadlecova@example.com",
       "user": "jana.kadlecova",
       "domain": "example.com"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain is reserved for examples and tests; nobody has a mailbox there."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "severalAddresses": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "email": "jana.kadlecova@seznam.cz, karel.novotny@company.example",
       "user": "jana.kadlecova@seznam.cz, karel.novotny",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The value has more than one address."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_REMOVED",
         "subtype": "CHARACTERS",
         "data": {
          "typeFrom": "email",
          "type": null,
          "valueFrom": "karel.novotny@company.example",
          "value": null
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "email": "karel.novotny@company.example",
        "user": "karel.novotny",
        "domain": "company.example"
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_REMOVED",
         "subtype": "CHARACTERS",
         "data": {
          "typeFrom": "email",
          "type": null,
          "valueFrom": "jana.kadlecova@seznam.cz",
          "value": null
         }
        }
       ]
      }
     ]
    }
   },
   "partiallyCorrectedWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrectionWithSuggestion",
      "data": {
       "email": " jana.kadlecova@company.con",
       "user": " jana.kadlecova",
       "domain": "company.con"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "TLD",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The top-level domain does not exist."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": null,
       "isFreemail": null
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "jana.kadlecova@company.con",
       "user": "jana.kadlecova",
       "domain": "company.con"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "TLD",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The top-level domain does not exist."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " jana.kadlecova@company.con",
         "value": "jana.kadlecova@company.con"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@company.com",
        "user": "jana.kadlecova",
        "domain": "company.com"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": " jana.kadlecova@company.con",
          "value": "jana.kadlecova@company.con"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "company.con",
          "value": "company.com"
         }
        }
       ]
      }
     ]
    }
   },
   "suggestedSpace": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "email": "jana kadlecova@company.example",
       "user": "jana kadlecova",
       "domain": "company.example"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@company.example",
        "user": "jana.kadlecova",
        "domain": "company.example"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "jana kadlecova",
          "value": "jana.kadlecova"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "email": "janakadlecova@company.example",
        "user": "janakadlecova",
        "domain": "company.example"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "jana kadlecova",
          "value": "janakadlecova"
         }
        }
       ]
      }
     ]
    }
   },
   "correctionModeFull": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "email": " Jana.Kadlecova@seznma.cz",
       "user": " Jana.Kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "email": "jana.kadlecova@seznam.cz",
       "user": "jana.kadlecova",
       "domain": "seznam.cz"
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " Jana.Kadlecova@seznma.cz",
         "value": "Jana.Kadlecova@seznma.cz"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "Jana.Kadlecova@seznma.cz",
         "value": "jana.kadlecova@seznma.cz"
        }
       },
       {
        "group": "VALUE",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "seznma.cz",
         "value": "seznam.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctionModeFormat": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "email": " Jana.Kadlecova@seznma.cz",
       "user": " Jana.Kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "email": "jana.kadlecova@seznma.cz",
       "user": "jana.kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "DOMAIN_DNS",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The domain has no mail server."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": " Jana.Kadlecova@seznma.cz",
         "value": "Jana.Kadlecova@seznma.cz"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "email",
         "type": "email",
         "valueFrom": "Jana.Kadlecova@seznma.cz",
         "value": "jana.kadlecova@seznma.cz"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctionModeSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "email": " Jana.Kadlecova@seznma.cz",
       "user": " Jana.Kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "email": "jana.kadlecova@seznam.cz",
        "user": "jana.kadlecova",
        "domain": "seznam.cz"
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": " Jana.Kadlecova@seznma.cz",
          "value": "Jana.Kadlecova@seznma.cz"
         }
        },
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "Jana.Kadlecova@seznma.cz",
          "value": "jana.kadlecova@seznma.cz"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "email",
          "type": "email",
          "valueFrom": "seznma.cz",
          "value": "seznam.cz"
         }
        }
       ]
      }
     ]
    }
   },
   "correctionModeNone": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "email": " Jana.Kadlecova@seznma.cz",
       "user": " Jana.Kadlecova",
       "domain": "seznma.cz"
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "email"
        ],
        "description": "The address has white space or invisible characters."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "CASE_SENSITIVITY",
        "severity": "info",
        "relatedTo": [
         "email"
        ],
        "description": "The address has capital letters; it is the same without them."
       }
      ],
      "flags": {
       "isCatchAllServer": null,
       "isDisposableEmailAddress": false,
       "isFreemail": false
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "bodyEmpty": {
    "status": 400
   },
   "bodyNotJson": {
    "status": 400
   },
   "bodyNoRequest": {
    "status": 400
   },
   "bodyTooBig": {
    "status": 400
   },
   "queryNotSent": {
    "status": 400
   },
   "queryParametersMissing": {
    "status": 400
   },
   "queryParametersCombination": {
    "status": 400
   },
   "queryValueNotSupported": {
    "status": 400
   },
   "optionValueNotSupported": {
    "status": 400
   },
   "clientValueNotSupported": {
    "status": 400
   },
   "invalidCredentials": {
    "status": 401
   },
   "noCredit": {
    "status": 402
   },
   "ipNotAllowed": {
    "status": 403
   },
   "endpointNotFound": {
    "status": 404
   },
   "apiVersionNotFound": {
    "status": 404
   },
   "methodNotAllowed": {
    "status": 405
   },
   "tooManyRequests": {
    "status": 429
   },
   "unexpected": {
    "status": 500
   },
   "notAvailable": {
    "status": 503
   }
  }
 }
};
