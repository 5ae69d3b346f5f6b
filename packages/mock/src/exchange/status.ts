/** The status code of every success. */
export const SUCCESS_STATUS = 200;

/** Status codes without a body. */
export const emptyStatuses = [204, 205, 304];
