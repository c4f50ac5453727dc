const request = 'consent:open';

/** Asks whichever layout is shown to open what one has agreed to. */
export function openConsent(): void {
  window.dispatchEvent(new Event(request));
}

/** Listens for that; returns what stops it. */
export function onConsentRequest(listener: () => void): () => void {
  window.addEventListener(request, listener);
  return () => window.removeEventListener(request, listener);
}
