import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal, hundred, minus, textOf, zero } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mostProblems, type uploadMakeUp as uploadCall } from '../contract.ts';
import { makeUpFaults, weightOf } from '../make-up/make-up-fields.ts';
import { type ReadMakeUp, readMakeUp } from '../make-up/read-make-up.ts';
import type { SaidMakeUp } from './make-up-store.ts';
import { dayFaults, instrumentOf, keepMakeUp } from './manage-make-ups.ts';

/** So many of the largest positions are shown before they are stored. */
const mostShown = 8;

/** Reads a file of positions: first to tell what would happen, then, where its owner agrees, to keep it (rule EX-8). */
export async function uploadMakeUp(context: Context, { params, body }: CallInput<typeof uploadCall>) {
  const instrument = await instrumentOf(context, params.id);
  const faults = dayFaults(context, body.as_of);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const read = readMakeUp(body.csv);
  const makeUp = makeUpOf(read, body);
  if (body.preview) return { data: { ...reportOf(read, makeUp), stored: false } };
  if (read.fault || (read.problems.length > 0 && !body.skip)) throw invalid({ csv: ['makeUpFileError'] });
  const [fault] = Object.values(makeUpFaults(makeUp));
  if (fault) throw invalid({ csv: fault });
  await keepMakeUp(context, instrument, makeUp);
  return { data: { ...reportOf(read, makeUp), stored: true } };
}

function makeUpOf(read: ReadMakeUp, body: { as_of: string; hedged_to: string | null }): SaidMakeUp {
  const { positions, sectors, kinds, countries, currencies } = read;
  const { as_of, hedged_to } = body;
  return { as_of, hedged_to, source: 'csv', positions, sectors, kinds, countries, currencies };
}

function reportOf(read: ReadMakeUp, makeUp: SaidMakeUp) {
  const { positions } = makeUp;
  const named = weightOf(positions);
  const isTooMuch = Object.values(makeUpFaults(makeUp)).some((keys) => keys.includes('makeUpSumError'));
  const ordered = positions.toSorted((a, b) => compare(decimal(b.weight), decimal(a.weight)));
  const left = minus(hundred, named);
  return {
    read: read.read,
    fault: read.fault ?? (isTooMuch ? 'sum' : null),
    problems: read.problems.slice(0, mostProblems),
    refused: read.problems.length,
    strange: read.strange,
    fractions: read.fractions,
    named: textOf(named),
    rest: textOf(compare(left, zero) > 0 ? left : zero),
    positions: positions.length,
    lists: {
      sectors: makeUp.sectors.length,
      kinds: makeUp.kinds.length,
      countries: makeUp.countries.length,
      currencies: makeUp.currencies.length,
    },
    largest: ordered
      .slice(0, mostShown)
      .map(({ name, isin, weight, sector, country }) => ({ name, isin, weight, sector, country })),
  };
}
