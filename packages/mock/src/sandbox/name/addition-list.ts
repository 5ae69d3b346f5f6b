/** What stands beside a name without being a part of it, called as the member of the data that lists it. */
export type AdditionKind = "degreesBefore" | "degreesAfter" | "context";

/** Where an addition belongs. */
export type Side = "before" | "after";

/** The additions by kind and place. Spellings of the same addition are divided by a bar, the usual one first. */
export const additionLists: readonly (readonly [AdditionKind, Side, string])[] = [
  [
    "degreesBefore",
    "before",
    "ak. arch., ak. mal., ak. soch., Bc., BcA., doc.|Doc., dr hab. inż., dr hab., dr inż., Dr. h. c.|dr. h. c., Dipl.-Ing., Dr.|dr|dr., ICDr., Ing. arch., Ing., inż., JUDr., lek., MDDr., MgA., Mgr. art., mgr inż., Mgr.|mgr, MSDr., MUDr., MVDr., PaedDr., PharmDr., PhDr., PhMr., prof. dr hab., prof.|Prof., RCDr., RNDr., RSDr., ThDr., ThLic., ThMgr.",
  ],
  [
    "degreesAfter",
    "after",
    "ArtD., B.A.|BA, BBA, BSc.|B.Sc.|BSc, CSc., DBA, DiS., DrSc., DSc.|D.Sc., LL.B., LL.M.|LLM, M.A.|MA, MBA, MHA, MPA, MPH, MSc.|M.Sc.|MSc, Ph.D.|PhD.|PhD, Th.D.",
  ],
  ["context", "before", "Mr.|Mr, Mrs.|Mrs, Ms.|Ms, Miss, pan|Pan, pani|Pani, paní|Paní, sl., slečna"],
  [
    "context",
    "after",
    "a.s.|a. s., s.r.o.|s. r. o., sp. z o.o.|sp. z o. o., v.o.s.|v. o. s., CEO, director, dyrektor, jednatel, jednatelka, konateľ, konateľka, kierownik, manager, OSVČ, prezes, ředitel, ředitelka, riaditeľ, riaditeľka, II|II., III|III., IV|IV., jr.|Jr.|Jr, junior, ml.|mł., mladší, sr.|Sr.|Sr, sen., senior, st., starší",
  ],
];

/** The words that begin a former name: roz. Nováková. */
export const formerly: Readonly<Record<string, string>> = {
  roz: "roz.",
  rozena: "rozená",
  rod: "rod.",
  rodena: "rodená",
  nee: "née",
  geb: "geb.",
};

/** Without a dot, these are names or words of a name. */
export const dotted = new Set(["as", "ba", "lek", "ma", "sen", "sl"]);

/** Not in capitals, these are no numbers. */
export const capitals = new Set(["ii", "iii", "iv"]);
