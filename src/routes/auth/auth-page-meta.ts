import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../../foundation/brand.ts';
import { allMessages } from '../../i18n/messages.ts';
import { pictureAddress } from '../link-pictures/picture-address.ts';
import { pageContext } from '../page-context.ts';
import type { PageHead } from '../public-site/page-head.ts';

type AuthPage = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'undo';

/** Head of a sign-in page in its language, for loaders: the catalogues stay on the server. */
export function authPageMeta(context: LoaderFunctionArgs['context'], page: AuthPage): PageHead {
  const { locale, site } = context.get(pageContext);
  const { title, description } = allMessages(locale).auth[page];
  const head = { title: `${title} · ${brand.name}`, description };
  // The others hang on a link from a mail, or lead to one.
  if (page !== 'login' && page !== 'register') return { ...head, hidden: true };
  return { ...head, image: site.origin + pictureAddress(page, locale) };
}
