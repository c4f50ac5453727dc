import { log } from '../arithmetic/elementary.ts';
import { numberOf, readTable } from '../catalogue/read-table.ts';
import type { DemoInstrument } from '../demo-instrument.ts';
import { anchorDay } from './anchor-day.ts';
import { accumulatedMoves } from './latent-path.ts';
import type { DraftSeries, MarketDraft } from './market-draft.ts';
import { pinnedWalk } from './pinned-walk.ts';
import { quote } from './quoted-path.ts';

const models = new Map(
  readTable(
    ['key', 'start', 'end', 'factor', 'load', 'own'],
    `
key       | start | end     | factor  | load | own
gold      | 1075  | 4186.30 | gold    | 1.00 | 0.00
silver    | 13.85 | 51.20   | gold    | 1.35 | 1.10
platinum  | 888   | 1585    | gold    | 0.80 | 1.10
palladium | 545   | 1420    | copper  | 0.60 | 1.70
copper    | 2.08  | 5.05    | copper  | 1.00 | 0.00
aluminium | 1490  | 2850    | copper  | 0.65 | 0.90
wti       | 36.8  | 60.40   | oil     | 1.00 | 0.00
brent     | 37.2  | 64.30   | oil     | 0.93 | 0.45
natgas    | 2.33  | 4.35    | gas     | 1.00 | 0.00
wheat     | 4.58  | 5.28    | farming | 1.20 | 1.20
corn      | 3.52  | 4.31    | farming | 1.10 | 0.95
soybeans  | 8.55  | 11.20   | farming | 1.00 | 0.75
coffee    | 1.25  | 3.90    | farming | 0.70 | 1.70
cocoa     | 3170  | 5900    | farming | 0.50 | 1.80
sugar     | 0.149 | 0.146   | farming | 0.70 | 1.40
cotton    | 0.63  | 0.65    | farming | 0.70 | 1.10
`,
  ).map((row) => [row.key, row]),
);

export function makeCommodity(draft: MarketDraft, instrument: DemoInstrument): DraftSeries {
  const model = models.get(instrument.key);
  if (!model) throw new Error(`no model for ${instrument.key}`);
  const { factors } = draft;
  const sums = accumulatedMoves(factors, {
    key: instrument.key,
    loads: [[model.factor, numberOf(model.load)]],
    own: numberOf(model.own) / 100,
    tails: 'heavy',
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
    pull: 0.0008,
  });
  const closes = quote(instrument, levels, draft.sessionsOf(instrument.calendar), Number.MAX_SAFE_INTEGER);
  return { instrument, closes, levels, splits: [], dividends: [], coupons: [] };
}
