import { locales } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { type PageName, path } from '../../../i18n/paths.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { marketClasses } from '../../market-data/contract.ts';
import type { ModuleSlug } from '../../modules/contract.ts';
import { modulesOf } from '../../modules/server/module-store.ts';
import { wordsOfPages } from '../typed-words.ts';
import type { Findable, Finder } from './finder.ts';

type SearchedPage = keyof typeof wordsOfPages & PageName;

/** The pages of the dashboard that can be found, with the module each belongs to. */
const pages: Record<SearchedPage, ModuleSlug | null> = {
  dashboard: null,
  reports: 'brokerage-investments',
  portfolios: 'brokerage-investments',
  transactions: 'brokerage-investments',
  assets: 'brokerage-investments',
  income: 'brokerage-investments',
  taxes: 'brokerage-investments',
  allAssets: 'brokerage-investments',
  strategies: 'brokerage-investments',
  recurringPlans: 'brokerage-investments',
  integrations: 'brokerage-investments',
  lookThrough: 'brokerage-investments',
  changes: 'brokerage-investments',
  properties: 'real-estate',
  propertyReports: 'real-estate',
  bonds: 'bonds',
  addModule: null,
  settings: null,
  notifications: null,
  payment: null,
  help: null,
  education: null,
  privacy: null,
  admin: null,
};

/** Pages by what they are called in the menu, in both languages, and by other words for them. */
export const findPages: Finder = {
  async listed(context) {
    const actor = actorOf(context);
    const modules = await modulesOf(context.services.database, actor.userId);
    const connected = new Set(modules.filter(({ is_connected }) => is_connected).map(({ slug }) => slug));
    const isThere = (page: SearchedPage) => {
      const module = pages[page];
      if (page === 'admin') return actor.role === 'admin' && !actor.impersonatorId;
      if (page === 'payment') return context.services.settings.plans;
      return module === null || connected.has(module);
    };
    const all = pagesIn(context.locale);
    return [
      ...all.pages.filter(({ id }) => isThere(id as SearchedPage)),
      ...(connected.has('brokerage-investments') ? all.markets : []),
    ];
  },
};

const known = new Map<string, { pages: Findable[]; markets: Findable[] }>();

function pagesIn(locale: Context['locale']) {
  const found = known.get(locale) ?? {
    pages: (Object.keys(pages) as SearchedPage[]).map((page) => pageIn(page, locale)),
    markets: marketClasses.map((of) => ({
      kind: 'page' as const,
      id: `market-${of}`,
      title: allMessages(locale).dashboard.markets[of],
      words: locales.map((each) => allMessages(each).dashboard.markets[of]),
      to: path('market', locale, { class: of }),
    })),
  };
  known.set(locale, found);
  return found;
}

function pageIn(page: SearchedPage, locale: Context['locale']): Findable {
  return {
    kind: 'page',
    id: page,
    title: titleIn(page, locale),
    words: [...locales.map((each) => titleIn(page, each)), wordsOfPages[page]],
    to: path(page, locale),
  };
}

/** As the menu calls it; pages that are in no menu by their own headings. */
function titleIn(page: SearchedPage, locale: Context['locale']): string {
  const all = allMessages(locale);
  if (page === 'lookThrough') return all.lookThrough.title;
  if (page === 'changes') return all.changes.title;
  if (page === 'education') return all.education.title;
  if (page === 'notifications') return all.noticeScreens.list.title;
  return all.dashboard.nav[page];
}
