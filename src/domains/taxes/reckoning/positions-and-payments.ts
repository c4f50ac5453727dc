import { type Decimal, minus, negated, plus, sign, zero } from '../../../foundation/decimal.ts';
import { nothingExempt, yearOf } from './outcome.ts';
import { upToGrosz } from './rounding.ts';
import type { TaxBooks } from './tax-books.ts';
import type {
  AccountFee,
  CryptoTrade,
  DatedMoney,
  DerivativeResult,
  OptionWritten,
  Payment,
  WrittenOption,
} from './tax-events.ts';
import type { TaxRate } from './tax-rates.ts';

/** A contract that was closed: its result at the rate of that day, or each leg at its own (rule TX-12). */
export function derivative(books: TaxBooks, event: DerivativeResult): void {
  const { id, account, day, opened, side, openValue, closeValue, currency } = event;
  if (books.isOutside(id, account)) return;
  const fees = books.allInZloty(event.fees);
  const isGross = books.readings.derivatives === 'gross';
  if (isGross && opened === null) {
    const lack = { what: 'value', instrument: event.instrument } as const;
    books.outcome.missing.push({ ref: id, year: yearOf(day), ...lack });
  }
  if (isGross && opened !== null) {
    const open = books.inZloty({ amount: openValue, currency }, opened).pln;
    const { pln: close, rate } = books.inZloty({ amount: closeValue, currency }, day);
    const [revenue, cost] = side === 'long' ? [close, open] : [open, close];
    closed(books, event, { rate, revenue, cost, fee: fees });
    return;
  }
  const amount = side === 'long' ? minus(closeValue, openValue) : minus(openValue, closeValue);
  const { pln, rate } = books.inZloty({ amount, currency }, day);
  const [revenue, cost] = sign(pln) >= 0 ? [pln, zero] : [zero, negated(pln)];
  closed(books, event, { rate, revenue, cost, fee: fees });
}

/** A premium is revenue of the day it came, where it is read so; otherwise it waits for the end of the option. */
export function optionWritten(books: TaxBooks, event: OptionWritten): void {
  const { id, account, day, premium } = event;
  if (books.readings.written_option === 'ended' || books.isOutside(id, account)) return;
  const { pln: revenue, rate } = books.inZloty(premium, day);
  closed(books, event, { rate, revenue, cost: zero, fee: books.feeInZloty(event, day) });
}

/** All of it when it ends: bought back, expired or assigned. Each premium at the rate of that day, each fee of its own. */
export function writtenOption(books: TaxBooks, event: WrittenOption): void {
  const { id, account, day, closeCost, premiums, openingFees } = event;
  if (books.isOutside(id, account)) return;
  const { pln: cost, rate } = books.inZloty(closeCost, day);
  const ending = books.feeInZloty(event, day);
  const isAtEnd = books.readings.written_option === 'ended';
  const at = (one: DatedMoney): DatedMoney => ({ ...one, day });
  const revenue = isAtEnd ? books.allInZloty(premiums.map(at)) : zero;
  const fee = isAtEnd ? plus(ending, books.allInZloty(openingFees)) : ending;
  closed(books, event, { rate, revenue, cost, fee });
}

function closed(
  books: TaxBooks,
  { id, account, instrument, day }: DerivativeResult | OptionWritten | WrittenOption,
  { rate, revenue, cost, fee }: { rate: TaxRate | null; revenue: Decimal; cost: Decimal; fee: Decimal },
): void {
  books.sold({
    ...{ ref: id, account, instrument, country: books.countryOf(instrument) },
    ...{ taxDay: day, isDayComputed: false, rate, revenue, cost: plus(cost, fee), parts: [], fee },
    ...{ exempt: nothingExempt, foreignTax: zero },
  });
}

/** A dividend or interest, unless a Polish payer took the tax (rule TX-8). */
export function payment(books: TaxBooks, event: Payment): void {
  const { id, kind, account, instrument, day, payerWithheld } = event;
  if (books.isOutside(id, account)) return;
  if (payerWithheld) {
    books.outcome.outside.push({ ref: id, reason: 'payer' });
    return;
  }
  const { exact, rate } = books.exactly(event.gross, day);
  // Each interest up to the grosz, as the form has it; everything else as conversions are.
  const roundsUp = kind === 'interest' && books.readings.flat_rounding === 'form';
  const withheld = event.withheld.map((tax) => (books.readings.wht_day === 'own' ? tax : { ...tax, day }));
  books.outcome.flat.push({
    ...{ ref: id, kind, day, rate },
    country: event.country ?? (instrument === null ? null : books.countryOf(instrument)),
    gross: roundsUp ? upToGrosz(exact) : books.round(exact),
    withheld: books.allInZloty(withheld),
  });
}

/** Cost of the year, of no lot and no country. */
export function accountFee(books: TaxBooks, { id: ref, account, day, fee }: AccountFee): void {
  if (books.wrapperOf(account) !== null || books.readings.account_fees === 'no') return;
  const { pln: cost, rate } = books.inZloty(fee, day);
  books.outcome.fees.push({ ref, account, day, rate, cost });
}

/** Cost of the year in which it was paid; what is swapped for another one is no event at all (rule TX-10). */
export function cryptoTrade(books: TaxBooks, { id, kind, account, day, amount, fee }: CryptoTrade): void {
  if (kind === 'crypto-swap' || !amount || books.isOutside(id, account)) return;
  const { pln, rate } = books.inZloty(amount, day);
  const fees = books.feeInZloty({ fee }, day);
  const isSale = kind === 'crypto-sell';
  books.outcome.crypto.push({
    ...{ ref: id, day, rate },
    revenue: isSale ? pln : zero,
    cost: isSale ? fees : plus(pln, fees),
  });
}
