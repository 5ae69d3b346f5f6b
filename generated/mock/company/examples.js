// The response examples of a data kind, made from openapi/ by npm run generate.
export const examples = {
 "2.0": {
  "companyGet": {
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
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
         "data": {
          "country": "CZ",
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
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "112",
         "name": "Společnost s ručením omezeným"
        },
        "dates": {
         "created": "2011-03-14",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "extended": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Papírnictví Zelený drak v.o.s.",
        "registrationNumber": "89014685",
        "taxNumber": "CZ89014685",
        "vatNumber": "CZ89014685",
        "uuid": "b2555fe6-e522-4777-8eaa-0e201cfeed09",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Ostrava",
          "street": "Nádražní",
          "streetWithNumber": "Nádražní 615/30",
          "number": {
           "full": "615/30",
           "part1": "615",
           "part2": "30"
          },
          "zip": "70200",
          "full": "Nádražní 615/30, 70200 Ostrava",
          "ids": {
           "internal": "CZ-000017",
           "external": "90000017"
          }
         }
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
         "data": {
          "country": "CZ",
          "city": "Ostrava - Moravská Ostrava",
          "street": "Nádražní",
          "streetWithNumber": "Nádražní 615/30",
          "number": {
           "full": "615/30",
           "part1": "615",
           "part2": "30"
          },
          "zip": "702 00",
          "full": "Nádražní 615/30, 702 00 Ostrava - Moravská Ostrava",
          "ids": {
           "internal": "CZ-000017",
           "external": "90000017"
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "111",
         "name": "Veřejná obchodní společnost"
        },
        "dates": {
         "created": "2004-01-19",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": true
       }
      }
     ]
    }
   },
   "terminated": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Pekařství U Tří sov s.r.o.",
        "registrationNumber": "89018354",
        "taxNumber": "CZ89018354",
        "vatNumber": null,
        "uuid": "4390ab83-88fd-46ba-86a5-acada21d7de4",
        "address": {
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
        "vatNumberSpecial": null,
        "addressOfficial": {
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
          "zip": "779 00",
          "full": "Riegrova 381/22, 779 00 Olomouc",
          "ids": {
           "internal": "CZ-000020",
           "external": "90000020"
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "112",
         "name": "Společnost s ručením omezeným"
        },
        "dates": {
         "created": "2001-05-09",
         "terminated": "2019-12-31"
        }
       },
       "flags": {
        "isActive": false,
        "isVatPayer": false,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "terminatedNotIncluded": {
    "body": {
     "results": []
    }
   },
   "soleTrader": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Jana Kadlecová",
        "registrationNumber": "89025695",
        "taxNumber": "CZ699003671",
        "vatNumber": "CZ699003671",
        "uuid": "cf459d2f-8849-49be-8141-936df5d0a6ec",
        "address": {
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
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
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
          "zip": "763 41",
          "full": "Ludkovice 37, 763 41 Ludkovice",
          "ids": {
           "internal": "CZ-000021",
           "external": "90000021"
          }
         }
        },
        "legalForm": {
         "type": "physical",
         "code": "101",
         "name": "Fyzická osoba podnikající dle živnostenského zákona"
        },
        "dates": {
         "created": "2013-02-25",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "polish": {
    "body": {
     "results": [
      {
       "data": {
        "country": "Poland",
        "name": "Papierowy Żuraw S.A.",
        "registrationNumber": "990010463",
        "taxNumber": "9990010461",
        "vatNumber": "PL9990010461",
        "uuid": "eac5e9b2-586b-420d-8c91-debcef2168ff",
        "address": {
         "data": {
          "country": "Poland",
          "city": "Warszawa - Śródmieście",
          "street": "Nowy Świat",
          "streetWithNumber": "Nowy Świat 15",
          "number": {
           "full": "15",
           "part1": "15",
           "part2": null
          },
          "zip": "00-496",
          "full": "Nowy Świat 15, 00-496 Warszawa - Śródmieście",
          "ids": {
           "internal": "PL-000202",
           "external": "90000202"
          }
         }
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
   "groupVatNumber": {
    "body": {
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Drevené husle a.s.",
        "registrationNumber": "99008386",
        "taxNumber": "2990008384",
        "vatNumber": "SK2990008384",
        "uuid": "15919913-8dd5-41f2-8d91-0909624de470",
        "address": {
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
        },
        "vatNumberSpecial": "SK7990000017",
        "addressOfficial": {
         "data": {
          "country": "SK",
          "state": null,
          "region": "Košický kraj",
          "district": "Košice I",
          "cityPart": "Staré Mesto",
          "city": "Košice - Staré Mesto",
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
          "zip": "040 01",
          "full": "Hlavná 68/43, 040 01 Košice - Staré Mesto",
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
        },
        "legalForm": {
         "type": "juridical",
         "code": "121",
         "name": "Akciová spoločnosť"
        },
        "dates": {
         "created": "1995-08-30",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
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
  "companySearch": {
   "noResult": {
    "body": {
     "resultsCount": 0,
     "resultsOffset": 0,
     "resultsTotal": 0,
     "results": []
    }
   },
   "oneResult": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Ořechové hodiny a.s.",
        "registrationNumber": "89007344",
        "taxNumber": "CZ89007344",
        "vatNumber": "CZ89007344",
        "uuid": "67c043e6-9a75-4b3b-8bff-ba2cfa8e00f1",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Brno",
          "street": "Veveří",
          "streetWithNumber": "Veveří 111/25",
          "number": {
           "full": "111/25",
           "part1": "111",
           "part2": "25"
          },
          "zip": "60200",
          "full": "Veveří 111/25, 60200 Brno",
          "ids": {
           "internal": "CZ-000012",
           "external": "90000012"
          }
         }
        }
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 3,
     "resultsOffset": 0,
     "resultsTotal": 3,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Kovárna Tichý vodník s.r.o.",
        "registrationNumber": "89022025",
        "taxNumber": "CZ89022025",
        "vatNumber": null,
        "uuid": "96e5d079-bdb9-495c-8086-7ae3842177c6",
        "address": {
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
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Karel Kovářík",
        "registrationNumber": "89029364",
        "taxNumber": "CZ699007342",
        "vatNumber": null,
        "uuid": "d4355d1c-1b98-4435-846d-be76b4102e67",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Praha 3",
          "street": "Seifertova",
          "streetWithNumber": "Seifertova 454/33",
          "number": {
           "full": "454/33",
           "part1": "454",
           "part2": "33"
          },
          "zip": "13000",
          "full": "Seifertova 454/33, 13000 Praha 3",
          "ids": {
           "internal": "CZ-000007",
           "external": "90000007"
          }
         }
        }
       }
      }
     ]
    }
   },
   "byRegistrationNumber": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 2,
     "resultsTotal": 7,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Papírnictví Zelený drak v.o.s.",
        "registrationNumber": "89014685",
        "taxNumber": "CZ89014685",
        "vatNumber": "CZ89014685",
        "uuid": "b2555fe6-e522-4777-8eaa-0e201cfeed09",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Ostrava",
          "street": "Nádražní",
          "streetWithNumber": "Nádražní 615/30",
          "number": {
           "full": "615/30",
           "part1": "615",
           "part2": "30"
          },
          "zip": "70200",
          "full": "Nádražní 615/30, 70200 Ostrava",
          "ids": {
           "internal": "CZ-000017",
           "external": "90000017"
          }
         }
        }
       }
      }
     ]
    }
   },
   "byTaxNumber": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "PL",
        "name": "Bursztynowy Zegar sp. z o.o.",
        "registrationNumber": "990005232",
        "taxNumber": "9990005230",
        "vatNumber": "PL9990005230",
        "uuid": "78e36a80-753a-44d3-8faf-2b0ee8b8a939",
        "address": {
         "data": {
          "country": "PL",
          "city": "Gdańsk",
          "street": "Długa",
          "streetWithNumber": "Długa 57",
          "number": {
           "full": "57",
           "part1": "57",
           "part2": null
          },
          "zip": "80827",
          "full": "Długa 57, 80827 Gdańsk",
          "ids": {
           "internal": "PL-000209",
           "external": "90000209"
          }
         }
        }
       }
      }
     ]
    }
   },
   "byVatNumber": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 0,
     "resultsTotal": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       }
      },
      {
       "data": {
        "country": "SK",
        "name": "Drevené husle a.s.",
        "registrationNumber": "99008386",
        "taxNumber": "2990008384",
        "vatNumber": "SK2990008384",
        "uuid": "15919913-8dd5-41f2-8d91-0909624de470",
        "address": {
         "data": {
          "country": "SK",
          "city": "Košice",
          "street": "Hlavná",
          "streetWithNumber": "Hlavná 68/43",
          "number": {
           "full": "68/43",
           "part1": "68",
           "part2": "43"
          },
          "zip": "04001",
          "full": "Hlavná 68/43, 04001 Košice",
          "ids": {
           "internal": "SK-000104",
           "external": "90000104"
          }
         }
        }
       }
      }
     ]
    }
   },
   "full": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "Rzeczpospolita Polska",
        "name": "Bursztynowy Zegar sp. z o.o.",
        "registrationNumber": "990005232",
        "taxNumber": "9990005230",
        "vatNumber": "PL9990005230",
        "uuid": "78e36a80-753a-44d3-8faf-2b0ee8b8a939",
        "address": {
         "data": {
          "country": "Rzeczpospolita Polska",
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
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
         "data": {
          "country": "PL",
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
        },
        "legalForm": {
         "type": "juridical",
         "code": "117",
         "name": "Spółka z ograniczoną odpowiedzialnością"
        },
        "dates": {
         "created": "2009-10-28",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "filterLimit": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       }
      }
     ]
    }
   },
   "filterPrefer": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 0,
     "resultsTotal": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       }
      }
     ]
    }
   },
   "filterByFormatOnly": {
    "body": {
     "resultsCount": 0,
     "resultsOffset": 0,
     "resultsTotal": 0,
     "results": []
    }
   },
   "legalFormType": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Karel Kovářík",
        "registrationNumber": "89029364",
        "taxNumber": "CZ699007342",
        "vatNumber": null,
        "uuid": "d4355d1c-1b98-4435-846d-be76b4102e67",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Praha 3",
          "street": "Seifertova",
          "streetWithNumber": "Seifertova 454/33",
          "number": {
           "full": "454/33",
           "part1": "454",
           "part2": "33"
          },
          "zip": "13000",
          "full": "Seifertova 454/33, 13000 Praha 3",
          "ids": {
           "internal": "CZ-000007",
           "external": "90000007"
          }
         }
        }
       }
      }
     ]
    }
   },
   "dataSource": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "PL",
        "name": "Kuźnia Pod Jarzębiną sp. z o.o.",
        "registrationNumber": "990015696",
        "taxNumber": "9990015694",
        "vatNumber": "PL9990015694",
        "uuid": "2f2101e5-fdfa-4b8e-862e-aeff156f0a18",
        "address": {
         "data": {
          "country": "PL",
          "city": "Kraków",
          "street": "Floriańska",
          "streetWithNumber": "Floriańska 18",
          "number": {
           "full": "18",
           "part1": "18",
           "part2": null
          },
          "zip": "31019",
          "full": "Floriańska 18, 31019 Kraków",
          "ids": {
           "internal": "PL-000205",
           "external": "90000205"
          }
         }
        }
       }
      }
     ]
    }
   },
   "clientCountry": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 0,
     "resultsTotal": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       }
      }
     ]
    }
   },
   "terminated": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Pekařství U Tří sov s.r.o.",
        "registrationNumber": "89018354",
        "taxNumber": "CZ89018354",
        "vatNumber": null,
        "uuid": "4390ab83-88fd-46ba-86a5-acada21d7de4",
        "address": {
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
        "vatNumberSpecial": null,
        "addressOfficial": {
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
          "zip": "779 00",
          "full": "Riegrova 381/22, 779 00 Olomouc",
          "ids": {
           "internal": "CZ-000020",
           "external": "90000020"
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "112",
         "name": "Společnost s ručením omezeným"
        },
        "dates": {
         "created": "2001-05-09",
         "terminated": "2019-12-31"
        }
       },
       "flags": {
        "isActive": false,
        "isVatPayer": false,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "filterAsWritten": {
    "body": {
     "resultsCount": 0,
     "resultsOffset": 0,
     "resultsTotal": 0,
     "results": []
    }
   },
   "filterByBeginning": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 0,
     "resultsTotal": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Kovárna Tichý vodník s.r.o.",
        "registrationNumber": "89022025",
        "taxNumber": "CZ89022025",
        "vatNumber": null,
        "uuid": "96e5d079-bdb9-495c-8086-7ae3842177c6",
        "address": {
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
  "companyValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": null,
       "address": null
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
       "country": null,
       "name": "Bezinka Digital s.r.o.",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       },
       "errors": [],
       "fixes": []
      },
      {
       "isValid": true,
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       },
       "errors": [],
       "fixes": []
      }
     ]
    }
   },
   "validFull": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "country": "PL",
       "name": null,
       "registrationNumber": "990010463",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [],
      "flags": {
       "isActive": true,
       "isVatPayer": true,
       "isInInsolvency": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "Rzeczpospolita Polska",
        "name": "Papierowy Żuraw S.A.",
        "registrationNumber": "990010463",
        "taxNumber": "9990010461",
        "vatNumber": "PL9990010461",
        "uuid": "eac5e9b2-586b-420d-8c91-debcef2168ff",
        "address": {
         "data": {
          "country": "Rzeczpospolita Polska",
          "state": null,
          "region": "mazowieckie",
          "district": "Warszawa",
          "cityPart": "Śródmieście",
          "city": "Warszawa - Śródmieście",
          "street": "Nowy Świat",
          "streetWithNumber": "Nowy Świat 15",
          "number": {
           "full": "15",
           "part1": "15",
           "part2": null,
           "part1Number": "15",
           "part1Letter": null,
           "part2Number": null,
           "part2Letter": null,
           "type": null
          },
          "zip": "00-496",
          "full": "Nowy Świat 15, 00-496 Warszawa - Śródmieście",
          "ids": {
           "internal": "PL-000202",
           "external": "90000202"
          },
          "geometry": {
           "gps": {
            "lat": 52.2315,
            "lon": 21.02099
           }
          }
         }
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
         "data": {
          "country": "PL",
          "state": null,
          "region": "mazowieckie",
          "district": "Warszawa",
          "cityPart": "Śródmieście",
          "city": "Warszawa - Śródmieście",
          "street": "Nowy Świat",
          "streetWithNumber": "Nowy Świat 15",
          "number": {
           "full": "15",
           "part1": "15",
           "part2": null,
           "part1Number": "15",
           "part1Letter": null,
           "part2Number": null,
           "part2Letter": null,
           "type": null
          },
          "zip": "00-496",
          "full": "Nowy Świat 15, 00-496 Warszawa - Śródmieście",
          "ids": {
           "internal": "PL-000202",
           "external": "90000202"
          },
          "geometry": {
           "gps": {
            "lat": 52.2315,
            "lon": 21.02099
           }
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "116",
         "name": "Spółka akcyjna"
        },
        "dates": {
         "created": "1999-03-17",
         "terminated": null
        }
       },
       "errors": [],
       "fixes": [],
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
       }
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
       "country": "CZ",
       "name": "Neznámé lampárny a.s.",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidNumber": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "12345678",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The check digit does not fit the other digits."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidTerminated": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "89018354",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value is not known."
       }
      ]
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
       "country": "CZ",
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
       "address": {
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
         "valueFrom": "Kovárna Pod Jeřábkem s.r.o.",
         "value": "Kovárna Pod Jeřábem s.r.o."
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "registrationNumber",
         "type": "registrationNumber",
         "valueFrom": "890 03 675",
         "value": "89003675"
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
       "country": "CZ",
       "name": null,
       "registrationNumber": "890 036 00",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       },
       {
        "group": "SYNTAX",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The check digit does not fit the other digits."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "89003600",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The check digit does not fit the other digits."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "registrationNumber",
         "type": "registrationNumber",
         "valueFrom": "890 036 00",
         "value": "89003600"
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
       "country": "CZ",
       "name": null,
       "registrationNumber": "89003676",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The check digit does not fit the other digits."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "registrationNumber",
          "type": "registrationNumber",
          "valueFrom": "89003676",
          "value": "89003675"
         }
        }
       ]
      }
     ]
    }
   },
   "legalFormCorrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem",
       "registrationNumber": "89003675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "LEGAL_FORM",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The name lacks its legal form."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
       "address": {
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
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_ADDED",
        "subtype": "LEGAL_FORM",
        "data": {
         "typeFrom": "name",
         "type": "name",
         "valueFrom": "Kovárna Pod Jeřábem",
         "value": "Kovárna Pod Jeřábem s.r.o."
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "legalFormSuggested": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "LEGAL_FORM",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The name lacks its legal form."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "LEGAL_FORM",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Kovárna Pod Jeřábem",
          "value": "Kovárna Pod Jeřábem s.r.o."
         }
        }
       ]
      }
     ]
    }
   },
   "countryAlone": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "country"
        ],
        "description": "A country alone names no company."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidWithCorrectionWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "country": null,
       "name": "bezinka digital s.r.o.",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is in the wrong case."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Bezinka Digital s.r.o.",
       "registrationNumber": "89011015",
       "taxNumber": "CZ89011015",
       "vatNumber": "CZ89011015",
       "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
       "address": {
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
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "name",
         "type": "name",
         "valueFrom": "bezinka digital s.r.o.",
         "value": "Bezinka Digital s.r.o."
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "bezinka digital s.r.o.",
          "value": "Bezinka Digital s.r.o."
         }
        }
       ]
      }
     ]
    }
   },
   "numbersOfTwoCompanies": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": null,
       "name": null,
       "registrationNumber": "89003675",
       "taxNumber": null,
       "vatNumber": "CZ89007344",
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "vatNumber"
        ],
        "description": "The value does not belong to the other values."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "vatNumber",
          "type": "vatNumber",
          "valueFrom": "CZ89007344",
          "value": "CZ89003675"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Ořechové hodiny a.s.",
        "registrationNumber": "89007344",
        "taxNumber": "CZ89007344",
        "vatNumber": "CZ89007344",
        "uuid": "67c043e6-9a75-4b3b-8bff-ba2cfa8e00f1",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Brno",
          "street": "Veveří",
          "streetWithNumber": "Veveří 111/25",
          "number": {
           "full": "111/25",
           "part1": "111",
           "part2": "25"
          },
          "zip": "60200",
          "full": "Veveří 111/25, 60200 Brno",
          "ids": {
           "internal": "CZ-000012",
           "external": "90000012"
          }
         }
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "registrationNumber",
          "type": "registrationNumber",
          "valueFrom": "89003675",
          "value": "89007344"
         }
        }
       ]
      }
     ]
    }
   },
   "notVatPayer": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": null,
       "name": null,
       "registrationNumber": "89022025",
       "taxNumber": null,
       "vatNumber": "CZ89022025",
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "vatNumber"
        ],
        "description": "The value is not known."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Tichý vodník s.r.o.",
       "registrationNumber": "89022025",
       "taxNumber": "CZ89022025",
       "vatNumber": null,
       "uuid": "96e5d079-bdb9-495c-8086-7ae3842177c6",
       "address": {
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
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "REMOVED",
        "subtype": null,
        "data": {
         "typeFrom": "vatNumber",
         "type": null,
         "valueFrom": "CZ89022025",
         "value": null
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctionModeFull": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": null,
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
       "address": {
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
         "valueFrom": "Kovárna Pod Jeřábkem s.r.o.",
         "value": "Kovárna Pod Jeřábem s.r.o."
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "registrationNumber",
         "type": "registrationNumber",
         "valueFrom": "890 03 675",
         "value": "89003675"
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
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "country": null,
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
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
         "typeFrom": "registrationNumber",
         "type": "registrationNumber",
         "valueFrom": "890 03 675",
         "value": "89003675"
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
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
          "valueFrom": "Kovárna Pod Jeřábkem s.r.o.",
          "value": "Kovárna Pod Jeřábem s.r.o."
         }
        },
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "registrationNumber",
          "type": "registrationNumber",
          "valueFrom": "890 03 675",
          "value": "89003675"
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
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
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
       "name": null,
       "registrationNumber": "99004194",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
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
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "crossCountryFull": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "99004194",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
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
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "SK",
       "name": "Bezinka Digital s.r.o.",
       "registrationNumber": "99004194",
       "taxNumber": "2990004193",
       "vatNumber": "SK2990004193",
       "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
       "address": {
        "data": {
         "country": "SK",
         "city": "Bratislava",
         "street": "Obchodná",
         "streetWithNumber": "Obchodná 507/22",
         "number": {
          "full": "507/22",
          "part1": "507",
          "part2": "22"
         },
         "zip": "81106",
         "full": "Obchodná 507/22, 81106 Bratislava",
         "ids": {
          "internal": "SK-000101",
          "external": "90000101"
         }
        }
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
     },
     "suggestions": []
    }
   },
   "dataSource": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": null,
       "name": "Bezinka Digital s.r.o.",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "terminatedIncluded": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "89018354",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [],
      "flags": {
       "isActive": false,
       "isVatPayer": false,
       "isInInsolvency": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Pekařství U Tří sov s.r.o.",
        "registrationNumber": "89018354",
        "taxNumber": "CZ89018354",
        "vatNumber": null,
        "uuid": "4390ab83-88fd-46ba-86a5-acada21d7de4",
        "address": {
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
        "vatNumberSpecial": null,
        "addressOfficial": {
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
          "zip": "779 00",
          "full": "Riegrova 381/22, 779 00 Olomouc",
          "ids": {
           "internal": "CZ-000020",
           "external": "90000020"
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "112",
         "name": "Společnost s ručením omezeným"
        },
        "dates": {
         "created": "2001-05-09",
         "terminated": "2019-12-31"
        }
       },
       "errors": [],
       "fixes": [],
       "flags": {
        "isActive": false,
        "isVatPayer": false,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "legalFormLimit": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "name": "Jana Kadlecova",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "legalFormPrefer": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": "CZ",
       "name": "Jana Kadlecova",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
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
        "description": "The value lacks diacritics, or has wrong ones."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Jana Kadlecová",
       "registrationNumber": "89025695",
       "taxNumber": "CZ699003671",
       "vatNumber": "CZ699003671",
       "uuid": "cf459d2f-8849-49be-8141-936df5d0a6ec",
       "address": {
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
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "name",
         "type": "name",
         "valueFrom": "Jana Kadlecova",
         "value": "Jana Kadlecová"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "resultsLimit": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": null,
       "name": "Bezinka Digitál",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
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
        "description": "The value lacks diacritics, or has wrong ones."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "LEGAL_FORM",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The name lacks its legal form."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "DIACRITICS",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Bezinka Digitál",
          "value": "Bezinka Digital"
         }
        },
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "LEGAL_FORM",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Bezinka Digital",
          "value": "Bezinka Digital s.r.o."
         }
        }
       ]
      }
     ]
    }
   },
   "correctedExtended": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       }
      ],
      "flags": {
       "isActive": null,
       "isVatPayer": null,
       "isInInsolvency": null
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
       "address": {
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
       "vatNumberSpecial": null,
       "addressOfficial": {
        "data": {
         "country": "CZ",
         "city": "Praha 8 - Karlín",
         "street": "Sokolovská",
         "streetWithNumber": "Sokolovská 192/79",
         "number": {
          "full": "192/79",
          "part1": "192",
          "part2": "79"
         },
         "zip": "186 00",
         "full": "Sokolovská 192/79, 186 00 Praha 8 - Karlín",
         "ids": {
          "internal": "CZ-000001",
          "external": "90000001"
         }
        }
       },
       "legalForm": {
        "type": "juridical",
        "code": "112",
        "name": "Společnost s ručením omezeným"
       },
       "dates": {
        "created": "2011-03-14",
        "terminated": null
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
         "valueFrom": "Kovárna Pod Jeřábkem s.r.o.",
         "value": "Kovárna Pod Jeřábem s.r.o."
        }
       }
      ],
      "flags": {
       "isActive": true,
       "isVatPayer": true,
       "isInInsolvency": false
      }
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
  "companyGet": {
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
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
         "data": {
          "country": "CZ",
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
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "112",
         "name": "Společnost s ručením omezeným"
        },
        "dates": {
         "created": "2011-03-14",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "extended": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Papírnictví Zelený drak v.o.s.",
        "registrationNumber": "89014685",
        "taxNumber": "CZ89014685",
        "vatNumber": "CZ89014685",
        "uuid": "b2555fe6-e522-4777-8eaa-0e201cfeed09",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Ostrava",
          "street": "Nádražní",
          "streetWithNumber": "Nádražní 615/30",
          "number": {
           "full": "615/30",
           "part1": "615",
           "part2": "30"
          },
          "zip": "70200",
          "full": "Nádražní 615/30, 70200 Ostrava",
          "ids": {
           "internal": "CZ-000017",
           "external": "90000017"
          }
         }
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
         "data": {
          "country": "CZ",
          "city": "Ostrava - Moravská Ostrava",
          "street": "Nádražní",
          "streetWithNumber": "Nádražní 615/30",
          "number": {
           "full": "615/30",
           "part1": "615",
           "part2": "30"
          },
          "zip": "702 00",
          "full": "Nádražní 615/30, 702 00 Ostrava - Moravská Ostrava",
          "ids": {
           "internal": "CZ-000017",
           "external": "90000017"
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "111",
         "name": "Veřejná obchodní společnost"
        },
        "dates": {
         "created": "2004-01-19",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": true
       }
      }
     ]
    }
   },
   "terminated": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Pekařství U Tří sov s.r.o.",
        "registrationNumber": "89018354",
        "taxNumber": "CZ89018354",
        "vatNumber": null,
        "uuid": "4390ab83-88fd-46ba-86a5-acada21d7de4",
        "address": {
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
        "vatNumberSpecial": null,
        "addressOfficial": {
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
          "zip": "779 00",
          "full": "Riegrova 381/22, 779 00 Olomouc",
          "ids": {
           "internal": "CZ-000020",
           "external": "90000020"
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "112",
         "name": "Společnost s ručením omezeným"
        },
        "dates": {
         "created": "2001-05-09",
         "terminated": "2019-12-31"
        }
       },
       "flags": {
        "isActive": false,
        "isVatPayer": false,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "terminatedNotIncluded": {
    "body": {
     "results": []
    }
   },
   "soleTrader": {
    "body": {
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Jana Kadlecová",
        "registrationNumber": "89025695",
        "taxNumber": "CZ699003671",
        "vatNumber": "CZ699003671",
        "uuid": "cf459d2f-8849-49be-8141-936df5d0a6ec",
        "address": {
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
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
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
          "zip": "763 41",
          "full": "Ludkovice 37, 763 41 Ludkovice",
          "ids": {
           "internal": "CZ-000021",
           "external": "90000021"
          }
         }
        },
        "legalForm": {
         "type": "physical",
         "code": "101",
         "name": "Fyzická osoba podnikající dle živnostenského zákona"
        },
        "dates": {
         "created": "2013-02-25",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "polish": {
    "body": {
     "results": [
      {
       "data": {
        "country": "Poland",
        "name": "Papierowy Żuraw S.A.",
        "registrationNumber": "990010463",
        "taxNumber": "9990010461",
        "vatNumber": "PL9990010461",
        "uuid": "eac5e9b2-586b-420d-8c91-debcef2168ff",
        "address": {
         "data": {
          "country": "Poland",
          "city": "Warszawa - Śródmieście",
          "street": "Nowy Świat",
          "streetWithNumber": "Nowy Świat 15",
          "number": {
           "full": "15",
           "part1": "15",
           "part2": null
          },
          "zip": "00-496",
          "full": "Nowy Świat 15, 00-496 Warszawa - Śródmieście",
          "ids": {
           "internal": "PL-000202",
           "external": "90000202"
          }
         }
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
   "groupVatNumber": {
    "body": {
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Drevené husle a.s.",
        "registrationNumber": "99008386",
        "taxNumber": "2990008384",
        "vatNumber": "SK2990008384",
        "uuid": "15919913-8dd5-41f2-8d91-0909624de470",
        "address": {
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
        },
        "vatNumberSpecial": "SK7990000017",
        "addressOfficial": {
         "data": {
          "country": "SK",
          "state": null,
          "region": "Košický kraj",
          "district": "Košice I",
          "cityPart": "Staré Mesto",
          "city": "Košice - Staré Mesto",
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
          "zip": "040 01",
          "full": "Hlavná 68/43, 040 01 Košice - Staré Mesto",
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
        },
        "legalForm": {
         "type": "juridical",
         "code": "121",
         "name": "Akciová spoločnosť"
        },
        "dates": {
         "created": "1995-08-30",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
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
  "companySearch": {
   "noResult": {
    "body": {
     "resultsCount": 0,
     "resultsOffset": 0,
     "resultsTotal": 0,
     "results": []
    }
   },
   "oneResult": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Ořechové hodiny a.s.",
        "registrationNumber": "89007344",
        "taxNumber": "CZ89007344",
        "vatNumber": "CZ89007344",
        "uuid": "67c043e6-9a75-4b3b-8bff-ba2cfa8e00f1",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Brno",
          "street": "Veveří",
          "streetWithNumber": "Veveří 111/25",
          "number": {
           "full": "111/25",
           "part1": "111",
           "part2": "25"
          },
          "zip": "60200",
          "full": "Veveří 111/25, 60200 Brno",
          "ids": {
           "internal": "CZ-000012",
           "external": "90000012"
          }
         }
        }
       }
      }
     ]
    }
   },
   "manyResults": {
    "body": {
     "resultsCount": 3,
     "resultsOffset": 0,
     "resultsTotal": 3,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Kovárna Tichý vodník s.r.o.",
        "registrationNumber": "89022025",
        "taxNumber": "CZ89022025",
        "vatNumber": null,
        "uuid": "96e5d079-bdb9-495c-8086-7ae3842177c6",
        "address": {
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
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Karel Kovářík",
        "registrationNumber": "89029364",
        "taxNumber": "CZ699007342",
        "vatNumber": null,
        "uuid": "d4355d1c-1b98-4435-846d-be76b4102e67",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Praha 3",
          "street": "Seifertova",
          "streetWithNumber": "Seifertova 454/33",
          "number": {
           "full": "454/33",
           "part1": "454",
           "part2": "33"
          },
          "zip": "13000",
          "full": "Seifertova 454/33, 13000 Praha 3",
          "ids": {
           "internal": "CZ-000007",
           "external": "90000007"
          }
         }
        }
       }
      }
     ]
    }
   },
   "byRegistrationNumber": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 2,
     "resultsTotal": 7,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Papírnictví Zelený drak v.o.s.",
        "registrationNumber": "89014685",
        "taxNumber": "CZ89014685",
        "vatNumber": "CZ89014685",
        "uuid": "b2555fe6-e522-4777-8eaa-0e201cfeed09",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Ostrava",
          "street": "Nádražní",
          "streetWithNumber": "Nádražní 615/30",
          "number": {
           "full": "615/30",
           "part1": "615",
           "part2": "30"
          },
          "zip": "70200",
          "full": "Nádražní 615/30, 70200 Ostrava",
          "ids": {
           "internal": "CZ-000017",
           "external": "90000017"
          }
         }
        }
       }
      }
     ]
    }
   },
   "byTaxNumber": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "PL",
        "name": "Bursztynowy Zegar sp. z o.o.",
        "registrationNumber": "990005232",
        "taxNumber": "9990005230",
        "vatNumber": "PL9990005230",
        "uuid": "78e36a80-753a-44d3-8faf-2b0ee8b8a939",
        "address": {
         "data": {
          "country": "PL",
          "city": "Gdańsk",
          "street": "Długa",
          "streetWithNumber": "Długa 57",
          "number": {
           "full": "57",
           "part1": "57",
           "part2": null
          },
          "zip": "80827",
          "full": "Długa 57, 80827 Gdańsk",
          "ids": {
           "internal": "PL-000209",
           "external": "90000209"
          }
         }
        }
       }
      }
     ]
    }
   },
   "byVatNumber": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 0,
     "resultsTotal": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       }
      },
      {
       "data": {
        "country": "SK",
        "name": "Drevené husle a.s.",
        "registrationNumber": "99008386",
        "taxNumber": "2990008384",
        "vatNumber": "SK2990008384",
        "uuid": "15919913-8dd5-41f2-8d91-0909624de470",
        "address": {
         "data": {
          "country": "SK",
          "city": "Košice",
          "street": "Hlavná",
          "streetWithNumber": "Hlavná 68/43",
          "number": {
           "full": "68/43",
           "part1": "68",
           "part2": "43"
          },
          "zip": "04001",
          "full": "Hlavná 68/43, 04001 Košice",
          "ids": {
           "internal": "SK-000104",
           "external": "90000104"
          }
         }
        }
       }
      }
     ]
    }
   },
   "full": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "Rzeczpospolita Polska",
        "name": "Bursztynowy Zegar sp. z o.o.",
        "registrationNumber": "990005232",
        "taxNumber": "9990005230",
        "vatNumber": "PL9990005230",
        "uuid": "78e36a80-753a-44d3-8faf-2b0ee8b8a939",
        "address": {
         "data": {
          "country": "Rzeczpospolita Polska",
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
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
         "data": {
          "country": "PL",
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
        },
        "legalForm": {
         "type": "juridical",
         "code": "117",
         "name": "Spółka z ograniczoną odpowiedzialnością"
        },
        "dates": {
         "created": "2009-10-28",
         "terminated": null
        }
       },
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "filterLimit": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       }
      }
     ]
    }
   },
   "filterPrefer": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 0,
     "resultsTotal": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       }
      }
     ]
    }
   },
   "filterByFormatOnly": {
    "body": {
     "resultsCount": 0,
     "resultsOffset": 0,
     "resultsTotal": 0,
     "results": []
    }
   },
   "legalFormType": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Karel Kovářík",
        "registrationNumber": "89029364",
        "taxNumber": "CZ699007342",
        "vatNumber": null,
        "uuid": "d4355d1c-1b98-4435-846d-be76b4102e67",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Praha 3",
          "street": "Seifertova",
          "streetWithNumber": "Seifertova 454/33",
          "number": {
           "full": "454/33",
           "part1": "454",
           "part2": "33"
          },
          "zip": "13000",
          "full": "Seifertova 454/33, 13000 Praha 3",
          "ids": {
           "internal": "CZ-000007",
           "external": "90000007"
          }
         }
        }
       }
      }
     ]
    }
   },
   "dataSource": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "PL",
        "name": "Kuźnia Pod Jarzębiną sp. z o.o.",
        "registrationNumber": "990015696",
        "taxNumber": "9990015694",
        "vatNumber": "PL9990015694",
        "uuid": "2f2101e5-fdfa-4b8e-862e-aeff156f0a18",
        "address": {
         "data": {
          "country": "PL",
          "city": "Kraków",
          "street": "Floriańska",
          "streetWithNumber": "Floriańska 18",
          "number": {
           "full": "18",
           "part1": "18",
           "part2": null
          },
          "zip": "31019",
          "full": "Floriańska 18, 31019 Kraków",
          "ids": {
           "internal": "PL-000205",
           "external": "90000205"
          }
         }
        }
       }
      }
     ]
    }
   },
   "clientCountry": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 0,
     "resultsTotal": 2,
     "results": [
      {
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       }
      }
     ]
    }
   },
   "terminated": {
    "body": {
     "resultsCount": 1,
     "resultsOffset": 0,
     "resultsTotal": 1,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Pekařství U Tří sov s.r.o.",
        "registrationNumber": "89018354",
        "taxNumber": "CZ89018354",
        "vatNumber": null,
        "uuid": "4390ab83-88fd-46ba-86a5-acada21d7de4",
        "address": {
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
        "vatNumberSpecial": null,
        "addressOfficial": {
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
          "zip": "779 00",
          "full": "Riegrova 381/22, 779 00 Olomouc",
          "ids": {
           "internal": "CZ-000020",
           "external": "90000020"
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "112",
         "name": "Společnost s ručením omezeným"
        },
        "dates": {
         "created": "2001-05-09",
         "terminated": "2019-12-31"
        }
       },
       "flags": {
        "isActive": false,
        "isVatPayer": false,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "filterAsWritten": {
    "body": {
     "resultsCount": 0,
     "resultsOffset": 0,
     "resultsTotal": 0,
     "results": []
    }
   },
   "filterByBeginning": {
    "body": {
     "resultsCount": 2,
     "resultsOffset": 0,
     "resultsTotal": 2,
     "results": [
      {
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       }
      },
      {
       "data": {
        "country": "CZ",
        "name": "Kovárna Tichý vodník s.r.o.",
        "registrationNumber": "89022025",
        "taxNumber": "CZ89022025",
        "vatNumber": null,
        "uuid": "96e5d079-bdb9-495c-8086-7ae3842177c6",
        "address": {
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
  "companyValidate": {
   "valid": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": null,
       "address": null
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
       "country": null,
       "name": "Bezinka Digital s.r.o.",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       },
       "errors": [],
       "fixes": []
      },
      {
       "isValid": true,
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       },
       "errors": [],
       "fixes": []
      }
     ]
    }
   },
   "validFull": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "country": "PL",
       "name": null,
       "registrationNumber": "990010463",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [],
      "flags": {
       "isActive": true,
       "isVatPayer": true,
       "isInInsolvency": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "Rzeczpospolita Polska",
        "name": "Papierowy Żuraw S.A.",
        "registrationNumber": "990010463",
        "taxNumber": "9990010461",
        "vatNumber": "PL9990010461",
        "uuid": "eac5e9b2-586b-420d-8c91-debcef2168ff",
        "address": {
         "data": {
          "country": "Rzeczpospolita Polska",
          "state": null,
          "region": "mazowieckie",
          "district": "Warszawa",
          "cityPart": "Śródmieście",
          "city": "Warszawa - Śródmieście",
          "street": "Nowy Świat",
          "streetWithNumber": "Nowy Świat 15",
          "number": {
           "full": "15",
           "part1": "15",
           "part2": null,
           "part1Number": "15",
           "part1Letter": null,
           "part2Number": null,
           "part2Letter": null,
           "type": null
          },
          "zip": "00-496",
          "full": "Nowy Świat 15, 00-496 Warszawa - Śródmieście",
          "ids": {
           "internal": "PL-000202",
           "external": "90000202"
          },
          "geometry": {
           "gps": {
            "lat": 52.2315,
            "lon": 21.02099
           }
          }
         }
        },
        "vatNumberSpecial": null,
        "addressOfficial": {
         "data": {
          "country": "PL",
          "state": null,
          "region": "mazowieckie",
          "district": "Warszawa",
          "cityPart": "Śródmieście",
          "city": "Warszawa - Śródmieście",
          "street": "Nowy Świat",
          "streetWithNumber": "Nowy Świat 15",
          "number": {
           "full": "15",
           "part1": "15",
           "part2": null,
           "part1Number": "15",
           "part1Letter": null,
           "part2Number": null,
           "part2Letter": null,
           "type": null
          },
          "zip": "00-496",
          "full": "Nowy Świat 15, 00-496 Warszawa - Śródmieście",
          "ids": {
           "internal": "PL-000202",
           "external": "90000202"
          },
          "geometry": {
           "gps": {
            "lat": 52.2315,
            "lon": 21.02099
           }
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "116",
         "name": "Spółka akcyjna"
        },
        "dates": {
         "created": "1999-03-17",
         "terminated": null
        }
       },
       "errors": [],
       "fixes": [],
       "flags": {
        "isActive": true,
        "isVatPayer": true,
        "isInInsolvency": false
       }
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
       "country": "CZ",
       "name": "Neznámé lampárny a.s.",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidNumber": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "12345678",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The check digit does not fit the other digits."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidTerminated": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "89018354",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value is not known."
       }
      ]
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
       "country": "CZ",
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
       "address": {
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
         "valueFrom": "Kovárna Pod Jeřábkem s.r.o.",
         "value": "Kovárna Pod Jeřábem s.r.o."
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "registrationNumber",
         "type": "registrationNumber",
         "valueFrom": "890 03 675",
         "value": "89003675"
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
       "country": "CZ",
       "name": null,
       "registrationNumber": "890 036 00",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       },
       {
        "group": "SYNTAX",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The check digit does not fit the other digits."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "89003600",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The check digit does not fit the other digits."
       }
      ],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "registrationNumber",
         "type": "registrationNumber",
         "valueFrom": "890 036 00",
         "value": "89003600"
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
       "country": "CZ",
       "name": null,
       "registrationNumber": "89003676",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "INVALID",
        "subtype": "NUMBER",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The check digit does not fit the other digits."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": "TYPO",
         "data": {
          "typeFrom": "registrationNumber",
          "type": "registrationNumber",
          "valueFrom": "89003676",
          "value": "89003675"
         }
        }
       ]
      }
     ]
    }
   },
   "legalFormCorrected": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem",
       "registrationNumber": "89003675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "LEGAL_FORM",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The name lacks its legal form."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
       "address": {
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
      },
      "errors": [],
      "fixes": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_ADDED",
        "subtype": "LEGAL_FORM",
        "data": {
         "typeFrom": "name",
         "type": "name",
         "valueFrom": "Kovárna Pod Jeřábem",
         "value": "Kovárna Pod Jeřábem s.r.o."
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "legalFormSuggested": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "LEGAL_FORM",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The name lacks its legal form."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       },
       "errors": [],
       "fixes": [
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "LEGAL_FORM",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Kovárna Pod Jeřábem",
          "value": "Kovárna Pod Jeřábem s.r.o."
         }
        }
       ]
      }
     ]
    }
   },
   "countryAlone": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "country"
        ],
        "description": "A country alone names no company."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "invalidWithCorrectionWithSuggestion": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrectionWithSuggestion",
      "data": {
       "country": null,
       "name": "bezinka digital s.r.o.",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "CASE_SENSITIVITY",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is in the wrong case."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Bezinka Digital s.r.o.",
       "registrationNumber": "89011015",
       "taxNumber": "CZ89011015",
       "vatNumber": "CZ89011015",
       "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
       "address": {
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
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "CASE_SENSITIVITY",
        "data": {
         "typeFrom": "name",
         "type": "name",
         "valueFrom": "bezinka digital s.r.o.",
         "value": "Bezinka Digital s.r.o."
        }
       }
      ]
     },
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "SK",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "99004194",
        "taxNumber": "2990004193",
        "vatNumber": "SK2990004193",
        "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
        "address": {
         "data": {
          "country": "SK",
          "city": "Bratislava",
          "street": "Obchodná",
          "streetWithNumber": "Obchodná 507/22",
          "number": {
           "full": "507/22",
           "part1": "507",
           "part2": "22"
          },
          "zip": "81106",
          "full": "Obchodná 507/22, 81106 Bratislava",
          "ids": {
           "internal": "SK-000101",
           "external": "90000101"
          }
         }
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "CASE_SENSITIVITY",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "bezinka digital s.r.o.",
          "value": "Bezinka Digital s.r.o."
         }
        }
       ]
      }
     ]
    }
   },
   "numbersOfTwoCompanies": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": null,
       "name": null,
       "registrationNumber": "89003675",
       "taxNumber": null,
       "vatNumber": "CZ89007344",
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID_COMBINATION",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "vatNumber"
        ],
        "description": "The value does not belong to the other values."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "vatNumber",
          "type": "vatNumber",
          "valueFrom": "CZ89007344",
          "value": "CZ89003675"
         }
        }
       ]
      },
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Ořechové hodiny a.s.",
        "registrationNumber": "89007344",
        "taxNumber": "CZ89007344",
        "vatNumber": "CZ89007344",
        "uuid": "67c043e6-9a75-4b3b-8bff-ba2cfa8e00f1",
        "address": {
         "data": {
          "country": "CZ",
          "city": "Brno",
          "street": "Veveří",
          "streetWithNumber": "Veveří 111/25",
          "number": {
           "full": "111/25",
           "part1": "111",
           "part2": "25"
          },
          "zip": "60200",
          "full": "Veveří 111/25, 60200 Brno",
          "ids": {
           "internal": "CZ-000012",
           "external": "90000012"
          }
         }
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "VALUE",
         "type": "VALUE_CHANGED",
         "subtype": null,
         "data": {
          "typeFrom": "registrationNumber",
          "type": "registrationNumber",
          "valueFrom": "89003675",
          "value": "89007344"
         }
        }
       ]
      }
     ]
    }
   },
   "notVatPayer": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": null,
       "name": null,
       "registrationNumber": "89022025",
       "taxNumber": null,
       "vatNumber": "CZ89022025",
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "vatNumber"
        ],
        "description": "The value is not known."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Tichý vodník s.r.o.",
       "registrationNumber": "89022025",
       "taxNumber": "CZ89022025",
       "vatNumber": null,
       "uuid": "96e5d079-bdb9-495c-8086-7ae3842177c6",
       "address": {
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
       }
      },
      "errors": [],
      "fixes": [
       {
        "group": "VALUE",
        "type": "REMOVED",
        "subtype": null,
        "data": {
         "typeFrom": "vatNumber",
         "type": null,
         "valueFrom": "CZ89022025",
         "value": null
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "correctionModeFull": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": null,
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
       "address": {
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
         "valueFrom": "Kovárna Pod Jeřábkem s.r.o.",
         "value": "Kovárna Pod Jeřábem s.r.o."
        }
       },
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "WHITESPACES",
        "data": {
         "typeFrom": "registrationNumber",
         "type": "registrationNumber",
         "valueFrom": "890 03 675",
         "value": "89003675"
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
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
     },
     "resultCorrected": {
      "isValid": false,
      "data": {
       "country": null,
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
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
         "typeFrom": "registrationNumber",
         "type": "registrationNumber",
         "valueFrom": "890 03 675",
         "value": "89003675"
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
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Kovárna Pod Jeřábem s.r.o.",
        "registrationNumber": "89003675",
        "taxNumber": "CZ89003675",
        "vatNumber": "CZ89003675",
        "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
        "address": {
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
          "valueFrom": "Kovárna Pod Jeřábkem s.r.o.",
          "value": "Kovárna Pod Jeřábem s.r.o."
         }
        },
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "WHITESPACES",
         "data": {
          "typeFrom": "registrationNumber",
          "type": "registrationNumber",
          "valueFrom": "890 03 675",
          "value": "89003675"
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
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "890 03 675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       },
       {
        "group": "FORMAT",
        "type": "CHARACTERS",
        "subtype": "WHITESPACES",
        "severity": "critical",
        "relatedTo": [
         "registrationNumber"
        ],
        "description": "The value has superfluous white space."
       }
      ]
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
       "name": null,
       "registrationNumber": "99004194",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
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
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "crossCountryFull": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "99004194",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
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
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "SK",
       "name": "Bezinka Digital s.r.o.",
       "registrationNumber": "99004194",
       "taxNumber": "2990004193",
       "vatNumber": "SK2990004193",
       "uuid": "4bab18ae-3910-48c7-8487-ca640c6c97d5",
       "address": {
        "data": {
         "country": "SK",
         "city": "Bratislava",
         "street": "Obchodná",
         "streetWithNumber": "Obchodná 507/22",
         "number": {
          "full": "507/22",
          "part1": "507",
          "part2": "22"
         },
         "zip": "81106",
         "full": "Obchodná 507/22, 81106 Bratislava",
         "ids": {
          "internal": "SK-000101",
          "external": "90000101"
         }
        }
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
     },
     "suggestions": []
    }
   },
   "dataSource": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "valid",
      "data": {
       "country": null,
       "name": "Bezinka Digital s.r.o.",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": []
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "terminatedIncluded": {
    "body": {
     "result": {
      "isValid": true,
      "proposal": "validWithSuggestion",
      "data": {
       "country": "CZ",
       "name": null,
       "registrationNumber": "89018354",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [],
      "flags": {
       "isActive": false,
       "isVatPayer": false,
       "isInInsolvency": false
      }
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Pekařství U Tří sov s.r.o.",
        "registrationNumber": "89018354",
        "taxNumber": "CZ89018354",
        "vatNumber": null,
        "uuid": "4390ab83-88fd-46ba-86a5-acada21d7de4",
        "address": {
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
        "vatNumberSpecial": null,
        "addressOfficial": {
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
          "zip": "779 00",
          "full": "Riegrova 381/22, 779 00 Olomouc",
          "ids": {
           "internal": "CZ-000020",
           "external": "90000020"
          }
         }
        },
        "legalForm": {
         "type": "juridical",
         "code": "112",
         "name": "Společnost s ručením omezeným"
        },
        "dates": {
         "created": "2001-05-09",
         "terminated": "2019-12-31"
        }
       },
       "errors": [],
       "fixes": [],
       "flags": {
        "isActive": false,
        "isVatPayer": false,
        "isInInsolvency": false
       }
      }
     ]
    }
   },
   "legalFormLimit": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalid",
      "data": {
       "country": "CZ",
       "name": "Jana Kadlecova",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": []
    }
   },
   "legalFormPrefer": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": "CZ",
       "name": "Jana Kadlecova",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
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
        "description": "The value lacks diacritics, or has wrong ones."
       }
      ]
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Jana Kadlecová",
       "registrationNumber": "89025695",
       "taxNumber": "CZ699003671",
       "vatNumber": "CZ699003671",
       "uuid": "cf459d2f-8849-49be-8141-936df5d0a6ec",
       "address": {
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
      },
      "errors": [],
      "fixes": [
       {
        "group": "FORMAT",
        "type": "CHANGED",
        "subtype": "DIACRITICS",
        "data": {
         "typeFrom": "name",
         "type": "name",
         "valueFrom": "Jana Kadlecova",
         "value": "Jana Kadlecová"
        }
       }
      ]
     },
     "suggestions": []
    }
   },
   "resultsLimit": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithSuggestion",
      "data": {
       "country": null,
       "name": "Bezinka Digitál",
       "registrationNumber": null,
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
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
        "description": "The value lacks diacritics, or has wrong ones."
       },
       {
        "group": "SYNTAX",
        "type": "VALUE_PART_MISSING",
        "subtype": "LEGAL_FORM",
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The name lacks its legal form."
       }
      ]
     },
     "resultCorrected": null,
     "suggestions": [
      {
       "isValid": true,
       "data": {
        "country": "CZ",
        "name": "Bezinka Digital s.r.o.",
        "registrationNumber": "89011015",
        "taxNumber": "CZ89011015",
        "vatNumber": "CZ89011015",
        "uuid": "7cd59418-dff4-47fd-844d-e96e0439e07b",
        "address": {
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
        }
       },
       "errors": [],
       "fixes": [
        {
         "group": "FORMAT",
         "type": "CHANGED",
         "subtype": "DIACRITICS",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Bezinka Digitál",
          "value": "Bezinka Digital"
         }
        },
        {
         "group": "SYNTAX",
         "type": "VALUE_PART_ADDED",
         "subtype": "LEGAL_FORM",
         "data": {
          "typeFrom": "name",
          "type": "name",
          "valueFrom": "Bezinka Digital",
          "value": "Bezinka Digital s.r.o."
         }
        }
       ]
      }
     ]
    }
   },
   "correctedExtended": {
    "body": {
     "result": {
      "isValid": false,
      "proposal": "invalidWithCorrection",
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábkem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": null,
       "vatNumber": null,
       "uuid": null,
       "address": null
      },
      "errors": [
       {
        "group": "VALUE",
        "type": "INVALID",
        "subtype": null,
        "severity": "critical",
        "relatedTo": [
         "name"
        ],
        "description": "The value is not known; a typing error is likely."
       }
      ],
      "flags": {
       "isActive": null,
       "isVatPayer": null,
       "isInInsolvency": null
      }
     },
     "resultCorrected": {
      "isValid": true,
      "data": {
       "country": "CZ",
       "name": "Kovárna Pod Jeřábem s.r.o.",
       "registrationNumber": "89003675",
       "taxNumber": "CZ89003675",
       "vatNumber": "CZ89003675",
       "uuid": "09e59ac5-adbf-4b08-83da-e957156f0632",
       "address": {
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
       "vatNumberSpecial": null,
       "addressOfficial": {
        "data": {
         "country": "CZ",
         "city": "Praha 8 - Karlín",
         "street": "Sokolovská",
         "streetWithNumber": "Sokolovská 192/79",
         "number": {
          "full": "192/79",
          "part1": "192",
          "part2": "79"
         },
         "zip": "186 00",
         "full": "Sokolovská 192/79, 186 00 Praha 8 - Karlín",
         "ids": {
          "internal": "CZ-000001",
          "external": "90000001"
         }
        }
       },
       "legalForm": {
        "type": "juridical",
        "code": "112",
        "name": "Společnost s ručením omezeným"
       },
       "dates": {
        "created": "2011-03-14",
        "terminated": null
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
         "valueFrom": "Kovárna Pod Jeřábkem s.r.o.",
         "value": "Kovárna Pod Jeřábem s.r.o."
        }
       }
      ],
      "flags": {
       "isActive": true,
       "isVatPayer": true,
       "isInInsolvency": false
      }
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
