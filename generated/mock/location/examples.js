// The response examples of a data kind, made from openapi/ by npm run generate.
export const examples = {
 "2.0": {
  "locationGet": {
   "notFound": {
    "body": {
     "results": []
    }
   },
   "basic": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       }
      }
     ]
    }
   },
   "full": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "state": null,
        "region": "Hlavní město Praha",
        "district": "Praha",
        "cityPart": "Karlín",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79",
         "part1Number": "192",
         "part1Letter": null,
         "part2Number": "79",
         "part2Letter": null,
         "type": "číslo popisné"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        },
        "geometry": {
         "gps": {
          "lat": 50.0929,
          "lon": 14.4547
         }
        }
       }
      }
     ]
    }
   },
   "byExternalId": {
    "body": {
     "results": [
      {
       "data": {
        "country": "SK",
        "state": null,
        "region": "Košický kraj",
        "district": "Košice I",
        "cityPart": "Staré Mesto",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": "Hlavná 68/43",
        "number": {
         "full": "68/43",
         "part1": "68",
         "part2": "43",
         "part1Number": "68",
         "part1Letter": null,
         "part2Number": "43",
         "part2Letter": null,
         "type": "súpisné číslo"
        },
        "zip": "04001",
        "full": "Hlavná 68/43, 04001 Košice",
        "ids": {
         "internal": "SK-000104",
         "external": "90000104"
        },
        "geometry": {
         "gps": {
          "lat": 48.72098,
          "lon": 21.25775
         }
        }
       }
      }
     ]
    }
   },
   "withoutStreetName": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Ludkovice",
        "street": null,
        "streetWithNumber": "Ludkovice 37",
        "number": {
         "full": "37",
         "part1": "37",
         "part2": null
        },
        "zip": "76341",
        "full": "Ludkovice 37, 76341 Ludkovice",
        "ids": {
         "internal": "CZ-000021",
         "external": "90000021"
        }
       }
      }
     ]
    }
   },
   "formats": {
    "body": {
     "results": [
      {
       "data": {
        "country": "POL",
        "city": "Gdańsk - Śródmieście",
        "street": "Długa",
        "streetWithNumber": "Długa 57",
        "number": {
         "full": "57",
         "part1": "57",
         "part2": null
        },
        "zip": "80-827",
        "full": "Długa 57, 80-827 Gdańsk - Śródmieście",
        "ids": {
         "internal": "PL-000209",
         "external": "90000209"
        }
       }
      }
     ]
    }
   },
   "otherRegister": {
    "body": {
     "results": []
    }
   },
   "federalState": {
    "body": {
     "results": [
      {
       "data": {
        "country": "DE",
        "state": "Bayern",
        "region": "Oberbayern",
        "district": "München",
        "cityPart": "Isarvorstadt",
        "city": "München",
        "street": "Müllerstraße",
        "streetWithNumber": "Müllerstraße 43a",
        "number": {
         "full": "43a",
         "part1": "43a",
         "part2": null,
         "part1Number": "43",
         "part1Letter": "a",
         "part2Number": null,
         "part2Letter": null,
         "type": null
        },
        "zip": "80469",
        "full": "Müllerstraße 43a, 80469 München",
        "ids": {
         "internal": "DE-000301",
         "external": "90000301"
        },
        "geometry": {
         "gps": {
          "lat": 48.13143,
          "lon": 11.57035
         }
        }
       }
      }
     ]
    }
   },
   "numberWithLetter": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "state": null,
        "region": "Olomoucký kraj",
        "district": "Olomouc",
        "cityPart": "Olomouc",
        "city": "Olomouc",
        "street": "Riegrova",
        "streetWithNumber": "Riegrova 399/36a",
        "number": {
         "full": "399/36a",
         "part1": "399",
         "part2": "36a",
         "part1Number": "399",
         "part1Letter": null,
         "part2Number": "36",
         "part2Letter": "a",
         "type": "číslo popisné"
        },
        "zip": "77900",
        "full": "Riegrova 399/36a, 77900 Olomouc",
        "ids": {
         "internal": "CZ-000023",
         "external": "90000023"
        },
        "geometry": {
         "gps": {
          "lat": 49.59421,
          "lon": 17.24748
         }
        }
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
  "locationLocalize": {
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
        "country": "SK",
        "state": null,
        "region": "Košický kraj",
        "district": "Košice I",
        "cityPart": "Staré Mesto",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": "Hlavná 68/43",
        "number": {
         "full": "68/43",
         "part1": "68",
         "part2": "43",
         "part1Number": "68",
         "part1Letter": null,
         "part2Number": "43",
         "part2Letter": null,
         "type": "súpisné číslo"
        },
        "zip": "04001",
        "full": "Hlavná 68/43, 04001 Košice",
        "ids": {
         "internal": "SK-000104",
         "external": "90000104"
        },
        "geometry": {
         "gps": {
          "lat": 48.72098,
          "lon": 21.25775
         }
        }
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 4,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Thámova",
        "streetWithNumber": "Thámova 137/16",
        "number": {
         "full": "137/16",
         "part1": "137",
         "part2": "16"
        },
        "zip": "18600",
        "full": "Thámova 137/16, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000006",
         "external": "90000006"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Křižíkova",
        "streetWithNumber": "Křižíkova 159/56",
        "number": {
         "full": "159/56",
         "part1": "159",
         "part2": "56"
        },
        "zip": "18600",
        "full": "Křižíkova 159/56, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000004",
         "external": "90000004"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 194/81",
        "number": {
         "full": "194/81",
         "part1": "194",
         "part2": "81"
        },
        "zip": "18600",
        "full": "Sokolovská 194/81, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000002",
         "external": "90000002"
        }
       }
      }
     ]
    }
   },
   "acceptNearest": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 2",
        "street": "Korunní",
        "streetWithNumber": "Korunní 588/4",
        "number": {
         "full": "588/4",
         "part1": "588",
         "part2": "4"
        },
        "zip": "12000",
        "full": "Korunní 588/4, 12000 Praha 2",
        "ids": {
         "internal": "CZ-000011",
         "external": "90000011"
        }
       }
      }
     ]
    }
   },
   "notation": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "Česká republika",
        "city": "Ostrava - Moravská Ostrava",
        "street": "Stodolní",
        "streetWithNumber": "Stodolní 834/9",
        "number": {
         "full": "834/9",
         "part1": "834",
         "part2": "9"
        },
        "zip": "702 00",
        "full": "Stodolní 834/9, 702 00 Ostrava - Moravská Ostrava",
        "ids": {
         "internal": "CZ-000018",
         "external": "90000018"
        }
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
  "locationSearch": {
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
        "city": "Praha 8",
        "street": "Křižíkova",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "18600",
        "full": "Křižíkova, 18600 Praha 8",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 194/81",
        "number": {
         "full": "194/81",
         "part1": "194",
         "part2": "81"
        },
        "zip": "18600",
        "full": "Sokolovská 194/81, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000002",
         "external": "90000002"
        }
       }
      }
     ]
    }
   },
   "full": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "Poland",
        "state": null,
        "region": "pomorskie",
        "district": "Gdańsk",
        "cityPart": "Śródmieście",
        "city": "Gdańsk - Śródmieście",
        "street": "Długa",
        "streetWithNumber": "Długa 57",
        "number": {
         "full": "57",
         "part1": "57",
         "part2": null,
         "part1Number": "57",
         "part1Letter": null,
         "part2Number": null,
         "part2Letter": null,
         "type": null
        },
        "zip": "80-827",
        "full": "Długa 57, 80-827 Gdańsk - Śródmieście",
        "ids": {
         "internal": "PL-000209",
         "external": "90000209"
        },
        "geometry": {
         "gps": {
          "lat": 54.34897,
          "lon": 18.65105
         }
        }
       }
      }
     ]
    }
   },
   "cities": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 2",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "12000",
        "full": "12000 Praha 2",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 3",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "13000",
        "full": "13000 Praha 3",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "18600",
        "full": "18600 Praha 8",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "cityFormatMinimal": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "Česko",
        "city": "Praha",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": null,
        "full": "Praha",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "cityFormatExtended": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "Czech Republic",
        "city": "Praha 2 - Vinohrady",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "12000",
        "full": "12000 Praha 2 - Vinohrady",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "Czech Republic",
        "city": "Praha 3 - Žižkov",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "13000",
        "full": "13000 Praha 3 - Žižkov",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "Czech Republic",
        "city": "Praha 8 - Karlín",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "18600",
        "full": "18600 Praha 8 - Karlín",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "zip": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Brno",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "602 00",
        "full": "602 00 Brno",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "numberFull": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 3",
        "street": "Husitská",
        "streetWithNumber": "Husitská 107/3",
        "number": {
         "full": "107/3",
         "part1": "107",
         "part2": "3"
        },
        "zip": "13000",
        "full": "Husitská 107/3, 13000 Praha 3",
        "ids": {
         "internal": "CZ-000009",
         "external": "90000009"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Křižíkova",
        "streetWithNumber": "Křižíkova 159/56",
        "number": {
         "full": "159/56",
         "part1": "159",
         "part2": "56"
        },
        "zip": "18600",
        "full": "Křižíkova 159/56, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000004",
         "external": "90000004"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       }
      }
     ]
    }
   },
   "numberPart1": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Bratislava",
        "street": "Laurinská",
        "streetWithNumber": "Laurinská 137/7",
        "number": {
         "full": "137/7",
         "part1": "137",
         "part2": "7"
        },
        "zip": "81101",
        "full": "Laurinská 137/7, 81101 Bratislava",
        "ids": {
         "internal": "SK-000103",
         "external": "90000103"
        }
       }
      },
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Mlynská",
        "streetWithNumber": "Mlynská 1395/22",
        "number": {
         "full": "1395/22",
         "part1": "1395",
         "part2": "22"
        },
        "zip": "04001",
        "full": "Mlynská 1395/22, 04001 Košice",
        "ids": {
         "internal": "SK-000106",
         "external": "90000106"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Thámova",
        "streetWithNumber": "Thámova 137/16",
        "number": {
         "full": "137/16",
         "part1": "137",
         "part2": "16"
        },
        "zip": "18600",
        "full": "Thámova 137/16, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000006",
         "external": "90000006"
        }
       }
      }
     ]
    }
   },
   "numberPart2": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Plzeň",
        "street": "Dominikánská",
        "streetWithNumber": "Dominikánská 288/4",
        "number": {
         "full": "288/4",
         "part1": "288",
         "part2": "4"
        },
        "zip": "30100",
        "full": "Dominikánská 288/4, 30100 Plzeň",
        "ids": {
         "internal": "CZ-000019",
         "external": "90000019"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 2",
        "street": "Korunní",
        "streetWithNumber": "Korunní 588/4",
        "number": {
         "full": "588/4",
         "part1": "588",
         "part2": "4"
        },
        "zip": "12000",
        "full": "Korunní 588/4, 12000 Praha 2",
        "ids": {
         "internal": "CZ-000011",
         "external": "90000011"
        }
       }
      }
     ]
    }
   },
   "filterLimit": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "04001",
        "full": "Hlavná, 04001 Košice",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "filterPrefer": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Trnava",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "91701",
        "full": "Hlavná, 91701 Trnava",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "04001",
        "full": "Hlavná, 04001 Košice",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "filterAsWritten": {
    "body": {
     "resultsCount": 0,
     "results": []
    }
   },
   "filterByBeginning": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "04001",
        "full": "Hlavná, 04001 Košice",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "addressesOnly": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Olomouc",
        "street": "Riegrova",
        "streetWithNumber": "Riegrova 381/22",
        "number": {
         "full": "381/22",
         "part1": "381",
         "part2": "22"
        },
        "zip": "77900",
        "full": "Riegrova 381/22, 77900 Olomouc",
        "ids": {
         "internal": "CZ-000020",
         "external": "90000020"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Olomouc",
        "street": "Riegrova",
        "streetWithNumber": "Riegrova 399/36a",
        "number": {
         "full": "399/36a",
         "part1": "399",
         "part2": "36a"
        },
        "zip": "77900",
        "full": "Riegrova 399/36a, 77900 Olomouc",
        "ids": {
         "internal": "CZ-000023",
         "external": "90000023"
        }
       }
      }
     ]
    }
   },
   "secondPage": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "18600",
        "full": "18600 Praha 8",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 3",
        "street": "Husitská",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "13000",
        "full": "Husitská, 13000 Praha 3",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "dataSource": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "PL",
        "city": "Wrocław",
        "street": "Świdnicka",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "50066",
        "full": "Świdnicka, 50066 Wrocław",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "PL",
        "city": "Poznań",
        "street": "Święty Marcin",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "61803",
        "full": "Święty Marcin, 61803 Poznań",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "PL",
        "city": "Warszawa",
        "street": "Nowy Świat",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "00496",
        "full": "Nowy Świat, 00496 Warszawa",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "clientLocation": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Trnava",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "91701",
        "full": "Hlavná, 91701 Trnava",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "04001",
        "full": "Hlavná, 04001 Košice",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "filterByOwnName": {
    "body": {
     "resultsCount": 0,
     "results": []
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
  "locationValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 192/79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "186 00",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "streetWithNumber",
        "city",
        "zip",
        "country"
       ],
       "invalid": []
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validFull": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "country": null,
       "city": null,
       "street": null,
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": "Sokolovská 192/79, 186 00 Praha 8",
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "full"
       ],
       "invalid": []
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "Czech Republic",
        "state": null,
        "region": "Hlavní město Praha",
        "district": "Praha",
        "cityPart": "Karlín",
        "city": "Praha 8 - Karlín",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79",
         "part1Number": "192",
         "part1Letter": null,
         "part2Number": "79",
         "part2Letter": null,
         "type": "číslo popisné"
        },
        "zip": "186 00",
        "full": "Sokolovská 192/79, 186 00 Praha 8 - Karlín",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        },
        "geometry": {
         "gps": {
          "lat": 50.0929,
          "lon": 14.4547
         }
        }
       },
       "errors": [],
       "fixes": []
      }
     ]
    }
   },
   "validPart": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": null,
       "city": "Bratislava",
       "street": "Obchodná",
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "street",
        "city"
       ],
       "invalid": []
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
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "streetWithNumber",
        "city"
       ],
       "invalid": []
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_ADDED",
         "subtype": null,
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovská 79",
          "value": "Sokolovská 192/79"
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
       "country": null,
       "city": "Dolní Neznámá",
       "street": "Lampářská",
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "city"
        ],
        "description": "The value is not known."
       }
      ],
      "dataTypes": {
       "valid": [],
       "invalid": [
        "street",
        "city"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidZip": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": null,
       "city": null,
       "street": null,
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "1860000",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_LONG",
        "severity": "critical",
        "relatedTo": [
         "zip"
        ],
        "description": "A postal code has 5 digits."
       }
      ],
      "dataTypes": {
       "valid": [],
       "invalid": [
        "zip"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidWithCorrection": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": null,
       "city": "praha 8",
       "street": null,
       "streetWithNumber": "sokolovska 192/79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "13000",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value is in the wrong case."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value lacks diacritics, or has wrong ones."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "city"
        ],
        "description": "The value is in the wrong case."
       },
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "zip"
        ],
        "description": "The value does not belong to the other values."
       }
      ],
      "dataTypes": {
       "valid": [],
       "invalid": [
        "streetWithNumber",
        "city",
        "zip"
       ]
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": "Sokolovská",
       "streetWithNumber": "Sokolovská 192/79",
       "number": {
        "full": "192/79",
        "part1": "192",
        "part2": "79"
       },
       "zip": "18600",
       "full": "Sokolovská 192/79, 18600 Praha 8",
       "ids": {
        "internal": "CZ-000001",
        "external": "90000001"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "sokolovska 192/79",
         "value": "Sokolovska 192/79"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "Sokolovska 192/79",
         "value": "Sokolovská 192/79"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "city",
         "type": "city",
         "valueFrom": "praha 8",
         "value": "Praha 8"
        }
       },
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "zip",
         "type": "zip",
         "valueFrom": "13000",
         "value": "18600"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "invalidWithPartialCorrection": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "sokolovska 500",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value is in the wrong case."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value lacks diacritics, or has wrong ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The number is not known."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "streetWithNumber"
       ]
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 500",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The number is not known."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "sokolovska 500",
         "value": "Sokolovska 500"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "Sokolovska 500",
         "value": "Sokolovská 500"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "invalidWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 500",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The number is not known."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "streetWithNumber"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovská 500",
          "value": "Sokolovská 192/79"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 194/81",
        "number": {
         "full": "194/81",
         "part1": "194",
         "part2": "81"
        },
        "zip": "18600",
        "full": "Sokolovská 194/81, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000002",
         "external": "90000002"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovská 500",
          "value": "Sokolovská 194/81"
         }
        }
       ]
      }
     ]
    }
   },
   "invalidWithCorrectionWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "sokolovska 79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value is in the wrong case."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value lacks diacritics, or has wrong ones."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "streetWithNumber"
       ]
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": "Sokolovská",
       "streetWithNumber": "Sokolovská 79",
       "number": {
        "full": "79",
        "part1": null,
        "part2": "79"
       },
       "zip": "18600",
       "full": "Sokolovská 79, 18600 Praha 8",
       "ids": {
        "internal": "CZ-000001",
        "external": "90000001"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "sokolovska 79",
         "value": "Sokolovska 79"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "Sokolovska 79",
         "value": "Sokolovská 79"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "sokolovska 79",
          "value": "Sokolovska 79"
         }
        },
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "DIACRITICS",
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovska 79",
          "value": "Sokolovská 79"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_ADDED",
         "subtype": null,
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovská 79",
          "value": "Sokolovská 192/79"
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
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192 / 79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "number.full"
        ],
        "description": "The value has superfluous white space."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "street",
        "number.full"
       ]
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": "Sokolovská",
       "streetWithNumber": "Sokolovská 192/79",
       "number": {
        "full": "192/79",
        "part1": "192",
        "part2": "79"
       },
       "zip": "18600",
       "full": "Sokolovská 192/79, 18600 Praha 8",
       "ids": {
        "internal": "CZ-000001",
        "external": "90000001"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "street",
         "type": "street",
         "valueFrom": "Sokolovksá",
         "value": "Sokolovská"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "number.full",
         "type": "number.full",
         "valueFrom": "192 / 79",
         "value": "192/79"
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
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192 / 79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "number.full"
        ],
        "description": "The value has superfluous white space."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "street",
        "number.full"
       ]
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192/79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "number.full",
         "type": "number.full",
         "valueFrom": "192 / 79",
         "value": "192/79"
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
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192 / 79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "number.full"
        ],
        "description": "The value has superfluous white space."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "street",
        "number.full"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "street",
          "type": "street",
          "valueFrom": "Sokolovksá",
          "value": "Sokolovská"
         }
        },
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "number.full",
          "type": "number.full",
          "valueFrom": "192 / 79",
          "value": "192/79"
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
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192 / 79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "number.full"
        ],
        "description": "The value has superfluous white space."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "street",
        "number.full"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "crossCountryFormat": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "city": "Bratislava",
       "street": "Obchodná",
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "country"
        ],
        "description": "The value does not belong to the other values."
       }
      ],
      "dataTypes": {
       "valid": [
        "street",
        "city"
       ],
       "invalid": [
        "country"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "crossCountrySuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": "CZ",
       "city": "Bratislava",
       "street": "Obchodná",
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "country"
        ],
        "description": "The value does not belong to the other values."
       }
      ],
      "dataTypes": {
       "valid": [
        "street",
        "city"
       ],
       "invalid": [
        "country"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "SK",
        "city": "Bratislava",
        "street": "Obchodná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "81106",
        "full": "Obchodná, 81106 Bratislava",
        "ids": {
         "internal": null,
         "external": null
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "country",
          "type": "country",
          "valueFrom": "CZ",
          "value": "SK"
         }
        }
       ]
      }
     ]
    }
   },
   "postOfficeNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": null,
       "city": "Biskupice u Luhačovic",
       "street": null,
       "streetWithNumber": "Ludkovice 37",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "76341",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "city"
        ],
        "description": "The value is another name of the one that is known."
       }
      ],
      "dataTypes": {
       "valid": [
        "streetWithNumber",
        "zip"
       ],
       "invalid": [
        "city"
       ]
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "city": "Ludkovice",
       "street": null,
       "streetWithNumber": "Ludkovice 37",
       "number": {
        "full": "37",
        "part1": "37",
        "part2": null
       },
       "zip": "76341",
       "full": "Ludkovice 37, 76341 Ludkovice",
       "ids": {
        "internal": "CZ-000021",
        "external": "90000021"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "city",
         "type": "city",
         "valueFrom": "Biskupice u Luhačovic",
         "value": "Ludkovice"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "postOfficeAccepted": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": null,
       "city": "Biskupice u Luhačovic",
       "street": null,
       "streetWithNumber": "Ludkovice 37",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "76341",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "streetWithNumber",
        "city",
        "zip"
       ],
       "invalid": []
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "otherRegister": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 192/79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "186 00",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value is not known."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "city"
        ],
        "description": "The value is not known."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "zip"
        ],
        "description": "The value is not known."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "country"
        ],
        "description": "The value is not known."
       }
      ],
      "dataTypes": {
       "valid": [],
       "invalid": [
        "streetWithNumber",
        "city",
        "zip",
        "country"
       ]
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
  "locationGet": {
   "notFound": {
    "body": {
     "results": []
    }
   },
   "basic": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       }
      }
     ]
    }
   },
   "full": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "state": null,
        "region": "Hlavní město Praha",
        "district": "Praha",
        "cityPart": "Karlín",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79",
         "part1Number": "192",
         "part1Letter": null,
         "part2Number": "79",
         "part2Letter": null,
         "type": "číslo popisné"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        },
        "geometry": {
         "gps": {
          "lat": 50.0929,
          "lon": 14.4547
         }
        }
       }
      }
     ]
    }
   },
   "byExternalId": {
    "body": {
     "results": [
      {
       "data": {
        "country": "SK",
        "state": null,
        "region": "Košický kraj",
        "district": "Košice I",
        "cityPart": "Staré Mesto",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": "Hlavná 68/43",
        "number": {
         "full": "68/43",
         "part1": "68",
         "part2": "43",
         "part1Number": "68",
         "part1Letter": null,
         "part2Number": "43",
         "part2Letter": null,
         "type": "súpisné číslo"
        },
        "zip": "04001",
        "full": "Hlavná 68/43, 04001 Košice",
        "ids": {
         "internal": "SK-000104",
         "external": "90000104"
        },
        "geometry": {
         "gps": {
          "lat": 48.72098,
          "lon": 21.25775
         }
        }
       }
      }
     ]
    }
   },
   "withoutStreetName": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Ludkovice",
        "street": null,
        "streetWithNumber": "Ludkovice 37",
        "number": {
         "full": "37",
         "part1": "37",
         "part2": null
        },
        "zip": "76341",
        "full": "Ludkovice 37, 76341 Ludkovice",
        "ids": {
         "internal": "CZ-000021",
         "external": "90000021"
        }
       }
      }
     ]
    }
   },
   "formats": {
    "body": {
     "results": [
      {
       "data": {
        "country": "POL",
        "city": "Gdańsk - Śródmieście",
        "street": "Długa",
        "streetWithNumber": "Długa 57",
        "number": {
         "full": "57",
         "part1": "57",
         "part2": null
        },
        "zip": "80-827",
        "full": "Długa 57, 80-827 Gdańsk - Śródmieście",
        "ids": {
         "internal": "PL-000209",
         "external": "90000209"
        }
       }
      }
     ]
    }
   },
   "otherRegister": {
    "body": {
     "results": []
    }
   },
   "federalState": {
    "body": {
     "results": [
      {
       "data": {
        "country": "DE",
        "state": "Bayern",
        "region": "Oberbayern",
        "district": "München",
        "cityPart": "Isarvorstadt",
        "city": "München",
        "street": "Müllerstraße",
        "streetWithNumber": "Müllerstraße 43a",
        "number": {
         "full": "43a",
         "part1": "43a",
         "part2": null,
         "part1Number": "43",
         "part1Letter": "a",
         "part2Number": null,
         "part2Letter": null,
         "type": null
        },
        "zip": "80469",
        "full": "Müllerstraße 43a, 80469 München",
        "ids": {
         "internal": "DE-000301",
         "external": "90000301"
        },
        "geometry": {
         "gps": {
          "lat": 48.13143,
          "lon": 11.57035
         }
        }
       }
      }
     ]
    }
   },
   "numberWithLetter": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "state": null,
        "region": "Olomoucký kraj",
        "district": "Olomouc",
        "cityPart": "Olomouc",
        "city": "Olomouc",
        "street": "Riegrova",
        "streetWithNumber": "Riegrova 399/36a",
        "number": {
         "full": "399/36a",
         "part1": "399",
         "part2": "36a",
         "part1Number": "399",
         "part1Letter": null,
         "part2Number": "36",
         "part2Letter": "a",
         "type": "číslo popisné"
        },
        "zip": "77900",
        "full": "Riegrova 399/36a, 77900 Olomouc",
        "ids": {
         "internal": "CZ-000023",
         "external": "90000023"
        },
        "geometry": {
         "gps": {
          "lat": 49.59421,
          "lon": 17.24748
         }
        }
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
  "locationLocalize": {
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
        "country": "SK",
        "state": null,
        "region": "Košický kraj",
        "district": "Košice I",
        "cityPart": "Staré Mesto",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": "Hlavná 68/43",
        "number": {
         "full": "68/43",
         "part1": "68",
         "part2": "43",
         "part1Number": "68",
         "part1Letter": null,
         "part2Number": "43",
         "part2Letter": null,
         "type": "súpisné číslo"
        },
        "zip": "04001",
        "full": "Hlavná 68/43, 04001 Košice",
        "ids": {
         "internal": "SK-000104",
         "external": "90000104"
        },
        "geometry": {
         "gps": {
          "lat": 48.72098,
          "lon": 21.25775
         }
        }
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 4,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Thámova",
        "streetWithNumber": "Thámova 137/16",
        "number": {
         "full": "137/16",
         "part1": "137",
         "part2": "16"
        },
        "zip": "18600",
        "full": "Thámova 137/16, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000006",
         "external": "90000006"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Křižíkova",
        "streetWithNumber": "Křižíkova 159/56",
        "number": {
         "full": "159/56",
         "part1": "159",
         "part2": "56"
        },
        "zip": "18600",
        "full": "Křižíkova 159/56, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000004",
         "external": "90000004"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 194/81",
        "number": {
         "full": "194/81",
         "part1": "194",
         "part2": "81"
        },
        "zip": "18600",
        "full": "Sokolovská 194/81, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000002",
         "external": "90000002"
        }
       }
      }
     ]
    }
   },
   "acceptNearest": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 2",
        "street": "Korunní",
        "streetWithNumber": "Korunní 588/4",
        "number": {
         "full": "588/4",
         "part1": "588",
         "part2": "4"
        },
        "zip": "12000",
        "full": "Korunní 588/4, 12000 Praha 2",
        "ids": {
         "internal": "CZ-000011",
         "external": "90000011"
        }
       }
      }
     ]
    }
   },
   "notation": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "Česká republika",
        "city": "Ostrava - Moravská Ostrava",
        "street": "Stodolní",
        "streetWithNumber": "Stodolní 834/9",
        "number": {
         "full": "834/9",
         "part1": "834",
         "part2": "9"
        },
        "zip": "702 00",
        "full": "Stodolní 834/9, 702 00 Ostrava - Moravská Ostrava",
        "ids": {
         "internal": "CZ-000018",
         "external": "90000018"
        }
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
  "locationSearch": {
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
        "city": "Praha 8",
        "street": "Křižíkova",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "18600",
        "full": "Křižíkova, 18600 Praha 8",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 194/81",
        "number": {
         "full": "194/81",
         "part1": "194",
         "part2": "81"
        },
        "zip": "18600",
        "full": "Sokolovská 194/81, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000002",
         "external": "90000002"
        }
       }
      }
     ]
    }
   },
   "full": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "Poland",
        "state": null,
        "region": "pomorskie",
        "district": "Gdańsk",
        "cityPart": "Śródmieście",
        "city": "Gdańsk - Śródmieście",
        "street": "Długa",
        "streetWithNumber": "Długa 57",
        "number": {
         "full": "57",
         "part1": "57",
         "part2": null,
         "part1Number": "57",
         "part1Letter": null,
         "part2Number": null,
         "part2Letter": null,
         "type": null
        },
        "zip": "80-827",
        "full": "Długa 57, 80-827 Gdańsk - Śródmieście",
        "ids": {
         "internal": "PL-000209",
         "external": "90000209"
        },
        "geometry": {
         "gps": {
          "lat": 54.34897,
          "lon": 18.65105
         }
        }
       }
      }
     ]
    }
   },
   "cities": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 2",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "12000",
        "full": "12000 Praha 2",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 3",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "13000",
        "full": "13000 Praha 3",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "18600",
        "full": "18600 Praha 8",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "cityFormatMinimal": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "Česko",
        "city": "Praha",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": null,
        "full": "Praha",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "cityFormatExtended": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "Czech Republic",
        "city": "Praha 2 - Vinohrady",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "12000",
        "full": "12000 Praha 2 - Vinohrady",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "Czech Republic",
        "city": "Praha 3 - Žižkov",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "13000",
        "full": "13000 Praha 3 - Žižkov",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "Czech Republic",
        "city": "Praha 8 - Karlín",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "18600",
        "full": "18600 Praha 8 - Karlín",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "zip": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Brno",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "602 00",
        "full": "602 00 Brno",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "numberFull": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 3",
        "street": "Husitská",
        "streetWithNumber": "Husitská 107/3",
        "number": {
         "full": "107/3",
         "part1": "107",
         "part2": "3"
        },
        "zip": "13000",
        "full": "Husitská 107/3, 13000 Praha 3",
        "ids": {
         "internal": "CZ-000009",
         "external": "90000009"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Křižíkova",
        "streetWithNumber": "Křižíkova 159/56",
        "number": {
         "full": "159/56",
         "part1": "159",
         "part2": "56"
        },
        "zip": "18600",
        "full": "Křižíkova 159/56, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000004",
         "external": "90000004"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       }
      }
     ]
    }
   },
   "numberPart1": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Bratislava",
        "street": "Laurinská",
        "streetWithNumber": "Laurinská 137/7",
        "number": {
         "full": "137/7",
         "part1": "137",
         "part2": "7"
        },
        "zip": "81101",
        "full": "Laurinská 137/7, 81101 Bratislava",
        "ids": {
         "internal": "SK-000103",
         "external": "90000103"
        }
       }
      },
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Mlynská",
        "streetWithNumber": "Mlynská 1395/22",
        "number": {
         "full": "1395/22",
         "part1": "1395",
         "part2": "22"
        },
        "zip": "04001",
        "full": "Mlynská 1395/22, 04001 Košice",
        "ids": {
         "internal": "SK-000106",
         "external": "90000106"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Thámova",
        "streetWithNumber": "Thámova 137/16",
        "number": {
         "full": "137/16",
         "part1": "137",
         "part2": "16"
        },
        "zip": "18600",
        "full": "Thámova 137/16, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000006",
         "external": "90000006"
        }
       }
      }
     ]
    }
   },
   "numberPart2": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Plzeň",
        "street": "Dominikánská",
        "streetWithNumber": "Dominikánská 288/4",
        "number": {
         "full": "288/4",
         "part1": "288",
         "part2": "4"
        },
        "zip": "30100",
        "full": "Dominikánská 288/4, 30100 Plzeň",
        "ids": {
         "internal": "CZ-000019",
         "external": "90000019"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 2",
        "street": "Korunní",
        "streetWithNumber": "Korunní 588/4",
        "number": {
         "full": "588/4",
         "part1": "588",
         "part2": "4"
        },
        "zip": "12000",
        "full": "Korunní 588/4, 12000 Praha 2",
        "ids": {
         "internal": "CZ-000011",
         "external": "90000011"
        }
       }
      }
     ]
    }
   },
   "filterLimit": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "04001",
        "full": "Hlavná, 04001 Košice",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "filterPrefer": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Trnava",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "91701",
        "full": "Hlavná, 91701 Trnava",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "04001",
        "full": "Hlavná, 04001 Košice",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "filterAsWritten": {
    "body": {
     "resultsCount": 0,
     "results": []
    }
   },
   "filterByBeginning": {
    "body": {
     "resultsCount": 1,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "04001",
        "full": "Hlavná, 04001 Košice",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "addressesOnly": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Olomouc",
        "street": "Riegrova",
        "streetWithNumber": "Riegrova 381/22",
        "number": {
         "full": "381/22",
         "part1": "381",
         "part2": "22"
        },
        "zip": "77900",
        "full": "Riegrova 381/22, 77900 Olomouc",
        "ids": {
         "internal": "CZ-000020",
         "external": "90000020"
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Olomouc",
        "street": "Riegrova",
        "streetWithNumber": "Riegrova 399/36a",
        "number": {
         "full": "399/36a",
         "part1": "399",
         "part2": "36a"
        },
        "zip": "77900",
        "full": "Riegrova 399/36a, 77900 Olomouc",
        "ids": {
         "internal": "CZ-000023",
         "external": "90000023"
        }
       }
      }
     ]
    }
   },
   "secondPage": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": null,
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "18600",
        "full": "18600 Praha 8",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "city": "Praha 3",
        "street": "Husitská",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "13000",
        "full": "Husitská, 13000 Praha 3",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "dataSource": {
    "body": {
     "resultsCount": 3,
     "results": [
      {
       "data": {
        "country": "PL",
        "city": "Wrocław",
        "street": "Świdnicka",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "50066",
        "full": "Świdnicka, 50066 Wrocław",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "PL",
        "city": "Poznań",
        "street": "Święty Marcin",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "61803",
        "full": "Święty Marcin, 61803 Poznań",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "PL",
        "city": "Warszawa",
        "street": "Nowy Świat",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "00496",
        "full": "Nowy Świat, 00496 Warszawa",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "clientLocation": {
    "body": {
     "resultsCount": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "city": "Trnava",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "91701",
        "full": "Hlavná, 91701 Trnava",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      },
      {
       "data": {
        "country": "SK",
        "city": "Košice",
        "street": "Hlavná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "04001",
        "full": "Hlavná, 04001 Košice",
        "ids": {
         "internal": null,
         "external": null
        }
       }
      }
     ]
    }
   },
   "filterByOwnName": {
    "body": {
     "resultsCount": 0,
     "results": []
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
  "locationValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 192/79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "186 00",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "streetWithNumber",
        "city",
        "zip",
        "country"
       ],
       "invalid": []
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "validFull": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "country": null,
       "city": null,
       "street": null,
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": "Sokolovská 192/79, 186 00 Praha 8",
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "full"
       ],
       "invalid": []
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "Czech Republic",
        "state": null,
        "region": "Hlavní město Praha",
        "district": "Praha",
        "cityPart": "Karlín",
        "city": "Praha 8 - Karlín",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79",
         "part1Number": "192",
         "part1Letter": null,
         "part2Number": "79",
         "part2Letter": null,
         "type": "číslo popisné"
        },
        "zip": "186 00",
        "full": "Sokolovská 192/79, 186 00 Praha 8 - Karlín",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        },
        "geometry": {
         "gps": {
          "lat": 50.0929,
          "lon": 14.4547
         }
        }
       },
       "errors": [],
       "fixes": []
      }
     ]
    }
   },
   "validPart": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": null,
       "city": "Bratislava",
       "street": "Obchodná",
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "street",
        "city"
       ],
       "invalid": []
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
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "streetWithNumber",
        "city"
       ],
       "invalid": []
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_ADDED",
         "subtype": null,
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovská 79",
          "value": "Sokolovská 192/79"
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
       "country": null,
       "city": "Dolní Neznámá",
       "street": "Lampářská",
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "city"
        ],
        "description": "The value is not known."
       }
      ],
      "dataTypes": {
       "valid": [],
       "invalid": [
        "street",
        "city"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidZip": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": null,
       "city": null,
       "street": null,
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "1860000",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_LENGTH",
        "subtype": "TOO_LONG",
        "severity": "critical",
        "relatedTo": [
         "zip"
        ],
        "description": "A postal code has 5 digits."
       }
      ],
      "dataTypes": {
       "valid": [],
       "invalid": [
        "zip"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidWithCorrection": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": null,
       "city": "praha 8",
       "street": null,
       "streetWithNumber": "sokolovska 192/79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "13000",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value is in the wrong case."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value lacks diacritics, or has wrong ones."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "city"
        ],
        "description": "The value is in the wrong case."
       },
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "zip"
        ],
        "description": "The value does not belong to the other values."
       }
      ],
      "dataTypes": {
       "valid": [],
       "invalid": [
        "streetWithNumber",
        "city",
        "zip"
       ]
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": "Sokolovská",
       "streetWithNumber": "Sokolovská 192/79",
       "number": {
        "full": "192/79",
        "part1": "192",
        "part2": "79"
       },
       "zip": "18600",
       "full": "Sokolovská 192/79, 18600 Praha 8",
       "ids": {
        "internal": "CZ-000001",
        "external": "90000001"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "sokolovska 192/79",
         "value": "Sokolovska 192/79"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "Sokolovska 192/79",
         "value": "Sokolovská 192/79"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "city",
         "type": "city",
         "valueFrom": "praha 8",
         "value": "Praha 8"
        }
       },
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "zip",
         "type": "zip",
         "valueFrom": "13000",
         "value": "18600"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "invalidWithPartialCorrection": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithPartialCorrection",
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "sokolovska 500",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value is in the wrong case."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value lacks diacritics, or has wrong ones."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The number is not known."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "streetWithNumber"
       ]
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 500",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The number is not known."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "sokolovska 500",
         "value": "Sokolovska 500"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "Sokolovska 500",
         "value": "Sokolovská 500"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "invalidWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 500",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The number is not known."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "streetWithNumber"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovská 500",
          "value": "Sokolovská 192/79"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 194/81",
        "number": {
         "full": "194/81",
         "part1": "194",
         "part2": "81"
        },
        "zip": "18600",
        "full": "Sokolovská 194/81, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000002",
         "external": "90000002"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_PART_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovská 500",
          "value": "Sokolovská 194/81"
         }
        }
       ]
      }
     ]
    }
   },
   "invalidWithCorrectionWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "sokolovska 79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value is in the wrong case."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "DIACRITICS",
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value lacks diacritics, or has wrong ones."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "streetWithNumber"
       ]
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": "Sokolovská",
       "streetWithNumber": "Sokolovská 79",
       "number": {
        "full": "79",
        "part1": null,
        "part2": "79"
       },
       "zip": "18600",
       "full": "Sokolovská 79, 18600 Praha 8",
       "ids": {
        "internal": "CZ-000001",
        "external": "90000001"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "sokolovska 79",
         "value": "Sokolovska 79"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "streetWithNumber",
         "type": "streetWithNumber",
         "valueFrom": "Sokolovska 79",
         "value": "Sokolovská 79"
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "sokolovska 79",
          "value": "Sokolovska 79"
         }
        },
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "DIACRITICS",
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovska 79",
          "value": "Sokolovská 79"
         }
        },
        {
         "group": "VALUE",
         "type": "VALUE_PART_ADDED",
         "subtype": null,
         "data": {
          "typeFrom": "streetWithNumber",
          "type": "streetWithNumber",
          "valueFrom": "Sokolovská 79",
          "value": "Sokolovská 192/79"
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
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192 / 79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "number.full"
        ],
        "description": "The value has superfluous white space."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "street",
        "number.full"
       ]
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": "Sokolovská",
       "streetWithNumber": "Sokolovská 192/79",
       "number": {
        "full": "192/79",
        "part1": "192",
        "part2": "79"
       },
       "zip": "18600",
       "full": "Sokolovská 192/79, 18600 Praha 8",
       "ids": {
        "internal": "CZ-000001",
        "external": "90000001"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": "TYPO",
        "data": {
         "typeFrom": "street",
         "type": "street",
         "valueFrom": "Sokolovksá",
         "value": "Sokolovská"
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "number.full",
         "type": "number.full",
         "valueFrom": "192 / 79",
         "value": "192/79"
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
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192 / 79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "number.full"
        ],
        "description": "The value has superfluous white space."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "street",
        "number.full"
       ]
      }
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192/79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "number.full",
         "type": "number.full",
         "valueFrom": "192 / 79",
         "value": "192/79"
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
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192 / 79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "number.full"
        ],
        "description": "The value has superfluous white space."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "street",
        "number.full"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "city": "Praha 8",
        "street": "Sokolovská",
        "streetWithNumber": "Sokolovská 192/79",
        "number": {
         "full": "192/79",
         "part1": "192",
         "part2": "79"
        },
        "zip": "18600",
        "full": "Sokolovská 192/79, 18600 Praha 8",
        "ids": {
         "internal": "CZ-000001",
         "external": "90000001"
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "street",
          "type": "street",
          "valueFrom": "Sokolovksá",
          "value": "Sokolovská"
         }
        },
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "number.full",
          "type": "number.full",
          "valueFrom": "192 / 79",
          "value": "192/79"
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
       "country": null,
       "city": "Praha 8",
       "street": "Sokolovksá",
       "streetWithNumber": null,
       "number": {
        "full": "192 / 79",
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "street"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "number.full"
        ],
        "description": "The value has superfluous white space."
       }
      ],
      "dataTypes": {
       "valid": [
        "city"
       ],
       "invalid": [
        "street",
        "number.full"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "crossCountryFormat": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "city": "Bratislava",
       "street": "Obchodná",
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "country"
        ],
        "description": "The value does not belong to the other values."
       }
      ],
      "dataTypes": {
       "valid": [
        "street",
        "city"
       ],
       "invalid": [
        "country"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "crossCountrySuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": "CZ",
       "city": "Bratislava",
       "street": "Obchodná",
       "streetWithNumber": null,
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": null,
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "country"
        ],
        "description": "The value does not belong to the other values."
       }
      ],
      "dataTypes": {
       "valid": [
        "street",
        "city"
       ],
       "invalid": [
        "country"
       ]
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "SK",
        "city": "Bratislava",
        "street": "Obchodná",
        "streetWithNumber": null,
        "number": {
         "full": null,
         "part1": null,
         "part2": null
        },
        "zip": "81106",
        "full": "Obchodná, 81106 Bratislava",
        "ids": {
         "internal": null,
         "external": null
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "country",
          "type": "country",
          "valueFrom": "CZ",
          "value": "SK"
         }
        }
       ]
      }
     ]
    }
   },
   "postOfficeNotAccepted": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": null,
       "city": "Biskupice u Luhačovic",
       "street": null,
       "streetWithNumber": "Ludkovice 37",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "76341",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "city"
        ],
        "description": "The value is another name of the one that is known."
       }
      ],
      "dataTypes": {
       "valid": [
        "streetWithNumber",
        "zip"
       ],
       "invalid": [
        "city"
       ]
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "city": "Ludkovice",
       "street": null,
       "streetWithNumber": "Ludkovice 37",
       "number": {
        "full": "37",
        "part1": "37",
        "part2": null
       },
       "zip": "76341",
       "full": "Ludkovice 37, 76341 Ludkovice",
       "ids": {
        "internal": "CZ-000021",
        "external": "90000021"
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "VALUE_CHANGED",
        "subtype": null,
        "data": {
         "typeFrom": "city",
         "type": "city",
         "valueFrom": "Biskupice u Luhačovic",
         "value": "Ludkovice"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "postOfficeAccepted": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": null,
       "city": "Biskupice u Luhačovic",
       "street": null,
       "streetWithNumber": "Ludkovice 37",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "76341",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [],
      "dataTypes": {
       "valid": [
        "streetWithNumber",
        "city",
        "zip"
       ],
       "invalid": []
      }
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "otherRegister": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "city": "Praha 8",
       "street": null,
       "streetWithNumber": "Sokolovská 192/79",
       "number": {
        "full": null,
        "part1": null,
        "part2": null
       },
       "zip": "186 00",
       "full": null,
       "ids": {
        "internal": null,
        "external": null
       }
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "streetWithNumber"
        ],
        "description": "The value is not known."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "city"
        ],
        "description": "The value is not known."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "zip"
        ],
        "description": "The value is not known."
       },
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "country"
        ],
        "description": "The value is not known."
       }
      ],
      "dataTypes": {
       "valid": [],
       "invalid": [
        "streetWithNumber",
        "city",
        "zip",
        "country"
       ]
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
