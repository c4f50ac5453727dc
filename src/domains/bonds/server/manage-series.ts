import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { writeAudit } from '../../identity/server/audit-store.ts';
import { marketChanged } from '../../market-data/server/market-events.ts';
import { readSymbol } from '../bond-symbol.ts';
import type { saveSeries as saveCall, uploadSeries as uploadCall } from '../series-contract.ts';
import { followsOf } from '../series-terms.ts';
import { seriesOutput } from './list-series.ts';
import { savingsBond, seriesId, seriesIn } from './load-series.ts';
import { storedRates } from './published-rates.ts';
import { type NewSeries, seriesBySymbol, storeSeries } from './series-store.ts';

async function stored(context: Context, series: readonly NewSeries[], what: string): Promise<number> {
  const { database, events, clock } = context.services;
  return database.transaction(async (tx) => {
    const changed = await storeSeries(tx, series);
    await writeAudit(tx, {
      action: 'published-figures',
      actorId: actorOf(context).userId,
      subjectId: null,
      address: context.address,
      at: clock.now(),
      detail: { what },
    });
    if (changed > 0) await events.publish(tx, marketChanged.of());
    return changed;
  });
}

/** A savings series the operator types: a new one, or other terms for one that is there. */
export async function saveSeries(context: Context, { body }: CallInput<typeof saveCall>) {
  const { services } = context;
  const today = dayInWarsaw(services.clock.now());
  const read = readSymbol(body.symbol);
  if (!read?.issueMonth || read.kind === 'catalyst') throw invalid({ symbol: ['symbolError'] });
  const follows = followsOf(read.kind);
  const needsMargin = follows === 'inflation' || follows === 'reference-rate';
  if (needsMargin && body.margin == null) throw invalid({ margin: ['marginError'] });
  const known = await seriesBySymbol(services.database, read.symbol);
  await stored(
    context,
    [
      {
        ...savingsBond,
        id: seriesId(read.symbol),
        symbol: read.symbol,
        kind: read.kind,
        issue_month: read.issueMonth,
        isin: known?.isin ?? null,
        first_rate: body.first_rate,
        margin: needsMargin ? body.margin! : null,
        fee: body.fee ?? null,
        exchange_price: body.exchange_price ?? null,
        period_rates: known?.period_rates ?? [],
        source: 'operator',
        origin: 'operator',
        seen_on: today,
      },
    ],
    `series ${read.symbol}`,
  );
  const row = (await seriesBySymbol(services.database, read.symbol))!;
  return { data: seriesOutput(row, await storedRates(services), today) };
}

export async function uploadSeries(context: Context, { body }: CallInput<typeof uploadCall>) {
  const series = seriesIn(body.csv, 'operator');
  if (!series) throw invalid({ csv: ['figuresFileError'] });
  return { data: { changed: await stored(context, series, 'file of series') } };
}
