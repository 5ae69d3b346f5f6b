import type { Known, Options, ResponseBody, Schemas } from "@data-validation/client";
import { valueAtPath } from "@data-validation/common/value-at";
import type { Candidate } from "../validation.ts";
import type { DataKind } from "./data-kinds.ts";
import type { PathsIn } from "./task.ts";

/** A column of `--details`: named after the field, relative to `data` or to the validated value. */
interface DetailColumn {
  path: string;
  read(candidate: Candidate | undefined): string;
}

type Result<K extends DataKind> =
  ResponseBody<`/${K}/validate`> extends { result: infer Own } ? Own : never;

type DetailPath<K extends DataKind> =
  | PathsIn<NonNullable<Result<K>[keyof Result<K> & "data"]>>
  | PathsIn<Pick<Result<K>, "flags" & keyof Result<K>>>;

/** The fields that `--details` adds, by kind: paths in `data`, and `flags` beside it. */
const detailPaths: { [K in Exclude<DataKind, "name">]: DetailPath<K>[] } = {
  email: [
    "user",
    "domain",
    "flags.isFreemail",
    "flags.isDisposableEmailAddress",
    "flags.isCatchAllServer",
  ],
  phone: ["country.code", "carrier.name", "carrier.type"],
  company: [
    "taxNumber",
    "vatNumber",
    "legalForm.code",
    "legalForm.name",
    "dates.created",
    "dates.terminated",
    "address.data.full",
    "flags.isActive",
    "flags.isVatPayer",
  ],
  location: [
    "region",
    "district",
    "cityPart",
    "ids.internal",
    "ids.external",
    "geometry.gps.lat",
    "geometry.gps.lon",
  ],
};

/** Options that the details need. A higher level of detail may cost more. */
export const detailOptions: { [K in DataKind]: Partial<Options<`/${K}/validate`>> } = {
  email: {},
  phone: { validationType: "extended" },
  name: { dataScope: "full" },
  company: { dataScope: "extended" },
  location: { dataScope: "full" },
};

type Component = Schemas["NameDetail"];

const nameDetails: DetailColumn[] = [
  { path: "gender", read: (candidate) => detailText(mostComplete(candidate)?.gender) },
  ...(
    [
      "vocativeName",
      "vocativeSurname",
      "vocativeNameSurname",
      "degreesBefore",
      "degreesAfter",
    ] satisfies DetailPath<"name">[]
  ).map(detailAt),
  {
    path: "nameDays",
    read: (candidate) =>
      (componentsIn(candidate).find(({ nameDays }) => nameDays?.length)?.nameDays ?? [])
        .map(({ country, month, day }) => `${country} ${twoDigits(month)}-${twoDigits(day)}`)
        .join("; "),
  },
];

export function detailColumnsOf(kind: DataKind): DetailColumn[] {
  return kind === "name" ? nameDetails : detailPaths[kind].map(detailAt);
}

function detailAt(path: string): DetailColumn {
  const read = (candidate: Candidate | undefined) =>
    detailText(valueAtPath(path.startsWith("flags.") ? candidate : candidate?.data, path));
  return { path, read };
}

function componentsIn(candidate: Candidate | undefined): Component[] {
  const details = candidate?.data?.details;
  return (Array.isArray(details) ? details : [details]).filter(Boolean) as Component[];
}

/** For the gender, the surname is read before the first name, and both before each alone. */
function mostComplete(candidate: Candidate | undefined): Component | undefined {
  const components = componentsIn(candidate);
  const types: Known<Component["type"]>[] = ["nameSurname", "surname", "name"];
  return types
    .flatMap((type) => components.find((one) => one.type === type) ?? [])
    .find(({ gender }) => gender);
}

function detailText(value: unknown): string {
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
