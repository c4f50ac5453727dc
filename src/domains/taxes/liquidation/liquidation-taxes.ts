import type { Decimal } from '../../../foundation/decimal.ts';
import type { PortfolioKind } from '../../ledger/portfolio-kinds.ts';
import type { TaxedPart } from '../../valuation/basis/bases.ts';
import { type DayTaxes, taxesTogether } from '../../valuation/basis/change-basis.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { isCrypto, otherClasses } from '../from-ledger/trades.ts';
import type { CryptoOutcome, Outcome } from '../reckoning/outcome.ts';
import { everywhere } from '../reckoning/tax-books.ts';
import { coinsLeft } from './coins-left.ts';
import { zlotyTaxOn } from './full-zloty.ts';
import { gainsByDay, type LotQueue, type SoldHolding } from './gains-by-day.ts';
import { type PpkFund, ppkByDay, returnedByDay, type ScalePercent, scaledByDay } from './wrapper-taxes.ts';

export type SoldPortfolio = {
  id: string;
  kind: PortfolioKind;
  /** On paper: no tax. */
  isVirtual: boolean;
  daily: DailyValues;
};

export type ClassedHolding = SoldHolding & { class_slug: string };

export type Liquidated = {
  today: number;
  /** What is sold, of the portfolios that are asked for. */
  portfolios: readonly SoldPortfolio[];
  holdings: readonly ClassedHolding[];
  /** Of all portfolios: some share an account with others. */
  allHoldings: readonly ClassedHolding[];
  ordinary: readonly string[];
  accounts: readonly { id: string; portfolios: readonly string[] }[];
  open: Outcome['open'];
  /** Rows of coins of the asked portfolios, in their order, and what a year began with. */
  coins: readonly CryptoOutcome[];
  carriedInto: (year: number) => Decimal | undefined;
  /** At which an IKZE would be income. */
  scalePercent: ScalePercent;
  /** By portfolio. */
  ppk: ReadonlyMap<string, readonly PpkFund[]>;
};

/** What would be due had everything been sold at the close of each day, by that day's lots (BA-4 to BA-7). */
export function liquidationTaxes(sold: Liquidated): DayTaxes {
  const { today, portfolios } = sold;
  const parts = portfolios.flatMap((portfolio) => wrapperTaxes(sold, portfolio));
  const ordinary = new Set(
    portfolios.filter(({ kind, isVirtual }) => kind === 'ordinary' && !isVirtual).map(({ id }) => id),
  );
  const own = sold.holdings.filter(({ portfolio }) => ordinary.has(portfolio));
  const paper: TaxedPart[] = portfolios.some(({ isVirtual }) => isVirtual) ? ['paper'] : [];
  const outside: TaxedPart[] = own.some(isOutside) ? ['outside'] : [];
  const none = { first: today, tax: new Float64Array(1), counted: [...outside, ...paper], uncovered: 0 };
  return taxesTogether([...securityTaxes(sold, own), ...coinTaxes(sold, own), ...parts, none], today);
}

const isOutside = ({ class_slug }: ClassedHolding) => otherClasses.has(class_slug);
const isCoin = ({ class_slug }: ClassedHolding) => isCrypto({ class_slug });
const isSecurity = (holding: ClassedHolding) => !isOutside(holding) && !isCoin(holding);

const firstOf = (holdings: readonly SoldHolding[], today: number) =>
  holdings.reduce((day, { daily }) => Math.min(day, daily.first), today);

/** 19 % of what all securities together had gained: gains and losses of one day make one income. */
function securityTaxes(sold: Liquidated, own: readonly ClassedHolding[]): DayTaxes[] {
  const { today, allHoldings } = sold;
  const holdings = own.filter(isSecurity);
  if (holdings.length === 0) return [];
  const first = firstOf(holdings, today);
  const { gains, uncovered } = gainsByDay(holdings, allHoldings, queuesOf(sold), first, today);
  const tax = gains.map((gain) => zlotyTaxOn(gain));
  return [{ first, tax, counted: ['securities'], uncovered }];
}

function queuesOf({ open, accounts, ordinary }: Liquidated): LotQueue[] {
  const portfoliosOf = new Map(accounts.map(({ id, portfolios }) => [id, portfolios]));
  return [...open].map(([key, steps]) => {
    const at = key.lastIndexOf(' ');
    const holder = key.slice(0, at);
    const portfolios = holder === everywhere ? ordinary : (portfoliosOf.get(holder) ?? [holder]);
    return { paper: key.slice(at + 1), portfolios, steps };
  });
}

/** 19 % of what coins were worth above the cost that no sale had used up: a pool of its own. */
function coinTaxes({ today, coins, carriedInto }: Liquidated, own: readonly ClassedHolding[]): DayTaxes[] {
  const holdings = own.filter(isCoin);
  if (holdings.length === 0) return [];
  const first = firstOf(holdings, today);
  const left = coinsLeft(coins, carriedInto, first, today);
  const tax = left.map((cost, i) => {
    const day = first + i;
    const value = holdings.reduce((sum, { daily }) => sum + (daily.value[day - daily.first] ?? 0), 0);
    return zlotyTaxOn(value - cost);
  });
  return [{ first, tax, counted: ['coins'], uncovered: 0 }];
}

function wrapperTaxes({ today, ppk, scalePercent }: Liquidated, portfolio: SoldPortfolio): DayTaxes[] {
  const { id, kind, isVirtual, daily } = portfolio;
  const { first } = daily;
  if (isVirtual || kind === 'ordinary') return [];
  if (kind === 'ppk') {
    const { taken, isKnown } = ppkByDay(ppk.get(id) ?? [], first, today);
    return [{ first, tax: taken, counted: ['ppk'], uncovered: isKnown ? 0 : 1 }];
  }
  if (kind !== 'ikze') return [{ first, tax: returnedByDay(daily), counted: [kind], uncovered: 0 }];
  const counted: TaxedPart = scalePercent === 12 ? 'ikze' : 'ikze-32';
  return [{ first, tax: scaledByDay(daily, scalePercent), counted: [counted], uncovered: 0 }];
}
