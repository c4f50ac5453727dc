import { describe, expect, test } from 'vitest';
import { dayIndex, isoDay } from './calendar/day-index.ts';
import { sessionsOf } from './calendar/sessions.ts';
import { lastDayOf, statusOn } from './demo-instrument.ts';
import type { DemoMarket } from './demo-market.ts';
import { generateMarket } from './generate-market.ts';
import { generateOtherRates } from './generate-other-rates.ts';
import { marketChecksum } from './market-checksum-for-tests.ts';
import { earlierMarket, fixedDay, fixedMarket, seriesOf } from './market-for-tests.ts';
import { sharesByIndex } from './shares-outstanding.ts';

/**
 * Of the whole market through the fixed day. It changes only when the market is changed on purpose: installations
 * that hold the old numbers must then be filled anew.
 */
const checksum = '13c4b3c4b6d79628';

const market = fixedMarket();

// Several markets are made here; on a busy machine that takes its time.
describe('reproducibility', () => {
  test('the same bytes as ever', () => {
    expect(marketChecksum(market)).toBe(checksum);
  });

  test('a later market has the same past', () => {
    const later = generateMarket({ through: '2028-02-29' });
    expect(sameUpTo(market, later)).toEqual([]);
    const quoted = later.series.filter(({ instrument }) => statusOn(instrument, '2028-02-29') === 'listed');
    for (const { closes, instrument } of quoted) {
      const moved = new Set(closes.slice(dayIndex('2027-01-01')).filter((close) => !Number.isNaN(close)));
      expect([instrument.key, moved.size > 10]).toEqual([instrument.key, true]);
    }
  });

  test('an earlier market is the beginning of it', () => {
    expect(sameUpTo(earlierMarket(), market)).toEqual([]);
  });

  test('the next day alone equals the day in the whole', () => {
    const day = '2026-11-13';
    const alone = generateMarket({ from: day, through: day });
    expect(alone.days).toBe(1);
    const at = dayIndex(day);
    for (const [i, series] of alone.series.entries()) {
      expect(series.closes[0]).toBe(market.series[i]!.closes[at]);
      expect(series.volumes?.[0]).toBe(market.series[i]!.volumes?.[at]);
    }
    expect(alone.rates.EUR[0]).toBe(market.rates.EUR[at]);
  });

  test('asking for days before the first is refused', () => {
    expect(() => generateMarket({ from: '2015-12-31', through: '2016-02-01' })).toThrow(RangeError);
  });
});

/** Keys of series that differ within the shorter market. */
function sameUpTo(shorter: DemoMarket, longer: DemoMarket): string[] {
  const same = (a: Float64Array, b: Float64Array) => a.every((value, day) => Object.is(value, b[day]));
  const until = <Event extends { declarationDay: string }>(events: Event[]) =>
    events.filter(({ declarationDay }) => declarationDay <= shorter.through);
  const differing = shorter.series.filter((series, i) => {
    const other = longer.series[i]!;
    return !(
      same(series.closes, other.closes) &&
      (series.volumes === null || same(series.volumes, other.volumes!)) &&
      JSON.stringify(series.splits) ===
        JSON.stringify(other.splits.filter(({ day }) => day <= shorter.through)) &&
      JSON.stringify(series.dividends) === JSON.stringify(until(other.dividends)) &&
      JSON.stringify(series.coupons) === JSON.stringify(until(other.coupons))
    );
  });
  const rates = (['USD', 'EUR', 'GBP', 'CHF'] as const).filter(
    (currency) => !same(shorter.rates[currency], longer.rates[currency]),
  );
  return [...differing.map(({ instrument }) => instrument.key), ...rates];
}

describe('quotes', () => {
  test('a close stands on every session and on no other day', () => {
    for (const { instrument, closes } of market.series) {
      const sessions = sessionsOf(instrument.calendar, market.days);
      const first = closes.findIndex((close) => !Number.isNaN(close));
      const lastDay = lastDayOf(instrument);
      const last = lastDay ? dayIndex(lastDay) : market.days - 1;
      const wrong = [...closes.keys()].filter((day) => {
        const expected = sessions[day] === 1 && day >= first && day <= last;
        return expected === Number.isNaN(closes[day]!);
      });
      expect([instrument.key, wrong.map(isoDay)]).toEqual([instrument.key, []]);
      expect(sessions[first]).toBe(1);
    }
  });

  test('prices are positive, but for one day of oil', () => {
    const below = market.series.flatMap(({ instrument, closes }) =>
      [...closes.keys()].filter((day) => closes[day]! <= 0).map((day) => `${instrument.key} ${isoDay(day)}`),
    );
    expect(below).toEqual(['cl 2020-04-20']);
  });

  test('volumes stand beside the closes', () => {
    for (const { instrument, closes, volumes } of market.series) {
      const counted = instrument.class !== 'indices' && instrument.class !== 'commodities';
      expect([instrument.key, volumes !== null]).toEqual([instrument.key, counted]);
      if (!volumes) continue;
      const wrong = closes.findIndex((close, day) => Number.isNaN(close) !== !(volumes[day]! >= 1));
      expect([instrument.key, wrong]).toEqual([instrument.key, -1]);
    }
  });

  test('levels are of the size people know', () => {
    const last = (key: string) => seriesOf(market, key).closes.findLast((close) => !Number.isNaN(close));
    expect(last('pko')).toBe(84.16);
    expect(last('wig20')).toBe(3412.66);
    expect(last('sp500')).toBe(7104.22);
    expect(market.rates.EUR[dayIndex('2026-11-13')]).toBe(4.2415);
    expect(market.rates.USD[dayIndex('2026-11-13')]).toBe(3.648);
    const bitcoin = seriesOf(market, 'btc').closes[dayIndex('2026-11-13')]! * 3.648;
    expect(Math.round(bitcoin / 1000)).toBe(348);
  });

  test('rates stand on NBP’s days with four decimals', () => {
    const open = sessionsOf('nbp', market.days);
    for (const rates of Object.values(market.rates)) {
      const wrong = [...rates.entries()].filter(([day, rate]) =>
        open[day] === 1 ? rate !== Number(rate.toFixed(4)) : !Number.isNaN(rate),
      );
      expect(wrong).toEqual([]);
    }
  });
});

describe('splits and dividends', () => {
  test('a split divides the close and multiplies the shares', () => {
    const split = market.series.filter(({ splits }) => splits.length > 0);
    expect(split.map(({ instrument }) => instrument.key)).toContain('dnp');
    for (const { instrument, closes, splits } of split) {
      for (const { day, numerator, denominator } of splits) {
        const at = dayIndex(day);
        let before = at - 1;
        while (Number.isNaN(closes[before]!)) before--;
        const move = (closes[at]! / closes[before]!) * (numerator / denominator);
        expect(Math.abs(move - 1)).toBeLessThan(0.15);
        const shares = sharesByIndex(instrument, at) / sharesByIndex(instrument, before);
        expect(shares).toBeCloseTo(numerator / denominator, 9);
      }
    }
  });

  test('a dividend’s days follow each other on sessions', () => {
    let seen = 0;
    for (const { instrument, dividends, coupons } of market.series) {
      const sessions = sessionsOf(instrument.calendar, market.days + 400);
      for (const { declarationDay, exDay, recordDay, paymentDay, amount, currency } of [
        ...dividends,
        ...coupons,
      ]) {
        seen++;
        expect(amount).toBeGreaterThan(0);
        expect(currency).toBe(instrument.currency);
        expect(declarationDay < exDay && exDay <= recordDay && recordDay < paymentDay).toBe(true);
        expect(declarationDay <= fixedDay).toBe(true);
        for (const day of [exDay, recordDay, paymentDay]) expect(sessions[dayIndex(day)]).toBe(1);
      }
    }
    expect(seen).toBeGreaterThan(2000);
  });

  test('some dividends are declared and not yet due', () => {
    const ahead = market.series.filter(({ dividends }) => dividends.some(({ exDay }) => exDay > fixedDay));
    expect(ahead.map(({ instrument }) => instrument.key)).toContain('msft');
  });

  test('the price falls by the dividend on the ex-day, on average', () => {
    let fall = 0;
    let paid = 0;
    for (const { instrument, closes, dividends } of market.series) {
      if (instrument.subclass !== 'polish-shares') continue;
      for (const { exDay, amount } of dividends) {
        const at = dayIndex(exDay);
        let before = at - 1;
        while (Number.isNaN(closes[before]!)) before--;
        fall += 1 - closes[at]! / closes[before]!;
        paid += amount / closes[before]!;
      }
    }
    expect(fall / paid).toBeGreaterThan(0.8);
    expect(fall / paid).toBeLessThan(1.2);
  });

  test('dividends in London are paid in pounds though prices count pence', () => {
    const { dividends, closes } = seriesOf(market, 'bp');
    const { exDay, amount } = dividends.find((dividend) => dividend.exDay < fixedDay)!;
    expect((amount * 100) / closes[dayIndex(exDay)]!).toBeLessThan(0.03);
  });
});

describe('indices and funds', () => {
  test.each(market.baskets)('$indexKey moves as its members do', ({ indexKey, members }) => {
    const index = seriesOf(market, indexKey).closes;
    const shares = members.map(({ key, from }) => ({ ...seriesOf(market, key), from: dayIndex(from) }));
    const wrong: string[] = [];
    let before = -1;
    for (const [day, level] of index.entries()) {
      if (Number.isNaN(level)) continue;
      if (before >= 0) {
        let now = 0;
        let then = 0;
        for (const { instrument, closes, from } of shares) {
          if (from > before) continue;
          now += closes[day]! * sharesByIndex(instrument, day);
          then += closes[before]! * sharesByIndex(instrument, before);
        }
        if (Math.abs(level / index[before]! - now / then) > 1.2e-5) wrong.push(isoDay(day));
      }
      before = day;
    }
    expect(wrong).toEqual([]);
  });

  test('a basket says how many units it holds', () => {
    const wig20 = market.baskets.find(({ indexKey }) => indexKey === 'wig20')!;
    expect(wig20.members).toHaveLength(20);
    expect(wig20.members.find(({ key }) => key === 'zab')?.from).toBe('2024-10-17');
  });

  test('two listings of one fund differ by the exchange rate only', () => {
    const euro = seriesOf(market, 'eunl').closes;
    const amsterdam = seriesOf(market, 'iwda').closes;
    const pence = seriesOf(market, 'swda').closes;
    const days = [...euro.keys()].filter((day) => !Number.isNaN(euro[day]! + amsterdam[day]!));
    expect(days.filter((day) => euro[day] !== amsterdam[day])).toEqual([]);
    const apart = days.filter((day) => {
      const inPence = (euro[day]! * 100 * market.rates.EUR[day]!) / market.rates.GBP[day]!;
      return Math.abs(inPence / pence[day]! - 1) > 0.001;
    });
    expect(apart).toEqual([]);
  });

  test('a fund follows its index', () => {
    expect(correlation(market, 'spy', 'sp500')).toBeGreaterThan(0.98);
    expect(correlation(market, 'etfbw20tr', 'wig20')).toBeGreaterThan(0.98);
    expect(correlation(market, 'fw20', 'wig20')).toBeGreaterThan(0.98);
  });
});

/** Of daily moves on days when both are quoted. */
function correlation(of: DemoMarket, one: string, other: string): number {
  const a = seriesOf(of, one).closes;
  const b = seriesOf(of, other).closes;
  const pairs: [number, number][] = [];
  let before = -1;
  for (let day = 0; day < a.length; day++) {
    if (Number.isNaN(a[day]! + b[day]!)) continue;
    if (before >= 0) pairs.push([a[day]! / a[before]! - 1, b[day]! / b[before]! - 1]);
    before = day;
  }
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [ma, mb] = [mean(0), mean(1)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [x, y] of pairs) {
    ab += (x - ma) * (y - mb);
    aa += (x - ma) ** 2;
    bb += (y - mb) ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}

describe('other currencies', () => {
  const rates = generateOtherRates(market);

  test('each stands near its level to the dollar, once a month and from 2026 on each Wednesday', () => {
    const ofBaht = rates.filter(({ code }) => code === 'THB');
    expect(ofBaht[0]).toMatchObject({ day: '2016-01-04' });
    expect(ofBaht.filter(({ day }) => day.startsWith('2019'))).toHaveLength(12);
    expect(ofBaht.filter(({ day }) => day.startsWith('2026-03')).map(({ day }) => day)).toEqual([
      '2026-03-04',
      '2026-03-11',
      '2026-03-18',
      '2026-03-25',
    ]);
    expect(new Set(rates.map(({ code }) => code)).size).toBe(143);
    for (const { pln } of rates) expect(pln).toBeGreaterThan(0);
    const dollar = market.rates.USD.findLast((rate) => !Number.isNaN(rate))!;
    expect(ofBaht.at(-1)!.pln / (dollar / 32.5)).toBeCloseTo(1, 1);
  });

  test('a later market has the same past', () => {
    const earlier = generateOtherRates(earlierMarket());
    const known = new Map(rates.map(({ code, day, pln }) => [code + day, pln]));
    expect(earlier.filter(({ code, day, pln }) => known.get(code + day) !== pln)).toEqual([]);
  });
});
