import { log, roundTo } from '../arithmetic/elementary.ts';
import { numberOf, readTable } from '../catalogue/read-table.ts';
import type { DemoInstrument } from '../demo-instrument.ts';
import { sharesByIndex } from '../shares-outstanding.ts';
import { anchorDay } from './anchor-day.ts';
import { accumulatedMoves } from './latent-path.ts';
import type { DraftSeries, MarketDraft } from './market-draft.ts';
import { pinnedWalk } from './pinned-walk.ts';
import { quote } from './quoted-path.ts';

/** Indices whose members are not all quoted here: they follow the same factors as their shares do. */
const models = new Map(
  readTable(
    ['key', 'start', 'end', 'world', 'home', 'load', 'own'],
    `
key         | start  | end      | world | home        | load | own
wig         | 46200  | 125400   | 0.90  | poland      | 0.95 | 0.15
mwig40      | 3520   | 8846.10  | 0.80  | poland      | 0.80 | 0.30
swig80      | 13150  | 31204.55 | 0.65  | poland      | 0.60 | 0.30
sp500       | 2012.7 | 7104.22  | 1.00  | usa         | 1.00 | 0.10
nasdaq100   | 4497   | 26318.90 | 1.15  | usa         | 1.40 | 0.45
dow-jones   | 17149  | 49210.40 | 0.92  | usa         | 0.80 | 0.20
russell2000 | 1110   | 2510.30  | 1.10  | small-caps  | 1.40 | 0.35
msci-world  | 1629   | 4482.10  | 0.98  | usa         | 0.60 | 0.05
msci-world-small-cap | 281 | 702.40 | 1.00 | small-caps | 1.00 | 0.20
msci-emerging | 775  | 1421.60  | 0.80  | emerging    | 1.00 | 0.20
ftse-all-world | 265.3 | 611.20 | 0.96  | usa         | 0.55 | 0.05
dax         | 10283  | 24980.40 | 1.05  | europe      | 1.10 | 0.30
eurostoxx50 | 3165   | 5782.30  | 1.05  | europe      | 1.05 | 0.20
stoxx600    | 356.0  | 572.40   | 0.92  | europe      | 0.90 | 0.12
cac40       | 4523   | 8120.60  | 1.02  | europe      | 1.05 | 0.25
ftse100     | 6093   | 9710.20  | 0.80  | britain     | 1.00 | 0.15
smi         | 8653   | 12390.10 | 0.72  | switzerland | 1.00 | 0.15
nikkei225   | 18451  | 48915.00 | 0.85  | japan       | 1.00 | 0.30
`,
  ).map((row) => [row.key, row]),
);

export function makeIndex(draft: MarketDraft, instrument: DemoInstrument): DraftSeries {
  const model = models.get(instrument.key);
  if (!model) throw new Error(`no model for ${instrument.key}`);
  const { factors } = draft;
  const sums = accumulatedMoves(factors, {
    key: instrument.key,
    loads: [
      ['world', numberOf(model.world)],
      [model.home, numberOf(model.load)],
    ],
    own: numberOf(model.own) / 100,
    tails: 'fat',
    active: factors.weekdays,
    first: 0,
  });
  const levels = pinnedWalk({
    shocks: sums.map((sum, day) => (day === 0 ? 0 : sum - sums[day - 1]!)),
    active: factors.weekdays,
    pins: [
      { day: 0, level: log(numberOf(model.start)) },
      { day: anchorDay, level: log(numberOf(model.end)) },
    ],
  });
  const closes = quote(instrument, levels, draft.sessionsOf(instrument.calendar), Number.MAX_SAFE_INTEGER);
  return { instrument, closes, levels, splits: [], dividends: [], coupons: [] };
}

/** Baskets of Warsaw: the end level fixes the scale, the members make every move. */
const basketEnds: Record<string, number> = { wig20: 3412.66, 'wig-banki': 21640.85 };

/**
 * An index of the closes of its members, each counting as many shares as there are: a member joins at its first close,
 * and the level is chained, so that joining moves nothing.
 */
export function makeBasket(
  draft: MarketDraft,
  instrument: DemoInstrument,
  memberKeys: readonly string[],
): DraftSeries {
  const members = memberKeys.map((key) => draft.series.get(key)!);
  const sessions = draft.sessionsOf(instrument.calendar);
  const raw = new Float64Array(draft.days).fill(Number.NaN);
  let level = 1;
  let before = 0;
  for (let day = 0; day < draft.days; day++) {
    if (sessions[day] === 0) continue;
    let held = 0;
    let joined = 0;
    for (const member of members) {
      const close = member.closes[day]!;
      if (Number.isNaN(close)) continue;
      const value = close * sharesByIndex(member.instrument, day);
      if (before > 0 && hasQuoteBefore(member, day)) held += value;
      else joined += value;
    }
    if (before > 0) level = level * (held / before);
    before = held + joined;
    raw[day] = level;
  }
  return scaled(instrument, raw, basketEnds[instrument.key]! / raw[anchorDay]!);
}

function scaled(instrument: DemoInstrument, raw: Float64Array, scale: number): DraftSeries {
  const closes = raw.map((level) => (!Number.isNaN(level) ? roundTo(level * scale, 2) : level));
  const levels = new Float64Array(raw.length);
  let last = 0;
  for (let day = 0; day < raw.length; day++) {
    if (!Number.isNaN(closes[day]!)) last = log(closes[day]!);
    levels[day] = last;
  }
  return { instrument, closes, levels, splits: [], dividends: [], coupons: [] };
}

/** Paths begin on their first session and have no gaps, so yesterday's level tells. */
function hasQuoteBefore({ levels }: DraftSeries, day: number): boolean {
  return !Number.isNaN(levels[day - 1]!);
}
