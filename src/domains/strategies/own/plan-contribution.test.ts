import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  decimal,
  isZero,
  minus,
  plus,
  sum,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import type { Composition, Match } from '../composition.ts';
import type { Ground } from '../ground-shape.ts';
import { targetFaults } from './check-targets.ts';
import { type OwnRules, usualRules } from './own-strategy.ts';
import {
  comingBack,
  distanceOf,
  fromCash,
  isOutside,
  planContribution,
  sharesOver,
  standingOf,
  takenBy,
} from './plan-contribution.ts';
import { targetsFromHeld } from './targets-from-held.ts';
import { contributionAfterAside, weighedCash } from './weighed-cash.ts';

type Part = { percent: number; units: number; price: number; named: boolean };
const classes = ['stocks', 'bonds', 'etf', 'commodities', 'crypto'];

function groundOf(parts: readonly Part[], cash: string | null): Ground {
  return {
    portfolio: { id: 'p', name: 'P' },
    currency: 'pln',
    follows_cash: cash !== null,
    cash,
    assets: parts.map(({ units, price }, at) => ({
      id: `h${at}`,
      asset_id: `i${at}`,
      ticker: `T${at}`,
      name: `T${at}`,
      isin: null,
      class: classes[at]!,
      subclass: null,
      country: null,
      price_currency: 'eur',
      units: String(units),
      price: textOf(decimal((price / 10_000).toFixed(4))),
      quoted: null,
      value: textOf(times(decimal(String(units)), decimal((price / 10_000).toFixed(4)))),
      history: [],
    })),
    days: [],
    cash_history: [],
    rates: { pln: '1', eur: '4.2415' },
    missing: 0,
    is_simulated: false,
    price_day: null,
  };
}

function compositionOf(parts: readonly Part[]): Composition {
  return parts.map(({ percent, named }, at) => {
    const match: Match = named
      ? { kind: 'instrument', reference: `i${at}` }
      : { kind: 'class', reference: classes[at]! };
    return { key: `k${at}`, wanted: decimal(String(percent)), band: decimal('1'), matches: [match] };
  });
}

/** Five parts whose percentages add up to 100. */
const fiveParts = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 4, maxLength: 4 }),
    fc.array(
      fc.record({ units: fc.nat(200), price: fc.integer({ min: 100, max: 9_000_000 }), named: fc.boolean() }),
      {
        minLength: 5,
        maxLength: 5,
      },
    ),
  )
  .map(([percents, assets]) => {
    const all = [...percents, 100 - percents.reduce((whole, one) => whole + one, 0)];
    return assets.map((asset, at): Part => ({ ...asset, percent: all[at]! }));
  });

const money = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2));
const someRules = fc
  .record({
    smallest_order: fc.constantFrom('0', '50', '500', '2000'),
    commission_percent: fc.constantFrom('0', '0.1', '0.39', '2'),
    commission_minimum: fc.constantFrom('0', '1', '5', '19'),
    cash_aside: fc.constantFrom('0', '1000'),
    whole_units: fc.boolean(),
    currency: fc.constantFrom('pln', 'eur'),
    buy_only: fc.boolean(),
  })
  .map((given): OwnRules => ({ ...usualRules, ...given }));
const cashes = fc.option(money, { nil: null });

describe('a plan for the next contribution', () => {
  test('never takes more than there is, and adds up to it to the grosz (S-15)', () => {
    fc.assert(
      fc.property(fiveParts, someRules, cashes, money, (parts, rules, cash, amount) => {
        const plan = planContribution(
          groundOf(parts, cash),
          { composition: compositionOf(parts), rules: { ...rules, buy_only: true } },
          decimal(amount),
          'buy-only',
        );
        expect(textOf(takenBy(plan))).toBe(textOf(decimal(amount)));
        expect(plan.orders.every(({ side }) => side === 'buy')).toBe(true);
        expect(plan.leftover.digits >= 0n).toBe(true);
        for (const { amount: bought, commission } of plan.orders)
          for (const figure of [bought, commission]) expect(textOf(figure)).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  test('that may sell spends what sales and tracked cash give beside it, and not a grosz more (S-15)', () => {
    fc.assert(
      fc.property(fiveParts, someRules, cashes, money, (parts, rules, cash, amount) => {
        const ground = groundOf(parts, cash);
        const given = { composition: compositionOf(parts), rules: { ...rules, buy_only: false } };
        const plan = planContribution(ground, given, decimal(amount), 'full');
        const aside = times(decimal(rules.cash_aside), decimal(ground.rates[rules.currency]!));
        expect(textOf(fromCash(plan))).toBe(textOf(cash === null ? zero : weighedCash(decimal(cash), aside)));
      }),
    );
  });

  test('buys nothing below the smallest order, in whole units where they are asked for (S-15)', () => {
    fc.assert(
      fc.property(fiveParts, someRules, cashes, money, (parts, rules, cash, amount) => {
        const ground = groundOf(parts, cash);
        const plan = planContribution(
          ground,
          { composition: compositionOf(parts), rules },
          decimal(amount),
          'full',
        );
        const smallest = times(decimal(rules.smallest_order), decimal(ground.rates[rules.currency]!));
        for (const order of [...plan.orders, ...plan.choices])
          expect(compare(order.amount, smallest)).toBeGreaterThanOrEqual(0);
        for (const { units, holdingId } of plan.orders) {
          const isCoin = holdingId === 'h4';
          const places = textOf(units).split('.')[1]?.length ?? 0;
          expect(places).toBeLessThanOrEqual(isCoin ? 8 : rules.whole_units ? 0 : 4);
        }
      }),
    );
  });

  test('takes nothing further from its target than by one unit (S-8)', () => {
    fc.assert(
      fc.property(fiveParts, someRules, cashes, money, (parts, rules, cash, amount) => {
        const composition = compositionOf(parts);
        const plan = planContribution(
          groundOf(parts, cash),
          { composition, rules },
          decimal(amount),
          'buy-only',
        );
        const total = sum([...plan.before.components.map(({ value }) => value), plan.before.unmatched.value]);
        const whole = plus(total, minus(decimal(amount), plan.keptAside));
        for (const { key, units, price, amount: bought } of plan.orders) {
          const at = composition.findIndex((one) => one.key === key);
          const target = times(times(composition[at]!.wanted, whole), decimal('0.01'));
          const after = plus(plan.before.components[at]!.value, bought);
          expect(isZero(units)).toBe(false);
          expect(compare(after, plus(target, plus(price, decimal('0.01'))))).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('is the same however the parts are sorted', () => {
    fc.assert(
      fc.property(fiveParts, someRules, cashes, money, (parts, rules, cash, amount) => {
        const composition = compositionOf(parts);
        const orders = (sorted: Composition) =>
          planContribution(groundOf(parts, cash), { composition: sorted, rules }, decimal(amount), 'full')
            .orders.map(({ side, holdingId, units }) => `${side} ${holdingId} ${textOf(units)}`)
            .sort();
        expect(orders([...composition].reverse())).toEqual(orders(composition));
      }),
    );
  });

  test('the picture of the editor: commissions of one euro, whole units, and bonds come back into their band', () => {
    const parts = [
      [62, 179, 148.2],
      [18, 1067, 4.98],
      [10, 84, 40.85],
      [5, 4, 642.3],
      [5, 21, 115.7],
    ].map(([percent, units, price]) => ({ percent, units, price: price! * 42_415, named: true }) as Part);
    const rules = {
      ...usualRules,
      currency: 'eur',
      commission_percent: '0.1',
      commission_minimum: '1',
      smallest_order: '118',
    };
    const composition = compositionOf(parts).map((one, at) => ({
      ...one,
      band: decimal(String([5, 4, 2, 2, 2][at])),
    }));
    const plan = planContribution(groundOf(parts, null), { composition, rules }, decimal('5000'), 'buy-only');
    const [bonds] = plan.orders;
    expect([plan.orders.map(({ key }) => key), textOf(plan.commissions)]).toEqual([['k1'], '4.98']);
    expect(textOf(plus(plan.commissions, plus(bonds!.amount, plan.leftover)))).toBe('5000');
    expect(comingBack(plan, composition)).toEqual(['k1']);
    expect(isOutside(plan.before.components[1]!, composition[1]!.band)).toBe(true);
    expect(compare(distanceOf(plan.after), distanceOf(plan.before))).toBeLessThan(0);
  });
});

test.each([
  ['1.01', true],
  ['1', false],
  ['0', false],
  ['-1', false],
  ['-1.01', true],
])('a component that is %s points off its target is outside of a band of 1: %s (S-19)', (drift, outside) => {
  expect(isOutside({ drift: decimal(drift) }, decimal('1'))).toBe(outside);
});

describe('cash kept aside (S-14)', () => {
  test('has no part in the weights, is filled up first, and never more than there is', () => {
    fc.assert(
      fc.property(money, money, money, (cash, aside, contribution) => {
        const [c, a, m] = [decimal(cash), decimal(aside), decimal(contribution)];
        const { kept, left } = contributionAfterAside(c, a, m);
        expect(textOf(plus(kept, left))).toBe(textOf(m));
        expect(compare(weighedCash(c, a), zero)).toBeGreaterThanOrEqual(0);
        expect(compare(plus(kept, minus(c, weighedCash(c, a))), a)).toBeLessThanOrEqual(0);
      }),
    );
    expect(textOf(weighedCash(decimal('-50'), decimal('100')))).toBe('-50');
  });
});

describe('targets from what is held (S-16)', () => {
  test('add up to exactly 100, fit into 50 parts, and cover everything', () => {
    const held = fc.array(
      fc.record({ value: fc.integer({ min: 1, max: 10_000_000 }), class: fc.constantFrom(...classes) }),
      { minLength: 1, maxLength: 120 },
    );
    fc.assert(
      fc.property(held, cashes, (list, cash) => {
        const values = list.map(({ value, class: classSlug }, at) => ({
          instrumentId: `i${at}`,
          isin: null,
          classSlug,
          name: `N${at}`,
          value: decimal((value / 100).toFixed(2)),
        }));
        const targets = targetsFromHeld(values, decimal(cash ?? '0'));
        expect(targets.length).toBeLessThanOrEqual(50);
        expect(targetFaults(targets.map(({ counts, ...one }) => ({ ...one, matches: counts })))).toEqual({});
      }),
    );
  });

  test('of nothing there are none', () => {
    expect(targetsFromHeld([], zero)).toEqual([]);
  });
});

describe('drift over time', () => {
  test('is the share of each part on each day, unknown where a value is', () => {
    const ground = groundOf(
      [
        { percent: 50, units: 1, price: 10_000, named: false },
        { percent: 50, units: 1, price: 10_000, named: false },
      ],
      null,
    );
    ground.days = ['2026-11-01', '2026-11-08', '2026-11-15'];
    ground.cash_history = [0, 0, 0];
    ground.assets[0]!.history = [0, 30, 60];
    ground.assets[1]!.history = [0, null, 40];
    const composition = compositionOf([{ percent: 100, units: 0, price: 1, named: false }]);
    expect(sharesOver(ground, composition).get('k0')).toEqual([null, null, 60]);
    expect(textOf(standingOf(ground, { composition, rules: null }).unmatched.held)).toBe('50');
  });
});
