import { setImmediate as others } from 'node:timers/promises';
import type { CallInput } from '../../../foundation/contract.ts';
import { fixedTextOf } from '../../../foundation/decimal.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { compareReadings as compareCall } from '../contract.ts';
import { type Reading, type Readings, readings } from '../readings.ts';
import { readOtherwise } from '../years/years-in-turn.ts';
import { askedYear } from './asked-year.ts';
import { relevantIn } from './read-taxes.ts';
import { type ReckonedTaxes, reckonedTaxes } from './reckon-taxes.ts';

type Compared = { to_pay: string; readings: { reading: Reading; chosen: string; choices: Choice[] }[] };
type Choice = { choice: string; to_pay: string };

const known = new WeakMap<ReckonedTaxes, Map<number, Promise<Compared>>>();

/** The year under each reading that can make a difference, one changed at a time (rule TX-3). */
export async function compareReadings(context: Context, { params }: CallInput<typeof compareCall>) {
  const year = askedYear(context, params);
  const taxes = await reckonedTaxes(context);
  const years = known.get(taxes) ?? new Map<number, Promise<Compared>>();
  known.set(taxes, years);
  const comparing = years.get(year) ?? compared(taxes, year);
  years.set(year, comparing);
  // What failed is asked for again the next time.
  comparing.catch(() => years.delete(year));
  return { data: await comparing };
}

async function compared(taxes: ReckonedTaxes, year: number): Promise<Compared> {
  const reckoned = taxes.yearOf(year);
  const toPay = (of: Readings) => fixedTextOf(readOtherwise(reckoned, of, taxes.outcomeUnder(of)).toPay, 2);
  const list: Compared['readings'] = [];
  for (const reading of relevantIn(taxes, year)) {
    const choices: Choice[] = [];
    for (const choice of readings[reading]) {
      choices.push({ choice, to_pay: toPay({ ...reckoned.readings, [reading]: choice }) });
      // A long ledger takes a while under each: others have their turn in between.
      await others();
    }
    list.push({ reading, chosen: reckoned.readings[reading], choices });
  }
  return { to_pay: fixedTextOf(reckoned.figures.toPay, 2), readings: list };
}
