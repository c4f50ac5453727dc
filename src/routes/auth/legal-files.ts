/** The legal documents, in the reader's language. */
export function termsFile(locale: string): string {
  return `/files/terms-${locale}.pdf`;
}

export function privacyFile(locale: string): string {
  return `/files/privacy-${locale}.pdf`;
}
