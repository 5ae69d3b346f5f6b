/** A finding of a rule, as Redocly takes it. */
export interface Finding {
  message: string;
  location: { source: { absoluteRef: string }; pointer?: string; start?: { line: number } };
}

/** The rule about files and references, for Redocly. */
export default function files(): {
  Root: {
    leave(
      root: object,
      context: { location: { source: object }; report: (finding: Finding) => void },
    ): void;
  };
};
