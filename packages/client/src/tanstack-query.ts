import type { Version } from "./generated.ts";
import type { Path, RequestBody, ResponseBody, VersionClient } from "./types.ts";

/**
 * Options for `useQuery`, `queryClient.fetchQuery` and similar functions of TanStack Query 5, in
 * every framework.
 */
export interface QueryOptions<Data> {
  /** The version, the path and the body: two equal requests are one query. */
  queryKey: readonly ["data-validation", Version, string, unknown];
  /** Makes the call; it throws the error of the call, as TanStack Query expects. */
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  /** The client repeats calls itself. */
  retry: false;
}

/**
 * Returns `useQuery` options for a call.
 *
 * @example
 * const { data } = useQuery({ ...queryFor(api, "/email/validate", { request: { query: { email } } }), enabled: email !== "" });
 */
export function queryFor<P extends Path<V>, V extends Version>(
  api: VersionClient<V, boolean>,
  path: P,
  body: RequestBody<P, V>,
): QueryOptions<ResponseBody<P, V>> {
  return {
    queryKey: ["data-validation", api.version, path, body],
    queryFn: async ({ signal }) => {
      const result = await api.POST(path, { body, signal });
      if (result.error) throw result.error;
      return result.data;
    },
    retry: false,
  };
}
