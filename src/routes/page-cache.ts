import { randomBytes } from 'node:crypto';
import { type HoledText, holed } from './holed-text.ts';

const mostPages = 2000;

/**
 * Remembers pages that are the same for every visitor. They are rendered with a placeholder for the nonce,
 * so that every answer still carries a fresh one.
 */
export function createPageCache(lifetime: number) {
  const placeholder = `nonce-${randomBytes(12).toString('hex')}`;
  const pages = new Map<string, { page: HoledText; until: number }>();
  const underWay = new Map<string, Promise<HoledText | undefined>>();

  async function renderOnce(
    key: string,
    render: (placeholder: string) => Promise<Response>,
  ): Promise<HoledText | undefined> {
    const response = await render(placeholder);
    // Redirects and error pages are answered by a rendering of their own.
    if (response.status !== 200 || response.headers.has('set-cookie')) return undefined;
    const page = holed(await response.text(), placeholder);
    if (lifetime > 0) {
      if (pages.size >= mostPages) pages.clear();
      pages.set(key, { page, until: Date.now() + lifetime });
    }
    return page;
  }

  return {
    async get(
      key: string,
      render: (placeholder: string) => Promise<Response>,
    ): Promise<HoledText | undefined> {
      const known = pages.get(key);
      if (known && known.until > Date.now()) return known.page;
      // Many visitors at once wait for one rendering.
      let pending = underWay.get(key);
      if (!pending) {
        pending = renderOnce(key, render).finally(() => underWay.delete(key));
        underWay.set(key, pending);
      }
      return pending;
    },
  };
}
