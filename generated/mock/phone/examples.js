// The response examples of a data kind, made from openapi/ by npm run generate.
export const examples = {
 "2.0": {
  "phoneSearch": {
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
        "country": "CZ",
        "prefix": "+420"
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "CZ",
        "prefix": "+420"
       }
      },
      {
       "data": {
        "country": "SK",
        "prefix": "+421"
       }
      },
      {
       "data": {
        "country": "LI",
        "prefix": "+423"
       }
      }
     ]
    }
   },
   "byCountryName": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "prefix": "+420"
       }
      }
     ]
    }
   },
   "byCountryCode": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "SK",
        "prefix": "+421"
       }
      }
     ]
    }
   },
   "sharedPrefix": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "CA",
        "prefix": "+1"
       }
      },
      {
       "data": {
        "country": "US",
        "prefix": "+1"
       }
      },
      {
       "data": {
        "country": "AG",
        "prefix": "+1"
       }
      }
     ]
    }
   },
   "allowedPrefixes": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "PL",
        "prefix": "+48"
       }
      },
      {
       "data": {
        "country": "CZ",
        "prefix": "+420"
       }
      },
      {
       "data": {
        "country": "SK",
        "prefix": "+421"
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
  "phoneValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validSeparate": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validTrunkZero": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+442079460018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "national": "2079460018",
        "nationalFormatted": "020 7946 0018",
        "international": "+442079460018",
        "internationalFormatted": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": null,
        "type": "landline"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "info",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has brackets, dashes, dots or slashes between its digits."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "warning",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has digits that are dialled within its country only, such as a leading 0."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validWithoutCountry": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+80012345678",
       "prefix": "+800",
       "number": "12345678",
       "format": {
        "national": "12345678",
        "nationalFormatted": "1234 5678",
        "international": "+80012345678",
        "internationalFormatted": "+800 1234 5678"
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "formatE164": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+442079460018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "national": "2079460018",
        "nationalFormatted": "020 7946 0018",
        "international": "+442079460018",
        "internationalFormatted": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": null,
        "type": "landline"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "formatE123": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+44 20 7946 0018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "national": "2079460018",
        "nationalFormatted": "020 7946 0018",
        "international": "+442079460018",
        "internationalFormatted": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": null,
        "type": "landline"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "extended": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": "Example Mobile",
        "type": "mobile"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "extendedLandline": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+442079460018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "national": "2079460018",
        "nationalFormatted": "020 7946 0018",
        "international": "+442079460018",
        "internationalFormatted": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": "Example Telecom",
        "type": "landline"
       }
      },
      "errors": []
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
       "numberWithPrefix": "+420 607 123",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_SHORT",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has too few digits for its prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "notANumber": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberWithPrefix": "call me",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The value has characters that no phone number has."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "countryNotResolved": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberWithPrefix": "+999 123 456 789",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "No country has this international prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "countryNotResolvedSharedPrefix": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberWithPrefix": "+1 555 123 4567",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "prefixNotAllowed": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberWithPrefix": "+421905123456",
       "prefix": "+421",
       "number": "905123456",
       "format": {
        "national": "905123456",
        "nationalFormatted": "0905 123 456",
        "international": "+421905123456",
        "internationalFormatted": "+421 905 123 456"
       },
       "country": {
        "code": "SK",
        "prefix": "+421"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix is not among the allowed ones."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "prefixAllowed": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberWithPrefix": "+421905123456",
       "prefix": "+421",
       "number": "905123456",
       "format": {
        "national": "905123456",
        "nationalFormatted": "0905 123 456",
        "international": "+421905123456",
        "internationalFormatted": "+421 905 123 456"
       },
       "country": {
        "code": "SK",
        "prefix": "+421"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "corrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix must begin with one plus sign."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberWithPrefix",
         "type": "numberWithPrefix",
         "valueFrom": "00",
         "value": "+"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedPlusMissing": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberWithPrefix": "420607123456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix must begin with one plus sign."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_ADDED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": null,
         "type": "numberWithPrefix",
         "valueFrom": null,
         "value": "+"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedLetters": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberWithPrefix": "+420 6O7 123 456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has letters that look like digits."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "numberWithPrefix",
         "type": "numberWithPrefix",
         "valueFrom": "O",
         "value": "0"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedPrefixTwice": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "number"
        ],
        "description": "The number has its international prefix twice."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_REMOVED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": "number",
         "type": null,
         "valueFrom": "+420",
         "value": null
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "partiallyCorrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "numberWithPrefix": "00420607123",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_SHORT",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has too few digits for its prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "numberWithPrefix": "+420607123",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_SHORT",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has too few digits for its prefix."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberWithPrefix",
         "type": "numberWithPrefix",
         "valueFrom": "00",
         "value": "+"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "preferredPrefixes": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberWithPrefix": "607123456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has no international prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_ADDED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": null,
         "type": "numberWithPrefix",
         "valueFrom": null,
         "value": "+420"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "preferredPrefixesReplace": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberWithPrefix": "+421607123456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "SK",
        "prefix": "+421"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "number"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": "prefix",
         "type": "prefix",
         "valueFrom": "+421",
         "value": "+420"
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
       "numberWithPrefix": "607123456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has no international prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_ADDED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": null,
         "type": "numberWithPrefix",
         "valueFrom": null,
         "value": "+420"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+48607123456",
         "internationalFormatted": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberWithPrefix",
          "valueFrom": null,
          "value": "+48"
         }
        }
       ]
      }
     ]
    }
   },
   "defaultPrefix": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberWithPrefix": "607123456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has no international prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_ADDED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": null,
         "type": "numberWithPrefix",
         "valueFrom": null,
         "value": "+420"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "defaultPrefixLast": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "numberWithPrefix": "607123456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has no international prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+48607123456",
       "prefix": "+48",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+48607123456",
        "internationalFormatted": "+48 607 123 456"
       },
       "country": {
        "code": "PL",
        "prefix": "+48"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_ADDED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": null,
         "type": "numberWithPrefix",
         "valueFrom": null,
         "value": "+48"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+420607123456",
         "internationalFormatted": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberWithPrefix",
          "valueFrom": null,
          "value": "+420"
         }
        }
       ]
      }
     ]
    }
   },
   "suggested": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "numberWithPrefix": "607123456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "",
        "prefix": ""
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has no international prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+48607123456",
         "internationalFormatted": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberWithPrefix",
          "valueFrom": null,
          "value": "+48"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+420607123456",
         "internationalFormatted": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberWithPrefix",
          "valueFrom": null,
          "value": "+420"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+49607123456",
        "prefix": "+49",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "06071 23456",
         "international": "+49607123456",
         "internationalFormatted": "+49 6071 23456"
        },
        "country": {
         "code": "DE",
         "prefix": "+49"
        },
        "carrier": {
         "name": null,
         "type": "landline"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberWithPrefix",
          "valueFrom": null,
          "value": "+49"
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
       "numberWithPrefix": "0043 607 123 456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "AT",
        "prefix": "+43"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "numberWithPrefix": "+43607123456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "AT",
        "prefix": "+43"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberWithPrefix",
         "type": "numberWithPrefix",
         "valueFrom": "00",
         "value": "+"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+420607123456",
         "internationalFormatted": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PLUS_SIGN",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": "numberWithPrefix",
          "valueFrom": "00",
          "value": "+"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": "numberWithPrefix",
          "valueFrom": "+43",
          "value": "+420"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+48607123456",
         "internationalFormatted": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PLUS_SIGN",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": "numberWithPrefix",
          "valueFrom": "00",
          "value": "+"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": "numberWithPrefix",
          "valueFrom": "+43",
          "value": "+48"
         }
        }
       ]
      }
     ]
    }
   },
   "correctedSibling": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "numberWithPrefix": "+421 607 123 456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "SK",
        "prefix": "+421"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "number",
         "type": "number",
         "valueFrom": "+421607123456",
         "value": "+420607123456"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+48607123456",
         "internationalFormatted": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": "numberWithPrefix",
          "valueFrom": "+421",
          "value": "+48"
         }
        }
       ]
      }
     ]
    }
   },
   "suggestedPrefix": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "numberWithPrefix": "+43 607 123 456",
       "prefix": null,
       "number": null,
       "format": {
        "national": null,
        "nationalFormatted": null,
        "international": null,
        "internationalFormatted": null
       },
       "country": {
        "code": "AT",
        "prefix": "+43"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+420607123456",
         "internationalFormatted": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": "numberWithPrefix",
          "valueFrom": "+43",
          "value": "+420"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+48607123456",
         "internationalFormatted": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": "numberWithPrefix",
          "valueFrom": "+43",
          "value": "+48"
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
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberWithPrefix",
         "type": "numberWithPrefix",
         "valueFrom": "00",
         "value": "+"
        }
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_REMOVED",
        "subtype": "CHARACTERS",
        "data": {
         "typeFrom": "numberWithPrefix",
         "type": null,
         "valueFrom": "ext. 12",
         "value": null
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
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberWithPrefix",
         "type": "numberWithPrefix",
         "valueFrom": "00",
         "value": "+"
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
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberWithPrefix": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "national": "607123456",
         "nationalFormatted": "607 123 456",
         "international": "+420607123456",
         "internationalFormatted": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PLUS_SIGN",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": "numberWithPrefix",
          "valueFrom": "00",
          "value": "+"
         }
        },
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_REMOVED",
         "subtype": "CHARACTERS",
         "data": {
          "typeFrom": "numberWithPrefix",
          "type": null,
          "valueFrom": "ext. 12",
          "value": null
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
       "numberWithPrefix": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "national": "607123456",
        "nationalFormatted": "607 123 456",
        "international": "+420607123456",
        "internationalFormatted": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberWithPrefix"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ]
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
   "optionNotSupported": {
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
  "phoneSearch": {
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
        "country": "CZ",
        "prefix": "+420"
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "CZ",
        "prefix": "+420"
       }
      },
      {
       "data": {
        "country": "SK",
        "prefix": "+421"
       }
      },
      {
       "data": {
        "country": "LI",
        "prefix": "+423"
       }
      }
     ]
    }
   },
   "byCountryName": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "prefix": "+420"
       }
      }
     ]
    }
   },
   "byCountryCode": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "SK",
        "prefix": "+421"
       }
      }
     ]
    }
   },
   "sharedPrefix": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "CA",
        "prefix": "+1"
       }
      },
      {
       "data": {
        "country": "US",
        "prefix": "+1"
       }
      },
      {
       "data": {
        "country": "AG",
        "prefix": "+1"
       }
      }
     ]
    }
   },
   "allowedPrefixes": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "PL",
        "prefix": "+48"
       }
      },
      {
       "data": {
        "country": "CZ",
        "prefix": "+420"
       }
      },
      {
       "data": {
        "country": "SK",
        "prefix": "+421"
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
  "phoneValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validSeparate": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validTrunkZero": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+442079460018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "raw": "2079460018",
        "national": "020 7946 0018",
        "e164": "+442079460018",
        "e123": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": null,
        "type": "landline"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "info",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has brackets, dashes, dots or slashes between its digits."
       },
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "warning",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has digits that are dialled within its country only, such as a leading 0."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validWithoutCountry": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+80012345678",
       "prefix": "+800",
       "number": "12345678",
       "format": {
        "raw": "12345678",
        "national": "1234 5678",
        "e164": "+80012345678",
        "e123": "+800 1234 5678"
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "formatE164": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+442079460018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "raw": "2079460018",
        "national": "020 7946 0018",
        "e164": "+442079460018",
        "e123": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": null,
        "type": "landline"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "formatE123": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+44 20 7946 0018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "raw": "2079460018",
        "national": "020 7946 0018",
        "e164": "+442079460018",
        "e123": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": null,
        "type": "landline"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "formatNational": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "020 7946 0018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "raw": "2079460018",
        "national": "020 7946 0018",
        "e164": "+442079460018",
        "e123": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": null,
        "type": "landline"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "formatRaw": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "442079460018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "raw": "2079460018",
        "national": "020 7946 0018",
        "e164": "+442079460018",
        "e123": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": null,
        "type": "landline"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "extended": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": "Example Mobile",
        "type": "mobile"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "extendedLandline": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+442079460018",
       "prefix": "+44",
       "number": "2079460018",
       "format": {
        "raw": "2079460018",
        "national": "020 7946 0018",
        "e164": "+442079460018",
        "e123": "+44 20 7946 0018"
       },
       "country": {
        "code": "GB",
        "prefix": "+44"
       },
       "carrier": {
        "name": "Example Telecom",
        "type": "landline"
       }
      },
      "errors": []
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
       "numberFull": "+420 607 123",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_SHORT",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has too few digits for its prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "notANumber": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberFull": "call me",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The value has characters that no phone number has."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "countryNotResolved": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberFull": "+999 123 456 789",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "No country has this international prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "countryNotResolvedSharedPrefix": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberFull": "+1 555 123 4567",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "prefixNotAllowed": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberFull": "+421905123456",
       "prefix": "+421",
       "number": "905123456",
       "format": {
        "raw": "905123456",
        "national": "0905 123 456",
        "e164": "+421905123456",
        "e123": "+421 905 123 456"
       },
       "country": {
        "code": "SK",
        "prefix": "+421"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix is not among the allowed ones."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "prefixAllowed": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "numberFull": "+421905123456",
       "prefix": "+421",
       "number": "905123456",
       "format": {
        "raw": "905123456",
        "national": "0905 123 456",
        "e164": "+421905123456",
        "e123": "+421 905 123 456"
       },
       "country": {
        "code": "SK",
        "prefix": "+421"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "corrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix must begin with one plus sign."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberFull",
         "type": "numberFull",
         "valueFrom": "00",
         "value": "+"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedPlusMissing": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberFull": "420607123456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix must begin with one plus sign."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_ADDED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": null,
         "type": "numberFull",
         "valueFrom": null,
         "value": "+"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedLetters": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberFull": "+420 6O7 123 456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has letters that look like digits."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "numberFull",
         "type": "numberFull",
         "valueFrom": "O",
         "value": "0"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedPrefixTwice": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "number"
        ],
        "description": "The number has its international prefix twice."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_REMOVED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": "number",
         "type": null,
         "valueFrom": "+420",
         "value": null
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "partiallyCorrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "numberFull": "00420607123",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_SHORT",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has too few digits for its prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "numberFull": "+420607123",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_SHORT",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has too few digits for its prefix."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberFull",
         "type": "numberFull",
         "valueFrom": "00",
         "value": "+"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "preferredPrefixes": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberFull": "607123456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has no international prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_ADDED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": null,
         "type": "numberFull",
         "valueFrom": null,
         "value": "+420"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "preferredPrefixesReplace": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberFull": "+421607123456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "SK",
        "prefix": "+421"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "number"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": "prefix",
         "type": "prefix",
         "valueFrom": "+421",
         "value": "+420"
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
       "numberFull": "607123456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has no international prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_ADDED",
        "subtype": "PREFIX",
        "data": {
         "typeFrom": null,
         "type": "numberFull",
         "valueFrom": null,
         "value": "+420"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberFull": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+48607123456",
         "e123": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberFull",
          "valueFrom": null,
          "value": "+48"
         }
        }
       ]
      }
     ]
    }
   },
   "suggested": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "numberFull": "607123456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has no international prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberFull": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+48607123456",
         "e123": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberFull",
          "valueFrom": null,
          "value": "+48"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "numberFull": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+420607123456",
         "e123": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberFull",
          "valueFrom": null,
          "value": "+420"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "numberFull": "+49607123456",
        "prefix": "+49",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "06071 23456",
         "e164": "+49607123456",
         "e123": "+49 6071 23456"
        },
        "country": {
         "code": "DE",
         "prefix": "+49"
        },
        "carrier": {
         "name": null,
         "type": "landline"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": null,
          "type": "numberFull",
          "valueFrom": null,
          "value": "+49"
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
       "numberFull": "0043 607 123 456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "AT",
        "prefix": "+43"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "numberFull": "+43607123456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "AT",
        "prefix": "+43"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberFull",
         "type": "numberFull",
         "valueFrom": "00",
         "value": "+"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberFull": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+420607123456",
         "e123": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PLUS_SIGN",
         "data": {
          "typeFrom": "numberFull",
          "type": "numberFull",
          "valueFrom": "00",
          "value": "+"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberFull",
          "type": "numberFull",
          "valueFrom": "+43",
          "value": "+420"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "numberFull": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+48607123456",
         "e123": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PLUS_SIGN",
         "data": {
          "typeFrom": "numberFull",
          "type": "numberFull",
          "valueFrom": "00",
          "value": "+"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberFull",
          "type": "numberFull",
          "valueFrom": "+43",
          "value": "+48"
         }
        }
       ]
      }
     ]
    }
   },
   "correctedSibling": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "numberFull": "+421 607 123 456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "SK",
        "prefix": "+421"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "number",
         "type": "number",
         "valueFrom": "+421607123456",
         "value": "+420607123456"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberFull": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+48607123456",
         "e123": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberFull",
          "type": "numberFull",
          "valueFrom": "+421",
          "value": "+48"
         }
        }
       ]
      }
     ]
    }
   },
   "suggestedPrefix": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "numberFull": "+43 607 123 456",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": "AT",
        "prefix": "+43"
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "No number of this kind is assigned under this prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberFull": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+420607123456",
         "e123": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberFull",
          "type": "numberFull",
          "valueFrom": "+43",
          "value": "+420"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "numberFull": "+48607123456",
        "prefix": "+48",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+48607123456",
         "e123": "+48 607 123 456"
        },
        "country": {
         "code": "PL",
         "prefix": "+48"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PREFIX",
         "data": {
          "typeFrom": "numberFull",
          "type": "numberFull",
          "valueFrom": "+43",
          "value": "+48"
         }
        }
       ]
      }
     ]
    }
   },
   "formatRawNotParsed": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "numberFull": "999123456789",
       "prefix": null,
       "number": null,
       "format": {
        "raw": null,
        "national": null,
        "e164": null,
        "e123": null
       },
       "country": {
        "code": null,
        "prefix": null
       },
       "carrier": {
        "name": null,
        "type": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "PREFIX",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "No country has this international prefix."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "correctionModeFull": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberFull",
         "type": "numberFull",
         "valueFrom": "00",
         "value": "+"
        }
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_REMOVED",
        "subtype": "CHARACTERS",
        "data": {
         "typeFrom": "numberFull",
         "type": null,
         "valueFrom": "ext. 12",
         "value": null
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
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "PLUS_SIGN",
        "data": {
         "typeFrom": "numberFull",
         "type": "numberFull",
         "valueFrom": "00",
         "value": "+"
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
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "numberFull": "+420607123456",
        "prefix": "+420",
        "number": "607123456",
        "format": {
         "raw": "607123456",
         "national": "607 123 456",
         "e164": "+420607123456",
         "e123": "+420 607 123 456"
        },
        "country": {
         "code": "CZ",
         "prefix": "+420"
        },
        "carrier": {
         "name": null,
         "type": "mobile"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_PART_CHANGED",
         "subtype": "PLUS_SIGN",
         "data": {
          "typeFrom": "numberFull",
          "type": "numberFull",
          "valueFrom": "00",
          "value": "+"
         }
        },
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_REMOVED",
         "subtype": "CHARACTERS",
         "data": {
          "typeFrom": "numberFull",
          "type": null,
          "valueFrom": "ext. 12",
          "value": null
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
       "numberFull": "+420607123456",
       "prefix": "+420",
       "number": "607123456",
       "format": {
        "raw": "607123456",
        "national": "607 123 456",
        "e164": "+420607123456",
        "e123": "+420 607 123 456"
       },
       "country": {
        "code": "CZ",
        "prefix": "+420"
       },
       "carrier": {
        "name": null,
        "type": "mobile"
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "INVALID",
        "subtype": "PLUS_SIGN",
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The international prefix must begin with one plus sign."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "numberFull"
        ],
        "description": "The number has an extension, which is not part of a phone number."
       }
      ]
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
   "optionNotSupported": {
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
