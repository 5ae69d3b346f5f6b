/** What the sandbox takes of Node's module of this name, by means of the browser. */
export function domainToASCII(domain: string): string {
  return URL.parse(`http://${domain}`)?.hostname ?? "";
}

/** A domain in Punycode is told from a broken one; what it spells is not needed. */
export function domainToUnicode(domain: string): string {
  return URL.canParse(`http://${domain}`) ? "" : domain;
}
