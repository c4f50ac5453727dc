const lastReloadKey = 'walory:chunk-reload-at';
export const reloadGap = 60_000;

/** Whether a failed chunk may reload the page now: once a minute at most, or a broken build would reload forever. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload);
  return !lastReload || Number.isNaN(last) || now - last >= reloadGap;
}

/** Where the last click wanted to go, and when. */
let wanted: { href: string; at: number } | null = null;
const clickLasts = 10_000;

/**
 * After a deployment an open page asks for chunks that are gone: one full load of the wanted page brings the new ones.
 * A second failure within a minute is left to the error page. `route-module-failed` comes from our build of the
 * router (vite.config.ts), `vite:preloadError` from parts that are loaded later.
 */
export function guardChunkLoading(): void {
  document.addEventListener('click', remember, true);
  for (const name of ['vite:preloadError', 'route-module-failed']) {
    window.addEventListener(name, (event) => {
      if (loadOnce()) event.preventDefault();
    });
  }
}

function remember(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && link.origin === window.location.origin) wanted = { href: link.href, at: Date.now() };
}

/** Whether the page is being loaded anew. */
function loadOnce(): boolean {
  // Without a network a reload would lose the page and all that was typed into it.
  if (!navigator.onLine) return false;
  const now = Date.now();
  try {
    if (!mayReload(sessionStorage.getItem(lastReloadKey), now)) return false;
    sessionStorage.setItem(lastReloadKey, String(now));
  } catch {
    // Without storage there is no telling how often we reloaded: better not at all.
    return false;
  }
  if (wanted && now - wanted.at < clickLasts) window.location.assign(wanted.href);
  else window.location.reload();
  return true;
}
