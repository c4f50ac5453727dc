import { exp, log, roundTo } from '../arithmetic/elementary.ts';
import { heavyTailed, streamOf } from '../arithmetic/keyed-random.ts';
import { dayIndex } from '../calendar/day-index.ts';
import { numberOf, readTable } from '../catalogue/read-table.ts';
import type { DemoInstrument } from '../demo-instrument.ts';
import { anchorDay } from './anchor-day.ts';
import { accumulatedMoves } from './latent-path.ts';
import type { DraftSeries, MarketDraft } from './market-draft.ts';
import { pinnedWalk } from './pinned-walk.ts';
import { quote } from './quoted-path.ts';

/** Dollars; `crypto` is how much a coin follows bitcoin, `own` its own moves in percent a day. */
const models = new Map(
  readTable(
    ['key', 'first', 'start', 'end', 'crypto', 'own'],
    `
key  | first      | start    | end       | crypto | own
btc  | 2016-01-04 | 433      | 95450     | 1.00   | 0.00
eth  | 2016-01-04 | 0.95     | 3350      | 1.05   | 2.60
bnb  | 2017-11-06 | 1.60     | 905       | 0.95   | 2.80
xrp  | 2016-01-04 | 0.006    | 2.35      | 0.95   | 3.60
sol  | 2020-04-10 | 0.78     | 168       | 1.15   | 3.60
ada  | 2017-10-02 | 0.025    | 0.58      | 1.05   | 3.20
doge | 2016-01-04 | 0.00015  | 0.182     | 0.95   | 4.40
trx  | 2017-11-10 | 0.0024   | 0.29      | 0.80   | 2.80
avax | 2020-09-22 | 5.00     | 19.60     | 1.15   | 3.50
link | 2017-11-09 | 0.19     | 16.20     | 1.05   | 3.40
dot  | 2020-08-20 | 2.90     | 3.40      | 1.10   | 3.00
ltc  | 2016-01-04 | 3.50     | 102       | 1.00   | 2.40
bch  | 2017-08-01 | 380      | 545       | 1.05   | 3.10
xlm  | 2016-01-04 | 0.0018   | 0.29      | 0.95   | 3.30
shib | 2021-04-17 | 0.000003 | 0.0000112 | 1.05   | 4.60
uni  | 2020-09-17 | 3.00     | 7.40      | 1.10   | 3.60
atom | 2019-03-14 | 6.30     | 3.20      | 1.05   | 3.10
pol  | 2019-04-26 | 0.0045   | 0.19      | 1.10   | 3.60
`,
  ).map((row) => [row.key, row]),
);

const stableSince: Record<string, number> = { usdt: 0, usdc: dayIndex('2018-10-08') };

export function makeCoin(draft: MarketDraft, instrument: DemoInstrument): DraftSeries {
  if (instrument.subclass === 'stablecoins') return makeStablecoin(draft, instrument);
  const model = models.get(instrument.key);
  if (!model) throw new Error(`no model for ${instrument.key}`);
  const { factors } = draft;
  const first = dayIndex(model.first);
  const sums = accumulatedMoves(factors, {
    key: instrument.key,
    loads: [['crypto', numberOf(model.crypto)]],
    own: numberOf(model.own) / 100,
    tails: 'heavy',
    active: factors.everyDay,
    first,
  });
  const levels = pinnedWalk({
    shocks: sums.map((sum, day) => (day <= first ? 0 : sum - sums[day - 1]!)),
    active: factors.everyDay,
    pins: [
      { day: first, level: log(numberOf(model.start)) },
      { day: anchorDay, level: log(numberOf(model.end)) },
    ],
  });
  const closes = quote(instrument, levels, draft.sessionsOf('always'), Number.MAX_SAFE_INTEGER);
  return { instrument, closes, levels, splits: [], dividends: [], coupons: [] };
}

/** A stablecoin trembles about its dollar and comes back the same day. */
function makeStablecoin(draft: MarketDraft, instrument: DemoInstrument): DraftSeries {
  const stream = streamOf(`path/${instrument.key}`);
  const first = stableSince[instrument.key]!;
  const levels = new Float64Array(draft.days).fill(Number.NaN);
  for (let day = first; day < draft.days; day++) {
    levels[day] = 0.0004 * draft.factors.weather.roughness[day]! * heavyTailed(stream, day);
  }
  const closes = levels.map((level) => (!Number.isNaN(level) ? roundTo(exp(level), 4) : level));
  return { instrument, closes, levels, splits: [], dividends: [], coupons: [] };
}
