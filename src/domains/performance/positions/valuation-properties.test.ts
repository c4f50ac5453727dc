import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import {
  apart,
  type Fixed,
  fixed,
  product,
  quotient,
} from '../../../../tests/support/records/fixed-point.ts';
import {
  anyLedger,
  makeLedger,
  type RandomHolding,
  type RandomLedger,
  shuffled,
  today,
} from '../../../../tests/support/records/random-ledger.ts';
import { singleBook } from '../../../../tests/support/valued-ledger/single-book.ts';
import { compare, type Decimal, minus, plus, sum, textOf, times, zero } from '../../../foundation/decimal.ts';
import type { LotMethod } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import { figuresOf, measureReturns } from '../../valuation/measure-total.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { type TotalValue, totalOfAll } from '../../valuation/total-value.ts';
import { totalOfPortfolio } from './total-of-portfolio.ts';
import { valueCash } from './value-cash.ts';
import { type HoldingValue, valueHolding } from './value-holding.ts';

const runs = { numRuns: often(12) };
const anyShown = fc.constantFrom('pln', 'eur', 'usd');
const equal = (a: Decimal, b: Decimal) => expect(textOf(a)).toBe(textOf(b));

function valued(
  { rows, market }: RandomHolding,
  method: LotMethod,
  rates: RateBook,
  shown: string,
): HoldingValue {
  return valueHolding(singleBook(rows, method), market, rates, shown, today)!;
}

function wholeOf(
  { holdings, cashRows, rates, method, followsCash }: RandomLedger,
  shown: string,
): { parts: HoldingValue[]; total: TotalValue; cash: NonNullable<ReturnType<typeof valueCash>> } {
  const parts = holdings.map((holding) => valued(holding, method, rates, shown));
  const entries = followsCash ? holdings.flatMap(({ rows }) => singleBook(rows, method).entries) : [];
  const cash = valueCash({ entries, transfers: [] }, cashRows, followsCash, rates, shown, today)!;
  return { parts, cash, total: totalOfPortfolio({ holdings: parts, cash, followsCash }, today) };
}

const profitByParts = (total: HoldingValue | TotalValue, cashResult = zero) =>
  plus(
    minus(
      sum([total.realised, total.unrealised, minus(total.dividendsGross, total.dividendTax), total.interest]),
      plus(total.fees, total.taxes),
    ),
    cashResult,
  );

/** Value + proceeds + net dividends + interest - purchases - fees - taxes, from the rows themselves. */
function profitByFlows(rows: LedgerRow[], value: Decimal, rates: RateBook, shown: string): Decimal {
  return rows.reduce((profit, row) => {
    const rate = rates.cross(row.currency, shown, row.day)!;
    const gross = row.units && row.price ? times(row.units, row.price) : (row.total ?? zero);
    const charged = minus(profit, times(plus(row.fee, row.tax), rate));
    switch (row.type) {
      case 'sell':
      case 'short':
      case 'result':
      case 'transfer-out':
      case 'dividend':
      case 'interest':
        return plus(charged, times(gross, rate));
      case 'buy':
      case 'cover':
      case 'transfer-in':
      case 'fee':
      case 'tax':
        return minus(charged, times(gross, rate));
      default:
        return charged;
    }
  }, value);
}

describe('random ledgers of thousands of rows in several currencies', () => {
  it('realised + unrealised + income - fees - taxes is the profit of every asset, exactly (P-1)', () => {
    fc.assert(
      fc.property(anyLedger(), anyShown, (options, shown) => {
        for (const value of wholeOf(makeLedger(options), shown).parts)
          equal(value.profit, profitByParts(value));
      }),
      runs,
    );
  });

  it('with the cash result it is the profit of the portfolio, and of all portfolios (P-1)', () => {
    fc.assert(
      fc.property(anyLedger(), anyShown, (options, shown) => {
        const { total } = wholeOf(makeLedger(options), shown);
        equal(total.profit, profitByParts(total, total.cashResult));
        const all = totalOfAll(
          [total, wholeOf(makeLedger({ ...options, seed: options.seed ^ 1 }), shown).total],
          today,
        );
        equal(all.profit, profitByParts(all, all.cashResult));
      }),
      runs,
    );
  });

  it('the other formula gives the same: value + what came back - what was paid (P-1)', () => {
    fc.assert(
      fc.property(anyLedger(), anyShown, (options, shown) => {
        const ledger = makeLedger(options);
        const { parts, total } = wholeOf(ledger, shown);
        for (const [i, { rows }] of ledger.holdings.entries())
          equal(parts[i]!.profit, profitByFlows(rows, parts[i]!.marketValue, ledger.rates, shown));
        const rows = [...ledger.cashRows, ...ledger.holdings.flatMap((holding) => holding.rows)];
        const assets = sum(parts.map((part) => part.marketValue));
        equal(minus(total.profit, total.cashResult), profitByFlows(rows, assets, ledger.rates, shown));
      }),
      runs,
    );
  });

  it('followed or not, the profit differs by the cash result alone, and never by the lots (L-6, L-7)', () => {
    fc.assert(
      fc.property(anyLedger(), anyShown, (options, shown) => {
        const totalWith = (changes: Partial<typeof options>) =>
          wholeOf(makeLedger({ ...options, ...changes }), shown).total;
        const followed = totalWith({ followsCash: true });
        const not = totalWith({ followsCash: false });
        equal(minus(followed.profit, followed.cashResult), not.profit);
        equal(not.cashResult, zero);
        equal(totalWith({ method: 'fifo' }).profit, totalWith({ method: 'average' }).profit);
      }),
      runs,
    );
  });

  it('the value of a portfolio is that of its assets and its cash, today exactly and on every day (P-1)', () => {
    fc.assert(
      fc.property(anyLedger(), anyShown, (options, shown) => {
        const { parts, cash, total } = wholeOf(makeLedger(options), shown);
        equal(total.marketValue, plus(sum(parts.map((part) => part.marketValue)), cash.value));
        const { first, value } = total.daily;
        expect(first).toBe(Math.min(...[...parts, cash].map((part) => part.daily.first)));
        for (let day = first; day <= today; day++) {
          const worth = [...parts, cash].reduce(
            (all, { daily }) => all + (daily.value[day - daily.first] ?? 0),
            0,
          );
          const size = Math.max(
            1,
            ...parts.map(({ daily }) => Math.abs(daily.value[day - daily.first] ?? 0)),
          );
          expect(Math.abs(value[day - first]! - worth) / size).toBeLessThan(1e-9);
        }
      }),
      runs,
    );
  });

  it('money out + value - money in is the profit (P-1, P-6)', () => {
    fc.assert(
      fc.property(anyLedger(), anyShown, (options, shown) => {
        const { total } = wholeOf(makeLedger(options), shown);
        const { inflow, outflow, value } = total.daily;
        const paid = inflow.reduce((all, each) => all + each, 0);
        const back = outflow.reduce((all, each) => all + each, 0);
        const apartBy = back + value.at(-1)! - paid - Number(textOf(total.profit));
        expect(Math.abs(apartBy) / Math.max(1, paid, back)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  it('the order in which rows were entered does not matter, byte for byte (L-2)', () => {
    fc.assert(
      fc.property(anyLedger(), anyShown, fc.integer(), (options, shown, seed) => {
        const ledger = makeLedger(options);
        const mixed = {
          ...ledger,
          cashRows: shuffled(ledger.cashRows, seed),
          holdings: ledger.holdings.map((holding) => ({ ...holding, rows: shuffled(holding.rows, seed) })),
        };
        const [one, other] = [wholeOf(ledger, shown), wholeOf(mixed, shown)];
        expect(bytesOf(other)).toBe(bytesOf(one));
        expect(bytesOf(figuresOf(other.total, measureReturns(other.total)))).toBe(
          bytesOf(figuresOf(one.total, measureReturns(one.total))),
        );
      }),
      runs,
    );
  });
});

/** What the price made of units, and what they cost through the instrument's currency: lot by lot, the long way. */
type SecondRoute = { realisedPrice: Fixed; openPrice: Fixed };
type Priced = { units: Fixed; price: Fixed; rate: Fixed };

function byTheLongWay(
  { rows, market }: RandomHolding,
  method: LotMethod,
  rates: RateBook,
  shown: string,
  now: Decimal | null,
): SecondRoute {
  let lots: Priced[] = [];
  let realisedPrice = 0n;
  const gain = (lot: Priced, price: Fixed) => product(lot.units, price - lot.price, lot.rate);
  for (const row of inOrder(rows)) {
    const inInstrument = rates.cross(row.currency, market.currency, row.day)!;
    if (row.type === 'split')
      lots = lots.map((lot) => ({
        units: quotient(product(lot.units, fixed(row.numerator!)), fixed(row.denominator!)),
        price: quotient(product(lot.price, fixed(row.denominator!)), fixed(row.numerator!)),
        rate: lot.rate,
      }));
    if (row.type === 'result')
      realisedPrice += product(fixed(row.total!), fixed(rates.cross(row.currency, shown, row.day)!));
    if (!row.units) continue;
    const price = product(fixed(row.price!), fixed(inInstrument));
    if (row.type === 'buy' || row.type === 'transfer-in' || row.type === 'short') {
      const rate = fixed(rates.cross(market.currency, shown, row.day)!);
      const units = fixed(row.units) * (row.type === 'short' ? -1n : 1n);
      lots.push({ units, price, rate });
      if (method === 'average') lots = [together(lots)];
      continue;
    }
    const way = row.type === 'cover' ? -1n : 1n;
    let wanted = fixed(row.units);
    for (const lot of lots) {
      const there = lot.units * way;
      const taken = { ...lot, units: (there < wanted ? there : wanted) * way };
      realisedPrice += gain(taken, price);
      wanted -= taken.units * way;
      lot.units -= taken.units;
    }
    lots = lots.filter((lot) => lot.units * way > fixed(1) / 10n ** 18n);
  }
  const openPrice = now ? lots.reduce((all, lot) => all + gain(lot, fixed(now)), 0n) : 0n;
  return { realisedPrice, openPrice };
}

/** Average price by units, and the rate that turns the one cost into the other. */
function together(lots: Priced[]): Priced {
  const units = lots.reduce((all, lot) => all + lot.units, 0n);
  const cost = lots.reduce((all, lot) => all + product(lot.units, lot.price), 0n);
  const shownCost = lots.reduce((all, lot) => all + product(lot.units, lot.price, lot.rate), 0n);
  return { units, price: quotient(cost, units), rate: quotient(shownCost, cost) };
}

describe('price and currency apart (rule P-9)', () => {
  it('add up to the gain, exactly, of what is held', () => {
    fc.assert(
      fc.property(anyLedger(), anyShown, (options, shown) => {
        for (const value of wholeOf(makeLedger(options), shown).parts)
          expect(compare(plus(value.priceEffect, value.fxEffect), value.unrealised)).toBe(0);
      }),
      runs,
    );
  });

  it('are what a second route finds, lot by lot, for what is held and what was sold', () => {
    fc.assert(
      fc.property(anyLedger(1500), anyShown, (options, shown) => {
        const { holdings, rates, method } = makeLedger(options);
        for (const holding of holdings) {
          const value = valued(holding, method, rates, shown);
          const other = byTheLongWay(holding, method, rates, shown, value.price.value);
          const size = fixed(plus(value.purchases, value.proceeds));
          const realisedPrice = minus(value.realised, value.realisedFx);
          expect(apart(fixed(realisedPrice), other.realisedPrice, size)).toBeLessThan(1e-12);
          expect(apart(fixed(value.priceEffect), other.openPrice, size)).toBeLessThan(1e-12);
        }
      }),
      runs,
    );
  });

  it('in the instrument’s own currency the price alone is left', () => {
    fc.assert(
      fc.property(anyLedger(1500), (options) => {
        const { holdings, rates, method } = makeLedger(options);
        for (const holding of holdings) {
          const { currency } = holding.market;
          const rows = holding.rows.map((row) => ({ ...row, currency }));
          const value = valued({ ...holding, rows }, method, rates, currency);
          const size = fixed(plus(value.purchases, value.proceeds));
          expect(apart(fixed(value.fxEffect), 0n, size)).toBeLessThan(1e-15);
          expect(apart(fixed(value.realisedFx), 0n, size)).toBeLessThan(1e-15);
        }
      }),
      runs,
    );
  });
});

function bytesOf(value: unknown): string {
  return JSON.stringify(value, (_, each) => {
    if (typeof each === 'bigint') return `${each}n`;
    return each instanceof Float64Array ? Buffer.from(each.buffer).toString('base64') : each;
  });
}
