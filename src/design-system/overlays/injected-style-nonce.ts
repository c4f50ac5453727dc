/**
 * Radix locks the page's scrolling by a style element, and the page's policy lets one in only with the nonce of
 * the answer. This is the name its library looks for; nothing else reads it.
 */
const known = globalThis as { __webpack_nonce__?: string };

if (typeof document !== 'undefined') {
  known.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
