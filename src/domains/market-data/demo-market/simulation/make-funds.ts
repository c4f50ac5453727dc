import { exp, log, roundTo } from '../arithmetic/elementary.ts';
import { normal, streamOf, uniform } from '../arithmetic/keyed-random.ts';
import { civilOf, dayIndex, indexOf } from '../calendar/day-index.ts';
import { type Sessions, sessionFrom } from '../calendar/sessions.ts';
import { numberOf, readTable } from '../catalogue/read-table.ts';
import type { DemoCurrency, DemoInstrument } from '../demo-instrument.ts';
import { demoInstrument, demoInstruments } from '../instruments.ts';
import { anchorDay } from './anchor-day.ts';
import type { RateCurrency } from './factors.ts';
import { type DraftSeries, levelsOf, type MarketDraft } from './market-draft.ts';
import { quote } from './quoted-path.ts';
import type { PaidDividend } from './share-path.ts';

/**
 * `end` is the price on the anchor day in the currency of the listing; a further listing of the same fund has none and
 * takes it over through the exchange rate. `yield` and `fee` in percent a year; `duration` is for funds of bonds.
 */
const models = new Map(
  readTable(
    ['key', 'first', 'end', 'yield', 'fee', 'duration'],
    `
key       | first      | end    | yield | fee  | duration
vwce      | 2019-07-29 | 148.20 | 1.8   | 0.19 | -
vwrl      | 2016-01-04 | 138.40 | 1.8   | 0.19 | -
vhyl      | 2016-01-04 | 71.90  | 3.3   | 0.29 | -
eunl      | 2016-01-04 | 112.60 | 1.7   | 0.20 | -
iwda      | 2016-01-04 | -      | 1.7   | 0.20 | -
swda      | 2016-01-04 | -      | 1.7   | 0.20 | -
iusn      | 2018-03-28 | 8.12   | 1.6   | 0.35 | -
is3n      | 2016-01-04 | 40.85  | 2.5   | 0.18 | -
eimi      | 2016-01-04 | -      | 2.5   | 0.18 | -
sxr8      | 2016-01-04 | 642.30 | 1.5   | 0.07 | -
cspx      | 2016-01-04 | -      | 1.5   | 0.07 | -
vusa      | 2016-01-04 | 101.20 | 1.3   | 0.07 | -
sxrv      | 2016-01-04 | 1268.4 | 0.8   | 0.30 | -
cndx      | 2016-01-04 | -      | 0.8   | 0.30 | -
exs1      | 2016-01-04 | 208.10 | 0     | 0.16 | -
meud      | 2016-01-04 | 276.90 | 3.0   | 0.07 | -
euna      | 2017-11-22 | 4.98   | 0     | 0.10 | 6.5
igln      | 2016-01-04 | 80.95  | 0     | 0.12 | -
4gld      | 2016-01-04 | 115.70 | 0     | 0.00 | -
etfbw20tr | 2019-01-07 | 79.60  | 4.0   | 0.40 | -
etfbm40tr | 2019-09-23 | 142.30 | 3.0   | 0.80 | -
etfbspxpl | 2020-12-03 | 118.45 | 1.5   | 0.50 | -
spy       | 2016-01-04 | 708.30 | 1.4   | 0.09 | -
voo       | 2016-01-04 | 651.20 | 1.4   | 0.03 | -
vti       | 2016-01-04 | 346.10 | 1.4   | 0.03 | -
qqq       | 2016-01-04 | 640.80 | 0.7   | 0.20 | -
iwm       | 2016-01-04 | 249.40 | 1.3   | 0.19 | -
eem       | 2016-01-04 | 56.30  | 2.2   | 0.70 | -
tlt       | 2016-01-04 | 89.60  | 3.2   | 0.15 | 16.5
gld       | 2016-01-04 | 385.90 | 0     | 0.40 | -
`,
  ).map((row) => [row.key, row]),
);

const hedged = new Set(['etfbspxpl', 'euna']);
const payMonths = [3, 6, 9, 12];

export function makeFund(draft: MarketDraft, instrument: DemoInstrument): DraftSeries {
  const model = models.get(instrument.key);
  if (!model) throw new Error(`no model for ${instrument.key}`);
  const home = primaryListing(instrument);
  const base = assetsOf(draft, instrument);
  const inHome = inCurrencyOf(draft, base, home);
  const scale = log(numberOf(models.get(home.key)!.end)) - inHome[anchorDay]!;
  const own = inCurrencyOf(draft, base, instrument);
  const pence = instrument.priceUnit === 'pence' ? log(100) : 0;
  const first = dayIndex(model.first);
  const sessions = draft.sessionsOf(instrument.calendar);
  const kept = own.map((level, day) => (day < first ? Number.NaN : level + scale + pence));
  const { levels, dividends } = instrument.distributes
    ? payOut(kept, sessions, instrument.key, numberOf(model.yield), first)
    : { levels: kept, dividends: [] };
  const closes = quote(instrument, levels, sessions, Number.MAX_SAFE_INTEGER);
  return { instrument, closes, levels, splits: [], dividends, coupons: [] };
}

/** The first listing of the same fund in the catalogue. */
function primaryListing(instrument: DemoInstrument): DemoInstrument {
  if (!instrument.isin) return instrument;
  return demoInstruments.find(({ isin }) => isin === instrument.isin) ?? instrument;
}

/** What the fund owns, in the currency of that, with income kept and fees taken; no scale yet. */
function assetsOf(
  draft: MarketDraft,
  instrument: DemoInstrument,
): { levels: Float64Array; currency: DemoCurrency } {
  const model = models.get(instrument.key)!;
  const tracked = instrument.tracks;
  const income = tracked ? (numberOf(model.yield) - numberOf(model.fee)) / 100 / 365 : 0;
  const noise = streamOf(`tracking/${instrument.isin ?? instrument.key}`);
  const source = tracked ? levelsOf(draft, tracked) : bondLevels(draft, numberOf(model.duration));
  return {
    levels: source.map((level, day) => level + income * day + 0.0003 * normal(noise, day)),
    currency: tracked ? demoInstrument(tracked).currency : 'USD',
  };
}

/** A fund of bonds earns the yield and loses its duration times each rise of it. */
function bondLevels({ factors, days }: MarketDraft, duration: number): Float64Array {
  const levels = new Float64Array(days);
  const yields = factors.yields.USD;
  for (let day = 1; day < days; day++) {
    const rise = yields[day]! - yields[day - 1]!;
    levels[day] = levels[day - 1]! + yields[day]! / 36500 - (duration * rise) / 100;
  }
  return levels;
}

function inCurrencyOf(
  draft: MarketDraft,
  { levels, currency }: { levels: Float64Array; currency: DemoCurrency },
  listing: DemoInstrument,
): Float64Array {
  if (currency === listing.currency || hedged.has(listing.key)) return levels;
  const from = currency === 'PLN' ? null : draft.factors.currencies[currency as RateCurrency];
  const to = listing.currency === 'PLN' ? null : draft.factors.currencies[listing.currency as RateCurrency];
  return levels.map((level, day) => level + (from ? from[day]! : 0) - (to ? to[day]! : 0));
}

/**
 * Takes each quarter's income out of the price and hands it to the holders. It is done twice: the first time tells how
 * much will have left by the anchor day, so that the second time the price still ends where it should.
 */
function payOut(kept: Float64Array, sessions: Sessions, key: string, percent: number, first: number) {
  const trial = kept.slice();
  takeOut(trial, sessions, key, percent, first);
  const left = kept[anchorDay]! - trial[anchorDay]!;
  const levels = kept.map((level) => level + left);
  return { dividends: takeOut(levels, sessions, key, percent, first), levels };
}

function takeOut(
  levels: Float64Array,
  sessions: Sessions,
  key: string,
  percent: number,
  first: number,
): PaidDividend[] {
  const stream = streamOf(`dividends/${key}`);
  const days = levels.length;
  const paid: PaidDividend[] = [];
  const lastYear = civilOf(days + 20).year;
  for (let year = 2016; year <= lastYear; year++) {
    for (const month of payMonths) {
      const ex = sessionFrom(sessions, indexOf(year, month, 17));
      const declaration = sessionFrom(sessions, ex - 7);
      if (declaration <= first || declaration >= days) continue;
      const part = (percent / 400) * (0.85 + 0.3 * uniform(stream, year * 12 + month));
      const reference = declaration - 1;
      const amount = roundTo(exp(levels[reference]!) * part, 4);
      const record = sessionFrom(sessions, ex + 1);
      const payment = sessionFrom(sessions, record + 10);
      paid.push({ reference, declaration, ex, record, payment, part, amount });
      if (ex >= days) continue;
      const fall = -log(1 - amount / exp(levels[ex - 1]!));
      for (let day = ex; day < days; day++) levels[day] = levels[day]! - fall;
    }
  }
  return paid;
}
