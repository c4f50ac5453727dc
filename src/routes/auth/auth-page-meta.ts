import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../../foundation/brand.ts';
import { allMessages } from '../../i18n/messages.ts';
import { pageContext } from '../page-context.ts';

export type PageMeta = { title: string; description: string };

/** Title and description of a sign-in page in its language, for loaders: the catalogues stay on the server. */
export function authPageMeta(
  context: LoaderFunctionArgs['context'],
  page: 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'undo',
): PageMeta {
  const { title, description } = allMessages(context.get(pageContext).locale).auth[page];
  return { title: `${title} · ${brand.name}`, description };
}
