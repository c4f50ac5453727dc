/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const taxFileFailures = ['taxLinkNotSaved', 'taxLinkExpiryError', 'taxLinkPasswordError'] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof taxFileFailures)[number], true> {}
}
