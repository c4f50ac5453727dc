import { isDone } from '../../../../foundation/answers.ts';
import { dayInWarsaw, isDay } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import type {
  saveInflation as inflationCall,
  savePolicyRate as rateCall,
  uploadPublished as uploadCall,
} from '../../published-contract.ts';
import { marketChanged } from '../market-events.ts';
import { type InflationMonth, inflationMonths, storeInflation } from './inflation-store.ts';
import { policyRates, storePolicyRates } from './policy-rate-store.ts';
import { inflationIn, ratesIn } from './published-files.ts';

const shownMonths = 36;
const shownRates = 24;

export async function listPublished({ services }: Context) {
  const [months, rates] = await Promise.all([
    inflationMonths(services.database),
    policyRates(services.database, 'pln'),
  ]);
  return {
    data: {
      inflation: months.slice(-shownMonths).reverse().map(monthOutput),
      policy_rates: rates
        .slice(-shownRates)
        .reverse()
        .map(({ from, percent, inForceOn, source, origin, seenOn }) => ({
          from,
          percent,
          in_force_on: inForceOn,
          source,
          origin,
          seen_on: seenOn,
        })),
      is_fetched: services.settings.figuresUrl !== '',
    },
  };
}

function monthOutput({ month, ratio, yearly, announced, source, origin, seenOn }: InflationMonth) {
  const monthly = ratio === null ? null : ((ratio - 1) * 100).toFixed(1);
  return { month, yearly, announced, monthly, source, origin, seen_on: seenOn };
}

/** One write of the operator's: noted, and told to whoever shows what it changes. */
async function written(context: Context, what: string, write: (tx: Tx) => Promise<number>) {
  const { database, events, clock } = context.services;
  return database.transaction(async (tx) => {
    const changed = await write(tx);
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

export async function saveInflation(context: Context, { body }: CallInput<typeof inflationCall>) {
  const { month, yearly, announced, monthly } = body;
  const today = dayInWarsaw(context.services.clock.now());
  if (month > today.slice(0, 7)) throw invalid({ month: ['monthError'] });
  const row: InflationMonth = {
    month,
    yearly,
    announced: announced ?? yearly,
    ratio: monthly == null ? null : 1 + Number(monthly) / 100,
    source: 'operator',
    origin: 'operator',
    seenOn: today,
  };
  await written(context, `inflation ${month}`, (tx) => storeInflation(tx, [row]));
  return isDone;
}

export async function savePolicyRate(context: Context, { body }: CallInput<typeof rateCall>) {
  const { from, percent, in_force_on: inForceOn = null } = body;
  const today = dayInWarsaw(context.services.clock.now());
  if (!isDay(from) || from > today) throw invalid({ from: ['futureDay'] });
  if (inForceOn !== null && (!isDay(inForceOn) || inForceOn > today || inForceOn < from))
    throw invalid({ in_force_on: ['futureDay'] });
  const mark = { source: 'operator', origin: 'operator' as const, seenOn: today };
  await written(context, `reference rate ${from}`, (tx) =>
    storePolicyRates(tx, [{ currency: 'pln', from, percent, inForceOn, ...mark }]),
  );
  return isDone;
}

export async function uploadPublished(context: Context, { body }: CallInput<typeof uploadCall>) {
  const wrong = () => invalid({ csv: ['figuresFileError'] });
  if (body.kind === 'inflation') {
    const months = inflationIn(body.csv, 'operator');
    if (!months) throw wrong();
    const changed = await written(context, `file ${body.kind}`, (tx) => storeInflation(tx, months));
    return { data: { changed } };
  }
  const rates = ratesIn(body.csv, 'operator');
  if (!rates) throw wrong();
  const changed = await written(context, `file ${body.kind}`, (tx) => storePolicyRates(tx, rates));
  return { data: { changed } };
}
