/** @throws `TypeError` if the path of an operation cannot be appended to the address */
export function checkBaseUrl(baseUrl: unknown): void {
  if (typeof baseUrl !== "string" || !/^(https?:\/\/[^/?#]+|(?=\/))(\/[^/?#]+)*\/?$/i.test(baseUrl))
    throw new TypeError("baseUrl must be like https://api.example/v1, without query and double slash.");
}
