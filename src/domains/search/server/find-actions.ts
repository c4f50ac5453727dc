import { locales } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { listCurrencies } from '../../market-data/server/currencies/list-currencies.ts';
import { modulesOf } from '../../modules/server/module-store.ts';
import { type ActionId, actionIds, currencyAction } from '../found-kinds.ts';
import { wordsOfActions } from '../typed-words.ts';
import type { Findable, Finder } from './finder.ts';

/** Those that write, and what only an account has: no visitor of the demo is offered them (rule SE-6). */
const writing: readonly ActionId[] = ['addTransaction', 'newPortfolio', 'importFile', 'newStrategy'];
const notForVisitors: readonly ActionId[] = [...writing, 'exportData'];
/** Those that need the module of portfolios. */
const ofPortfolios: readonly ActionId[] = [...writing, 'compare'];

/** What can be done from the search, by its words in both languages; the browser does it. */
export const findActions: Finder = {
  async listed(context) {
    const actor = actorOf(context);
    const [modules, currencies] = await Promise.all([
      modulesOf(context.services.database, actor.userId),
      listCurrencies(context),
    ]);
    const hasPortfolios = modules.some((one) => one.slug === 'brokerage-investments' && one.is_connected);
    const may = (id: ActionId) =>
      !(notForVisitors.includes(id) && actor.visiting) && (hasPortfolios || !ofPortfolios.includes(id));
    return [
      ...actionsIn(context.locale).filter(({ id }) => may(id as ActionId)),
      ...currencies.data.map((currency) => currencyOf(currency, context.locale)),
    ];
  },
};

const known = new Map<string, Findable[]>();

function actionsIn(locale: Context['locale']): Findable[] {
  const found =
    known.get(locale) ??
    actionIds.map((id) => ({
      kind: 'action' as const,
      id,
      title: allMessages(locale).search.actions[id],
      words: [...locales.map((each) => allMessages(each).search.actions[id]), wordsOfActions[id]],
      to: null,
    }));
  known.set(locale, found);
  return found;
}

function currencyOf(
  { title, display_title, name }: { title: string; display_title: string; name: string },
  locale: Context['locale'],
): Findable {
  const inWords = (each: Context['locale']) =>
    allMessages(each).search.actions.currency.replace('{currency}', display_title);
  return {
    kind: 'action',
    id: currencyAction + title,
    title: inWords(locale),
    note: name,
    words: [...locales.map(inWords), wordsOfActions.currency, name],
    to: null,
  };
}
