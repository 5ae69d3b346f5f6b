import { queryFor } from "@data-validation/client/tanstack-query";
import { useQuery } from "@tanstack/react-query";
import { api } from "./api";

/**
 * The check of an e-mail address as a query: none while the field is empty, and another one for
 * each value.
 */
export function useEmailCheck(email: string) {
  return useQuery({
    ...queryFor(api, "/email/validate", { request: { query: { email } } }),
    enabled: email !== "",
  });
}
