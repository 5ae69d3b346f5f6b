import { type PhoneNumber, validatePhoneNumberLength } from "libphonenumber-js/max";
import { parseInternational } from "./notations.ts";

/** What the length of a number says of it; `fits` says nothing of its digits. */
export type LengthVerdict = "prefixUnknown" | "tooShort" | "tooLong" | "wrongLength" | "fits";

/** Whether digits, from the international prefix on, are as many as a number with that prefix has. */
export function judgeLength(digits: string): LengthVerdict {
  switch (validatePhoneNumberLength(`+${digits}`)) {
    case "INVALID_COUNTRY":
      return "prefixUnknown";
    case "TOO_LONG":
      return "tooLong";
    case "INVALID_LENGTH":
      return "wrongLength";
    case "TOO_SHORT":
    case "NOT_A_NUMBER":
      return "tooShort";
    default:
      return "fits";
  }
}

/** So many digits are appended by mistake at most. */
const mostExtraDigits = 3;

/**
 * Whether an invalid number becomes valid when its last digits are left out. The length alone does not say so: a few special numbers
 * of a country are often longer than those of all its people.
 */
export function isTooLong(number: PhoneNumber): boolean {
  if (number.isValid()) return false;
  const shorter = Array.from({ length: mostExtraDigits }, (_, extra) => number.number.slice(1, -1 - extra));
  return (
    judgeLength(number.number.slice(1)) === "tooLong" || shorter.some((digits) => parseInternational(digits)?.isValid())
  );
}
