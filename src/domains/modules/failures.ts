/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const modulesFailures = [
  'moduleError',
  'modulesNotFetched',
  'moduleNotConnected',
  'moduleNotDisconnected',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof modulesFailures)[number], true> {}
}
