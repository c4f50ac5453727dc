const lastReloadKey = 'walory:chunk-reload-at';
export const reloadGap = 60_000;

/** Whether a failed chunk may reload the page now: once a minute at most, or a broken build would reload forever. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload);
  return !lastReload || Number.isNaN(last) || now - last >= reloadGap;
}

/** After a deployment an open page asks for chunks that are gone: one full reload brings the new ones. */
export function guardChunkLoading(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

function reloadOnce(): boolean {
  try {
    const now = Date.now();
    if (!mayReload(sessionStorage.getItem(lastReloadKey), now)) return false;
    sessionStorage.setItem(lastReloadKey, String(now));
  } catch {
    // Without storage there is no telling how often we reloaded: better not at all.
    return false;
  }
  window.location.reload();
  return true;
}
