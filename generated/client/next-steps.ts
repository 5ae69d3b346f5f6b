// What to do after an error of the API, made from openapi/ by npm run generate.

/** Correct the request, retry it later, or stop: every other call fails too. */
export type NextStep = "correct" | "retry" | "stop";

/** An error by its reason: its status, its type and, unless each of the type is meant, its subtype. */
interface Reason {
  status: number;
  type: string;
  subtype?: string;
}

/** What to do by the status code. */
export const stepsByStatus: Record<number, NextStep> = {
  "400": "correct",
  "401": "stop",
  "402": "stop",
  "403": "stop",
  "404": "correct",
  "405": "correct",
  "429": "retry",
  "500": "retry",
  "503": "retry"
};

/** The reasons that decide otherwise than their status. */
export const stepsByReason: (Reason & { step: NextStep })[] = [
  {
    "status": 404,
    "type": "PROJECT",
    "step": "stop"
  },
  {
    "status": 429,
    "type": "BILLING",
    "step": "stop"
  },
  {
    "status": 429,
    "type": "RATE_LIMIT",
    "step": "stop",
    "subtype": "CREDIT_PER_DAY"
  },
  {
    "status": 429,
    "type": "RATE_LIMIT",
    "step": "stop",
    "subtype": "CREDIT_PER_IP"
  }
];

/** What happened, by the status code. */
export const textsByStatus: Record<number, string> = {
  "400": "Invalid request, or an option of the other version.",
  "401": "The API key is missing or invalid.",
  "402": "The project has no credit.",
  "403": "The API key is restricted to other IPv4 addresses.",
  "404": "Unknown path, or unknown version in `api-version`.",
  "405": "The HTTP method is not POST.",
  "429": "Rate limit exceeded.",
  "500": "Internal error of the service.",
  "503": "The operation is temporarily unavailable."
};

/** What happened, for the reasons that override their status. */
export const textsByReason: (Reason & { text: string })[] = [
  {
    "status": 403,
    "type": "NOT_ALLOWED",
    "text": "Domain not allowed.",
    "subtype": "DOMAIN"
  },
  {
    "status": 403,
    "type": "AUTH",
    "text": "API key without access.",
    "subtype": "KEY"
  },
  {
    "status": 403,
    "type": "AUTH",
    "text": "Token without access.",
    "subtype": "TOKEN"
  },
  {
    "status": 404,
    "type": "PROJECT",
    "text": "Unknown project."
  },
  {
    "status": 429,
    "type": "BILLING",
    "text": "Limit of the subscription reached."
  },
  {
    "status": 429,
    "type": "RATE_LIMIT",
    "text": "Daily credits used up.",
    "subtype": "CREDIT_PER_DAY"
  },
  {
    "status": 429,
    "type": "RATE_LIMIT",
    "text": "Daily credits of the IP address used up.",
    "subtype": "CREDIT_PER_IP"
  }
];
