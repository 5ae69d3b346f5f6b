/** The numbering plans are complete. */
export const isOutsideCatalogue = () => false;
