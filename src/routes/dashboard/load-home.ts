import type { ModuleSlug } from '../../domains/modules/contract.ts';
import { readChecklist } from '../../domains/onboarding/contract.ts';
import type { Checklist } from '../../domains/onboarding/ui/home/checklist-card.tsx';
import { statistics } from '../../domains/overview/contract.ts';
import type { DashboardFigures } from '../../domains/overview/dashboard-from-figures.ts';
import type { HomeFigures } from '../../domains/valuation/home-loader.ts';
import { dayInWarsaw } from '../../foundation/calendar-day.ts';
import type { CallOutput } from '../../foundation/contract.ts';
import { onceFor } from '../../foundation/once-for.ts';
import type { PageContext } from '../page-context.ts';
import { basisIn } from './shell/currency/shown-basis.ts';
import { shownCurrency } from './shell/currency/shown-currency.ts';

/** A module whose card is made from figures exports what it asks for from its `home-figures.ts`; it is found here. */
const found = import.meta.glob<HomeFigures<unknown>>('../../domains/*/home-figures.ts', {
  eager: true,
  import: 'homeFigures',
});

/** What the card of a module has: figures, or that they did not come. A module without any is not in the list. */
export type LoadedModule = { module: ModuleSlug; figures: unknown; failed: boolean };

export type LoadedHome = {
  figures: DashboardFigures | null;
  modules: LoadedModule[];
  /** The first things to do, while some are left. */
  checklist: Checklist | null;
};

/** A person's own figures; what cannot be had now is told by its card, which offers to try again. */
export async function loadHome(page: PageContext): Promise<LoadedHome> {
  // Without the shown currency nothing can be asked for, and each card says so.
  const currency = shownCurrency(page);
  const [figures, checklist, modules] = await Promise.all([
    loadTotals(page, currency),
    loadChecklist(page),
    loadModules(page, found, currency),
  ]);
  return { figures, modules, checklist };
}

/** Without it the page is as good. */
async function loadChecklist({ actor, call, onFault }: PageContext): Promise<Checklist | null> {
  if (actor?.visiting) return null;
  try {
    const { data } = await call(readChecklist, {});
    return data.is_shown ? data : null;
  } catch (error) {
    onFault(error);
    return null;
  }
}

async function loadTotals(page: PageContext, shown: Promise<string>) {
  const { call, now, onFault } = page;
  try {
    const currency = await shown;
    const basis = basisIn(page, currency);
    const [year, max] = await Promise.all([
      call(statistics, { query: { currency, basis } }),
      call(statistics, { query: { currency, basis, period: 'max' } }),
    ]);
    return {
      today: dayInWarsaw(new Date(now)),
      statistics: drawnHere(year.data),
      all: drawnHere(max.data).history,
    };
  } catch (error) {
    onFault(error);
    return null;
  }
}

/** The home page draws value, deposits and benchmark; what else a history has stays on the server. */
const drawnHere = onceFor((data: CallOutput<typeof statistics>['data']) => ({
  ...data,
  history: data.history && { ...data.history, drawdown: [], index: [] },
}));

/** What the cards of the modules that were found have. */
export function loadModules(
  page: Pick<PageContext, 'call' | 'onFault'>,
  loaders: Readonly<Record<string, HomeFigures<unknown>>>,
  shown: Promise<string>,
): Promise<LoadedModule[]> {
  return Promise.all(Object.values(loaders).map((one) => loadModule(page, one, shown)));
}

async function loadModule(
  { call, onFault }: Pick<PageContext, 'call' | 'onFault'>,
  { module, load }: HomeFigures<unknown>,
  shown: Promise<string>,
): Promise<LoadedModule> {
  try {
    return { module, figures: await load(call, { currency: await shown }), failed: false };
  } catch (error) {
    onFault(error);
    return { module, figures: null, failed: true };
  }
}
