import { describe, expect, it } from 'vitest';
import { Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';
import { newProperty, ownProperty } from '../../support/records/own-property.ts';

const our = ourBook();

async function landlord() {
  const owner = await Trader.start(our.walory);
  const { id } = await ownProperty(owner.browser);
  const plot = (await owner.browser.post('/api/properties', newProperty({ name: 'Działka' }))).body.data.id;
  const figures = (query: string) => owner.read(`/api/report-figures?currency=pln&${query}`);
  return { owner, id, plot, figures };
}

describe('reports of real estate (RP-13)', () => {
  it('list properties with the figures of their page', async () => {
    const { owner, figures, id } = await landlord();
    const { data } = await owner.read('/api/properties?currency=pln');
    const report = await figures('kind=properties');
    expect(report).toMatchObject({ kind: 'properties', missing: 0, reason: null });
    const values = data.map((row: { figures: { equity: string } }) => Number(row.figures.equity));
    expect(Number(report.figures.equity)).toBeCloseTo(values[0] + values[1], 6);
    const only = await figures(`kind=properties&properties=${id}`);
    const page = data.find((row: { id: string }) => row.id === id);
    expect(only.figures.rows).toEqual([
      expect.objectContaining({ id, name: page.name, city: 'Gdynia', ...page.figures }),
    ]);
  });

  it('add up rent, costs and instalments by month and property', async () => {
    const { figures, id, plot } = await landlord();
    const { figures: rent } = await figures('kind=rent&period=2025');
    // 2650 a month less half a month without a tenant in twelve: 2539.58, twelve times.
    expect(rent.rent).toBe('30474.96');
    const sums = rent.by_month.map((row: Record<string, string>) => Number(row.net));
    expect(sums.reduce((sum: number, net: number) => sum + net, 0)).toBeCloseTo(Number(rent.net), 6);
    expect(rent.by_property.map((row: { id: string }) => row.id).sort()).toEqual([id, plot].sort());
    expect(Number(rent.left)).toBeCloseTo(
      Number(rent.net) - Number(rent.interest) - Number(rent.principal),
      6,
    );
    expect(Number(rent.before.rent)).toBeLessThan(Number(rent.rent));
  });

  it('follow equity over time: start, flows and profit are the end, and since the start it is the page’s', async () => {
    const { owner, figures } = await landlord();
    const { figures: year, history, three_months } = await figures('kind=equity&period=2025');
    expect([history.first_day, three_months.first_day]).toEqual(['2024-12-31', '2025-09-30']);
    expect(history.value.at(-1)).toBeCloseTo(Number(year.value_end), 1);
    const sum = Number(year.value_start) + Number(year.net_flows) + Number(year.profit);
    expect(sum).toBeCloseTo(Number(year.value_end), 1);
    expect(year.over_time.days).toHaveLength(13);
    expect(year.over_time.equity.at(-1)).toBeCloseTo(Number(year.value_end), 1);
    const { figures: whole } = await owner.read('/api/statistics?module=real-estate&currency=pln');
    const { figures: all } = await figures('kind=equity&period=start');
    expect(Number(all.value_end)).toBeCloseTo(Number(whole.market_value), 1);
    expect(Number(all.profit)).toBeCloseTo(Number(whole.profit), 1);
    expect(all.irr).toEqual(whole.irr);
    expect(all.twr).toEqual(whole.twr);
  });

  it('are of one’s own properties alone', async () => {
    const { id } = await landlord();
    const stranger = await Trader.start(our.walory);
    const answer = await stranger.browser.get(`/api/report-figures?kind=rent&properties=${id}`);
    expect([answer.status, answer.body.errors]).toEqual([422, { properties: ['reportPropertiesError'] }]);
    expect((await stranger.read('/api/report-figures?kind=equity&period=2025')).figures).toMatchObject({
      value_end: '0.00',
      twr: { percent: null, reason: 'empty' },
    });
  });
});
