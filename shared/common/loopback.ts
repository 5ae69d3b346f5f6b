/** Whether a host, without its port, is this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)\.?$/i.test(host);
}
