// The mock as an edge worker: the portable core behind the platform's own fetch handler.
import { createMock } from "@data-validation/mock";

const mock = createMock();

export default { fetch: (request: Request): Promise<Response> => mock.fetch(request) };
