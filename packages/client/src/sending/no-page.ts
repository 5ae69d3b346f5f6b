import { DataValidationError } from "../errors/errors.ts";

/**
 * The error for a base URL that is a path, where the page has no address: `about:blank`, for
 * example.
 */
export function noPage(baseUrl: string, page: string): DataValidationError {
  return new DataValidationError(
    `baseUrl is the path ${baseUrl}, and the document has no address${page && ` but ${page}`}. ` +
      `Pass the whole address, https://shop.example${baseUrl}, or give the test's document one.`,
  );
}
