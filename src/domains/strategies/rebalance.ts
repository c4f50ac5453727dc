import {
  type Decimal,
  hundred,
  minus,
  over,
  plus,
  sign,
  sum,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { buyShortfalls, type Shortfall } from './buy-shortfalls.ts';
import { type Composition, componentFinder } from './composition.ts';
import { weigh } from './coverage.ts';
import { type Holdings, holdingsBy, type Proposal, type Tradable } from './proposal.ts';
import { sellExcess } from './sell-excess.ts';
import { plainRules, type TradeRules } from './trade-rules.ts';

export type RebalanceMode = 'buy-only' | 'full';

export type RebalanceInput = {
  mode: RebalanceMode;
  held: readonly Tradable[];
  /** Followed cash in the shown currency; null where the portfolio follows none. */
  cash: Decimal | null;
  /** New money paid in. */
  contribution: Decimal;
  composition: Composition;
  rules?: TradeRules;
};

/** Brings a portfolio nearer to its strategy: with new money alone, or by selling too (rules S-4 to S-8). */
export function proposeRebalancing(input: RebalanceInput): Proposal {
  const { mode, held, cash, contribution, composition, rules = plainRules } = input;
  const finder = componentFinder(composition);
  const book = new Map<string | undefined, Decimal>();
  const worthOf = (key: string | undefined) => book.get(key) ?? zero;
  const add = (key: string | undefined, amount: Decimal) => book.set(key, plus(worthOf(key), amount));
  for (const one of held) add(finder.of(one), one.value);
  add(finder.cash, cash ?? zero);
  const before = weigh(book, composition);

  const total = plus(sum(book.values()), contribution);
  const targets = new Map(composition.map(({ key, wanted }) => [key, over(times(wanted, total), hundred)]));
  const targetOf = (key: string | undefined) => (key === undefined ? undefined : targets.get(key)) ?? zero;
  const holdings = holdingsBy(held, finder.of);
  let money = contribution;
  // In a full proposal cash is money like any other: what the strategy wants of it is put back with the purchases.
  if (mode === 'full') {
    add(finder.cash, minus(zero, cash ?? zero));
    money = plus(money, cash ?? zero);
  }
  const sales =
    mode === 'full' ? sellExcess(holdings, (key) => minus(worthOf(key), targetOf(key)), rules) : [];
  for (const { key, amount, commission } of sales) {
    add(key, minus(zero, amount));
    money = plus(money, minus(amount, commission));
  }
  const missing = (key: string) => minus(targetOf(key), worthOf(key));
  const shortfalls = shortfallsOf(composition, missing, holdings, cash === null ? null : finder.cash);
  const bought = buyShortfalls(sign(money) > 0 ? money : zero, shortfalls, rules);
  for (const { key, amount } of [...bought.orders, ...bought.choices]) add(key, amount);
  const leftover = minus(money, bought.spent);
  if (cash !== null) add(finder.cash, plus(leftover, bought.keptInCash));
  return {
    orders: [...sales, ...bought.orders],
    choices: bought.choices,
    keptInCash: bought.keptInCash,
    leftover: sign(leftover) > 0 ? leftover : zero,
    before,
    after: weigh(book, composition),
  };
}

/** `cashKey` is the component that cash counts for; null where cash is not followed, so that nothing can be kept for it. */
function shortfallsOf(
  composition: Composition,
  missingOf: (key: string) => Decimal,
  holdings: Holdings,
  cashKey: string | null | undefined,
): Shortfall[] {
  return composition.flatMap(({ key, matches }): Shortfall[] => {
    const missing = missingOf(key);
    if (sign(missing) <= 0) return [];
    if (key === cashKey) return [{ key, missing, by: 'cash' }];
    const asset = holdings.get(key)?.find(({ price }) => price !== null);
    if (asset?.price) return [{ key, missing, by: { asset, price: asset.price } }];
    const unfollowed = matches.some(({ kind }) => kind === 'cash');
    return unfollowed ? [] : [{ key, missing, by: 'choice' }];
  });
}
