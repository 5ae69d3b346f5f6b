/**
 * The export condition under which a package of this repository is its sources. Packing removes it.
 */
export const SOURCE_CONDITION = "@data-validation/source";
