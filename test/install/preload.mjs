// Loaded before a sample of a README: calls of an example's address go to the mock, and servers of
// the sample end with it.
import { Server } from "node:http";

const { fetch } = globalThis;
const { MOCK_URL = "" } = process.env;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  return fetch(new Request(request.url.replace(/^https:\/\/[\w.-]+\.example/, MOCK_URL), request));
};

const { listen } = Server.prototype;
Server.prototype.listen = function listenBriefly() {
  return listen.call(this, 0).unref();
};
