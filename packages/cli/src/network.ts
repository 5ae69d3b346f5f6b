import { rootOf } from "@data-validation/client/internal/sending/network-error";
import { isLoopback } from "@data-validation/common/loopback";
import { UserError } from "./command-line.ts";

type Environment = Record<string, string | undefined>;

/** The variables that name a proxy, in either case; the lower one first, as curl does. */
const proxyVariables = { "https:": "HTTPS_PROXY", "http:": "HTTP_PROXY" } as const;

function readVariable(env: Environment, name: string): string | undefined {
  return env[name.toLowerCase()] || env[name] || undefined;
}

/**
 * Makes `fetch` of this process use HTTPS_PROXY, HTTP_PROXY and NO_PROXY. The library is loaded
 * only if a proxy is named. The message of a connection error includes whether a proxy was used.
 */
export async function followProxies(env: Environment): Promise<void> {
  const httpProxy = readVariable(env, "HTTP_PROXY");
  const httpsProxy = readVariable(env, "HTTPS_PROXY");
  checkProxy("HTTP_PROXY", httpProxy);
  checkProxy("HTTPS_PROXY", httpsProxy);
  if (httpProxy ?? httpsProxy)
    await setDispatcher(httpProxy, httpsProxy, readVariable(env, "NO_PROXY"));
  const send = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    try {
      return await send(input, options);
    } catch (error) {
      explainConnection(error, new URL(input instanceof Request ? input.url : input), env);
      throw error;
    }
  };
}

/** The message about an invalid URL would contain its credentials. */
function checkProxy(name: string, value: string | undefined): void {
  if (value !== undefined && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    throw new UserError(
      `The environment variable ${name} is no URL of a proxy. Write it as http://proxy.example:8080.`,
    );
}

async function setDispatcher(httpProxy?: string, httpsProxy?: string, noProxy = ""): Promise<void> {
  const { Agent, EnvHttpProxyAgent, setGlobalDispatcher } = await import("undici");
  const direct = new Agent();
  // An empty string, because the agent reads the variable itself if it is undefined.
  const proxied = new EnvHttpProxyAgent({
    httpProxy: httpProxy ?? "",
    httpsProxy: httpsProxy ?? "",
    noProxy,
  });
  const dispatcher = proxied.compose((dispatch) => (options, handler) => {
    // This machine is always called without a proxy.
    const isDirect = options.origin && isLoopback(new URL(options.origin).hostname);
    return isDirect ? direct.dispatch(options, handler) : dispatch(options, handler);
  });
  setGlobalDispatcher(dispatcher);
}

const CONNECTION_CODE =
  /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EPIPE|UND_ERR_CONNECT_TIMEOUT|UND_ERR_SOCKET)$/;

/**
 * Adds to the first cause of a failure whether a proxy was used. Its address may have credentials,
 * and is not shown.
 */
function explainConnection(error: unknown, url: URL, env: Environment): void {
  const root = rootOf(error);
  if (!CONNECTION_CODE.test(root.code ?? "")) return;
  root.message = `${(root.message ?? "").replace(/\.$/, "")} (${describeProxy(url, env)})`;
}

/** Whether a call to a URL goes through a proxy, and the variables that decide it. */
export function describeProxy({ protocol, hostname }: URL, env: Environment): string {
  const name = proxyVariables[protocol as keyof typeof proxyVariables] ?? "HTTPS_PROXY";
  // A proxy for http: is used for https: too if no other one is named.
  const variable = readVariable(env, name) ? name : "HTTP_PROXY";
  if (isLoopback(hostname)) return "no proxy was used, since the host is this machine";
  if (!readVariable(env, variable)) return `no proxy was used: ${name} is not set`;
  const except = readVariable(env, "NO_PROXY") ? ", unless NO_PROXY lists the host" : "";
  return `through the proxy of ${variable}${except}`;
}
