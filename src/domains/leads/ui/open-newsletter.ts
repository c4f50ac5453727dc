const request = 'newsletter:open';

/** Asks whichever layout is shown to open the newsletter dialog. */
export function openNewsletter(): void {
  window.dispatchEvent(new Event(request));
}

/** Listens for that; returns what stops it. */
export function onNewsletterRequest(listener: () => void): () => void {
  window.addEventListener(request, listener);
  return () => window.removeEventListener(request, listener);
}
