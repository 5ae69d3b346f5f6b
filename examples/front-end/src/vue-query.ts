import { queryFor } from "@data-validation/client/tanstack-query";
import { useQuery } from "@tanstack/vue-query";
import { computed, type Ref } from "vue";
import { api } from "./api";

/** The check of an e-mail in Vue: the options are computed, so that the key reacts to the field. */
export function useEmailCheck(email: Ref<string>) {
  return useQuery(
    computed(() => ({
      ...queryFor(api, "/email/validate", { request: { query: { email: email.value } } }),
      enabled: email.value !== "",
    })),
  );
}
