import { brand } from '../../../foundation/brand.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import type { PageHead } from '../page-head.ts';

/** Steps on the way to the newsletter and away from it: nobody looks for them in a search engine. */
export function newsletterHead(locale: Locale): PageHead {
  const { head, description } = allMessages(locale).newsletterPages;
  return {
    title: `${head} · ${brand.name}`,
    description: description.replace('{brand}', brand.name),
    hidden: true,
  };
}
