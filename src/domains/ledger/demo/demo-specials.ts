import type { DemoPortfolio } from './demo-plan.ts';
import { plain } from './demo-row-text.ts';
import type { DemoPrices, DemoRow } from './demo-rows.ts';

/** A row of an asset that is no plain purchase or sale, and by how many units it moves what is held. */
export type Special = { day: string; moves: number; row: DemoRow };

/** The demo keys of what a plan does beside purchases and sales. */
export function specialKeys({ specials }: DemoPortfolio): string[] {
  const { shorts = [], contracts = [], swaps = [], gifts = [] } = specials ?? {};
  return [
    ...[...shorts, ...contracts, ...gifts].map(({ key }) => key),
    ...swaps.flatMap(({ from, to }) => [from, to]),
  ];
}

/** What a plan does with one asset beside purchases and sales, as far as the market goes. */
export function specialsOf(key: string, { specials, fee }: DemoPortfolio, prices: DemoPrices): Special[] {
  const { shorts = [], contracts = [], swaps = [], gifts = [] } = specials ?? {};
  const of = <One extends { key: string }>(all: readonly One[]) => all.filter((one) => one.key === key);
  return [
    ...of(shorts).flatMap((one) => shortRows(one, fee, prices)),
    ...of(contracts).flatMap((one) => contractRow(one, prices)),
    ...of(gifts).flatMap((one) => giftRow(one, prices)),
    ...swaps
      .filter(({ from, to }) => from === key || to === key)
      .flatMap((one) => swapRow(one, key === one.from ? 'sell' : 'buy', prices)),
  ];
}

type Plans = Required<NonNullable<DemoPortfolio['specials']>>;

function shortRows(
  { key, day, budget, covered }: Plans['shorts'][number],
  { part, least }: DemoPortfolio['fee'],
  prices: DemoPrices,
): Special[] {
  const sold = prices.closeFrom(key, day);
  if (!sold) return [];
  const units = Math.floor(budget / sold.close);
  const bought = covered === undefined ? undefined : prices.closeFrom(key, covered);
  const currency = prices.currencyOf(key);
  const trade = (type: 'short' | 'cover', at: { day: string; close: number }): Special => ({
    day: at.day,
    moves: type === 'short' ? -units : units,
    row: {
      ...{ type, key, day: at.day, currency, units: plain(units), price: plain(at.close, 4) },
      fee: plain(Math.max(least, units * at.close * part)),
    },
  });
  return [trade('short', sold), ...(bought ? [trade('cover', bought)] : [])];
}

/** What a future brought, with both its legs (rule L-24). */
function contractRow({ key, opened, day, count }: Plans['contracts'][number], prices: DemoPrices): Special[] {
  const first = prices.closeFrom(key, opened);
  const last = prices.closeFrom(key, day);
  if (!first || !last) return [];
  const worth = (close: number) => close * prices.pointOf(key) * Math.abs(count);
  const [open, close] = [plain(worth(first.close)), plain(worth(last.close))];
  const row: DemoRow = {
    ...{ type: 'result', key, day: last.day, currency: prices.currencyOf(key) },
    total: plain((Number(close) - Number(open)) * Math.sign(count)),
    fee: plain(feeOfContract * 2 * Math.abs(count)),
    terms: { opened_on: first.day, open_value: open, close_value: close },
  };
  return [{ day: last.day, moves: 0, row }];
}

/** To open or to close one. */
const feeOfContract = 9;

/** One half of a swap: as much is bought as was given (rule L-25). */
function swapRow(
  { from, to, day, units }: Plans['swaps'][number],
  type: 'sell' | 'buy',
  prices: DemoPrices,
): Special[] {
  const given = prices.closeFrom(from, day);
  const taken = prices.closeFrom(to, day);
  if (!given || !taken) return [];
  const bought = Math.floor(((units * given.close) / taken.close) * 1e4) / 1e4;
  const key = type === 'sell' ? from : to;
  const { close } = type === 'sell' ? given : taken;
  const moved = type === 'sell' ? units : bought;
  const row: DemoRow = {
    ...{ type, key, day: given.day, currency: prices.currencyOf(key) },
    ...{ units: plain(moved, 8), price: plain(close, 4), terms: { occasion: 'swap' } },
  };
  return [{ day: given.day, moves: type === 'sell' ? -moved : moved, row }];
}

function giftRow({ key, day, units, paid }: Plans['gifts'][number], prices: DemoPrices): Special[] {
  const at = prices.closeFrom(key, day);
  if (!at) return [];
  const row: DemoRow = {
    ...{ type: 'transfer-in', key, day: at.day, currency: prices.currencyOf(key) },
    ...{ units: plain(units), price: plain(at.close, 4) },
    terms: { occasion: 'gift', prior_cost: plain(units * paid) },
  };
  return [{ day: at.day, moves: units, row }];
}
