/** The export condition under which a package of this repository is its sources. Packing removes it. */
export const sourceCondition = "@data-validation/source";
