import { brand } from '../../../foundation/brand.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { translatorOf } from '../../../i18n/translator.ts';
import type { PageHead } from '../page-head.ts';

type Shared =
  | { state: 'locked' }
  | { state: 'open'; owner: string; document: { name: string; kind: string; period: string } };

/** What a chat program shows of a link: no amount, and of what is locked or gone nothing. */
export function sharedHead(shared: Shared | null, locale: Locale): PageHead {
  const t = translatorOf(loadMessages(locale, ['reportShared']), locale, 'reportShared');
  const named = (title: string, description: string): PageHead => ({
    title: `${title} · ${brand.name}`,
    description,
    hidden: true,
  });
  if (!shared) return named(t('gone.title'), t('gone.text'));
  if (shared.state === 'locked') return named(t('locked.head'), t('locked.description'));
  const { document, owner } = shared;
  const { name, kind, period } = document;
  return named(name, t('head.description', { kind, period, owner, brand: brand.name }));
}
