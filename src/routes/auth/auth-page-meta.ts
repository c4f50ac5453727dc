import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../../foundation/brand.ts';
import { allMessages } from '../../i18n/messages.ts';
import { pageContext } from '../page-context.ts';
import type { PageHead } from '../public-site/page-head.ts';

type AuthPage = 'forgot' | 'reset' | 'verify' | 'undo';

/** Head of a page that hangs on a link from a mail, or leads to one, in its language; for loaders: the catalogues stay on the server. */
export function authPageMeta(context: LoaderFunctionArgs['context'], page: AuthPage): PageHead {
  const { title, description } = allMessages(context.get(pageContext).locale).auth[page];
  return { title: `${title} · ${brand.name}`, description, hidden: true };
}
