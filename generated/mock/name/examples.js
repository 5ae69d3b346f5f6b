// The response examples of a data kind, made from openapi/ by npm run generate.
export const examples = {
 "2.0": {
  "nameValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validName": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validSurname": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": null,
       "surname": "Kadlecová",
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validNameSurname": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": []
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
       "name": "Jana",
       "surname": "Dvořák",
       "nameSurname": "Jana Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": "SURNAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The name is a woman's, and the surname has the form of a man's."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Dvořáková",
        "nameSurname": "Jana Dvořáková",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "SURNAME",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Jana Dvořák",
          "value": "Jana Dvořáková"
         }
        }
       ]
      }
     ]
    }
   },
   "validWithSuggestionSurname": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "name": "Tomáš",
       "surname": "Novan",
       "nameSurname": "Tomáš Novan",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "SURNAME",
        "severity": "warning",
        "relatedTo": [
         "surname"
        ],
        "description": "\"Novan\" is not known as a surname; it is close to \"Novák\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Tomáš",
        "surname": "Novák",
        "nameSurname": "Tomáš Novák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "surname",
          "type": "surname",
          "valueFrom": "Novan",
          "value": "Novák"
         }
        }
       ]
      }
     ]
    }
   },
   "invalid": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": "test",
       "surname": "Kadlecová",
       "nameSurname": "test Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "\"test\" is nobody's name."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidEmpty": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": null,
       "surname": "Kadlecová",
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "EMPTY",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "There is no name in the value."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidCharacters": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": "J4na",
       "surname": "Kadlecová",
       "nameSurname": "J4na Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There are characters that no name has."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidPartMissing": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": "Jana",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There is no surname in the value."
       }
      ]
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
       "name": "jANA",
       "surname": "kadlecova",
       "nameSurname": "jANA  kadlecova",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There is superfluous white space."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The diacritics are not those of the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jANA  kadlecova",
         "value": "jANA kadlecova"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jANA kadlecova",
         "value": "Jana Kadlecova"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Jana Kadlecova",
         "value": "Jana Kadlecová"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "suggestedTypo": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "Jnaa",
       "surname": "Kadlecová",
       "nameSurname": "Jnaa Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "name"
        ],
        "description": "\"Jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Kadlecová",
        "nameSurname": "Jana Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Jnaa",
          "value": "Jana"
         }
        }
       ]
      }
     ]
    }
   },
   "correctedCharacters": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "*Jana*",
       "surname": "Kadlecová",
       "nameSurname": "*Jana* Kadlecová 1",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There are characters that no name has."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_CHANGED",
        "subtype": "CHARACTERS",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "*Jana* Kadlecová 1",
         "value": "Jana Kadlecová"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedOrder": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Kadlecová, Jana",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INCORRECT_ORDER",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The surname stands before the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Kadlecová, Jana",
         "value": "Jana Kadlecová"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedFields": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Dvořák",
       "surname": "Tomáš",
       "nameSurname": "Dvořák Tomáš",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INCORRECT_ORDER",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name",
         "surname"
        ],
        "description": "Name and surname are each in the other's place."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "surname",
         "type": "name",
         "valueFrom": "Tomáš",
         "value": "Tomáš"
        }
       },
       {
        "group": "VALUE",
        "type": "CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "name",
         "type": "surname",
         "valueFrom": "Dvořák",
         "value": "Dvořák"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedExtraPart": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana Kadlecová",
       "surname": "Jana Kadlecová",
       "nameSurname": "Jana Kadlecová Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "\"Kadlecová\" belongs to the surname."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": "NAME",
        "severity": "critical",
        "relatedTo": [
         "surname"
        ],
        "description": "\"Jana\" belongs to the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_REMOVED",
        "subtype": "SURNAME",
        "data": {
         "typeFrom": "name",
         "type": null,
         "valueFrom": "Kadlecová",
         "value": null
        }
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_REMOVED",
        "subtype": "NAME",
        "data": {
         "typeFrom": "surname",
         "type": null,
         "valueFrom": "Jana",
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
       "name": "jana",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There is no surname in the value."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "name": "Jana",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There is no surname in the value."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jana",
         "value": "Jana"
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
       "name": "jana",
       "surname": "dvořák",
       "nameSurname": "jana dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": "SURNAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The name is a woman's, and the surname has the form of a man's."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Dvořák",
       "nameSurname": "Jana Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": "SURNAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The name is a woman's, and the surname has the form of a man's."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jana dvořák",
         "value": "Jana Dvořák"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Dvořáková",
        "nameSurname": "Jana Dvořáková",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "jana dvořák",
          "value": "Jana Dvořák"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "SURNAME",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Jana Dvořák",
          "value": "Jana Dvořáková"
         }
        }
       ]
      }
     ]
    }
   },
   "invalidUnknown": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": "Xanthip",
       "surname": "Kadlecová",
       "nameSurname": "Xanthip Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "name"
        ],
        "description": "\"Xanthip\" is not known as a name."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validForeign": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "name": "Pawel",
       "surname": "Dvořák",
       "nameSurname": "Pawel Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "info",
        "relatedTo": [
         "name"
        ],
        "description": "\"Pawel\" is the form of another country; here it is \"Pavel\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Pavel",
        "surname": "Dvořák",
        "nameSurname": "Pavel Dvořák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Pawel",
          "value": "Pavel"
         }
        }
       ]
      }
     ]
    }
   },
   "contradiction": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Eva Malá",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name",
         "surname",
         "nameSurname"
        ],
        "description": "The full name is another than the name and the surname beside it."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Kadlecová",
        "nameSurname": "Jana Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Eva Malá",
          "value": "Jana Kadlecová"
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
       "name": "Pavl",
       "surname": "Dvořák",
       "nameSurname": "Pavl Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "name"
        ],
        "description": "\"Pavl\" is not known as a name; it is close to \"Pavel\" or \"Pavol\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Pavel",
        "surname": "Dvořák",
        "nameSurname": "Pavel Dvořák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Pavl",
          "value": "Pavel"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "name": "Pavol",
        "surname": "Dvořák",
        "nameSurname": "Pavol Dvořák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Pavl",
          "value": "Pavol"
         }
        }
       ]
      }
     ]
    }
   },
   "suggestedDiacritics": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "Alzbeta",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "\"Alzbeta\" is not known as a name; it is close to \"Alžběta\" or \"Alžbeta\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Alžběta",
        "surname": null,
        "nameSurname": null,
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "DIACRITICS",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Alzbeta",
          "value": "Alžběta"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "name": "Alžbeta",
        "surname": null,
        "nameSurname": null,
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "DIACRITICS",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Alzbeta",
          "value": "Alžbeta"
         }
        }
       ]
      }
     ]
    }
   },
   "suggestedSurname": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "Tomáš",
       "surname": "Dvořáková",
       "nameSurname": "Tomáš Dvořáková",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The name is a man's, and the surname has the form of a woman's."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Tomáš",
        "surname": "Dvořák",
        "nameSurname": "Tomáš Dvořák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "SURNAME",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Tomáš Dvořáková",
          "value": "Tomáš Dvořák"
         }
        }
       ]
      }
     ]
    }
   },
   "degreesAccepted": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "Ing."
       ],
       "degreesAfter": [
        "Ph.D."
       ]
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "degreesNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "Ing."
       ],
       "degreesAfter": [
        "Ph.D."
       ]
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"Ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"Ph.D.\" is a degree, which the options do not accept."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_REMOVED",
        "subtype": "DEGREES",
        "data": {
         "typeFrom": "nameSurname",
         "type": null,
         "valueFrom": "Ing.",
         "value": null
        }
       },
       {
        "group": "VALUE",
        "type": "VALUE_PART_REMOVED",
        "subtype": "DEGREES",
        "data": {
         "typeFrom": "nameSurname",
         "type": null,
         "valueFrom": "Ph.D.",
         "value": null
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "degreesCorrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": [
        "phd"
       ]
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is properly written \"Ing.\"."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"phd\" is properly written \"Ph.D.\"."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "Ing."
       ],
       "degreesAfter": [
        "Ph.D."
       ]
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "degreesBefore",
         "valueFrom": "ing.",
         "value": "Ing."
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "nameSurname",
         "type": "degreesAfter",
         "valueFrom": "phd",
         "value": "Ph.D."
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "degreesMisplaced": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "MUDr."
       ],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_POSITION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"MUDr.\" belongs before the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "MUDr."
       ],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "nameSurname",
         "type": "degreesBefore",
         "valueFrom": "MUDr.",
         "value": "MUDr."
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "contextAccepted": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [
        "ml."
       ],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "contextNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [
        "ml."
       ],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "CONTEXT",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ml.\" is an addition to the name, which the options do not accept."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_REMOVED",
        "subtype": "CONTEXT",
        "data": {
         "typeFrom": "nameSurname",
         "type": null,
         "valueFrom": "ml.",
         "value": null
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "contextFormerName": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [
        "roz. Malá"
       ],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "dataSource": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "lukasz",
       "surname": "wozniak",
       "nameSurname": "lukasz wozniak",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The diacritics are not those of the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Łukasz",
       "surname": "Woźniak",
       "nameSurname": "Łukasz Woźniak",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "lukasz wozniak",
         "value": "Lukasz Wozniak"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Lukasz Wozniak",
         "value": "Łukasz Woźniak"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "details": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "details": [
       {
        "type": "name",
        "value": "Jana",
        "gender": 2,
        "vocative": "Jano",
        "nameDays": [
         {
          "country": "CZ",
          "month": 5,
          "day": 24
         },
         {
          "country": "SK",
          "month": 8,
          "day": 21
         }
        ]
       },
       {
        "type": "surname",
        "value": "Kadlecová",
        "gender": 2,
        "vocative": "Kadlecová",
        "nameDays": null
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "detailsNameSurname": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Zdeněk",
       "surname": "Němec",
       "nameSurname": "Zdeněk Němec",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "details": [
       {
        "type": "nameSurname",
        "value": "Zdeněk Němec",
        "gender": 1,
        "vocative": "Zdeňku Němče",
        "nameDays": [
         {
          "country": "CZ",
          "month": 1,
          "day": 23
         }
        ]
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "detailsUnspecified": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Nikola",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "details": [
       {
        "type": "name",
        "value": "Nikola",
        "gender": 0,
        "vocative": "Nikolo",
        "nameDays": [
         {
          "country": "CZ",
          "month": 11,
          "day": 20
         },
         {
          "country": "SK",
          "month": 8,
          "day": 29
         }
        ]
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "smartModeTrue": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrectionWithSuggestion",
      "data": {
       "name": "jnaa",
       "surname": "KADLECOVÁ",
       "nameSurname": "jnaa KADLECOVÁ",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "name": "Jnaa",
       "surname": "Kadlecová",
       "nameSurname": "Jnaa Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"Jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_REMOVED",
        "subtype": "DEGREES",
        "data": {
         "typeFrom": "nameSurname",
         "type": null,
         "valueFrom": "ing.",
         "value": null
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jnaa KADLECOVÁ",
         "value": "Jnaa Kadlecová"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Kadlecová",
        "nameSurname": "Jana Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_REMOVED",
         "subtype": "DEGREES",
         "data": {
          "typeFrom": "nameSurname",
          "type": null,
          "valueFrom": "ing.",
          "value": null
         }
        },
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "jnaa KADLECOVÁ",
          "value": "Jnaa Kadlecová"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Jnaa",
          "value": "Jana"
         }
        }
       ]
      }
     ]
    }
   },
   "smartModeFalse": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "jnaa",
       "surname": "KADLECOVÁ",
       "nameSurname": "jnaa KADLECOVÁ",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": false,
       "data": {
        "name": "Jnaa",
        "surname": "Kadlecová",
        "nameSurname": "Jnaa Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [
        {
         "group": "VALUE",
         "type": "INVALID",
         "subtype": "NAME",
         "severity": "warning",
         "relatedTo": [
          "nameSurname"
         ],
         "description": "\"Jnaa\" is not known as a name; it is close to \"Jana\"."
        }
       ],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_REMOVED",
         "subtype": "DEGREES",
         "data": {
          "typeFrom": "nameSurname",
          "type": null,
          "valueFrom": "ing.",
          "value": null
         }
        },
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "jnaa KADLECOVÁ",
          "value": "Jnaa Kadlecová"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Kadlecová",
        "nameSurname": "Jana Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": []
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_REMOVED",
         "subtype": "DEGREES",
         "data": {
          "typeFrom": "nameSurname",
          "type": null,
          "valueFrom": "ing.",
          "value": null
         }
        },
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "jnaa KADLECOVÁ",
          "value": "Jnaa Kadlecová"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Jnaa",
          "value": "Jana"
         }
        }
       ]
      }
     ]
    }
   },
   "validationDepthMinimal": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "tomas",
       "surname": "dvorak",
       "nameSurname": "tomas dvorak",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The diacritics are not those of the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "tomas dvorak",
         "value": "Tomas Dvorak"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Tomas Dvorak",
         "value": "Tomáš Dvořák"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "validationDepthModerate": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Dvořák Tomáš",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INCORRECT_ORDER",
        "subtype": null,
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The surname stands before the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Dvořák Tomáš",
         "value": "Tomáš Dvořák"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "validationDepthStrict": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Dvořák Tomáš",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INCORRECT_ORDER",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The surname stands before the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": []
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Dvořák Tomáš",
         "value": "Tomáš Dvořák"
        }
       }
      ]
     },
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
  "nameValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validName": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [
         "name"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validSurname": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": null,
       "surname": "Kadlecová",
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validNameSurname": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": []
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
       "name": "Jana",
       "surname": "Dvořák",
       "nameSurname": "Jana Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Dvořák",
       "vocativeNameSurname": "Jano Dvořák",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": "SURNAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The name is a woman's, and the surname has the form of a man's."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Dvořáková",
        "nameSurname": "Jana Dvořáková",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Jano",
        "vocativeSurname": "Dvořáková",
        "vocativeNameSurname": "Jano Dvořáková",
        "dataTypes": {
         "valid": [
          "nameSurname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "SURNAME",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Jana Dvořák",
          "value": "Jana Dvořáková"
         }
        }
       ]
      }
     ]
    }
   },
   "validWithSuggestionSurname": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "name": "Tomáš",
       "surname": "Novan",
       "nameSurname": "Tomáš Novan",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Tomáši",
       "vocativeSurname": "Novane",
       "vocativeNameSurname": "Tomáši Novane",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "SURNAME",
        "severity": "warning",
        "relatedTo": [
         "surname"
        ],
        "description": "\"Novan\" is not known as a surname; it is close to \"Novák\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Tomáš",
        "surname": "Novák",
        "nameSurname": "Tomáš Novák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Tomáši",
        "vocativeSurname": "Nováku",
        "vocativeNameSurname": "Tomáši Nováku",
        "dataTypes": {
         "valid": [
          "name",
          "surname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "surname",
          "type": "surname",
          "valueFrom": "Novan",
          "value": "Novák"
         }
        }
       ]
      }
     ]
    }
   },
   "invalid": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": "test",
       "surname": "Kadlecová",
       "nameSurname": "test Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [
         "surname"
        ],
        "invalid": [
         "name"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "\"test\" is nobody's name."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidEmpty": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": null,
       "surname": "Kadlecová",
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [
         "surname"
        ],
        "invalid": [
         "name"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "EMPTY",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "There is no name in the value."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidCharacters": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": "J4na",
       "surname": "Kadlecová",
       "nameSurname": "J4na Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There are characters that no name has."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidPartMissing": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": "Jana",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There is no surname in the value."
       }
      ]
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
       "name": "jANA",
       "surname": "kadlecova",
       "nameSurname": "jANA  kadlecova",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There is superfluous white space."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The diacritics are not those of the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jANA  kadlecova",
         "value": "jANA kadlecova"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jANA kadlecova",
         "value": "Jana Kadlecova"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Jana Kadlecova",
         "value": "Jana Kadlecová"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "suggestedTypo": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "Jnaa",
       "surname": "Kadlecová",
       "nameSurname": "Jnaa Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [
         "surname"
        ],
        "invalid": [
         "name"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "name"
        ],
        "description": "\"Jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Kadlecová",
        "nameSurname": "Jana Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Jano",
        "vocativeSurname": "Kadlecová",
        "vocativeNameSurname": "Jano Kadlecová",
        "dataTypes": {
         "valid": [
          "name",
          "surname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Jnaa",
          "value": "Jana"
         }
        }
       ]
      }
     ]
    }
   },
   "correctedCharacters": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "*Jana*",
       "surname": "Kadlecová",
       "nameSurname": "*Jana* Kadlecová 1",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There are characters that no name has."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_CHANGED",
        "subtype": "CHARACTERS",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "*Jana* Kadlecová 1",
         "value": "Jana Kadlecová"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedOrder": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Kadlecová, Jana",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INCORRECT_ORDER",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The surname stands before the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Kadlecová, Jana",
         "value": "Jana Kadlecová"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedFields": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Dvořák",
       "surname": "Tomáš",
       "nameSurname": "Dvořák Tomáš",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Dvořáku",
       "vocativeSurname": "Tomáši",
       "vocativeNameSurname": "Dvořáku Tomáši",
       "dataTypes": {
        "valid": [],
        "invalid": [
         "name",
         "surname"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INCORRECT_ORDER",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name",
         "surname"
        ],
        "description": "Name and surname are each in the other's place."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Tomáši",
       "vocativeSurname": "Dvořáku",
       "vocativeNameSurname": "Tomáši Dvořáku",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "surname",
         "type": "name",
         "valueFrom": "Tomáš",
         "value": "Tomáš"
        }
       },
       {
        "group": "VALUE",
        "type": "CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "name",
         "type": "surname",
         "valueFrom": "Dvořák",
         "value": "Dvořák"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctedExtraPart": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana Kadlecová",
       "surname": "Jana Kadlecová",
       "nameSurname": "Jana Kadlecová Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "name",
         "surname"
        ]
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "\"Kadlecová\" belongs to the surname."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_EXTRA",
        "subtype": "NAME",
        "severity": "critical",
        "relatedTo": [
         "surname"
        ],
        "description": "\"Jana\" belongs to the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_REMOVED",
        "subtype": "SURNAME",
        "data": {
         "typeFrom": "name",
         "type": null,
         "valueFrom": "Kadlecová",
         "value": null
        }
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_REMOVED",
        "subtype": "NAME",
        "data": {
         "typeFrom": "surname",
         "type": null,
         "valueFrom": "Jana",
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
       "name": "jana",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There is no surname in the value."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "name": "Jana",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "There is no surname in the value."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jana",
         "value": "Jana"
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
       "name": "jana",
       "surname": "dvořák",
       "nameSurname": "jana dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Dvořák",
       "vocativeNameSurname": "Jano Dvořák",
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": "SURNAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The name is a woman's, and the surname has the form of a man's."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Dvořák",
       "nameSurname": "Jana Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Dvořák",
       "vocativeNameSurname": "Jano Dvořák",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": "SURNAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The name is a woman's, and the surname has the form of a man's."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jana dvořák",
         "value": "Jana Dvořák"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Dvořáková",
        "nameSurname": "Jana Dvořáková",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Jano",
        "vocativeSurname": "Dvořáková",
        "vocativeNameSurname": "Jano Dvořáková",
        "dataTypes": {
         "valid": [
          "nameSurname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "jana dvořák",
          "value": "Jana Dvořák"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "SURNAME",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Jana Dvořák",
          "value": "Jana Dvořáková"
         }
        }
       ]
      }
     ]
    }
   },
   "invalidUnknown": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "name": "Xanthip",
       "surname": "Kadlecová",
       "nameSurname": "Xanthip Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Xanthipe",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Xanthipe Kadlecová",
       "dataTypes": {
        "valid": [
         "surname"
        ],
        "invalid": [
         "name"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "name"
        ],
        "description": "\"Xanthip\" is not known as a name."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validForeign": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "name": "Pawel",
       "surname": "Dvořák",
       "nameSurname": "Pawel Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Pawle",
       "vocativeSurname": "Dvořáku",
       "vocativeNameSurname": "Pawle Dvořáku",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "info",
        "relatedTo": [
         "name"
        ],
        "description": "\"Pawel\" is the form of another country; here it is \"Pavel\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Pavel",
        "surname": "Dvořák",
        "nameSurname": "Pavel Dvořák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Pavle",
        "vocativeSurname": "Dvořáku",
        "vocativeNameSurname": "Pavle Dvořáku",
        "dataTypes": {
         "valid": [
          "name",
          "surname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Pawel",
          "value": "Pavel"
         }
        }
       ]
      }
     ]
    }
   },
   "contradiction": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Eva Malá",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [],
        "invalid": [
         "name",
         "surname",
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name",
         "surname",
         "nameSurname"
        ],
        "description": "The full name is another than the name and the surname beside it."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Kadlecová",
        "nameSurname": "Jana Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Jano",
        "vocativeSurname": "Kadlecová",
        "vocativeNameSurname": "Jano Kadlecová",
        "dataTypes": {
         "valid": [
          "name",
          "surname",
          "nameSurname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Eva Malá",
          "value": "Jana Kadlecová"
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
       "name": "Pavl",
       "surname": "Dvořák",
       "nameSurname": "Pavl Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Dvořáku",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [
         "surname"
        ],
        "invalid": [
         "name"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "name"
        ],
        "description": "\"Pavl\" is not known as a name; it is close to \"Pavel\" or \"Pavol\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Pavel",
        "surname": "Dvořák",
        "nameSurname": "Pavel Dvořák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Pavle",
        "vocativeSurname": "Dvořáku",
        "vocativeNameSurname": "Pavle Dvořáku",
        "dataTypes": {
         "valid": [
          "name",
          "surname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Pavl",
          "value": "Pavel"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "name": "Pavol",
        "surname": "Dvořák",
        "nameSurname": "Pavol Dvořák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Pavole",
        "vocativeSurname": "Dvořáku",
        "vocativeNameSurname": "Pavole Dvořáku",
        "dataTypes": {
         "valid": [
          "name",
          "surname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Pavl",
          "value": "Pavol"
         }
        }
       ]
      }
     ]
    }
   },
   "suggestedDiacritics": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "Alzbeta",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "name"
        ]
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "\"Alzbeta\" is not known as a name; it is close to \"Alžběta\" or \"Alžbeta\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Alžběta",
        "surname": null,
        "nameSurname": null,
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Alžběto",
        "vocativeSurname": null,
        "vocativeNameSurname": null,
        "dataTypes": {
         "valid": [
          "name"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "DIACRITICS",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Alzbeta",
          "value": "Alžběta"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "name": "Alžbeta",
        "surname": null,
        "nameSurname": null,
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Alžbeto",
        "vocativeSurname": null,
        "vocativeNameSurname": null,
        "dataTypes": {
         "valid": [
          "name"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "DIACRITICS",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Alzbeta",
          "value": "Alžbeta"
         }
        }
       ]
      }
     ]
    }
   },
   "suggestedSurname": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "name": "Tomáš",
       "surname": "Dvořáková",
       "nameSurname": "Tomáš Dvořáková",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Tomáši",
       "vocativeSurname": "Dvořáková",
       "vocativeNameSurname": "Tomáši Dvořáková",
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": "SURNAME",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The name is a man's, and the surname has the form of a woman's."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Tomáš",
        "surname": "Dvořák",
        "nameSurname": "Tomáš Dvořák",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Tomáši",
        "vocativeSurname": "Dvořáku",
        "vocativeNameSurname": "Tomáši Dvořáku",
        "dataTypes": {
         "valid": [
          "nameSurname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "SURNAME",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Tomáš Dvořáková",
          "value": "Tomáš Dvořák"
         }
        }
       ]
      }
     ]
    }
   },
   "degreesAccepted": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "Ing."
       ],
       "degreesAfter": [
        "Ph.D."
       ],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname",
         "degreesBefore",
         "degreesAfter"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "degreesNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "Ing."
       ],
       "degreesAfter": [
        "Ph.D."
       ],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": [
         "degreesBefore",
         "degreesAfter"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"Ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"Ph.D.\" is a degree, which the options do not accept."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_REMOVED",
        "subtype": "DEGREES",
        "data": {
         "typeFrom": "nameSurname",
         "type": null,
         "valueFrom": "Ing.",
         "value": null
        }
       },
       {
        "group": "VALUE",
        "type": "VALUE_PART_REMOVED",
        "subtype": "DEGREES",
        "data": {
         "typeFrom": "nameSurname",
         "type": null,
         "valueFrom": "Ph.D.",
         "value": null
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "degreesCorrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": [
        "phd"
       ],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": [
         "degreesBefore",
         "degreesAfter"
        ]
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is properly written \"Ing.\"."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"phd\" is properly written \"Ph.D.\"."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "Ing."
       ],
       "degreesAfter": [
        "Ph.D."
       ],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname",
         "degreesBefore",
         "degreesAfter"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "degreesBefore",
         "valueFrom": "ing.",
         "value": "Ing."
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_PART_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "nameSurname",
         "type": "degreesAfter",
         "valueFrom": "phd",
         "value": "Ph.D."
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "degreesMisplaced": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "MUDr."
       ],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": [
         "degreesBefore"
        ]
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_POSITION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"MUDr.\" belongs before the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [
        "MUDr."
       ],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname",
         "degreesBefore"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "nameSurname",
         "type": "degreesBefore",
         "valueFrom": "MUDr.",
         "value": "MUDr."
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "contextAccepted": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [
        "ml."
       ],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Tomáši",
       "vocativeSurname": "Dvořáku",
       "vocativeNameSurname": "Tomáši Dvořáku",
       "dataTypes": {
        "valid": [
         "nameSurname",
         "context"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "contextNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [
        "ml."
       ],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Tomáši",
       "vocativeSurname": "Dvořáku",
       "vocativeNameSurname": "Tomáši Dvořáku",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": [
         "context"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "CONTEXT",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ml.\" is an addition to the name, which the options do not accept."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Tomáš",
       "surname": "Dvořák",
       "nameSurname": "Tomáš Dvořák",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Tomáši",
       "vocativeSurname": "Dvořáku",
       "vocativeNameSurname": "Tomáši Dvořáku",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_REMOVED",
        "subtype": "CONTEXT",
        "data": {
         "typeFrom": "nameSurname",
         "type": null,
         "valueFrom": "ml.",
         "value": null
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "contextFormerName": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [
        "roz. Malá"
       ],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "nameSurname",
         "context"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "dataSource": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "name": "lukasz",
       "surname": "wozniak",
       "nameSurname": "lukasz wozniak",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "The diacritics are not those of the name."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "name": "Łukasz",
       "surname": "Woźniak",
       "nameSurname": "Łukasz Woźniak",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Łukaszi",
       "vocativeSurname": "Woźniaku",
       "vocativeNameSurname": "Łukaszi Woźniaku",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "lukasz wozniak",
         "value": "Lukasz Wozniak"
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "Lukasz Wozniak",
         "value": "Łukasz Woźniak"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "details": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Jana",
       "surname": "Kadlecová",
       "nameSurname": "Jana Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Jano",
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": "Jano Kadlecová",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       },
       "details": [
        {
         "type": "name",
         "value": "Jana",
         "gender": 2,
         "vocative": "Jano",
         "nameDays": [
          {
           "country": "CZ",
           "month": 5,
           "day": 24
          },
          {
           "country": "SK",
           "month": 8,
           "day": 21
          }
         ]
        },
        {
         "type": "surname",
         "value": "Kadlecová",
         "gender": 2,
         "vocative": "Kadlecová"
        }
       ]
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "detailsNameSurname": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Zdeněk",
       "surname": "Němec",
       "nameSurname": "Zdeněk Němec",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Zdeňku",
       "vocativeSurname": "Němče",
       "vocativeNameSurname": "Zdeňku Němče",
       "dataTypes": {
        "valid": [
         "nameSurname"
        ],
        "invalid": []
       },
       "details": [
        {
         "type": "nameSurname",
         "value": "Zdeněk Němec",
         "gender": 1,
         "vocative": "Zdeňku Němče",
         "nameDays": [
          {
           "country": "CZ",
           "month": 1,
           "day": 23
          }
         ]
        }
       ]
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "detailsUnspecified": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Nikola",
       "surname": null,
       "nameSurname": null,
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Nikolo",
       "vocativeSurname": null,
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [
         "name"
        ],
        "invalid": []
       },
       "details": [
        {
         "type": "name",
         "value": "Nikola",
         "gender": 0,
         "vocative": "Nikolo",
         "nameDays": [
          {
           "country": "CZ",
           "month": 11,
           "day": 20
          },
          {
           "country": "SK",
           "month": 8,
           "day": 29
          }
         ]
        }
       ]
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "correctionModeFull": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrectionWithSuggestion",
      "data": {
       "name": "jnaa",
       "surname": "KADLECOVÁ",
       "nameSurname": "jnaa KADLECOVÁ",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname",
         "degreesBefore"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "name": "Jnaa",
       "surname": "Kadlecová",
       "nameSurname": "Jnaa Kadlecová",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"Jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_PART_REMOVED",
        "subtype": "DEGREES",
        "data": {
         "typeFrom": "nameSurname",
         "type": null,
         "valueFrom": "ing.",
         "value": null
        }
       },
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jnaa KADLECOVÁ",
         "value": "Jnaa Kadlecová"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Kadlecová",
        "nameSurname": "Jana Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Jano",
        "vocativeSurname": "Kadlecová",
        "vocativeNameSurname": "Jano Kadlecová",
        "dataTypes": {
         "valid": [
          "nameSurname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_REMOVED",
         "subtype": "DEGREES",
         "data": {
          "typeFrom": "nameSurname",
          "type": null,
          "valueFrom": "ing.",
          "value": null
         }
        },
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "jnaa KADLECOVÁ",
          "value": "Jnaa Kadlecová"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Jnaa",
          "value": "Jana"
         }
        }
       ]
      }
     ]
    }
   },
   "correctionModeFormat": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "name": "jnaa",
       "surname": "KADLECOVÁ",
       "nameSurname": "jnaa KADLECOVÁ",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname",
         "degreesBefore"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "name": "Jnaa",
       "surname": "Kadlecová",
       "nameSurname": "Jnaa Kadlecová",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname",
         "degreesBefore"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"Jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "VALUE_CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "nameSurname",
         "type": "nameSurname",
         "valueFrom": "jnaa KADLECOVÁ",
         "value": "Jnaa Kadlecová"
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
       "name": "jnaa",
       "surname": "KADLECOVÁ",
       "nameSurname": "jnaa KADLECOVÁ",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname",
         "degreesBefore"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": false,
       "data": {
        "name": "Jnaa",
        "surname": "Kadlecová",
        "nameSurname": "Jnaa Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": null,
        "vocativeSurname": "Kadlecová",
        "vocativeNameSurname": null,
        "dataTypes": {
         "valid": [],
         "invalid": [
          "nameSurname"
         ]
        }
       },
       "errors": [
        {
         "group": "VALUE",
         "type": "INVALID",
         "subtype": "NAME",
         "severity": "warning",
         "relatedTo": [
          "nameSurname"
         ],
         "description": "\"Jnaa\" is not known as a name; it is close to \"Jana\"."
        }
       ],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_REMOVED",
         "subtype": "DEGREES",
         "data": {
          "typeFrom": "nameSurname",
          "type": null,
          "valueFrom": "ing.",
          "value": null
         }
        },
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "jnaa KADLECOVÁ",
          "value": "Jnaa Kadlecová"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "name": "Jana",
        "surname": "Kadlecová",
        "nameSurname": "Jana Kadlecová",
        "context": [],
        "degreesBefore": [],
        "degreesAfter": [],
        "vocativeName": "Jano",
        "vocativeSurname": "Kadlecová",
        "vocativeNameSurname": "Jano Kadlecová",
        "dataTypes": {
         "valid": [
          "nameSurname"
         ],
         "invalid": []
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_REMOVED",
         "subtype": "DEGREES",
         "data": {
          "typeFrom": "nameSurname",
          "type": null,
          "valueFrom": "ing.",
          "value": null
         }
        },
        {
         "group": "FORMAT",
         "type": "VALUE_CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "jnaa KADLECOVÁ",
          "value": "Jnaa Kadlecová"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "nameSurname",
          "type": "nameSurname",
          "valueFrom": "Jnaa",
          "value": "Jana"
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
       "name": "jnaa",
       "surname": "KADLECOVÁ",
       "nameSurname": "jnaa KADLECOVÁ",
       "context": [],
       "degreesBefore": [
        "ing."
       ],
       "degreesAfter": [],
       "vocativeName": null,
       "vocativeSurname": "Kadlecová",
       "vocativeNameSurname": null,
       "dataTypes": {
        "valid": [],
        "invalid": [
         "nameSurname",
         "degreesBefore"
        ]
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "NOT_ALLOWED",
        "subtype": "DEGREES",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"ing.\" is a degree, which the options do not accept."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "Names begin with a capital letter and go on with small ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NAME",
        "severity": "warning",
        "relatedTo": [
         "nameSurname"
        ],
        "description": "\"jnaa\" is not known as a name; it is close to \"Jana\"."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "dataLanguageCs": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Tomáš",
       "surname": "Němec",
       "nameSurname": "Tomáš Němec",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Tomáši",
       "vocativeSurname": "Němče",
       "vocativeNameSurname": "Tomáši Němče",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "dataLanguagePl": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Piotr",
       "surname": "Kowalski",
       "nameSurname": "Piotr Kowalski",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Piotrze",
       "vocativeSurname": "Kowalski",
       "vocativeNameSurname": "Piotrze Kowalski",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "dataLanguageSk": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Katarína",
       "surname": "Hudáková",
       "nameSurname": "Katarína Hudáková",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Katarína",
       "vocativeSurname": "Hudáková",
       "vocativeNameSurname": "Katarína Hudáková",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "dataLanguageEn": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "name": "Tomáš",
       "surname": "Němec",
       "nameSurname": "Tomáš Němec",
       "context": [],
       "degreesBefore": [],
       "degreesAfter": [],
       "vocativeName": "Tomáš",
       "vocativeSurname": "Němec",
       "vocativeNameSurname": "Tomáš Němec",
       "dataTypes": {
        "valid": [
         "name",
         "surname"
        ],
        "invalid": []
       }
      },
      "errors": []
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
