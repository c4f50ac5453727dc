import type { CallInput, CallResult } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { firstDayOf } from '../../real-estate/property-days.ts';
import { stampOf } from '../../real-estate/server/read-properties.ts';
import { valueProperties } from '../../real-estate/server/value-properties.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import type { reportFigures as figuresCall } from '../contract.ts';
import { equityFigures, propertyTable, rentFigures } from '../figures/properties.ts';
import type { PropertyKind } from '../report-kinds.ts';
import { periodBefore, periodText, readPeriod, spanOf } from '../report-period.ts';
import { chosenIds } from './chosen-ids.ts';

type Query = CallInput<typeof figuresCall>['query'] & { kind: PropertyKind };
type Answer = CallResult<typeof figuresCall>;

/** The figures of a report of real estate, remembered likewise. */
export function propertyFigures(context: Context, query: Query): Promise<Answer> {
  return remembered(
    context,
    ['report', query],
    () => stampOf(context),
    () => reckon(context, query),
  );
}

const notOwn = () => invalid({ properties: ['reportPropertiesError'] });

async function reckon(context: Context, query: Query): Promise<Answer> {
  const ids = chosenIds(query.properties, notOwn);
  const { list: all, market } = await valueProperties(context, { currency: query.currency });
  const list = ids ? all.filter(({ row }) => ids.includes(row.id)) : all;
  if (ids && list.length < ids.length) throw notOwn();
  const { shown, today } = market;
  const known = list.flatMap(({ row, property, measured }) =>
    measured ? [{ id: row.id, name: row.name, property, ledger: measured.figures.ledger }] : [],
  );
  const begun = known.reduce((day, { property }) => Math.min(day, firstDayOf(property)), today);
  const period = readPeriod(query.period)!;
  const earlier = periodBefore(period);
  const span = spanOf(period, { today, begun });
  const before = earlier && spanOf(earlier, { today, begun });
  if (!span) throw invalid({ period: ['reportPeriodError'] });
  const heading = {
    currency: shown,
    properties: list.map(({ row }) => ({ id: row.id, name: row.name })),
    period: periodText(period),
    period_before: earlier && periodText(earlier),
    reason: list.length > 0 && known.length === 0 ? ('no-rate' as const) : null,
    missing: list.length - known.length,
  };
  switch (query.kind) {
    case 'properties': {
      const rows = list.map(({ row, output }) => ({
        id: row.id,
        name: row.name,
        city: row.city,
        ...output,
      }));
      return { data: { kind: 'properties', ...heading, figures: propertyTable(rows, today) } };
    }
    case 'rent':
      return { data: { kind: 'rent', ...heading, figures: rentFigures(known, span, before) } };
    case 'equity':
      return { data: { kind: 'equity', ...heading, ...equityFigures(known, span, before, market) } };
  }
}
