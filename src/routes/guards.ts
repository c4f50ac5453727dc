import { type MiddlewareFunction, redirect } from 'react-router';
import { type PageName, path } from '../i18n/paths.ts';
import { awayAnswer } from './faults/away-answer.ts';
import { pageContext } from './page-context.ts';

/** While nobody can be read nobody is sent away to sign in: the page comes as soon as the server answers (U-20). */
function onlyReadable(away: boolean): void {
  if (away) throw awayAnswer();
}

/** Only for signed-in people who have finished the first steps; runs before any loader of the dashboard. */
export const onlyOnboarded: MiddlewareFunction<Response> = ({ context, request }) => {
  const { actor, away, locale } = context.get(pageContext);
  onlyReadable(away);
  if (!actor) throw toLogin(request, locale);
  if (actor.onboarded) return;
  const { pathname } = new URL(request.url);
  const leads = (page: PageName) => pathname.startsWith(path(page, locale).replace(/[^/]*$/, ''));
  // How to get keys from a broker is read in the middle of the first steps.
  if (pathname.startsWith(path('brokerSetup', locale, { broker: '' }))) return;
  throw redirect(path('onboarding', locale) + (leads('properties') ? forRealEstate : ''));
};

/** Who came by a link to properties came for real estate. */
export const forRealEstate = '?for=real-estate';

/** For signed-in people; who has finished the first steps comes back to them only on purpose. */
export const onlyFirstSteps: MiddlewareFunction<Response> = ({ context, request }) => {
  const { actor, away, locale } = context.get(pageContext);
  onlyReadable(away);
  if (!actor) throw toLogin(request, locale);
  const isAgain = new URL(request.url).searchParams.has('again') && !actor.visiting;
  if (actor.onboarded && !isAgain) throw redirect(path('dashboard', locale));
};

/** Sign-in pages send signed-in people to their dashboard; who looks at the demo may sign up. */
export const onlyVisitors: MiddlewareFunction<Response> = ({ context }) => {
  const { actor, locale } = context.get(pageContext);
  if (actor && !actor.visiting) throw redirect(path('dashboard', locale));
};

function toLogin(request: Request, locale: 'en' | 'pl'): Response {
  const url = new URL(request.url);
  // The router's own parameter says which parts of a page it wants; a person never typed it.
  url.searchParams.delete('_routes');
  const wanted = url.pathname.replace(/\.data$/, '') + url.search;
  return redirect(`${path('login', locale)}?next=${encodeURIComponent(wanted)}`);
}
