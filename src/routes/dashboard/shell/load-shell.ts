import { redirect } from 'react-router';
import { listChanges } from '../../../domains/changes/contract.ts';
import { currentUser, signOut } from '../../../domains/identity/contract.ts';
import { listAssetClasses, listCurrencies } from '../../../domains/instruments/contract.ts';
import { tickerTape } from '../../../domains/market-data/contract.ts';
import { listModules } from '../../../domains/modules/contract.ts';
import { currentAnnouncements } from '../../../domains/notifications/announcements-contract.ts';
import { listNotifications } from '../../../domains/notifications/contract.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { path } from '../../../i18n/paths.ts';
import { isAwayAnswer } from '../../faults/away-answer.ts';
import type { PageContext } from '../../page-context.ts';

export type SignedInUser = CallOutput<typeof currentUser>['data'];

/** Who is signed in. Without an answer there is no dashboard: the session ends and the login page asks again. */
export async function loadUser({ call, locale, onFault }: PageContext): Promise<SignedInUser> {
  try {
    return (await call(currentUser, {})).data;
  } catch (error) {
    // The session is as good as before: only the server is away.
    if (isAwayAnswer(error)) throw error;
    onFault(error);
    // With the session still open the login page would send straight back here.
    await call(signOut, {}).catch(onFault);
    throw redirect(path('login', locale));
  }
}

/** What may be missing without breaking the page, by the words its absence is written to the console with. */
const absences = {
  modules: 'Could not get investment module',
  assetClasses: 'Could not fetch assets classes',
  currencies: 'Could not get currencies',
  notifications: 'Could not fetch notification',
  tape: 'Could not fetch market quotes',
  portfolios: 'Could not get portfolios',
  announcements: 'Could not fetch announcements',
  changes: 'Could not fetch changes',
};

/** The newest of them; the page of notifications has all. */
const bellShows = '8';
/** Among so many of the last ten minutes is the newest that was made in this browser. */
const changesSeen = '20';

export async function loadShell(page: PageContext) {
  const { call, locale, theme, now, site, onFault } = page;
  const absent: string[] = [];
  async function orNone<Row>(what: keyof typeof absences, list: Promise<{ data: Row[] }>): Promise<Row[]> {
    try {
      return (await list).data;
    } catch (error) {
      onFault(error);
      absent.push(absences[what]);
      return [];
    }
  }
  const listed = call(listNotifications, { query: { limit: bellShows } });
  const [user, modules, assetClasses, currencies, notifications, tape, portfolios, announcements, changes] =
    await Promise.all([
      loadUser(page),
      orNone('modules', call(listModules, {})),
      orNone('assetClasses', call(listAssetClasses, {})),
      orNone('currencies', call(listCurrencies, {})),
      orNone('notifications', listed),
      orNone('tape', call(tickerTape, {})),
      orNone('portfolios', call(listPortfolios, { query: { simplified: '1' } })),
      orNone('announcements', call(currentAnnouncements, {})),
      orNone('changes', call(listChanges, { query: { undoable: '1', limit: changesSeen } })),
    ]);
  return {
    locale,
    theme,
    now,
    user,
    modules,
    assetClasses,
    currencies,
    notifications,
    /** How many were not read; an empty answer does not say. */
    unread: notifications.length > 0 ? (await listed).meta.unread : 0,
    tape,
    announcements,
    /** What was done last here, and can be undone. */
    undoable: changes.find(({ is_here }) => is_here) ?? null,
    /** For the search, which has an entry for each. */
    portfolios: portfolios.map(({ id, name }) => ({ id, name })),
    hasSample: portfolios.some(({ is_sample }) => is_sample),
    /** Those that exceed the plan: forms and menus do not offer to write into them. */
    readOnlyPortfolios: portfolios.filter(({ is_read_only }) => is_read_only).map(({ id }) => id),
    savedCurrency: page.currency,
    basis: page.basis,
    hidesAmounts: page.hidesAmounts,
    simulated: site.simulated,
    /** Whether there are plans at all. */
    plans: site.plans,
    links: { apiDocs: site.apiDocsUrl, social: site.socialUrls.slice(0, 3) },
    absent,
  };
}

export type Shell = Awaited<ReturnType<typeof loadShell>>;
