import { describe, expect, it } from 'vitest';
import { exampleDashboard } from './example-dashboard.ts';
import { grosze } from './example-positions.ts';
import type { ExampleWords } from './example-words.ts';

/** Words that name themselves. */
const words = (mark = '') => new Proxy({}, { get: (_, name) => `${String(name)}${mark}` }) as ExampleWords;
const view = exampleDashboard(words());
const sum = (amounts: readonly (string | null)[]) =>
  amounts.reduce((total, amount) => total + grosze(amount ?? '0'), 0);
const brokerage = view.modules['brokerage-investments'];
const total = grosze(view.total.value);

describe('the example adds up', () => {
  it('to the figure of the pictures', () => {
    expect(view.total.value).toBe('412386.40');
    expect(view.total.profit).toBe('83846.40');
    expect(view.total.today?.amount).toBe('1363.61');
  });

  it.each(['byClass', 'byPortfolio', 'byCurrency'] as const)('allocation %s', (grouping) => {
    expect(sum(view.allocation[grouping].map(({ value }) => value))).toBe(total);
  });

  it('portfolios, in value and in the day’s change', () => {
    expect(sum(brokerage.portfolios.map(({ value }) => value))).toBe(total);
    expect(sum(brokerage.portfolios.map(({ today }) => today?.amount ?? null))).toBe(
      grosze(view.total.today?.amount ?? ''),
    );
  });

  it('holdings with those not shown, in value and in shares', () => {
    const { rows, more } = brokerage.holdings;
    expect(sum([...rows.map(({ value }) => value), more?.value ?? null])).toBe(total);
    const shares = rows.reduce((all, { share }) => all + (share ?? 0), more?.share ?? 0);
    expect(Math.round(shares * 10)).toBe(1000);
  });

  it('the parts of the profit', () => {
    expect(sum([view.total.parts!.growth, view.total.parts!.realised])).toBe(grosze(view.total.profit));
    expect(sum([view.total.invested, view.total.profit])).toBe(total);
  });

  it('what is expected, the rents, and the bonds of the ladder', () => {
    expect(sum(view.upcoming.events.map(({ amount }) => amount))).toBe(grosze(view.upcoming.expected));
    expect(sum(view.modules['real-estate'].properties.map(({ rent }) => rent))).toBe(
      grosze(view.modules['real-estate'].next?.amount ?? ''),
    );
    const ofClass = (key: string) => view.allocation.byClass.find((slice) => slice.key === key)?.value;
    expect(view.modules['real-estate'].value).toBe(ofClass('realEstate'));
    expect(view.modules.bonds.value).toBe(ofClass('bonds'));
    expect(sum(view.modules.bonds.redemptions.map(({ amount }) => amount))).toBe(
      grosze(view.modules.bonds.value),
    );
  });
});

describe('the history of the example', () => {
  const { year, all } = view.total.history;

  it('ends on the figures above it', () => {
    expect(year.value.at(-1)).toBe(412386.4);
    expect(year.invested.at(-1)).toBe(328540);
    expect(all.value.at(-1)).toBe(412386.4);
  });

  it('has a value for every day and every week', () => {
    expect(year.value).toHaveLength(366);
    for (const series of [year, all]) {
      expect(series.invested).toHaveLength(series.value.length);
      expect(series.benchmark).toHaveLength(series.value.length);
    }
  });

  it('only ever pays in', () => {
    for (const { invested } of [year, all]) {
      expect(invested.every((paid, at) => at === 0 || paid >= (invested[at - 1] ?? 0))).toBe(true);
    }
  });

  it('gives the printed returns', () => {
    expect(view.total.irr.percent).toBeCloseTo(9.8, 1);
    expect(view.total.twr.percent).toBeCloseTo(14, 1);
  });
});

it('is the same every time, in any language', () => {
  expect(exampleDashboard(words())).toEqual(view);
  expect(exampleDashboard(words('!')).total).toEqual(view.total);
});
