/** As in shared/openapi-document/marks.ts, which an editor does not load. */
export const marks = ["x-assumed", "x-assumed-content", "x-assumed-detail"];

/** As in scripts/lib/next-steps.ts. */
export const steps = ["correct", "retry", "stop"];

/**
 * A node has at most one mark, with one sentence about the assumption and its reason. The next step
 * after an error is one of three.
 */
export default function marksOfNodes() {
  return {
    any(node, { location, report }) {
      if (typeof node !== "object" || node === null || Array.isArray(node)) return;
      const ownMarks = marks.filter((mark) => mark in node);
      const at = (key, message) => report({ message, location: location.child(key) });
      if (ownMarks.length > 1)
        report({
          message: "A node has one mark. Keep the one that is right.",
          location: location.key(),
        });
      else if (ownMarks.length === 1 && !/^[A-Z].+\S\.$/.test(node[ownMarks[0]]))
        at(
          ownMarks[0],
          `${ownMarks[0]} is a sentence on one line, from a capital letter to a full stop.`,
        );
      const step = node["x-next-step"];
      if (step !== undefined && !steps.includes(step))
        at("x-next-step", `x-next-step takes ${steps.join(", ")}; ${step} is not one of them.`);
    },
  };
}
