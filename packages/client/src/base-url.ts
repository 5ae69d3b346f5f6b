/** @throws `TypeError` if the path of an operation cannot be appended to the address */
export function checkBaseUrl(baseUrl: unknown): void {
  const isLike =
    typeof baseUrl === "string" && /^(https?:\/\/[^/?#]+|(?=\/))(\/[^/?#]+)*\/?$/i.test(baseUrl);
  if (!isLike || !URL.canParse(baseUrl, "http://page"))
    throw new TypeError(
      "baseUrl must be like https://api.example/v1, without query and double slash.",
    );
}
