import { type ActionFunctionArgs, redirect } from 'react-router';
import { inLocale, splitLocale } from '../../i18n/paths.ts';

/** Meets a form that was sent before the page came alive: the page is shown again, and nothing of it is read. */
export function comeBack({ request }: ActionFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(inLocale(pathname, splitLocale(pathname).locale) + search, 303);
}
