/**
 * The library that the programs in Java read JSON with, where Debian puts it: apt-get install
 * libjackson2-databind-java.
 */
export const JACKSON = ["core", "annotations", "databind"]
  .map((name) => `/usr/share/java/jackson-${name}.jar`)
  .join(":");

/** A command that fails without a compiler of Java, and without the library. */
export const javaNeeds: [command: string, ...args: string[]] = [
  "javap",
  "-cp",
  JACKSON,
  "com.fasterxml.jackson.databind.ObjectMapper",
];
