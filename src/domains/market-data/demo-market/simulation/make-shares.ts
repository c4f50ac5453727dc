import type { DemoInstrument } from '../demo-instrument.ts';
import { anchorDay } from './anchor-day.ts';
import { planDividends } from './dividend-calendar.ts';
import { accumulatedMoves, movingDays } from './latent-path.ts';
import { type DraftSeries, lastQuotedDay, type MarketDraft } from './market-draft.ts';
import { quote } from './quoted-path.ts';
import { shareModels, shareSplits } from './share-models.ts';
import { sharePath } from './share-path.ts';

const homes: Record<string, string> = {
  XWAR: 'poland',
  XNAS: 'usa',
  XNYS: 'usa',
  XLON: 'britain',
  XSWX: 'switzerland',
};

/** Dividends are declared up to about a month ahead. */
const declaredAhead = 40;

export function makeShare(draft: MarketDraft, instrument: DemoInstrument): DraftSeries {
  const model = shareModels.get(instrument.key);
  if (!model) throw new Error(`no model for ${instrument.key}`);
  const { factors, days } = draft;
  const sessions = draft.sessionsOf(instrument.calendar);
  const lastDay = lastQuotedDay(instrument);
  const splits = shareSplits[instrument.key] ?? [];
  const { levels, dividends } = sharePath({
    sums: accumulatedMoves(factors, {
      key: instrument.key,
      loads: [
        ['world', model.world],
        [homes[instrument.mic!] ?? 'europe', model.home],
        [instrument.sector!, 1],
        ...model.goods,
      ],
      own: model.own / 100,
      tails: 'heavy',
      active: factors.weekdays,
      first: model.first,
    }),
    movingDays: movingDays(factors.weekdays, model.first),
    first: model.first,
    start: model.start,
    end: { day: Math.min(anchorDay, lastDay), price: model.end },
    driftAfter: model.yield / 100 / 260,
    splits,
    dividends: planDividends({
      ...model,
      last: Math.min(days - 1 + declaredAhead, lastDay),
      sessions,
      calendar: instrument.calendar,
    }),
    pence: instrument.priceUnit === 'pence',
  });
  const closes = quote(instrument, levels, sessions, lastDay);
  return { instrument, closes, levels, splits, dividends, coupons: [] };
}
