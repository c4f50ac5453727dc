import type { CallArguments } from '../../../../foundation/contract.ts';
import { decimal, isDecimalText, sum, textOf } from '../../../../foundation/decimal.ts';
import type { MakeUpOutput, saveMakeUp } from '../../contract.ts';
import { isSector, type Kind, type Sector } from '../../words/kinds.ts';

export type MakeUpBody = CallArguments<typeof saveMakeUp>['body'];

/** A line of the form; `group` is a sector of companies, or the kind of anything else. */
export type PositionLine = { name: string; isin: string; weight: string; group: string; country: string };
export type PartLine = { key: string; weight: string };

export const partNames = ['sectors', 'countries', 'currencies'] as const;
export type PartName = (typeof partNames)[number];

/** What the form holds; `kept` are rows it cannot show, which stay as they are. */
export type MakeUpValues = Record<PartName, PartLine[]> & {
  as_of: string;
  hedged_to: string;
  positions: PositionLine[];
  kept: Pick<MakeUpOutput, 'positions' | 'kinds'>;
};

/** More lines than anybody types. */
export const mostLines = 60;

export const emptyPosition: PositionLine = { name: '', isin: '', weight: '', group: '', country: '' };
export const emptyPart: PartLine = { key: '', weight: '' };

export function valuesOf(makeUp: MakeUpOutput | null, today: string): MakeUpValues {
  const lists = { sectors: [], countries: [], currencies: [] };
  if (!makeUp)
    return {
      as_of: today,
      hedged_to: '',
      positions: [emptyPosition],
      ...lists,
      kept: { positions: [], kinds: [] },
    };
  const isLong = makeUp.positions.length > mostLines;
  return {
    // An example is of its own day; what replaces it is of today unless its owner says otherwise.
    as_of: makeUp.source === 'example' ? today : makeUp.as_of,
    hedged_to: makeUp.hedged_to ?? '',
    positions: isLong ? [] : makeUp.positions.map(lineOf),
    sectors: makeUp.sectors,
    countries: makeUp.countries,
    currencies: makeUp.currencies.map(({ key, weight }) => ({ key: key.toUpperCase(), weight })),
    kept: { positions: isLong ? makeUp.positions : [], kinds: makeUp.kinds },
  };
}

function lineOf({
  name,
  isin,
  weight,
  kind,
  sector,
  country,
}: MakeUpOutput['positions'][number]): PositionLine {
  return {
    name,
    isin: isin ?? '',
    weight,
    group: kind === 'shares' ? (sector ?? '') : kind,
    country: country ?? '',
  };
}

const isFilled = (line: object) => Object.values(line).some((text) => text !== '');

/** Lines that nobody filled in are no rows; the place of the others is told by `placesOf`. */
export function bodyOf(values: MakeUpValues): MakeUpBody {
  const parts = (name: PartName) => values[name].filter(isFilled);
  const upper = (text: string) => (text === 'none' ? text : text.trim().toUpperCase());
  return {
    as_of: values.as_of,
    hedged_to: values.hedged_to || null,
    positions: [...values.positions.filter(isFilled).map(positionOf), ...values.kept.positions],
    sectors: parts('sectors'),
    kinds: values.kept.kinds,
    countries: parts('countries').map(({ key, weight }) => ({ key: upper(key), weight })),
    currencies: parts('currencies').map(({ key, weight }) => ({ key: key.trim().toLowerCase(), weight })),
  };
}

function positionOf({
  name,
  isin,
  weight,
  group,
  country,
}: PositionLine): MakeUpBody['positions'] extends readonly (infer One)[] | undefined ? One : never {
  const isCompany = group === '' || isSector(group);
  return {
    name,
    isin: isin.trim() || null,
    weight,
    kind: isCompany ? 'shares' : (group as Kind),
    sector: isCompany ? ((group || null) as Sector | null) : null,
    country: country.trim().toUpperCase() || null,
  };
}

/** The field of the form that the call's name of it means: empty lines are not sent. */
export function fieldIn(values: MakeUpValues, name: string): string {
  const [list = '', at, ...rest] = name.split('.');
  const lines = (values as unknown as Record<string, unknown>)[list];
  if (at === undefined || !Array.isArray(lines)) return name;
  const filled = [...lines.keys()].filter((place) => isFilled(lines[place]));
  return [list, filled[Number(at)] ?? at, ...rest].join('.');
}

/** What the lines have together, as far as they are numbers. */
export function sumOf(lines: readonly { weight: string }[]): string {
  return textOf(
    sum(lines.filter(({ weight }) => isDecimalText(weight)).map(({ weight }) => decimal(weight))),
  );
}
