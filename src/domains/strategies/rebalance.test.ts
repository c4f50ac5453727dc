import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  type Decimal,
  decimal,
  minus,
  over,
  plus,
  sum,
  textOf,
  times,
  zero,
} from '../../foundation/decimal.ts';
import type { Composition } from './composition.ts';
import { compositionOf, holding } from './composition-for-tests.ts';
import type { Order, Proposal, Tradable } from './proposal.ts';
import { proposeRebalancing, type RebalanceInput } from './rebalance.ts';

const classic = compositionOf({ shares: ['60', 'class stocks'], bonds: ['40', 'class bonds'] });

function linesOf({ orders }: Proposal): string[] {
  return orders.map(
    ({ side, holdingId, units, amount }) => `${side} ${textOf(units)} ${holdingId} ${textOf(amount)}`,
  );
}

function buyOnly(
  held: Tradable[],
  contribution: string,
  composition: Composition,
  cash: string | null = null,
) {
  const input = {
    held,
    composition,
    contribution: decimal(contribution),
    cash: cash === null ? null : decimal(cash),
  };
  return proposeRebalancing({ mode: 'buy-only', ...input });
}

function full(held: Tradable[], contribution: string, composition: Composition, cash: string | null = null) {
  const input = {
    held,
    composition,
    contribution: decimal(contribution),
    cash: cash === null ? null : decimal(cash),
  };
  return proposeRebalancing({ mode: 'full', ...input });
}

describe('new money alone', () => {
  const shares = holding('pko', { units: '90', price: '10' });
  const bonds = holding('ds', { units: '1', price: '100', class: 'bonds' });

  test('goes into what is missing, in whole units, and tells what is left (S-4, S-6)', () => {
    const proposal = buyOnly([shares, bonds], '250', classic);
    expect(linesOf(proposal)).toEqual(['buy 2 ds 200']);
    expect(textOf(proposal.leftover)).toBe('50');
    expect(textOf(proposal.before.percent!)).toBe('70');
    expect(textOf(proposal.after.percent!)).toBe('85');
  });

  test('buys the largest holding of a component (S-6)', () => {
    const larger = holding('edo', { units: '3', price: '50', class: 'bonds' });
    expect(linesOf(buyOnly([shares, bonds, larger], '100', classic))).toEqual(['buy 2 edo 100']);
  });

  test('asks where nothing of a component is held, and counts that money as placed (S-6)', () => {
    const proposal = buyOnly([shares], '600', classic);
    expect(proposal.orders).toEqual([]);
    expect(proposal.choices.map(({ key, amount }) => `${key} ${textOf(amount)}`)).toEqual(['bonds 600']);
    expect(textOf(proposal.after.percent!)).toBe('100');
  });

  test('an empty portfolio is only asked', () => {
    const proposal = buyOnly([], '1000', classic);
    expect(proposal.choices.map(({ amount }) => textOf(amount))).toEqual(['600', '400']);
    expect(proposal.before.percent).toBeNull();
  });

  test('coins are bought in parts of eight decimals (S-6)', () => {
    const half = compositionOf({ coins: ['50', 'class crypto'], shares: ['50', 'class stocks'] });
    const coin = holding('btc', { units: '0.001', price: '300000', class: 'crypto' });
    const proposal = buyOnly([coin, holding('pko', { units: '100', price: '10' })], '100.01', half);
    expect(linesOf(proposal)).toEqual(['buy 0.00033336 btc 100.008']);
    expect(textOf(proposal.leftover)).toBe('0.002');
  });

  test('one more unit is bought when that comes nearer to the target, not when it leads away (S-6)', () => {
    const near = [
      holding('a', { units: '6', price: '100' }),
      holding('b', { units: '1', price: '300', class: 'bonds' }),
    ];
    expect(linesOf(buyOnly(near, '240', classic))).toEqual(['buy 1 a 100']);
    const far = [
      holding('a', { units: '60', price: '10' }),
      holding('b', { units: '1', price: '390', class: 'bonds' }),
    ];
    expect(linesOf(buyOnly(far, '400', classic))).toEqual(['buy 23 a 230']);
  });

  test('money that one component cannot use for a whole unit serves another (S-6)', () => {
    const dear = holding('dear', { units: '1', price: '1000', class: 'bonds' });
    const cheap = holding('cheap', { units: '100', price: '10' });
    const proposal = buyOnly(
      [dear, cheap, holding('coin', { units: '1', price: '2000', class: 'crypto' })],
      '900',
      classic,
    );
    expect(linesOf(proposal)).toEqual(['buy 90 cheap 900']);
  });

  test('followed cash is kept where the strategy wants it, and is not spent otherwise (S-4)', () => {
    const withCash = compositionOf({ shares: ['80', 'class stocks'], cash: ['20', 'cash'] });
    const keeps = buyOnly([holding('a', { units: '80', price: '10' })], '200', withCash, '0');
    expect([linesOf(keeps), textOf(keeps.keptInCash), textOf(keeps.leftover)]).toEqual([[], '200', '0']);
    const rich = buyOnly([holding('a', { units: '40', price: '10' })], '100', withCash, '500');
    expect([linesOf(rich), textOf(rich.keptInCash)]).toEqual([['buy 10 a 100'], '0']);
  });

  test('cash that is not followed cannot be counted, so nothing is set aside for it (S-3)', () => {
    const withCash = compositionOf({ shares: ['80', 'class stocks'], cash: ['20', 'cash'] });
    const proposal = buyOnly([holding('a', { units: '80', price: '10' })], '200', withCash);
    expect([linesOf(proposal), textOf(proposal.keptInCash), textOf(proposal.leftover)]).toEqual([
      [],
      '0',
      '200',
    ]);
  });

  test('an asset without a price is not proposed', () => {
    const unpriced = { ...bonds, price: null };
    const proposal = buyOnly([shares, unpriced], '100', classic);
    expect(proposal.orders).toEqual([]);
    expect(proposal.choices.map(({ key }) => key)).toEqual(['bonds']);
  });
});

describe('the full proposal', () => {
  test('sells what is above its target and buys what is below it (S-7)', () => {
    const held = [
      holding('a', { units: '90', price: '10' }),
      holding('b', { units: '1', price: '100', class: 'bonds' }),
    ];
    const proposal = full(held, '0', classic);
    expect(linesOf(proposal)).toEqual(['sell 30 a 300', 'buy 3 b 300']);
    expect(textOf(proposal.after.percent!)).toBe('100');
  });

  test('sells all of what no component wants, whole units of it (S-7)', () => {
    const stray = holding('stray', { units: '2.5', price: '100', class: 'crypto' });
    const gold = holding('gold', { units: '1.5', price: '100', class: 'commodities' });
    const proposal = full([holding('a', { units: '6', price: '100' }), stray, gold], '0', classic);
    expect(linesOf(proposal)).toEqual(['sell 2.5 stray 250', 'sell 1 gold 100']);
    expect(proposal.choices.map(({ key, amount }) => `${key} ${textOf(amount)}`)).toEqual(['bonds 350']);
  });

  test('takes from the largest holding first and goes on when it is gone (S-7)', () => {
    const held = [
      holding('small', { units: '20', price: '10' }),
      holding('large', { units: '30', price: '10' }),
      holding('b', { units: '1', price: '100', class: 'bonds' }),
    ];
    const tilted = compositionOf({ shares: ['20', 'class stocks'], bonds: ['80', 'class bonds'] });
    expect(linesOf(full(held, '0', tilted))).toEqual(['sell 30 large 300', 'sell 8 small 80', 'buy 3 b 300']);
  });

  test('puts idle cash to work and covers what is owed first (S-4)', () => {
    const held = [holding('a', { units: '6', price: '100' })];
    expect(full(held, '0', classic, '400').choices.map(({ amount }) => textOf(amount))).toEqual(['400']);
    const owing = full(
      [...held, holding('b', { units: '6', price: '100', class: 'bonds' })],
      '0',
      classic,
      '-200',
    );
    expect(linesOf(owing)).toEqual(['sell 2 b 200']);
    expect(textOf(owing.after.percent!)).toBe('100');
  });

  test('keeps in cash what the strategy wants there', () => {
    const withCash = compositionOf({ shares: ['80', 'class stocks'], cash: ['20', 'cash'] });
    const proposal = full([holding('a', { units: '100', price: '10' })], '0', withCash, '0');
    expect([linesOf(proposal), textOf(proposal.keptInCash)]).toEqual([['sell 20 a 200'], '200']);
  });
});

/* Random portfolios: nothing proposed may ever break the promises of S-8. */
const classes = ['stocks', 'bonds', 'crypto', 'commodities', 'etf'];
const anyHeld = fc.array(
  fc.record({
    class: fc.constantFrom(...classes),
    units: fc.integer({ min: 1, max: 100_000 }).map((n) => textOf({ digits: BigInt(n), places: 2 })),
    price: fc.integer({ min: 1, max: 500_000 }).map((n) => textOf({ digits: BigInt(n), places: 3 })),
  }),
  { maxLength: 12 },
);
const anyComposition = fc
  .array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 })
  .chain((parts) => fc.tuple(fc.constant(parts), fc.boolean()))
  .map(([parts, wantsCash]) => {
    const whole = parts.reduce((total, part) => total + part, 0);
    const cuts = parts.map((part) =>
      over({ digits: BigInt(part * 100), places: 0 }, { digits: BigInt(whole), places: 0 }, 6),
    );
    const last = minus(decimal('100'), sum(cuts.slice(0, -1)));
    const wanted = [...cuts.slice(0, -1), last];
    return wanted.map((percent, at) => ({
      key: String(at),
      wanted: percent,
      matches:
        wantsCash && at === 0
          ? [{ kind: 'cash' as const }]
          : [{ kind: 'class' as const, reference: classes[at]! }],
    }));
  });
const anyInput = fc
  .record({
    mode: fc.constantFrom('buy-only' as const, 'full' as const),
    held: anyHeld,
    cash: fc.option(fc.integer({ min: -200_000, max: 5_000_000 }), { nil: null }),
    contribution: fc.integer({ min: 0, max: 10_000_000 }),
    composition: anyComposition,
  })
  .map(
    ({ mode, held, cash, contribution, composition }): RebalanceInput => ({
      mode,
      composition,
      held: held.map((one, at) => holding(`h${at}`, one)),
      cash: cash === null ? null : { digits: BigInt(cash), places: 2 },
      contribution: { digits: BigInt(contribution), places: 2 },
    }),
  );

function amountOf(orders: Order[], side: Order['side']): Decimal {
  return sum(orders.filter((order) => order.side === side).map(({ amount }) => amount));
}

test('never spends more than there is, whatever is held (S-8)', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { orders, choices, keptInCash, leftover } = proposeRebalancing(input);
      const own = input.mode === 'full' && input.cash ? input.cash : zero;
      const available = sum([input.contribution, own, amountOf(orders, 'sell')]);
      const used = sum([amountOf(orders, 'buy'), keptInCash, ...choices.map(({ amount }) => amount)]);
      expect(compare(used, compare(available, zero) > 0 ? available : zero)).toBeLessThanOrEqual(0);
      if (compare(available, zero) > 0) expect(textOf(plus(used, leftover))).toBe(textOf(available));
    }),
    { numRuns: 500 },
  );
});

test('units are whole, of coins with eight decimals, and nobody sells what is not there (S-6, S-7)', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { orders } = proposeRebalancing(input);
      for (const { side, holdingId, units } of orders) {
        const one = input.held.find((candidate) => candidate.holdingId === holdingId)!;
        const decimals = textOf(units).split('.')[1]?.length ?? 0;
        expect(decimals).toBeLessThanOrEqual(one.classSlug === 'crypto' ? 8 : 0);
        expect(compare(units, zero)).toBe(1);
        if (side === 'sell') expect(compare(units, one.units)).toBeLessThanOrEqual(0);
      }
      if (input.mode === 'buy-only') expect(orders.filter(({ side }) => side === 'sell')).toEqual([]);
      expect(new Set(orders.map(({ holdingId }) => holdingId)).size).toBe(orders.length);
    }),
    { numRuns: 500 },
  );
});

test('coverage does not fall by more than one unit of each component bought (S-8)', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { before, after } = proposeRebalancing(input);
      if (!before.percent) return;
      const whole = sum([input.contribution, input.cash ?? zero, ...input.held.map(({ value }) => value)]);
      const dearest = new Map<string, Decimal>();
      for (const { classSlug, price } of input.held)
        if (classSlug !== 'crypto') dearest.set(classSlug, larger(dearest.get(classSlug), price!));
      const slack = plus(over(times(decimal('100'), sum(dearest.values())), whole, 12), decimal('0.001'));
      expect(compare(after.percent ?? zero, minus(before.percent, slack))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});

function larger(a: Decimal | undefined, b: Decimal): Decimal {
  return a && compare(a, b) > 0 ? a : b;
}

test('with new money left in followed cash, following the proposal is never worse than leaving it there', () => {
  fc.assert(
    fc.property(anyInput, (given) => {
      const input = { ...given, mode: 'buy-only' as const, cash: given.cash ?? zero };
      const idle = proposeRebalancing({
        ...input,
        cash: plus(input.cash, input.contribution),
        contribution: zero,
      });
      const { after } = proposeRebalancing(input);
      if (!idle.before.percent) return;
      const wantsCash = input.composition.some(({ matches }) => matches.some(({ kind }) => kind === 'cash'));
      if (!wantsCash) expect(compare(after.percent!, idle.before.percent)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('the same portfolio in another order gets the same proposal', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const reversed = proposeRebalancing({ ...input, held: [...input.held].reverse() });
      const sorted = (proposal: Proposal) => linesOf(proposal).sort();
      expect(sorted(reversed)).toEqual(sorted(proposeRebalancing(input)));
    }),
    { numRuns: 200 },
  );
});
