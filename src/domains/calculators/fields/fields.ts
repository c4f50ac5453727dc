import { compare, type Decimal, type DecimalText, decimal, textOf } from '../../../foundation/decimal.ts';
import { typedDecimal } from '../../../foundation/typed-decimal.ts';

/** A number that is asked for, between two bounds that count too. */
export type NumberField = {
  kind: 'number';
  /** What stands there before anybody typed. */
  usual: DecimalText;
  least: DecimalText;
  most: DecimalText;
  /** Decimals that count. */
  places: number;
};
export type ChoiceField<Option extends string = string> = {
  kind: 'choice';
  usual: Option;
  options: readonly Option[];
};
export type Fields = Record<string, NumberField | ChoiceField>;

/** What stands in a field, and what is calculated with: the same unless it is refused. */
export type Entry<Value extends string = string> = { typed: string; value: Value; isRefused: boolean };
export type Entries<F extends Fields> = {
  [Name in keyof F]: Entry<F[Name] extends ChoiceField<infer Option> ? Option : DecimalText>;
};
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends ChoiceField<infer Option> ? Option : Decimal;
};

export function number(
  usual: DecimalText,
  least: DecimalText,
  most: DecimalText,
  places: number,
): NumberField {
  return { kind: 'number', usual, least, most, places };
}

export function choice<const Option extends string>(
  usual: Option,
  options: readonly Option[],
): ChoiceField<Option> {
  return { kind: 'choice', usual, options };
}

/** Longer is nothing that was meant; it is not carried around either. */
const longestTyped = 40;

/** One entry; what is refused leaves the value of before (C-1). */
function read(field: Fields[string], typed: string, before: string): Entry {
  const short = typed.slice(0, longestTyped);
  const value = field.kind === 'choice' ? chosen(field, typed) : bounded(field, typed);
  return { typed: short, value: value ?? before, isRefused: value === undefined };
}

function chosen(field: ChoiceField, typed: string): string | undefined {
  return field.options.find((option) => option === typed);
}

function bounded({ least, most, places }: NumberField, typed: string): DecimalText | undefined {
  const text = typed.length <= longestTyped ? typedDecimal(typed) : undefined;
  if (text === undefined) return undefined;
  const value = decimal(text);
  const fits = compare(value, decimal(least)) >= 0 && compare(value, decimal(most)) <= 0;
  // Zeros count too: whoever writes 500,000 means no five hundred.
  return fits && value.places <= places ? textOf(value) : undefined;
}

/** The inputs of an address. What is missing or refused counts as its usual value. */
export function readAddress<F extends Fields>(fields: F, query: URLSearchParams): Entries<F> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const typed = query.get(name);
    return [
      name,
      typed === null
        ? { typed: field.usual, value: field.usual, isRefused: false }
        : read(field, typed, field.usual),
    ];
  });
  return Object.fromEntries(entries);
}

export function withTyped<F extends Fields>(
  fields: F,
  entries: Entries<F>,
  name: keyof F & string,
  typed: string,
): Entries<F> {
  return { ...entries, [name]: read(fields[name]!, typed, entries[name]!.value) };
}

/**
 * The query that leads back here: every value, so that a link says the same after a usual value has changed (C-2).
 * Nothing where all is as it was.
 */
export function addressOf<F extends Fields>(fields: F, entries: Entries<F>): string {
  const names = Object.keys(fields);
  if (names.every((name) => entries[name]!.value === fields[name]!.usual)) return '';
  return `?${new URLSearchParams(names.map((name) => [name, entries[name]!.value]))}`;
}

export function valuesOf<F extends Fields>(fields: F, entries: Entries<F>): Values<F> {
  const values = Object.entries(fields).map(([name, field]) => {
    const { value } = entries[name]!;
    return [name, field.kind === 'number' ? decimal(value) : value];
  });
  return Object.fromEntries(values);
}
