import type { Query } from "./queries.ts";

/** Queries that were written and committed before the search was last changed, and that no change is made for. */
export const unseen: Query[] = [
  ["check if email exists", "2.1/email-validate.html"],
  ["disposable email", "2.1/email-validate.html"],
  ["phone number format e164", "2.1/phone-validate.html"],
  ["country prefix list", "2.1/phone-search.html"],
  ["salutation", "2.1/name-validate.html"],
  ["gender from name", "2.1/name-validate.html"],
  ["academic titles", "2.1/name-validate.html"],
  ["vat number check", "2.1/company-validate.html"],
  ["company autocomplete", "2.1/company-search.html"],
  ["postal code validation", "2.1/location-validate.html"],
  ["latitude longitude", "2.1/location-localize.html"],
  ["adress autocomplet", "2.1/location-search.html"],
  ["where do I put my key", "guides/authentication.html"],
  ["401", "errors.html"],
  ["relatedTo", "errors.html"],
  ["service unavailable", "errors.html"],
  ["timeout", "guides/errors.html"],
  ["exponential backoff", "guides/errors.html"],
  ["mock server", "guides/testing-with-the-mock.html"],
  ["playwright fixture", "guides/testing-with-the-mock.html"],
  ["msw", "guides/testing-with-the-mock.html"],
  ["gitlab ci", "guides/mock-in-ci.html"],
  ["golang", "guides/generate-a-client.html"],
  ["react query", "guides/client-lists-and-forms.html"],
  ["bulk validation", "guides/client-lists-and-forms.html"],
  ["smartMode", "migration.html"],
  ["api-version header", "guides/versions.html"],
  ["clean spreadsheet", "guides/clean-a-table.html"],
  ["llm agent", "guides/language-models.html"],
  ["record traffic", "guides/record-and-replay.html"],
];

/** What the search finds first in the place of the right page. */
export const missed = [
  "relatedTo: 2.1/objects.html",
  "gitlab ci: guides/verify-a-service.html",
  "bulk validation: guides/clean-a-table.html",
  "smartMode: 2.0/name-validate.html",
];
