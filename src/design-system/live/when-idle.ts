const atLatest = 5000;
/** For browsers that do not tell when they are idle. */
const usually = 1500;

/** Runs what is not urgent once the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, usually);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: atLatest });
  return () => cancelIdleCallback(asked);
}
