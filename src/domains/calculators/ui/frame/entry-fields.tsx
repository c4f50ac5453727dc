import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { CountInput } from '../../../../design-system/inputs/count-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { formatQuantity } from '../../../../foundation/format-number.ts';
import type { Fields } from '../../fields/fields.ts';
import type { CalculatorForm } from './use-calculator.ts';

type Props<F extends Fields> = {
  form: CalculatorForm<F>;
  name: keyof F & string;
  label: string;
  hint?: ReactNode;
};

/** What a refused entry says: what fits, and what is used instead (C-1). */
function useRefusal<F extends Fields>({ form, name }: Props<F>, grouped: boolean): string | undefined {
  const t = useTranslations('tools');
  const numbers = useNumbers();
  const field = form.fields[name]!;
  const { value, isRefused } = form.entries[name]!;
  if (!isRefused) return undefined;
  if (field.kind === 'choice') return t('refusedChoice');
  const write = (text: string) => (grouped ? formatQuantity(text, { style: 'pl' }) : numbers.quantity(text));
  return t('refused', {
    whole: field.places === 0 ? 'yes' : 'no',
    least: write(field.least),
    most: write(field.most),
    used: write(value),
  });
}

type NumberProps<F extends Fields> = Props<F> & {
  unit: ReactNode;
  /** An amount of money. */
  grouped?: boolean;
};

export function NumberEntry<F extends Fields>(props: NumberProps<F>) {
  const { form, name, label, hint, unit, grouped = false } = props;
  const refusal = useRefusal(props, grouped);
  return (
    <Field label={label} hint={hint} error={refusal}>
      <NumberInput
        name={name}
        value={form.entries[name]!.typed}
        unit={unit}
        grouped={grouped}
        onValueChange={(typed) => form.set(name, typed)}
      />
    </Field>
  );
}

type CountProps<F extends Fields> = Props<F> & {
  /** What is shown in place of what was typed, where something else decides it too. */
  shown?: number;
  least?: number;
};

export function CountEntry<F extends Fields>(props: CountProps<F>) {
  const { form, name, label, hint, shown, least } = props;
  const refusal = useRefusal(props, false);
  const field = form.fields[name]!;
  const { typed, isRefused } = form.entries[name]!;
  if (field.kind !== 'number') return null;
  return (
    <Field label={label} hint={hint} error={refusal}>
      <CountInput
        name={name}
        value={isRefused || shown === undefined ? typed : String(shown)}
        least={least ?? Number(field.least)}
        most={Number(field.most)}
        onValueChange={(value) => form.set(name, value)}
      />
    </Field>
  );
}

type ChoiceProps<F extends Fields> = Props<F> & {
  options: readonly { value: string; label: string }[];
  /** As a list that opens, where there are many. */
  list?: boolean;
};

export function ChoiceEntry<F extends Fields>(props: ChoiceProps<F>) {
  const { form, name, label, hint, options, list } = props;
  const refusal = useRefusal(props, false);
  const { value } = form.entries[name]!;
  return (
    <Field label={label} hint={hint} error={refusal} group={!list}>
      {list ? (
        <Select
          name={name}
          value={value}
          options={options}
          onChange={(event) => form.set(name, event.target.value)}
        />
      ) : (
        <Segmented
          name={name}
          value={value}
          options={options}
          full
          onChange={(next) => form.set(name, next)}
        />
      )}
    </Field>
  );
}
