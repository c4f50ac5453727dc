import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { byteOrderMark, writeCsv } from '../../../foundation/csv/write-csv.ts';
import { notFound } from '../../../foundation/failure.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { fallsBelowHigh } from '../../../foundation/statistics/drawdown.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import { requireFeature } from '../../billing/server/policies/policies.ts';
import type { simulationCsv as csvCall, simulationPlot as plotCall } from '../contract.ts';
import { plotSvg } from '../result/plot-svg.ts';
import { ownSimulation } from './own-simulation.ts';
import { type ResultLine, resultOf, type StoredResult } from './result-store.ts';

async function finishedResult(context: Context, id: string): Promise<StoredResult> {
  const simulation = await ownSimulation(context, { id });
  const result = await resultOf(context.services.database, {
    userId: simulation.user_id,
    simulationId: simulation.id,
  });
  if (!result) throw notFound();
  return result;
}

const titleOf = ({ slot, name }: ResultLine) => (slot === 0 ? name : `${slot} ${name}`);

/** Values and drawdowns by day, one pair of columns for each line. Plans decide who may download. */
export async function simulationCsv(context: Context, { params }: CallInput<typeof csvCall>) {
  const result = await finishedResult(context, params.id);
  await requireFeature(context.services, actorOf(context).userId, 'export');
  const { days, lines, terms } = result;
  const falls = lines.map((line) => fallsBelowHigh(line.values));
  const head = ['date', ...lines.flatMap((line) => [titleOf(line), `${titleOf(line)} drawdown`])];
  const rows = [head];
  for (let i = 0; i < days.length; i++) {
    const cells = lines.flatMap(({ values }, k) =>
      i < values.length ? [values[i]!.toFixed(2), falls[k]![i]!.toFixed(6)] : ['', ''],
    );
    rows.push([dayOf(days[i]!), ...cells]);
  }
  const name = `walory-simulation-${terms.date_start}-${terms.date_end}.csv`;
  return new FileAnswer('text/csv; charset=utf-8', Buffer.from(byteOrderMark + writeCsv(rows)), name);
}

/** What plot_path points to. */
export async function simulationPlot(context: Context, { params, query }: CallInput<typeof plotCall>) {
  const { days, lines, terms } = await finishedResult(context, params.id);
  const { text, strategies } = allMessages(context.locale).backtest;
  const names: Record<string, { name: string }> = strategies;
  const svg = plotSvg({
    title: text.portfolioPlot,
    days,
    lines: lines.map((line) => ({
      slot: line.slot,
      label: names[line.name]?.name ?? line.name,
      values: line.values,
    })),
    theme: query.theme,
    valueText: (value) => formatAmount(value.toFixed(0), terms.currency, { decimals: 0 }),
  });
  return new FileAnswer('image/svg+xml; charset=utf-8', Buffer.from(svg), null, 'private, max-age=300');
}
