/** The `expect` of Jest, which this repository does not install: its matchers are extended. */
declare module "expect" {
  interface Matchers<R extends void | Promise<void>, T = unknown> {}
}
