/** The functions of node:url that the sandbox uses, in a browser. */
export function domainToASCII(domain: string): string {
  return URL.parse(`http://${domain}`)?.hostname ?? "";
}

/** Only separates valid Punycode from invalid; the decoded name is not needed. */
export function domainToUnicode(domain: string): string {
  return URL.canParse(`http://${domain}`) ? "" : domain;
}
