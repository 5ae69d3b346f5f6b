/** A point on the earth in degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

/** An address of the sandbox. Towns, streets and positions are real; which numbers a street has is invented, as are the identifiers. */
export interface Location {
  /** The service's own identifier, unique over all countries. */
  id: string;
  /** The identifier in the country's address register, unique in the country. */
  externalId: string;
  /** ISO 3166-1 alpha-2 code. */
  country: CountryCode;
  region: string;
  district: string;
  /** The town alone: Praha. */
  town: string;
  /** The town as post is addressed to it: Praha 8. Most towns have no such districts; there it is the town alone. */
  postalTown: string;
  /** Quarter or part of the town: Karlín. */
  cityPart: string;
  /** The town whose post office delivers here, where that is another one. */
  postOffice?: string | undefined;
  /** Null where streets have no names. */
  street: string | null;
  /** The number as written in an address: 192/79. */
  number: string;
  /** Digits alone. */
  zip: string;
  position: Position;
}

/** The countries of the sandbox, as ISO 3166-1 alpha-2 codes. */
export type CountryCode = "CZ" | "SK" | "PL";

/** A street with its postal code and its numbers: identifier, house number, latitude, longitude. */
type Street = [street: string | null, zip: string, numbers: [id: number, number: string, lat: number, lon: number][]];

type Town = Omit<Location, "id" | "externalId" | "street" | "number" | "zip" | "position" | "postalTown"> & {
  postalTown?: string;
  streets: Street[];
};

const towns: Town[] = [
  {
    country: "CZ",
    region: "Hlavní město Praha",
    district: "Praha",
    town: "Praha",
    postalTown: "Praha 8",
    cityPart: "Karlín",
    streets: [
      [
        "Sokolovská",
        "18600",
        [
          [1, "192/79", 50.0929, 14.4547],
          [2, "194/81", 50.09296, 14.45502],
          [3, "24/37", 50.09181, 14.44726],
        ],
      ],
      [
        "Křižíkova",
        "18600",
        [
          [4, "159/56", 50.09302, 14.4522],
          [5, "283/1", 50.09127, 14.44061],
        ],
      ],
      ["Thámova", "18600", [[6, "137/16", 50.09214, 14.45296]]],
    ],
  },
  {
    country: "CZ",
    region: "Hlavní město Praha",
    district: "Praha",
    town: "Praha",
    postalTown: "Praha 3",
    cityPart: "Žižkov",
    streets: [
      [
        "Seifertova",
        "13000",
        [
          [7, "454/33", 50.08437, 14.44707],
          [8, "560/71", 50.08361, 14.45051],
        ],
      ],
      ["Husitská", "13000", [[9, "107/3", 50.08627, 14.44371]]],
    ],
  },
  {
    country: "CZ",
    region: "Hlavní město Praha",
    district: "Praha",
    town: "Praha",
    postalTown: "Praha 2",
    cityPart: "Vinohrady",
    streets: [
      ["Mánesova", "12000", [[10, "917/28", 50.07793, 14.43969]]],
      ["Korunní", "12000", [[11, "588/4", 50.07532, 14.43913]]],
    ],
  },
  {
    country: "CZ",
    region: "Jihomoravský kraj",
    district: "Brno-město",
    town: "Brno",
    cityPart: "Veveří",
    streets: [
      [
        "Veveří",
        "60200",
        [
          [12, "111/25", 49.20006, 16.6004],
          [13, "469/47", 49.20205, 16.59726],
        ],
      ],
      ["Lidická", "60200", [[14, "701/15", 49.20163, 16.60743]]],
    ],
  },
  {
    country: "CZ",
    region: "Jihomoravský kraj",
    district: "Brno-město",
    town: "Brno",
    cityPart: "Brno-město",
    streets: [
      ["Masarykova", "60200", [[15, "413/34", 49.19204, 16.61135]]],
      ["Dominikánské náměstí", "60200", [[16, "656/2", 49.19416, 16.60683]]],
    ],
  },
  {
    country: "CZ",
    region: "Moravskoslezský kraj",
    district: "Ostrava-město",
    town: "Ostrava",
    cityPart: "Moravská Ostrava",
    streets: [
      ["Nádražní", "70200", [[17, "615/30", 49.83985, 18.28808]]],
      ["Stodolní", "70200", [[18, "834/9", 49.83716, 18.28603]]],
    ],
  },
  {
    country: "CZ",
    region: "Plzeňský kraj",
    district: "Plzeň-město",
    town: "Plzeň",
    cityPart: "Vnitřní Město",
    streets: [["Dominikánská", "30100", [[19, "288/4", 49.74818, 13.37604]]]],
  },
  {
    country: "CZ",
    region: "Olomoucký kraj",
    district: "Olomouc",
    town: "Olomouc",
    cityPart: "Olomouc",
    streets: [["Riegrova", "77900", [[20, "381/22", 49.59446, 17.24895]]]],
  },
  {
    country: "CZ",
    region: "Zlínský kraj",
    district: "Zlín",
    town: "Ludkovice",
    cityPart: "Ludkovice",
    postOffice: "Biskupice u Luhačovic",
    streets: [
      [
        null,
        "76341",
        [
          [21, "37", 49.11664, 17.72175],
          [22, "112", 49.11721, 17.72298],
        ],
      ],
    ],
  },
  {
    country: "SK",
    region: "Bratislavský kraj",
    district: "Bratislava I",
    town: "Bratislava",
    cityPart: "Staré Mesto",
    streets: [
      [
        "Obchodná",
        "81106",
        [
          [101, "507/22", 48.14712, 17.10917],
          [102, "559/48", 48.14832, 17.11167],
        ],
      ],
      ["Laurinská", "81101", [[103, "137/7", 48.14303, 17.11017]]],
    ],
  },
  {
    country: "SK",
    region: "Košický kraj",
    district: "Košice I",
    town: "Košice",
    cityPart: "Staré Mesto",
    streets: [
      [
        "Hlavná",
        "04001",
        [
          [104, "68/43", 48.72098, 21.25775],
          [105, "104/112", 48.72424, 21.25697],
        ],
      ],
      ["Mlynská", "04001", [[106, "1395/22", 48.72118, 21.26154]]],
    ],
  },
  {
    country: "SK",
    region: "Žilinský kraj",
    district: "Žilina",
    town: "Žilina",
    cityPart: "Žilina",
    streets: [["Národná", "01001", [[107, "42/14", 49.22498, 18.74319]]]],
  },
  {
    country: "SK",
    region: "Trnavský kraj",
    district: "Trnava",
    town: "Trnava",
    cityPart: "Trnava",
    streets: [["Hlavná", "91701", [[108, "18/25", 48.37572, 17.58746]]]],
  },
  {
    country: "PL",
    region: "mazowieckie",
    district: "Warszawa",
    town: "Warszawa",
    cityPart: "Śródmieście",
    streets: [
      [
        "Nowy Świat",
        "00496",
        [
          [201, "7/3", 52.23094, 21.02158],
          [202, "15", 52.2315, 21.02099],
        ],
      ],
      ["Chmielna", "00021", [[203, "24", 52.23257, 21.01403]]],
    ],
  },
  {
    country: "PL",
    region: "mazowieckie",
    district: "Warszawa",
    town: "Warszawa",
    cityPart: "Mokotów",
    streets: [["Puławska", "02515", [[204, "41", 52.20693, 21.02341]]]],
  },
  {
    country: "PL",
    region: "małopolskie",
    district: "Kraków",
    town: "Kraków",
    cityPart: "Stare Miasto",
    streets: [
      [
        "Floriańska",
        "31019",
        [
          [205, "18", 50.06312, 19.94022],
          [206, "31", 50.0639, 19.94094],
        ],
      ],
      ["Grodzka", "31001", [[207, "9", 50.06006, 19.93763]]],
    ],
  },
  {
    country: "PL",
    region: "dolnośląskie",
    district: "Wrocław",
    town: "Wrocław",
    cityPart: "Stare Miasto",
    streets: [["Świdnicka", "50066", [[208, "12", 51.10798, 17.03179]]]],
  },
  {
    country: "PL",
    region: "pomorskie",
    district: "Gdańsk",
    town: "Gdańsk",
    cityPart: "Śródmieście",
    streets: [["Długa", "80827", [[209, "57", 54.34897, 18.65105]]]],
  },
  {
    country: "PL",
    region: "wielkopolskie",
    district: "Poznań",
    town: "Poznań",
    cityPart: "Stare Miasto",
    streets: [["Święty Marcin", "61803", [[210, "69", 52.40733, 16.91937]]]],
  },
];

/** Every address of the sandbox. */
export const locations: readonly Location[] = towns.flatMap(({ streets, ...town }) =>
  streets.flatMap(([street, zip, numbers]) =>
    numbers.map(([id, number, lat, lon]) => ({
      ...town,
      postalTown: town.postalTown ?? town.town,
      id: `${town.country}-${String(id).padStart(6, "0")}`,
      externalId: String(90_000_000 + id),
      street,
      zip,
      number,
      position: { lat, lon },
    })),
  ),
);
