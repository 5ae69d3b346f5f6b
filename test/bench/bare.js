// The least that a server of this API can do in Node: read the body, parse it, and send a kilobyte
// of JSON.
import { createServer } from "node:http";

const text = JSON.stringify({ result: { data: "x".repeat(1000) } });

createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    });
    response.end(text);
  });
}).listen(Number(process.argv[2]), "127.0.0.1");
