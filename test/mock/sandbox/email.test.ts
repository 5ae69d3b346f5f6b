import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wellKnownDomains } from "../../../packages/mock/src/sandbox/email/domains.ts";
import { servers } from "../../../packages/mock/src/sandbox/email/servers.ts";
import { emailValidate } from "../../../packages/mock/src/sandbox/email/validate.ts";
import type { Schemas } from "../../../packages/mock/src/schemas.ts";
import { runs } from "../../support/property-runs.ts";
import { examplePairs, fits } from "./support.ts";

type Request = Schemas["EmailValidateRequest"]["request"];
type Options = NonNullable<Request["options"]>;

const ask = (email: string, options?: Options) => emailValidate({ query: { email }, ...(options && { options }) });
const proposal = (email: string, options?: Options) => ask(email, options).result.proposal;
const corrected = (email: string, options?: Options) => ask(email, options).resultCorrected?.data?.email;
const suggested = (email: string, options?: Options) => ask(email, options).suggestions.map(({ data }) => data?.email);
const findingsOf = (email: string, options?: Options) =>
  ask(email, options).result.errors.map(({ group, type, subtype, severity }) =>
    [group, type, subtype, severity].filter(Boolean).join(" "),
  );

/** Domains of every kind that the sandbox tells apart. */
const domains = fc.constantFrom(
  ...wellKnownDomains,
  ...Object.keys(servers),
  "company.example",
  "throwaway.example",
  "seznma.cz",
  "gmial.com",
  "gmail.con",
  "seznam,cz",
  "gmail",
  "pošta.example",
  "Company.Example",
);

/** Whatever may be typed into a field for e-mail addresses. */
const texts = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(
      fc.constantFrom("jana", "Jana", "jána", "missing-user", "jana k", '"jana k"', "j..k", ".j", ""),
      fc.constantFrom("@", "@@", " @ ", "(at)", ""),
      domains,
    )
    .map((parts) => parts.join("")),
  fc
    .tuple(fc.constantFrom(" ", "mailto:", "Jana <", ""), fc.emailAddress(), fc.constantFrom(" ", ">", ".", ",", ""))
    .map((parts) => parts.join("")),
  fc.string({ unit: fc.constantFrom(...'ab.@"\\ ,;<>()[]-_+áЖ\u200b') }),
  fc.string({ unit: "binary", maxLength: 60 }),
);

const options = fc.record(
  {
    validationType: fc.constantFrom("basic", "extended"),
    acceptDisposableEmails: fc.boolean(),
    acceptFreemails: fc.boolean(),
    correctionMode: fc.constantFrom("full", "format", "suggestion", "none"),
  },
  { requiredKeys: [] },
);

const requests: fc.Arbitrary<Request> = fc.record(
  { query: fc.record({ email: texts }), options },
  { requiredKeys: ["query"] },
);

describe("Spelling", () => {
  test.each([
    ["a dot-atom", "jana.kadlecova+news@company.example"],
    ["every character of an atom", "!#$%&'*+/=?^_`{|}~-@company.example"],
    ["quotes, with whatever is printable within", '"jana \\"k\\" (@) kadlecova"@company.example'],
    ["64 octets before the at sign", `${"a".repeat(64)}@company.example`],
    ["63 octets in a label", `jana@${"a".repeat(63)}.example`],
    ["254 octets in all", `${"a".repeat(64)}@${"a.".repeat(91)}example`],
    ["an international domain", "jana@pošta.example"],
    ["an international domain in Punycode", "jana@xn--pota-h6a.example"],
    ["an international top-level domain", "jana@почта.рф"],
    ["a subdomain", "jana@mail.office.company.example"],
  ])("allows %s", (_, email) => {
    expect(findingsOf(email, { validationType: "basic" })).toEqual([]);
    expect(ask(email, { validationType: "basic" }).result.isValid).toBe(true);
  });

  test.each([
    ["nothing", "", "VALUE EMPTY critical"],
    ["white space alone", " \t\u00a0", "VALUE EMPTY critical"],
    ["no at sign", "jana", "SYNTAX VALUE_PART_MISSING AT_SIGN critical"],
    ["nothing before the at sign", "@company.example", "SYNTAX VALUE_PART_MISSING critical"],
    ["nothing after the at sign", "jana@", "SYNTAX VALUE_PART_MISSING DOMAIN critical"],
    ["two at signs", "jana@home@company.example", "SYNTAX VALUE_PART_EXTRA AT_SIGN critical"],
    ["255 octets in all", `${"a".repeat(64)}@a${"a.".repeat(91)}example`, "SYNTAX VALUE_LENGTH TOO_LONG critical"],
    ["65 octets before the at sign", `${"a".repeat(65)}@company.example`, "SYNTAX VALUE_LENGTH TOO_LONG critical"],
    [
      "33 letters of two octets before the at sign",
      `${"ж".repeat(33)}@company.example`,
      "SYNTAX VALUE_LENGTH TOO_LONG critical",
    ],
    ["64 octets in a label", `jana@${"a".repeat(64)}.example`, "SYNTAX VALUE_LENGTH TOO_LONG critical"],
    ["257 octets in a domain", `j@${"a.".repeat(125)}example`, "SYNTAX VALUE_LENGTH TOO_LONG critical"],
    ["letters outside of ASCII before the at sign", "яна@company.example", "SYNTAX CHARACTERS critical"],
    ["characters that are not allowed", "jana(k)@company.example", "SYNTAX CHARACTERS critical"],
    ["a backslash at the end of quotes", '"jana\\"@company.example', "SYNTAX CHARACTERS critical"],
    ["characters that no domain has", "jana@comp_any.example", "SYNTAX CHARACTERS DOMAIN critical"],
    ["a hyphen at the edge of a label", "jana@-company.example", "SYNTAX INVALID DOMAIN critical"],
    ["broken Punycode", "jana@xn--zzz99999.example", "SYNTAX INVALID DOMAIN critical"],
    ["no top-level domain", "jana@localhost", "SYNTAX VALUE_PART_MISSING TLD critical"],
    ["a top-level domain that does not exist", "jana@company.invalid", "VALUE INVALID TLD critical"],
    ["an IP address in brackets", "jana@[192.0.2.1]", "VALUE NOT_ALLOWED DOMAIN critical"],
  ])("refuses %s", (_, email, finding) => {
    expect(findingsOf(email)).toEqual([finding]);
    expect(proposal(email)).toBe("invalid");
  });

  test("user and domain are what stands before and after the last at sign", () => {
    expect(ask('"a@b"@company.example').result.data).toEqual({
      email: '"a@b"@company.example',
      user: '"a@b"',
      domain: "company.example",
    });
    expect(ask("jana").result.data).toEqual({ email: "jana", user: "jana", domain: null });
    expect(ask("@company.example").result.data).toMatchObject({ user: null, domain: "company.example" });
  });
});

describe("Correction", () => {
  const right = "jana.kadlecova@seznam.cz";

  test.each([
    ["a swapped letter in a well-known domain", "jana.kadlecova@seznma.cz"],
    ["a missing letter in a well-known domain", "jana.kadlecova@sznam.cz"],
    ["a doubled letter in a well-known domain", "jana.kadlecova@sezznam.cz"],
    ["a wrong letter in a well-known domain", "jana.kadlecova@seznan.cz"],
    ["a cut top-level domain", "jana.kadlecova@seznam.c"],
    ["a missing dot", "jana.kadlecova@seznamcz"],
    ["a missing top-level domain", "jana.kadlecova@seznam"],
    ["a comma for a dot", "jana.kadlecova@seznam,cz"],
    ["a comma for a dot before the at sign", "jana,kadlecova@seznam.cz"],
    ["two dots", "jana..kadlecova@seznam..cz"],
    ["dots at the edges", ".jana.kadlecova.@seznam.cz."],
    ["two at signs in a row", "jana.kadlecova@@seznam.cz"],
    ["words for the at sign", "jana.kadlecova (at) seznam.cz"],
    ["a Czech word for the at sign", "jana.kadlecova(zavináč)seznam.cz"],
    ["white space around", " jana.kadlecova@seznam.cz\n"],
    ["white space in the domain", "jana.kadlecova@ seznam. cz"],
    ["an invisible character", "jana.kadlecova@seznam.cz\u200b"],
    ["diacritics", "jana.kadlecová@seznam.cz"],
    ["a link", "mailto:jana.kadlecova@seznam.cz"],
    ["a name with it", "Jana Kadlecová <jana.kadlecova@seznam.cz>"],
    ["all of it", " JANA..KADLECOVÁ@@SEZNMA,CZ "],
  ])("mends %s", (_, email) => {
    expect(proposal(email)).toBe("invalidWithCorrection");
    expect(corrected(email)).toBe(right);
    expect(ask(email).resultCorrected?.fixes).not.toEqual([]);
  });

  test.each([
    ["gmial.com", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["hotmial.com", "hotmail.com"],
    ["outlok.com", "outlook.com"],
    ["centrun.cz", "centrum.cz"],
    ["azet.s", "azet.sk"],
  ])("knows that %s is %s", (typed, meant) => {
    expect(corrected(`jana@${typed}`)).toBe(`jana@${meant}`);
  });

  test.each(["email.com", "mail.cz", "xmail.com", "hotmail.dk", "yahoo.se", "company.example", ...wellKnownDomains])(
    "takes %s for no typing error",
    (domain) => {
      expect(ask(`jana@${domain}`)).toMatchObject({
        result: { proposal: "valid" },
        resultCorrected: null,
        suggestions: [],
      });
    },
  );

  test("is left at a suggestion where the address could be right", () => {
    expect(proposal("jana@gmail.cz")).toBe("validWithSuggestion");
    expect(suggested("jana@gmail.cz")).toEqual(["jana@gmail.com"]);
    expect(suggested("jana@gmial.com", { validationType: "basic" })).toEqual(["jana@gmail.com"]);
    expect(suggested("Jana@Company.example")).toEqual(["jana@company.example"]);
  });

  test("is left at a suggestion where it is uncertain", () => {
    expect(suggested("jana k@company.example")).toEqual(["jana.k@company.example", "janak@company.example"]);
    expect(suggested("jana@company.con")).toEqual(["jana@company.com"]);
    expect(suggested("jana@hotmail")).toContain("jana@hotmail.com");
  });

  test("puts in the at sign before a well-known domain, and does not say that there is such a mailbox", () => {
    for (const email of ["jana.seznam.cz", "janaseznam.cz"]) {
      const { result, resultCorrected } = ask(email);
      expect(result.proposal).toBe("invalidWithPartialCorrection");
      expect(resultCorrected).toMatchObject({
        isValid: false,
        data: { email: "jana@seznam.cz" },
        errors: [{ type: "UNABLE_TO_PROCESS" }],
      });
    }
    expect(ask("jana.seznam.cz", { correctionMode: "suggestion" })).toMatchObject({
      resultCorrected: null,
      suggestions: [{ data: { email: "jana@seznam.cz" } }],
    });
  });

  test("takes several addresses for what they are, and offers each of them", () => {
    for (const text of [
      "jana@seznam.cz, karel@email.cz",
      "jana@seznam.cz karel@email.cz",
      "jana@seznam.cz;karel@email.cz",
    ]) {
      expect(ask(text)).toMatchObject({
        result: { proposal: "invalidWithSuggestion", errors: [{ type: "VALUE_PART_EXTRA" }] },
        resultCorrected: null,
      });
      expect(suggested(text)).toEqual(["jana@seznam.cz", "karel@email.cz"]);
    }
  });

  test("leaves quotes alone", () => {
    expect(ask('"Jana  K"@company.example')).toMatchObject({ result: { proposal: "valid" }, suggestions: [] });
    expect(corrected(' "Jana  K"@@Company.example')).toBe('"Jana  K"@company.example');
  });

  test("leaves other scripts alone", () => {
    expect(corrected("яна@company.example")).toBeUndefined();
  });
});

describe("correctionMode", () => {
  const email = " Jana@seznma.cz";

  test("full applies all corrections", () => {
    expect(ask(email, { correctionMode: "full" })).toEqual(ask(email));
    expect(corrected(email)).toBe("jana@seznam.cz");
  });

  test("format corrects white space, case and diacritics only", () => {
    expect(corrected(email, { correctionMode: "format" })).toBe("jana@seznma.cz");
    expect(proposal(email, { correctionMode: "format" })).toBe("invalidWithPartialCorrection");
    expect(corrected("JÁNA@seznam.cz", { correctionMode: "format" })).toBe("jana@seznam.cz");
    expect(corrected("jana@seznma.cz", { correctionMode: "format" })).toBeUndefined();
  });

  test("suggestion returns the corrected data in suggestions only", () => {
    const answer = ask(email, { correctionMode: "suggestion" });
    expect(answer).toMatchObject({ result: { proposal: "invalidWithSuggestion" }, resultCorrected: null });
    expect(answer.suggestions[0]).toEqual(ask(email).resultCorrected);
  });

  test("none corrects nothing", () => {
    expect(ask(email, { correctionMode: "none" })).toMatchObject({
      result: { proposal: "invalid" },
      resultCorrected: null,
      suggestions: [],
    });
  });
});

describe("Providers", () => {
  test.each([
    ["seznam.cz", false, true],
    ["gmail.com", false, true],
    ["zoznam.sk", false, true],
    ["o2.pl", false, true],
    ["throwaway.example", true, true],
    ["mailinator.com", true, true],
    ["any.mailinator.com", true, true],
    ["company.example", false, false],
  ])("%s: disposable %s, freemail %s", (domain, isDisposableEmailAddress, isFreemail) => {
    expect(ask(`jana@${domain}`).result.flags).toMatchObject({ isDisposableEmailAddress, isFreemail });
    expect(ask(`jana@${domain.toUpperCase()}`, { validationType: "basic" }).result.flags).toMatchObject({
      isDisposableEmailAddress,
      isFreemail,
    });
  });

  test("are not told where the domain cannot be", () => {
    expect(ask("jana").result.flags).toEqual({
      isCatchAllServer: null,
      isDisposableEmailAddress: null,
      isFreemail: null,
    });
  });

  test("acceptDisposableEmails refuses throw-away mailboxes when it is off", () => {
    expect(proposal("jana@throwaway.example")).toBe("valid");
    expect(findingsOf("jana@throwaway.example", { acceptDisposableEmails: false })).toEqual([
      "VALUE NOT_ALLOWED DISPOSABLE critical",
    ]);
    expect(proposal("jana@throwaway.example", { acceptDisposableEmails: false })).toBe("invalid");
    expect(proposal("jana@seznam.cz", { acceptDisposableEmails: false })).toBe("valid");
  });

  test("acceptFreemails refuses free mailboxes when it is off", () => {
    expect(findingsOf("jana@seznam.cz", { acceptFreemails: false })).toEqual(["VALUE NOT_ALLOWED FREEMAIL critical"]);
    expect(findingsOf("jana@throwaway.example", { acceptFreemails: false })).toEqual([
      "VALUE NOT_ALLOWED FREEMAIL critical",
    ]);
    expect(proposal("jana@company.example", { acceptFreemails: false })).toBe("valid");
  });

  test("refuse a corrected address as they refuse one as sent", () => {
    expect(proposal("jana@seznma.cz", { acceptFreemails: false })).toBe("invalidWithPartialCorrection");
  });
});

describe("Mail servers", () => {
  test.each([
    ["jana@company.example", "valid", [], false],
    ["jana@catch-all.example", "valid", [], true],
    ["missing-user@company.example", "invalid", ["VALUE INVALID critical"], false],
    ["missing-user@catch-all.example", "valid", [], true],
    ["jana@no-mx.example", "invalid", ["VALUE INVALID DOMAIN_DNS critical"], null],
    ["jana@greylisted.example", "invalid", ["VALUE TEMPORARY_INVALID critical"], null],
    ["jana@unknown.example", "unknown", ["VALUE UNABLE_TO_PROCESS DOMAIN_DNS warning"], null],
    ["jana@seznaam.cz", "unknownWithCorrection", ["VALUE UNABLE_TO_PROCESS DOMAIN_DNS warning"], null],
  ])("answer for %s: %s", (email, outcome, findings, isCatchAllServer) => {
    expect(proposal(email)).toBe(outcome);
    expect(findingsOf(email)).toEqual(findings);
    expect(ask(email).result.flags?.isCatchAllServer).toBe(isCatchAllServer);
  });

  test("are not asked when validationType is basic", () => {
    for (const domain of Object.keys(servers)) {
      const { isValid, flags } = ask(`missing-user@${domain}`, { validationType: "basic" }).result;
      expect({ isValid, isCatchAllServer: flags?.isCatchAllServer }).toEqual({ isValid: true, isCatchAllServer: null });
    }
  });

  test("that do not answer leave open whether the address is valid", () => {
    expect(ask("jana@unknown.example").result.isValid).toBe(false);
    expect(proposal("Jana@unknown.example")).toBe("unknownWithPartialCorrection");
  });
});

describe("Any request", () => {
  test("gets an answer that the contract allows, the same one each time", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = emailValidate(request);
        expect(fits("2.1", "EmailValidateResponse", answer)).toEqual([]);
        expect(fits("2.0", "EmailValidateResponse", answer)).toEqual([]);
        expect(emailValidate(request)).toEqual(answer);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("may have any text", () => {
    for (const unit of [
      "a",
      "@",
      ".",
      ",",
      " ",
      '"',
      '\\"',
      "<",
      "<@",
      "(at)",
      "a.",
      "-",
      "á",
      "\ud800",
      "😀",
      "xn--",
      "\u200b",
    ])
      for (const length of [100_000, 500, 250]) {
        const part = unit.repeat(length / unit.length);
        for (const email of [part, `${part}@seznam.cz`, `jana@${part}`, `${part}@${part}`])
          expect(ask(email).result.isValid).toBe(false);
      }
  });

  test("is valid exactly when it has no critical finding and its mail server answers", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { isValid, errors, proposal } = emailValidate(request).result;
        expect(isValid).toBe(
          errors.every(({ severity }) => severity !== "critical") && !proposal.startsWith("unknown"),
        );
      }),
    );
  });

  test("corrected once has nothing more to correct", () => {
    fc.assert(
      fc.property(texts, options, (email, { correctionMode, ...others }) => {
        const offer = ask(email, others).resultCorrected;
        if (!offer?.data?.email) return;
        const again = ask(offer.data.email, others);
        expect(again.resultCorrected).toBeNull();
        if (offer.errors?.some(({ type }) => type === "UNABLE_TO_PROCESS")) return;
        expect(again.result).toMatchObject({ isValid: offer.isValid, data: offer.data, errors: offer.errors });
      }),
      { numRuns: runs(1000) },
    );
  });

  test("is offered valid suggestions only", () => {
    fc.assert(fc.property(texts, (email) => ask(email).suggestions.every(({ isValid }) => isValid)));
  });
});

describe("Examples of the contract", () => {
  const pairs = examplePairs("shared/email/validate");

  test.each(pairs)("$name is what the sandbox answers", ({ request, response }) => {
    expect(emailValidate(request as Request)).toEqual(response);
  });

  test("show every proposal that an address can have", () => {
    const shown = new Set(pairs.map(({ response }) => (response as Schemas["EmailValidateResponse"]).result.proposal));
    expect(shown.size).toBe(11);
    fc.assert(fc.property(requests, (request) => shown.has(emailValidate(request).result.proposal)));
  });
});
