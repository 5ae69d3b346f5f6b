/** Headers that HTTP or whatever stands before a service adds; they say nothing about the API. */
export const ordinaryHeaders: ReadonlySet<string> = new Set(
  `accept-ranges access-control-allow-credentials access-control-allow-headers access-control-allow-methods access-control-allow-origin
  access-control-expose-headers access-control-max-age age alt-svc cache-control connection content-encoding content-language content-length
  content-security-policy content-type cross-origin-embedder-policy cross-origin-opener-policy cross-origin-resource-policy date etag expires
  keep-alive last-modified nel permissions-policy pragma proxy-connection referrer-policy report-to reporting-endpoints server server-timing
  set-cookie strict-transport-security timing-allow-origin trailer transfer-encoding upgrade vary via x-content-type-options x-frame-options
  x-powered-by x-xss-protection allow`.split(/\s+/),
);
