import { decimal, fixedTextOf, sum } from '../../../../foundation/decimal.ts';
import { noCountry } from '../../words/countries.ts';
import { unknown } from '../../words/kinds.ts';

export type ListedExposure = {
  key: string;
  name?: string | null;
  direct: string;
  inside: string;
  value: string;
  share: number;
};

/** The largest rows and the others as one, so that what is shown adds up; rows without a name of their own stay. */
export function foldRows<Row extends ListedExposure>(
  rows: readonly Row[],
  most: number,
  others: string,
): ListedExposure[] {
  const special = rows.filter(({ key }) => key === noCountry || key === unknown);
  const named = rows.filter(({ key }) => key !== noCountry && key !== unknown);
  if (named.length <= most + 1) return [...named, ...special];
  const left = named.slice(most);
  const add = (pick: (row: Row) => string) => fixedTextOf(sum(left.map((row) => decimal(pick(row)))), 2);
  const folded = {
    key: 'others',
    name: others,
    direct: add(({ direct }) => direct),
    inside: add(({ inside }) => inside),
    value: add(({ value }) => value),
    share: Math.round(left.reduce((total, { share }) => total + share, 0) * 10) / 10,
  };
  return [...named.slice(0, most), folded, ...special];
}
