/**
 * A load is given up when a newer one begins. The router's reader of the answer leaves two promises of it that nobody
 * awaits: the browser would report them as errors of the page, and none has happened.
 */
export function forgiveAbandonedLoads(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
}
