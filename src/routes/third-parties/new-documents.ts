import type { MiddlewareFunction } from 'react-router';
import { needsNewDocument, type PageKind } from '../../domains/consent/page-kinds.ts';
import type { Purpose } from '../../domains/consent/purposes.ts';
import { splitLocale } from '../../i18n/paths.ts';
import { pageKindOf } from './page-kind.ts';

/** All pages of one document load the same, so that its first one speaks for it. */
const firstKind: PageKind = typeof window === 'undefined' ? 'quiet' : pageKindOf(window.location.pathname);

/**
 * The one place where walking around becomes a new document: a script that was loaded would go on living on pages where it
 * may not be, and the policy of a document cannot be opened later (SF-19).
 */
export const newDocuments: MiddlewareFunction = ({ request }) => {
  const { pathname, href } = new URL(request.url);
  const agreed = (document.documentElement.dataset.agreed?.split(' ') ?? []) as Purpose[];
  // Texts that a page fetches are no page.
  if (/^\/texts\//.test(splitLocale(pathname).bare)) return;
  if (!needsNewDocument(firstKind, pageKindOf(pathname), agreed)) return;
  // By the back button the address has changed already.
  if (window.location.href === href) window.location.reload();
  else window.location.assign(href);
  return new Promise(() => {});
};
