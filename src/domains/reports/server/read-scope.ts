import { Failure, invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { holdingsIn } from '../../performance/figures/ledger-values.ts';
import { taggedLedger } from '../../performance/figures/tagged-ledger.ts';
import { marketOf } from '../../performance/server/measure-ledger.ts';
import { placesWithTag } from '../../performance/server/places-with-tag.ts';
import { type ValuedLedger, valueLedger } from '../../performance/server/value-ledger.ts';
import { type ReportScope, reportScope } from '../figures/report-scope.ts';
import { type ReportPeriod, type Span, spanOf } from '../report-period.ts';
import { chosenIds } from './chosen-ids.ts';

/** A portfolio that is not the caller's is as unknown as one that never was. */
const notOwn = () => invalid({ portfolios: ['reportPortfoliosError'] });

/** The ledger of the portfolios a report is of, valued and ready to be valued on other days. */
export async function readScope(
  context: Context,
  query: { portfolios: string; currency?: string | undefined; tag?: string | undefined },
): Promise<{ scope: ReportScope; ledger: ValuedLedger }> {
  const ids = chosenIds(query.portfolios, notOwn);
  const valued = await valuedFor(context, ids, query.currency);
  const portfolios = valued.portfolios.filter(({ id, is_virtual }) => (ids ? ids.includes(id) : !is_virtual));
  if (ids && portfolios.length < ids.length) throw notOwn();
  const holdings = holdingsIn(valued.holdings, portfolios);
  const whole = { ...valued, portfolios, holdings };
  const tagged = query.tag === undefined ? null : await placesWithTag(context, query.tag);
  const ledger = tagged ? taggedLedger(whole, tagged) : whole;
  const markets = new Map(ledger.holdings.map((holding) => [holding.id, marketOf(holding, valued.quotes)]));
  return { scope: reportScope({ ...ledger, markets }), ledger };
}

/** One portfolio is read alone, in its own currency where none is asked for, as on its page. */
async function valuedFor(context: Context, ids: string[] | null, currency: string | undefined) {
  const [only, ...others] = ids ?? [];
  if (only === undefined || others.length > 0) return valueLedger(context, { currency });
  try {
    return await valueLedger(context, { portfolioId: only, currency });
  } catch (error) {
    if (error instanceof Failure && error.detail.kind === 'notFound') throw notOwn();
    throw error;
  }
}

/** No period but the whole reaches behind a history that was cut: there are no prices (rule P-17). */
export function daysOf(period: ReportPeriod, { ledger, total, begun }: ReportScope): Span | null {
  const first = period.of === 'start' ? begun : total.daily.first;
  return spanOf(period, { today: ledger.today, begun: first });
}
