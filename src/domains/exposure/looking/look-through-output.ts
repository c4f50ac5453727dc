import {
  type Decimal,
  fixedTextOf,
  floatOf,
  minus,
  plus,
  sum,
  textOf,
  zero,
} from '../../../foundation/decimal.ts';
import { roundShares } from '../../../foundation/round-shares.ts';
import { type FundOutput, type LookThroughOutput, mostCompanies } from '../contract.ts';
import { weightOf } from '../make-up/make-up-fields.ts';
import { unknown } from '../words/kinds.ts';
import { dimensions, weightsIn } from './dimensions.ts';
import { type Held, isFund } from './held.ts';
import type { LookedThrough } from './look-through.ts';
import { toTheGrosz } from './split-exactly.ts';

type Amounts = { direct: Decimal; inside: Decimal };

const text = (amount: Decimal) => fixedTextOf(amount, 2);
const worthOf = ({ direct, inside }: Amounts) => plus(direct, inside);

/** Rows with amounts to the grosz that add up to the total, and shares that add up to 100 (rule EX-1). */
function rowsOf<Row extends Amounts>(rows: readonly Row[]) {
  const values = toTheGrosz(rows.map(worthOf));
  const shares = roundShares(values.map(floatOf));
  return rows.map(({ direct, inside, ...row }, at) => {
    const value = values[at]!;
    const own = inside.digits === 0n ? value : toTheGrosz([direct])[0]!;
    return {
      ...row,
      direct: text(own),
      inside: text(minus(value, own)),
      value: text(value),
      share: shares[at]!,
    };
  });
}

/** Companies, and everything that is in none, as one list: its shares are of everything. */
function companiesOf({ companies, unnamed, others }: LookedThrough): LookThroughOutput['companies'] {
  const shown = companies.slice(0, mostCompanies);
  const left = companies.slice(mostCompanies);
  const besides = [sum(left.map(worthOf)), unnamed, others].map((direct) => ({ direct, inside: zero }));
  const rows = rowsOf([...shown, ...besides]);
  const [more, inside, rest] = rows.slice(shown.length).map(({ value, share }) => ({ value, share }));
  const data = rows.slice(0, shown.length).map((row, at) => {
    const { name, ticker, isin, funds } = shown[at]!;
    const { direct, inside: within, value, share } = row;
    return {
      name,
      ticker,
      isin,
      funds,
      direct,
      inside: within,
      value,
      share,
      direct_share: directShare(row),
    };
  });
  return {
    data,
    count: companies.length,
    ten_share: tenths(data.slice(0, 10).reduce((total, { share }) => total + share, 0)),
    more: more!,
    unnamed: inside!,
    others: rest!,
  };
}

const tenths = (percent: number) => Math.round(percent * 10) / 10;

/** How much of a share is held directly, so that it and what is inside funds are the share. */
function directShare({ direct, value, share }: { direct: string; value: string; share: number }): number {
  return Number(value) === 0 ? 0 : Math.min(share, tenths((share * Number(direct)) / Number(value)));
}

/** What currencies something is quoted in stands beside what it moves with; a currency may be only one of both. */
function currenciesOf({ exposures, quoted }: LookedThrough) {
  const keys = new Set(exposures.currencies.map(({ key }) => key));
  const onlyQuoted = [...quoted.keys()].filter((key) => !keys.has(key));
  const known = exposures.currencies.filter(({ key }) => key !== unknown);
  const listed = [
    ...known,
    ...onlyQuoted.map((key) => ({ key, direct: zero, inside: zero })),
    ...exposures.currencies.filter(({ key }) => key === unknown),
  ];
  const amounts = toTheGrosz(listed.map(({ key }) => quoted.get(key) ?? zero));
  const shares = roundShares(amounts.map(floatOf));
  return rowsOf(listed).map((row, at) => ({ ...row, quoted: text(amounts[at]!), quoted_share: shares[at]! }));
}

export function fundOutput(held: Held): FundOutput {
  const { makeUp } = held;
  return {
    instrument_id: held.id,
    ticker: held.ticker,
    name: held.name,
    is_fund: isFund(held),
    value: text(held.value),
    make_up: makeUp && {
      as_of: makeUp.as_of,
      source: makeUp.source,
      provider: makeUp.provider ?? null,
      hedged_to: makeUp.hedged_to,
      positions: makeUp.positions.length,
      named: textOf(weightOf(makeUp.positions)),
    },
  };
}

function isUnclear(held: Held): boolean {
  return !isFund(held) && dimensions.some((dimension) => weightsIn(held, dimension).has(unknown));
}

export type Names = { country: (code: string) => string | null; currency: (code: string) => string | null };

/** What everything consists of, as it is answered. */
export function lookThroughOutput(
  looked: LookedThrough,
  held: readonly Held[],
  names: Names,
): Omit<LookThroughOutput, 'currency' | 'portfolios' | 'missing' | 'is_simulated'> {
  const { exposures, total } = looked;
  const bySize = held.toSorted(
    (a, b) => floatOf(b.value) - floatOf(a.value) || (a.ticker < b.ticker ? -1 : 1),
  );
  const funds = bySize.filter(isFund).map(fundOutput);
  const days = funds.flatMap(({ make_up }) => (make_up ? [make_up.as_of] : [])).sort();
  return {
    total: text(total),
    companies: companiesOf(looked),
    sectors: rowsOf(exposures.sectors),
    kinds: rowsOf(exposures.kinds),
    countries: rowsOf(exposures.countries).map((row) => ({ ...row, name: names.country(row.key) })),
    currencies: currenciesOf(looked).map((row) => ({ ...row, name: names.currency(row.key) })),
    funds,
    unclear: bySize.filter(isUnclear).map(fundOutput),
    looked_through: days.length,
    as_of: days.length > 0 ? { from: days[0]!, to: days.at(-1)! } : null,
  };
}
