// The mock in the development server of Vite: the page calls a path of its own origin, and no
// port is needed.
import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import { createEngine } from "./engine/engine.ts";
import { type Mock, mockOf } from "./mock.ts";
import { createHandler } from "./node/handler.ts";
import { checkOptions, type MockOptions, optionRules } from "./options.ts";

export * from "./index.ts";

/** How the plugin is set up. */
export interface PluginOptions extends Omit<MockOptions, "basePath"> {
  /** The path of the API on the development server; `/api` by default. */
  path?: string;
}

/**
 * Serves the mock from Vite's development server and preview; tests script it as `api.mock`.
 *
 * @example plugins: [dataValidationMock({ path: "/api" })]
 */
export function dataValidationMock(options: PluginOptions = {}): Plugin<{ mock: Mock }> {
  const { path = "/api", ...mockOptions } = options;
  checkOptions({ path, ...mockOptions }, { ...optionRules, path: optionRules.basePath });
  const engine = createEngine(mockOptions);
  const serve = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(path, createHandler(engine));
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const [url = ""] = server.resolvedUrls?.local ?? [];
      const address = url.replace(/\/$/, "") + path;
      server.config.logger.info(`  ➜  API mock: ${address}\n  ➜  its page: ${address}/_mock/`);
    };
  };
  return {
    name: "data-validation-mock",
    configureServer: serve,
    configurePreviewServer: serve,
    api: { mock: mockOf(engine) },
  };
}
