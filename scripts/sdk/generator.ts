/** Redocly's extension point for generators: writes the model of a document, which no language is in, to one JSON file. */
export default {
  name: "model",
  run: ({ model, output }: { model: unknown; output: { path: string } }) => [
    { path: output.path.replace(/\.ts$/, ".json"), content: JSON.stringify(model) },
  ],
};
