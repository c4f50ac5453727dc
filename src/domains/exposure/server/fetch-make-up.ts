import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal, plus, textOf } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { fundMakeUp } from '../../market-data/server/sources/fund-make-up.ts';
import { sourceSearchByAccount } from '../../market-data/server/sources/source-limits.ts';
import type { fetchMakeUp as fetchCall } from '../contract.ts';
import { type KnownMakeUp, mostPositions, type Part } from '../make-up/make-up.ts';
import { isWeight } from '../make-up/make-up-fields.ts';
import { kindIn, sectorOrKindIn } from '../words/sector-words.ts';
import { instrumentOf, keepMakeUp, makeUpOutput } from './manage-make-ups.ts';

/** Asks the sources what a fund holds, and keeps it in place of whatever was said before (rule EX-7). */
export async function fetchMakeUp(context: Context, { params }: CallInput<typeof fetchCall>) {
  const { services } = context;
  const instrument = await instrumentOf(context, params.id);
  if (instrument.owner_id !== null) throw invalid({ form: ['makeUpNotTold'] });
  await services.limits.take(sourceSearchByAccount, actorOf(context).userId);
  const told = await fundMakeUp(services, instrument);
  if (!told) throw invalid({ form: ['makeUpNotTold'] });
  const stored = await keepMakeUp(context, instrument, {
    // Sources tell what is so now.
    as_of: dayInWarsaw(services.clock.now()),
    source: 'provider',
    hedged_to: null,
    positions: positionsOf(told.positions),
    sectors: sectorsOf(told.sectors),
    kinds: [],
    countries: [],
    currencies: [],
  });
  return { data: makeUpOutput(instrument, stored, context.locale) };
}

type Told = { name: string; ticker?: string; weight: string };

/** As exact as a weight can be here; dust below that is left to what is unknown. */
const shortened = (weight: string) => weight.replace(/(\.\d{8})\d+$/, '$1');

function positionsOf(told: readonly Told[]): KnownMakeUp['positions'] {
  return told
    .map((one) => ({ ...one, weight: shortened(one.weight) }))
    .filter(({ weight }) => isWeight(weight))
    .sort((a, b) => compare(decimal(b.weight), decimal(a.weight)))
    .slice(0, mostPositions)
    .map(({ name, ticker, weight }) => ({
      name: name.slice(0, 120),
      isin: null,
      ticker: ticker?.slice(0, 20) ?? null,
      kind: kindIn(name) === 'cash' ? 'cash' : 'shares',
      sector: null,
      country: null,
      currency: null,
      weight,
    }));
}

/** Words that are no sector of ours are left to what is unknown; two finer ones of a source may be one of ours. */
function sectorsOf(told: readonly Told[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { name, weight } of told) {
    const key = sectorOrKindIn(name);
    if (!key) continue;
    const together = plus(decimal(parts.get(key)?.weight ?? '0'), decimal(shortened(weight)));
    parts.set(key, { key, weight: textOf(together) });
  }
  return [...parts.values()].filter(({ weight }) => isWeight(weight));
}
