import type { Page, Request } from '@playwright/test';

/**
 * Whoever loads a page anew waits until what he clicked was answered: a page shows many changes before the server
 * knows of them, and the browser gives up what is under way when the document goes.
 */
export function makeReloadPatient(page: Page): void {
  const writes = new Set<Request>();
  const waiting = new Set<() => void>();
  const ended = (request: Request) => {
    writes.delete(request);
    if (writes.size > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    if (writes.size > 0) await new Promise<void>((go) => waiting.add(go));
    return reload(options);
  };
}
