// The playground: the examples of the contract as requests that can be changed, with a mock server and the client's migration in the page.
import { find } from "../elements.ts";
import { loadTrials } from "./examples.ts";
import { Playground } from "./playground.ts";

loadTrials().then(
  (trials) => new Playground(trials),
  (error: Error) => find("origin").replaceChildren(error.message),
);
