import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Decimal, decimal, fixedTextOf, minus, sum, textOf, zero } from '../../foundation/decimal.ts';
import { formOf } from './form/form-fields.ts';
import { type TypedField, typedCountries, typedFields } from './form/typed-fields.ts';
import type { TaxPaper } from './papers/tax-paper.ts';
import { type PaperSources, writePaper } from './papers/write-paper.ts';
import { type Readings, usualReadings } from './readings.ts';
import type { Outcome } from './reckoning/outcome.ts';
import { reckon } from './reckoning/reckon.ts';
import { settlementDay } from './reckoning/settlement.ts';
import type { DatedMoney, Money, TaxEvent, TaxInstrument } from './reckoning/tax-events.ts';
import { rateBefore, type TaxRate } from './reckoning/tax-rates.ts';
import { type ReckonedYear, yearsInTurn } from './years/years-in-turn.ts';

// biome-ignore lint/suspicious/noExplicitAny: a file from outside.
type Any = any;
const file = new URL('../../../tests/golden/tax/cases.json', import.meta.url);
const { cases }: { cases: Any[] } = JSON.parse(readFileSync(file, 'utf8'));

const ratesOf = (one: Any) =>
  new Map<string, TaxRate[]>(
    Object.entries<Any[]>(one.nbp ?? {}).map(([currency, tables]) => [
      currency,
      tables.map(({ no, effectiveDate, mid }) => ({
        table: no,
        effective: effectiveDate,
        mid: decimal(String(mid)),
      })),
    ]),
  );

function readingsOf(settings: Any = {}): Readings {
  const { carry_losses: _always, account_fees, ...others } = settings;
  return {
    ...usualReadings,
    ...others,
    ...(account_fees !== undefined && { account_fees: account_fees ? 'yes' : 'no' }),
  };
}

function instrumentsOf(one: Any): Map<string, TaxInstrument> {
  return new Map(
    Object.entries<Any>(one.instruments ?? {}).map(([id, known]) => [
      id,
      {
        id,
        country: known.country ?? null,
        exchangeCountry: known.exchange_country ?? null,
        market: known.market ?? null,
      },
    ]),
  );
}

const feeOf = (op: Any): Money | null =>
  op.fee ? { amount: decimal(op.fee), currency: op.fee_ccy ?? op.ccy } : null;

const ratioOf = (text: string) => {
  const [fresh, old] = text.split(':').map(decimal) as [Decimal, Decimal];
  return { fresh, old };
};

function eventOf(op: Any): TaxEvent[] {
  const base = { id: op.id, day: op.date };
  const traded = () => ({
    ...base,
    account: op.account,
    instrument: op.instrument,
    quantity: decimal(op.qty),
    price: decimal(op.price),
    currency: op.ccy,
    settled: op.settle ?? null,
    accrued: op.accrued ? decimal(op.accrued) : null,
    fee: feeOf(op),
  });
  const dated = (amount: string, currency: string, day: string): DatedMoney => ({
    amount: decimal(amount),
    currency,
    day,
  });
  switch (op.type) {
    case 'buy':
    case 'cover':
      return [{ kind: op.type, ...traded() }];
    case 'sell':
    case 'short':
    case 'redeem':
      return [{ kind: op.type, ...traded(), exempt: op.exempt_105a }];
    case 'split':
      return [{ kind: 'split', ...base, instrument: op.instrument, ratio: ratioOf(op.ratio) }];
    case 'transfer':
      return [
        {
          ...{ kind: 'transfer', ...base, instrument: op.instrument },
          ...{ from: op.from, to: op.to, quantity: decimal(op.qty) },
        },
      ];
    case 'derivative':
      return [
        {
          ...{ kind: 'derivative', ...base, account: op.account, instrument: op.instrument },
          ...{ opened: op.open_date, side: op.side, currency: op.ccy },
          ...{ openValue: decimal(op.open_value), closeValue: decimal(op.close_value) },
          fees: (op.fees ?? []).map((fee: Any) => dated(fee.amount, fee.ccy, fee.date)),
        },
      ];
    case 'option':
      return [
        {
          ...{ kind: 'written-option', ...base, account: op.account, instrument: op.instrument },
          premiums: [dated(op.premium, op.ccy, op.open_date)],
          openingFees: [dated(op.fee_open, op.ccy, op.open_date)],
          closeCost: { amount: decimal(op.close_cost), currency: op.ccy },
          fee: { amount: decimal(op.fee_close), currency: op.ccy },
        },
      ];
    case 'dividend':
    case 'interest':
      return [
        {
          ...{ kind: op.type, ...base, account: op.account, instrument: op.instrument ?? null },
          ...{ country: op.country ?? null, gross: { amount: decimal(op.gross), currency: op.ccy } },
          withheld: (op.wht ?? []).map((tax: Any) =>
            dated(tax.amount, tax.ccy ?? op.ccy, tax.date ?? op.date),
          ),
          payerWithheld: op.payer_withheld,
        },
      ];
    case 'fee':
      return [
        { kind: 'fee', ...base, account: op.account, fee: { amount: decimal(op.amount), currency: op.ccy } },
      ];
    case 'crypto_buy':
    case 'crypto_sell':
    case 'crypto_swap':
      return [
        {
          ...{ kind: op.type.replace('_', '-'), ...base, account: op.account, fee: feeOf(op) },
          amount: op.amount ? { amount: decimal(op.amount), currency: op.ccy } : null,
        } as TaxEvent,
      ];
    default:
      return [];
  }
}

const treaty = (rates: Record<string, string> = {}) =>
  new Map(Object.entries(rates).map(([country, rate]) => [country, decimal(rate)]));

function outcomeOf(one: Any, settings: Any) {
  const readings = readingsOf({ ...one.settings, ...settings });
  const rates = ratesOf(one);
  const events: TaxEvent[] = (one.operations ?? []).flatMap(eventOf);
  const outcome = reckon(
    {
      accounts: (one.accounts ?? []).map(({ id, wrapper }: Any) => ({
        id,
        wrapper: wrapper === 'none' ? null : wrapper,
      })),
      instruments: instrumentsOf(one),
      events,
      rates,
      closed: new Map(
        Object.entries<string[]>(one.calendars ?? {}).map(([market, days]) => [market, new Set(days)]),
      ),
    },
    readings,
  );
  return { outcome, readings, events, rates };
}

type Reckoned = ReturnType<typeof outcomeOf>;

/** The years as the page reckons them, one after the other. */
function yearsOf(one: Any, { outcome, readings }: Reckoned): ReckonedYear[] {
  const losses: Any[] = one.prior_losses ?? [];
  const [first, last] = [Math.min(...one.years), Math.max(...one.years)];
  return yearsInTurn({
    ...{ first, last, outcomeUnder: () => outcome },
    losses: losses.map(({ year, amount, deducted }) => ({
      ...{ year, amount: decimal(amount) },
      used: sum(Object.values<string>(deducted ?? {}).map(decimal)),
    })),
    treaties: { dividend: treaty(one.treaty), interest: treaty(one.treaty_interest) },
    stated: (year) => ({
      ...{ readings, notCollected: zero, filed: null },
      lossMethods: new Map(losses.flatMap((loss) => (loss.method ? [[loss.year, loss.method]] : []))),
      slips: (one.pit8c ?? [])
        .filter((slip: Any) => slip.year === year)
        .map(({ account, revenue, cost }: Any) => ({
          ...{ account, revenue: decimal(revenue), cost: decimal(cost) },
        })),
      cryptoCarried: year === first && one.crypto_carry ? decimal(one.crypto_carry) : null,
    }),
  });
}

/** What the page shows of each year. */
function papersOf(one: Any, reckoned: Reckoned): TaxPaper[] {
  const sources: PaperSources = {
    ...{ ledger: { accounts: [] }, entries: new Map(), names: new Map(), portfolioNames: new Map() },
    events: new Map(reckoned.events.map((event) => [event.id, event])),
    rates: reckoned.rates,
    statedLosses: new Set((one.prior_losses ?? []).map(({ year }: Any) => year)),
  };
  return yearsOf(one, reckoned).map((year) => writePaper(sources, year));
}

const rateIn = (rate: TaxRate | null) =>
  rate && { effectiveDate: rate.effective, no: rate.table, mid: textOf(rate.mid) };

const salesIn = (outcome: Outcome) =>
  Object.fromEntries(
    outcome.sales.map((sale) => [
      sale.ref,
      {
        tax_day: sale.taxDay,
        year: Number(sale.taxDay.slice(0, 4)),
        rate: rateIn(sale.rate),
        revenue_pln: fixedTextOf(sale.revenue, 2),
        cost_pln: fixedTextOf(sale.cost, 2),
        income_pln: fixedTextOf(minus(sale.revenue, sale.cost), 2),
        ...(sale.parts.length && {
          lots: sale.parts.map((part) => ({
            lot: part.id,
            quantity: textOf(part.quantity),
            acquired: part.acquired,
            tax_day: part.taxDay,
            rate: rateIn(part.rate),
            pln: fixedTextOf(part.pln, 2),
          })),
        }),
      },
    ]),
  );

function yearsIn(papers: readonly TaxPaper[], expected: Any) {
  return Object.fromEntries(
    papers.map((paper) => [String(paper.year), yearIn(paper, expected.years[paper.year])]),
  );
}

const asNumbered = (fields: readonly TypedField[]) =>
  Object.fromEntries(fields.map(({ number, value }) => [`P_${number}`, value]));

function yearIn(paper: TaxPaper, wanted: Any) {
  const fields = typedFields(paper);
  const countries = fields.find(({ line }) => line === 'countries')!;
  expect(countries.value).toBe(String(wanted.pit_zg.length));
  const used = paper.losses.filter(({ now }) => Number(now) !== 0);
  return {
    form: formOf(paper.year)!.name,
    fields: asNumbered(fields.filter((field) => field !== countries)),
    pit_zg: typedCountries(paper).map(({ fields: [of, ...amounts] }) => ({
      ...{ country: of!.value, ...asNumbered(amounts) },
    })),
    must_file: paper.must_file,
    ...(wanted.flat && {
      flat: paper.payments.map(({ id, kind, gross, withheld, credit }) => ({
        ...{ ref: id, kind, gross_pln: gross, withheld_pln: withheld },
        ...(paper.readings.credit_scope === 'payment' && { credit_pln: credit }),
      })),
    }),
    ...(used.length && { losses_used: used.map(({ year, now }) => ({ year, amount: now })) }),
    ...(paper.printed.length && {
      pit8c_check: paper.printed.map(({ account, own_revenue, own_cost }) => ({
        ...{ account, computed_revenue: own_revenue, computed_cost: own_cost },
      })),
    }),
  };
}

/** A form lists fields that are nothing; a case may leave them out. */
function withoutNothing(years: Any): Any {
  return Object.fromEntries(
    Object.entries<Any>(years).map(([year, { fields, ...others }]) => [
      year,
      { ...others, fields: Object.fromEntries(Object.entries<string>(fields).filter(([, v]) => Number(v))) },
    ]),
  );
}

const reasons: Record<string, string> = { withheld_by_payer: 'payer' };

function compareOutcome(one: Any, settings: Any, expected: Any): void {
  const reckoned = outcomeOf(one, settings);
  const { outcome } = reckoned;
  if (expected.status === 'incomplete') {
    const { code, ref, instrument, account, quantity } = expected.reason;
    expect(code).toBe('missing_purchase');
    expect(outcome.missing).toEqual([
      expect.objectContaining({ what: 'purchase', ref, instrument, account, quantity: decimal(quantity) }),
    ]);
    expect(outcome.sales).toEqual([]);
    return;
  }
  expect(outcome.missing).toEqual([]);
  if (expected.sales) expect(salesIn(outcome)).toEqual(expected.sales);
  if (expected.crypto)
    expect(
      Object.fromEntries(
        outcome.crypto.map(({ ref, rate, revenue, cost }) => [
          ref,
          {
            rate: rateIn(rate),
            revenue_pln: fixedTextOf(revenue, 2),
            cost_pln: fixedTextOf(cost, 2),
          },
        ]),
      ),
    ).toEqual(expected.crypto);
  if (one.years.length) comparePapers(papersOf(one, reckoned), expected);
  if (expected.outside)
    expect(outcome.outside).toEqual(
      expected.outside.map(({ ref, reason }: Any) => ({ ref, reason: reasons[reason] ?? reason })),
    );
}

function comparePapers(papers: readonly TaxPaper[], expected: Any): void {
  if (expected.years)
    expect(withoutNothing(yearsIn(papers, expected))).toEqual(withoutNothing(expected.years));
  const { year: last, losses } = papers.at(-1)!;
  if (expected.losses)
    expect(
      losses.map(({ year, amount, left, last_year }) => ({
        ...{ year, amount, last_year },
        left: last_year < last ? '0.00' : left,
      })),
    ).toEqual(expected.losses);
  const warned = papers.flatMap(({ payments }) =>
    payments.filter(({ warning }) => warning).map(({ id }) => id),
  );
  const expired = losses
    .filter(({ last_year, left }) => last_year < last && left !== '0.00')
    .map(({ year }) => String(year));
  expect([...warned, ...expired]).toEqual((expected.warnings ?? []).map(({ ref }: Any) => ref));
}

describe.each(cases.map((one) => [one.id, one.title, one] as const))('%s: %s', (_id, _title, one) => {
  test('as reckoned elsewhere (TX-1)', () => compareOutcome(one, {}, one.expected));
  if (one.variants)
    test.each((one.variants as Any[]).map((variant) => [variant.name, variant] as const))(
      'read otherwise: %s (TX-3)',
      (_name, variant) => compareOutcome(one, variant.settings, variant.expected),
    );
});

test.each(cases.flatMap((one) => (one.rates ?? []).map((asked: Any, at: number) => [asked, one, at])))(
  'the rate of the last table before %o (TX-2)',
  (asked, one, at) => {
    const rate = rateBefore(ratesOf(one), asked.ccy, asked.day)!;
    const { effectiveDate, no, mid } = one.expected.rates[at];
    expect(rateIn(rate)).toEqual({ effectiveDate, no, mid });
  },
);

test.each(cases.flatMap((one) => (one.settlement ?? []).map((asked: Any) => [asked, one])))(
  'a trade settles: %o (TX-2)',
  (asked, one) => {
    const market = one.instruments[asked.instrument].market;
    const day = settlementDay(market, asked.date, new Set(one.calendars[market]));
    expect(day).toBe(one.expected.settlement[asked.id]);
  },
);
