import { decimal, floatOf, minus, over, sum, textOf } from '../../../foundation/decimal.ts';
import { path } from '../../../i18n/paths.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { groupsOf } from '../../ledger/server/groups/group-store.ts';
import type { Findable, Finder } from '../../search/server/finder.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { holdingFigures } from '../figures/holding-figures.ts';
import { totalsOf } from '../figures/ledger-values.ts';
import { portfolioFigures } from '../figures/portfolio-figures.ts';
import { rememberedFigures } from './ledger-stamp.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

/** Held assets and portfolios with what they are worth; kept while nothing they were made from has changed. */
export const findHeld: Finder = {
  async listed(context, currency) {
    const { held, portfolios } = await rememberedFigures(context, ['searched', currency], async () => {
      const ledger = await valueLedger(context, { currency });
      return { held: heldIn(ledger, context.locale), portfolios: portfoliosIn(ledger, context.locale) };
    });
    return [...held, ...portfolios];
  },
};

type HoldingFigures = ReturnType<typeof holdingFigures>[number];

/** What is held in real portfolios, one entry for an asset wherever it is; what was sold keeps its page and comes last. */
function heldIn(ledger: ValuedLedger, locale: Context['locale']): Findable[] {
  const real = ledger.portfolios.filter(({ is_virtual }) => !is_virtual);
  const realIds = new Set(real.map(({ id }) => id));
  const holdings = ledger.holdings.filter(({ portfolio_id }) => realIds.has(portfolio_id));
  const named = new Map(holdings.map((holding) => [holding.instrument_id, holding]));
  const rows = holdingFigures(ledger, real, holdings, locale);
  return [...Map.groupBy(rows, ({ parent_id }) => parent_id).values()]
    .map((all) => ({ open: openOf(all), isHeld: all.some(isOpen) }))
    .toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld))
    .map(({ open }) => {
      const { isin, names } = named.get(open[0]!.parent_id)!;
      return heldOf(open, ledger.shown, [...(isin ? [isin] : []), ...Object.values(names)], locale);
    });
}

const isOpen = ({ volume }: HoldingFigures) => Number(volume) !== 0;

/** Where some of it is left, what was sold completely elsewhere is not counted. */
function openOf(rows: readonly HoldingFigures[]): readonly HoldingFigures[] {
  const open = rows.filter(isOpen);
  return open.length > 0 ? open : rows;
}

function heldOf(
  rows: readonly HoldingFigures[],
  currency: string,
  words: readonly string[],
  locale: Context['locale'],
): Findable {
  const [first] = rows as [HoldingFigures];
  const one = rows.length === 1;
  const value = worthOf(rows);
  return {
    kind: one ? 'holding' : 'heldAsset',
    id: one ? first.id : first.parent_id,
    title: first.title,
    words: [first.name, ...words],
    to: one ? path('holding', locale, { id: first.id }) : path('heldAsset', locale, { id: first.parent_id }),
    ticker: first.name,
    amount: value === null ? null : { value, currency, of: 'value' },
    change_percent: one ? (first.changes['24h']?.percent ?? null) : changeOf(rows),
    facts: {
      asset_id: first.parent_id,
      units: textOf(sum(rows.map(({ volume }) => decimal(volume)))),
      mic: first.mic,
      class: first.class,
      ...(one
        ? { holding_id: first.id, portfolio_id: first.portfolio_id, portfolio: first.portfolio_name }
        : { portfolios: rows.length }),
    },
  };
}

function worthOf(rows: readonly HoldingFigures[]): string | null {
  const values = rows.map(({ market_value }) => market_value);
  return values.includes(null) ? null : moneyText(sum(values.map((value) => decimal(value!))));
}

/** Of all of it together: what the last session brought by what it was worth before. */
function changeOf(rows: readonly HoldingFigures[]): number | null {
  const value = worthOf(rows);
  const changes = rows.map(({ changes: of }) => of['24h']?.amount ?? null);
  if (value === null || changes.includes(null)) return null;
  const change = sum(changes.map((amount) => decimal(amount!)));
  const before = minus(decimal(value), change);
  return floatOf(before) === 0 ? null : 100 * floatOf(over(change, before));
}

/** Portfolios by name with what they are worth. */
function portfoliosIn(ledger: ValuedLedger, locale: Context['locale']): Findable[] {
  const figures = portfolioFigures(
    ledger,
    totalsOf(ledger),
    { strategies: new Map(), paused: new Set() },
    locale,
  );
  return ledger.portfolios.map(({ id, name, kind }, at) => {
    const { market_value, changes, shown_currency } = figures[at]!;
    return {
      kind: 'portfolio',
      id,
      title: name,
      words: [kind],
      to: `${path('assets', locale)}?${new URLSearchParams({ portfolio_id: id })}`,
      amount: market_value === null ? null : { value: market_value, currency: shown_currency, of: 'value' },
      change_percent: changes['24h']?.percent ?? null,
    };
  });
}

/** Groups of portfolios by name. */
export const findGroups: Finder = {
  async listed(context) {
    const groups = await groupsOf(context.services.database, actorOf(context).userId);
    return groups.map(({ id, name }) => ({
      kind: 'portfolioGroup',
      id,
      title: name,
      words: [],
      to: path('portfolios', context.locale),
    }));
  },
};
