import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../../src/domains/education/articles.ts';
import { examples } from '../../../src/domains/education/examples/examples.ts';
import { addDays } from '../../../src/foundation/calendar-day.ts';
import { must, onPlan, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import { ownSimulation } from '../../support/records/own-simulation.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z' });
  await setRates(walory.database, { usd: { '2024-01-02': '4.2', '2026-11-12': '3.8' } });
});
afterAll(() => walory.stop());

type Row = { key: string; figure: { value: string } | null };
type Card = { of: string; note: string | null; groups: { subject: string | null; rows: Row[] }[] };

const figuresOf = (person: Trader, id: string, query = ''): Promise<Card> =>
  person.read(`/api/education-articles/${id}/figures${query}`);
const valuesOf = (card: Card, at = 0) =>
  Object.fromEntries(card.groups[at]!.rows.map(({ key, figure }) => [key, figure?.value ?? null]));
const numbersOf = (card: Card, at = 0) =>
  Object.fromEntries(Object.entries(valuesOf(card, at)).map(([key, value]) => [key, Number(value)]));

describe('who may read (ED-1)', () => {
  test('everybody signed in sees the list, in their language, and whether the plan opens it', async () => {
    const anna = await Trader.start(walory);
    const open = await anna.read('/api/education-articles');
    expect(open.data.map(({ id }: { id: string }) => id)).toEqual(articles.map(({ id }) => id));
    expect(open.data.every(({ is_open }: { is_open: boolean }) => is_open)).toBe(true);
    const polish = await anna.browser.get('/api/education-articles', { headers: { 'x-locale': 'pl' } });
    expect(polish.body.data[2].title).toMatch(/^Obsunięcie/);
    await onPlan(walory.database, anna, null);
    const locked = await anna.read('/api/education-articles');
    expect(locked.data.some(({ is_open }: { is_open: boolean }) => is_open)).toBe(false);
    expect(locked.data[0].teaser).toBe(open.data[0].teaser);
  });

  test.each(articles)('figures of $id need a plan with education materials', async ({ id }) => {
    const free = await Trader.start(walory);
    await onPlan(walory.database, free, null);
    const answer = await free.browser.get(`/api/education-articles/${id}/figures`);
    expect([answer.status, answer.body.upgrade]).toEqual([403, true]);
    expect(answer.text).not.toContain('rows');
  });

  test('an article that does not exist is not found, whatever the plan', async () => {
    const anna = await Trader.start(walory);
    expect((await anna.browser.get('/api/education-articles/gold/figures')).status).toBe(404);
    expect((await anna.browser.get('/api/education-articles/toString/figures')).status).toBe(404);
  });
});

test.each(articles)('who has none of the kind gets the example of $id, called so (ED-3)', async ({ id }) => {
  const fresh = await Trader.start(walory);
  const card = await figuresOf(fresh, id);
  expect(card.of).toBe('example');
  expect(card.groups).toEqual(JSON.parse(JSON.stringify(examples[id].card.groups)));
});

describe('own figures are those of the pages they come from (ED-2)', () => {
  let anna: Trader;
  beforeAll(async () => {
    anna = await Trader.start(walory);
    const share = await quotedAsset(walory.database, {
      ticker: 'USA',
      currency: 'usd',
      closes: { '2024-01-02': '150', '2025-01-02': '200', '2025-06-02': '140', '2026-11-12': '180' },
    });
    const usd = '0193277e-0000-7000-8000-000000000103';
    await anna.hold(share, '2024-01-02', '20', '150', { currency_id: usd, fee: '5' });
    await anna.record('buy', '2026-03-02', {
      asset_id: share,
      amount: '5',
      price: '150',
      currency_id: usd,
      fee: '10',
    });
  });

  test('IRR and TWR', async () => {
    const card = await figuresOf(anna, 'returns');
    const { figures } = await anna.performance();
    expect(card).toMatchObject({ of: 'own', groups: [{ subject: 'Emerytura' }] });
    expect(numbersOf(card).irrYear).toBeCloseTo(figures.irr.percent, 9);
    expect(numbersOf(card).twrYear).toBeCloseTo(figures.twr.percent, 9);
  });

  test('currency effect, in the shown currency', async () => {
    const [holding] = (await anna.read('/api/portfolio-assets?currency=pln')).data;
    const card = await figuresOf(anna, 'currency', '?currency=pln');
    expect(card.groups[0]!.subject).toBe('USA · USA Inc');
    expect(valuesOf(card)).toEqual({
      value: holding.market_value,
      unrealised: holding.unrealised,
      priceEffect: holding.price_effect,
      fxEffect: holding.unrealised_fx_effect,
    });
    expect((await figuresOf(anna, 'currency', '?currency=usd')).of, 'no foreign one then').toBe('example');
  });

  test('drawdown of the chart', async () => {
    const { history } = await anna.performance('?period=max&benchmark=none', 'all');
    const card = await figuresOf(anna, 'drawdown');
    expect(card.of).toBe('own');
    const deepest = Math.min(...history.drawdown);
    const lowest = history.drawdown.indexOf(deepest);
    expect(numbersOf(card).deepest).toBeCloseTo(deepest, 1);
    expect(valuesOf(card).low).toBe(addDays(history.first_day, lowest * history.every_days));
    expect(valuesOf(card).high, 'the last day at the high: closes are carried').toBe('2025-06-01');
  });

  test('fees of twelve months, not of before, and not of paper portfolios', async () => {
    const year = await anna.transactions('?from=2025-11-13&to=2026-11-13&currency=pln');
    const before = numbersOf(await figuresOf(anna, 'costs'));
    expect(before.feesYear).toBeCloseTo(Number(year.totals.fees), 2);
    expect(before.feesYear).toBeGreaterThan(0);
    expect(before.feesPercent).toBeCloseTo((100 * before.feesYear!) / before.value!, 3);
    const paper = await anna.addPortfolio({ name: 'Paper', is_virtual: true });
    await anna.record('fee', '2026-05-05', { portfolio_id: paper, total: '777' });
    expect(numbersOf(await figuresOf(anna, 'costs'))).toEqual(before);
  });

  test('the gap of a strategy', async () => {
    const [strategy] = (await anna.read('/api/strategies')).data;
    await must(
      anna.browser.post('/api/strategies', { strategyId: strategy.id, portfolioId: anna.portfolio }),
    );
    const { components, coverage } = await anna.read(`/api/portfolios/${anna.portfolio}/rebalancing`);
    const widest = Math.max(...components.map(({ drift }: { drift: string }) => Math.abs(Number(drift))));
    const card = await figuresOf(anna, 'rebalancing');
    expect(Math.abs(numbersOf(card).drift!)).toBe(widest);
    expect(numbersOf(card).coverage).toBeCloseTo(coverage, 9);
  });

  test('the largest bond', async () => {
    await must(
      anna.browser.post('/api/bonds', { symbol: 'EDO0834', amount: 100, purchased_at: '2024-08-12' }),
    );
    const [bond] = (await anna.read('/api/bonds?currency=pln')).data;
    expect(valuesOf(await figuresOf(anna, 'bonds'))).toEqual({
      value: bond.value,
      redemptionFee: bond.redemption.fee,
      redemptionTax: bond.redemption.tax,
      redemption: bond.redemption.net,
    });
  });

  test('deposits of an IKE against the limit', async () => {
    const ike = await anna.addPortfolio({ name: 'IKE', kind: 'ike', follows_cash: true });
    await anna.record('deposit', '2025-12-30', { portfolio_id: ike, total: '9000' });
    await anna.record('deposit', '2026-02-02', { portfolio_id: ike, total: '10000' });
    const card = await figuresOf(anna, 'pensions', '?currency=usd');
    expect(numbersOf(card)).toEqual({ value: 19_000, paid: 10_000, limit: 28_260, room: 18_260 });
  });

  test('the newest simulation that is done, by the names of its strategies', async () => {
    await ownSimulation(walory.database, anna.portfolio);
    const answer = await must(
      anna.browser.post('/api/portfolio-analyzer', {
        action: 'fetch-portfolio-history-simulations',
        portfolio_id: anna.portfolio,
      }),
    );
    const line = answer.body.data[0].data.metrics.find(({ slot }: { slot: number | null }) => slot === 1);
    const card = await figuresOf(anna, 'simulation');
    expect(card.groups.map(({ subject }) => subject)).toEqual([
      'Emerytura · Single-period optimisation',
      'Emerytura · WIG20',
    ]);
    expect(numbersOf(card)).toMatchObject({
      finalValue: Number(line.final_value),
      volatility: line.volatility * 100,
      maxDrawdown: line.max_drawdown * 100,
      tradeCosts: Number(line.total_costs),
    });
  });

  test('nobody else gets them', async () => {
    const other = await Trader.start(walory);
    expect((await figuresOf(other, 'bonds')).of).toBe('example');
  });
});
