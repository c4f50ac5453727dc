import {
  compare,
  type Decimal,
  decimal,
  isZero,
  minus,
  plus,
  sum,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { unknown } from '../words/kinds.ts';
import { type Dimension, dimensions, weightsIn } from './dimensions.ts';
import { type Held, type HeldCash, isFund, kindOf } from './held.ts';
import { type Named, recogniseCompanies } from './recognise-companies.ts';
import { withinHundred } from './split-exactly.ts';

/** What is held itself, and what funds hold for one. */
type Amounts = { direct: Decimal; inside: Decimal };
export type Exposure = Amounts & { key: string };

export type CompanyExposure = Amounts & {
  name: string;
  ticker: string | null;
  isin: string | null;
  /** In how many of the funds it is. */
  funds: number;
};

export type LookedThrough = {
  /** Everything that has a value. */
  total: Decimal;
  /** The largest first, what is unknown last. */
  exposures: Record<Dimension, Exposure[]>;
  /** What it is quoted in, by currency. */
  quoted: ReadonlyMap<string, Decimal>;
  /** The largest first. */
  companies: CompanyExposure[];
  /** In funds, and in shares as far as anybody knows, but in no company that a make-up names. */
  unnamed: Decimal;
  /** In no company: bonds, metals, coins, cash. */
  others: Decimal;
};

/** Everything held, with what funds hold in their place (rules EX-1 to EX-5). */
export function lookThrough(held: readonly Held[], cash: readonly HeldCash[]): LookedThrough {
  const total = sum([...held, ...cash].map(({ value }) => value));
  const companies = companiesIn(held);
  const unnamed = sum(held.filter(isFund).map((fund) => percentOf(fund.value, unnamedIn(fund))));
  const inCompanies = sum(companies.map(({ direct, inside }) => plus(direct, inside)));
  return {
    total,
    exposures: Object.fromEntries(
      dimensions.map((dimension) => [dimension, exposuresIn(dimension, held, cash)]),
    ) as LookedThrough['exposures'],
    quoted: quotedIn(held, cash),
    companies,
    unnamed,
    others: minus(minus(total, inCompanies), unnamed),
  };
}

/** One percent of a decimal is the same digits two places further. */
export function percentOf(value: Decimal, percent: Decimal): Decimal {
  const { digits, places } = times(value, percent);
  return { digits, places: places + 2 };
}

function exposuresIn(dimension: Dimension, held: readonly Held[], cash: readonly HeldCash[]): Exposure[] {
  const byKey = new Map<string, Amounts>();
  const add = (key: string, part: keyof Amounts, value: Decimal) => {
    const amounts = byKey.get(key) ?? { direct: zero, inside: zero };
    byKey.set(key, { ...amounts, [part]: plus(amounts[part], value) });
  };
  for (const one of held)
    for (const [key, percent] of weightsIn(one, dimension))
      add(key, isFund(one) ? 'inside' : 'direct', percentOf(one.value, percent));
  for (const { currency, value } of cash) add(cashKey(dimension, currency), 'direct', value);
  return [...byKey]
    .map(([key, amounts]) => ({ key, ...amounts }))
    .filter(({ direct, inside }) => !isZero(direct) || !isZero(inside))
    .sort((a, b) => lastOf(a.key) - lastOf(b.key) || bySize(a, b) || (a.key < b.key ? -1 : 1));
}

const lastOf = (key: string) => Number(key === unknown);
const bySize = (a: Amounts, b: Amounts) => compare(plus(b.direct, b.inside), plus(a.direct, a.inside));

function cashKey(dimension: Dimension, currency: string): string {
  if (dimension === 'currencies') return currency;
  return dimension === 'countries' ? 'none' : 'cash';
}

function quotedIn(held: readonly Held[], cash: readonly HeldCash[]): Map<string, Decimal> {
  const quoted = new Map<string, Decimal>();
  for (const { currency, value } of [...held, ...cash])
    quoted.set(currency, plus(quoted.get(currency) ?? zero, value));
  return quoted;
}

type Stake = { named: Named; value: Decimal; fund: string | null };

/** Positions of a fund with weights that are at most 100 together. */
export function weighedPositions({ makeUp }: Pick<Held, 'makeUp'>) {
  const positions = makeUp?.positions ?? [];
  const weights = withinHundred(positions.map(({ weight }) => decimal(weight)));
  return positions.map((position, at) => ({ ...position, weight: weights[at]! }));
}

/** Shares held, and shares inside funds. */
function stakesIn(held: readonly Held[]): Stake[] {
  return held.flatMap((one): Stake[] => {
    if (!isFund(one)) return kindOf(one) === 'shares' ? [{ named: one, value: one.value, fund: null }] : [];
    return weighedPositions(one)
      .filter(({ kind }) => kind === 'shares')
      .map((position) => ({ named: position, value: percentOf(one.value, position.weight), fund: one.id }));
  });
}

const newCompany = ({ name, ticker, isin }: Named) => ({
  name,
  ticker: ticker || null,
  isin,
  direct: zero,
  inside: zero,
  funds: 0,
  in: new Set<string>(),
});

function companiesIn(held: readonly Held[]): CompanyExposure[] {
  const stakes = stakesIn(held);
  const places = recogniseCompanies(stakes.map(({ named }) => named));
  const companies: (CompanyExposure & { in: Set<string> })[] = [];
  for (const [at, { named, value, fund }] of stakes.entries()) {
    const company = companies[places[at]!] ?? newCompany(named);
    companies[places[at]!] = company;
    company.isin ??= named.isin;
    company.ticker ??= named.ticker || null;
    if (fund === null) company.direct = plus(company.direct, value);
    else {
      company.inside = plus(company.inside, value);
      company.in.add(fund);
    }
  }
  return companies
    .map(({ in: funds, ...company }) => ({ ...company, funds: funds.size }))
    .sort((a, b) => bySize(a, b) || (a.name < b.name ? -1 : 1));
}

/** Percent of a fund that is in shares, as far as anybody knows, but in none that is named. */
function unnamedIn(fund: Held): Decimal {
  const kinds = weightsIn(fund, 'kinds');
  const inShares = plus(kinds.get('shares') ?? zero, kinds.get(unknown) ?? zero);
  const named = sum(
    weighedPositions(fund).flatMap(({ kind, weight }) => (kind === 'shares' ? [weight] : [])),
  );
  const left = minus(inShares, named);
  return compare(left, zero) > 0 ? left : zero;
}
