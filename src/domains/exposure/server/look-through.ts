import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { byteOrderMark } from '../../../foundation/csv/write-csv.ts';
import { compare, isZero } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import { requireFeature } from '../../billing/server/policies/policies.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import type {
  exportLookThrough as exportCall,
  lookThrough as lookCall,
  overlap as overlapCall,
} from '../contract.ts';
import { type Held, isFund } from '../looking/held.ts';
import { lookThrough as look } from '../looking/look-through.ts';
import { lookThroughCsv } from '../looking/look-through-csv.ts';
import { lookThroughOutput, type Names } from '../looking/look-through-output.ts';
import { overlapOutput } from '../looking/overlap-output.ts';
import { noCountry } from '../words/countries.ts';
import { unknown } from '../words/kinds.ts';
import { heldStamp, readHeld } from './read-held.ts';

type Query = CallInput<typeof lookCall>['query'];

/** The same answer until the market, the ledger or what somebody said of a fund changes. */
export function lookThrough(context: Context, { query }: CallInput<typeof lookCall>) {
  return remembered(
    context,
    ['look-through', query],
    () => heldStamp(context),
    () => reckon(context, query),
  );
}

async function reckon(context: Context, query: Query) {
  const { ledger, portfolios, held, cash, missing, isSimulated } = await readHeld(context, query);
  return {
    data: {
      currency: ledger.shown,
      portfolios: [...portfolios],
      missing,
      is_simulated: isSimulated,
      ...lookThroughOutput(look(held, cash), held, namesIn(context.locale)),
    },
  };
}

/** Names of countries and currencies come from here, so that every browser shows the same ones. */
function namesIn(locale: string): Names {
  const regions = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const currencies = new Intl.DisplayNames([locale], { type: 'currency', fallback: 'code' });
  return {
    country: (code) => (code === unknown || code === noCountry ? null : (regions.of(code) ?? code)),
    currency: (code) => (code === unknown ? null : (currencies.of(code.toUpperCase()) ?? code.toUpperCase())),
  };
}

/** All lists as a file; plans without exports are refused. */
export async function exportLookThrough(context: Context, { query }: CallInput<typeof exportCall>) {
  await requireFeature(context.services, actorOf(context).userId, 'export');
  const { data } = await lookThrough(context, { query, params: undefined, body: undefined });
  const name = `walory-look-through-${dayInWarsaw(context.services.clock.now())}.csv`;
  return new FileAnswer('text/csv; charset=utf-8', Buffer.from(byteOrderMark + lookThroughCsv(data)), name);
}

export function overlap(context: Context, { query }: CallInput<typeof overlapCall>) {
  return remembered(
    context,
    ['overlap', query],
    () => heldStamp(context),
    async () => {
      const { ledger, held } = await readHeld(context, query);
      const pair = pairOf(held, query.first, query.second);
      return { data: pair && overlapOutput(pair[0], pair[1], ledger.shown) };
    },
  );
}

/** The two that are asked for; where one is not, the largest that is left. Nothing while there are not two. */
function pairOf(held: readonly Held[], first?: string, second?: string): [Held, Held] | null {
  const funds = held
    .filter((one) => isFund(one) && (one.makeUp?.positions.length ?? 0) > 0 && !isZero(one.value))
    .sort((a, b) => compare(b.value, a.value) || (a.ticker < b.ticker ? -1 : 1));
  const named = (id: string | undefined, field: 'first' | 'second') => {
    const fund = id === undefined ? undefined : funds.find((one) => one.id === id);
    if (id !== undefined && !fund) throw invalid({ [field]: ['makeUpFundError'] });
    return fund;
  };
  const one = named(first, 'first');
  const two = named(second, 'second');
  const left = funds.filter((fund) => fund !== one && fund !== two);
  const pair = [one ?? left.shift(), two ?? left.shift()];
  return pair[0] && pair[1] ? [pair[0], pair[1]] : null;
}
