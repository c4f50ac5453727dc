import { useState } from 'react';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { newId } from '../../../../foundation/ids.ts';
import {
  type BondValues,
  bondBody,
  bondValues,
  chosenValues,
  newBond,
  notNegative,
  totalOf,
} from '../../bond-values.ts';
import { type BondOutput, createBond, type SeriesOutput, updateBond } from '../../contract.ts';

export type BondForm = ReturnType<typeof useBondForm>;

type Currency = { id: string; title: string; exchange_rates: Record<string, string> };

type Input = {
  bond: BondOutput | undefined;
  today: string;
  currencies: readonly Currency[];
  /** Terms of the series of the holding that is edited. */
  series: SeriesOutput | undefined;
  onSaved: (saved: BondOutput, values: BondValues) => void;
};

/** The form's state: a series brings its currency and rates, an amount its total. */
export function useBondForm({ bond, today, currencies, series: first, onSaved }: Input) {
  const [submission, setSubmission] = useState(() => newId());
  const [series, setSeries] = useState<SeriesOutput | undefined>(first);
  const [newer, setNewer] = useState<number>();
  const pln = currencies.find(({ title }) => title === 'pln')?.id ?? currencies[0]?.id ?? '';
  const call = (bond ? updateBond : createBond) as typeof createBond;
  const form = useCallForm<typeof createBond, BondValues>(call, {
    defaults: bond ? bondValues(bond) : newBond(pln, today),
    params: bond && { id: bond.id },
    toBody: (values) =>
      bondBody(values, bond ? { version: newer ?? bond.version } : { submission_id: submission }),
    fieldOf: (name, values) =>
      name === 'bond_id' ? 'symbol' : name in values ? (name as keyof BondValues) : null,
    onDone: ({ data }, values) => {
      setSubmission(newId());
      onSaved(data, values);
    },
    onFailure: (message, failure, refuse) => {
      const current = failure.status === 409 ? (failure.current as BondOutput | undefined) : undefined;
      if (current) setNewer(current.version);
      else refuse(message);
    },
  });
  const values = form.form.watch();
  const fill = (change: Partial<BondValues>) => {
    for (const [name, value] of Object.entries(change)) form.set(name as keyof BondValues, value as never);
  };
  const retotal = (change: Partial<Pick<BondValues, 'amount' | 'currency_id'>>, of = series) => {
    const next = { ...values, ...change };
    const face = of?.metadata.face_value ?? (next.face_value || null);
    if (!face) return fill(change);
    const rate = rateBetween(currencies, of?.metadata.currency_id ?? next.currency_id, next.currency_id);
    fill({ ...change, total: totalOf(face, next.amount, rate) });
  };
  return {
    ...form,
    values,
    series,
    hasNewer: newer !== undefined,
    /** Amount and rates are locked until a series is chosen. */
    locked: !series && !values.by_hand,
    choose(chosen: SeriesOutput) {
      setSeries(chosen);
      fill(chosenValues(chosen));
      retotal({ currency_id: chosen.metadata.currency_id }, chosen);
    },
    setAmount: (typed: string) => retotal({ amount: notNegative(typed) }),
    setCurrency: (id: string) => retotal({ currency_id: id }),
    byHand(by: boolean) {
      setSeries(undefined);
      fill({ by_hand: by, bond_id: '', symbol: '', margin: '', reference_rate: '' });
    },
    again() {
      setSeries(undefined);
      form.form.reset(newBond(pln, today));
    },
  };
}

/** How much of one currency a unit of another is worth today, as the currency switch knows it. */
function rateBetween(currencies: readonly Currency[], from: string, to: string): string | undefined {
  if (from === to) return '1';
  const target = currencies.find(({ id }) => id === to)?.title;
  return target ? currencies.find(({ id }) => id === from)?.exchange_rates[target] : undefined;
}
