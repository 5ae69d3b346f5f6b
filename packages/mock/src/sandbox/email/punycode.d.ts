/** The library's own name is that of a module of Node, so the file is imported, which has no types of its own. */
declare module "punycode/punycode.js" {
  const punycode: {
    /** The Punycode of a label or a domain; ASCII stays as it is. */
    toASCII(text: string): string;
    /** The text of a label in Punycode, without its beginning xn--. Throws a RangeError when it is broken. */
    decode(label: string): string;
  };
  export default punycode;
}
