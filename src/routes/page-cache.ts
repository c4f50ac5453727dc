import { randomBytes } from 'node:crypto';
import { type HoledText, holed } from './holed-text.ts';
import type { Rendered } from './render-pages.ts';

type Kept = { page: HoledText; until: number };

type Options = {
  /** How long a page may be shown, in milliseconds; 0 keeps none. */
  lifetime: number;
  /** What all kept pages together may take. */
  mostBytes: number;
};

/** What each answer has of its own: the nonce of its scripts and the token of its forms. */
export type OwnWords = { nonce: string; formToken: string };

/** In the order in which they are put into a kept page. */
export const wordsOf = ({ nonce, formToken }: OwnWords): string[] => [nonce, formToken];

/**
 * Remembers pages that are the same for every visitor. They are rendered with placeholders for what each answer has of
 * its own. When room is needed, those go that were not asked for the longest.
 */
export function createPageCache({ lifetime, mostBytes }: Options) {
  const placeholders: OwnWords = {
    nonce: `nonce-${randomBytes(12).toString('hex')}`,
    formToken: `form-${randomBytes(12).toString('hex')}`,
  };
  // In the order in which they were last asked for.
  const pages = new Map<string, Kept>();
  const underWay = new Map<string, Promise<HoledText | undefined>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= pages.get(key)?.page.bytes ?? 0;
    pages.delete(key);
  }

  function keep(key: string, page: HoledText): void {
    drop(key);
    if (lifetime === 0 || page.bytes > mostBytes) return;
    for (const oldest of pages.keys()) {
      if (bytes + page.bytes <= mostBytes) break;
      drop(oldest);
    }
    pages.set(key, { page, until: Date.now() + lifetime });
    bytes += page.bytes;
  }

  async function renderOnce(
    key: string,
    render: (placeholders: OwnWords) => Promise<Rendered>,
  ): Promise<HoledText | undefined> {
    const answer = await render(placeholders);
    // Redirects and error pages are answered by a rendering of their own.
    if (answer.status !== 200 || answer.headers.has('set-cookie')) return undefined;
    const page = holed(answer.body.toString(), wordsOf(placeholders));
    keep(key, page);
    return page;
  }

  return {
    /** A kept page; nothing where it has to be rendered. */
    known(key: string): HoledText | undefined {
      const kept = pages.get(key);
      if (!kept) return undefined;
      pages.delete(key);
      if (kept.until <= Date.now()) {
        bytes -= kept.page.bytes;
        return undefined;
      }
      pages.set(key, kept);
      return kept.page;
    },
    /** Renders a page and keeps it. Many visitors at once wait for one rendering. */
    async make(
      key: string,
      render: (placeholders: OwnWords) => Promise<Rendered>,
    ): Promise<HoledText | undefined> {
      let pending = underWay.get(key);
      if (!pending) {
        pending = renderOnce(key, render).finally(() => underWay.delete(key));
        underWay.set(key, pending);
      }
      return pending;
    },
    /** What all kept pages take. */
    get bytes() {
      return bytes;
    },
  };
}
