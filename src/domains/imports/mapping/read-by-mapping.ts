import { foldToWords } from '../../../foundation/fold-text.ts';
import type { Booking, BookingKind, Bookings, Money } from '../booking.ts';
import { Collector, needed, Unreadable } from '../kit/collector.ts';
import { momentOf } from '../kit/moments.ts';
import { absolute, isEmpty, isZeroText, moneyOf, negative } from '../kit/numbers.ts';
import type { SourceRow } from '../source-file.ts';
import { kindOfWord } from './kind-words.ts';
import type { MappedField, Mapping } from './mapping.ts';

/** Rows of a file as somebody said they are to be read. */
export function readByMapping(rows: readonly SourceRow[], mapping: Mapping): Bookings {
  const collector = new Collector(mapping.sheet);
  collector.each(rows, (row) => {
    const line = new Line(row, mapping);
    const kind = line.kind();
    if (kind === 'ignore') collector.ignore(row, 'nothing');
    else collector.book(row, line.booking(kind));
  });
  return collector.result;
}

const takesMoney = new Set<BookingKind>(['buy', 'withdrawal', 'fee', 'tax']);
const moves = new Set<BookingKind>(['buy', 'sell', 'transfer-in', 'transfer-out', 'staking']);
const needsAsset = new Set<BookingKind>([...moves, 'dividend', 'repayment', 'result', 'split']);

class Line {
  readonly #row: SourceRow;
  readonly #mapping: Mapping;

  constructor(row: SourceRow, mapping: Mapping) {
    this.#row = row;
    this.#mapping = mapping;
  }

  #text(field: MappedField): string {
    const at = this.#mapping.columns[field];
    return at === undefined ? '' : (this.#row.cells[at]?.trim() ?? '');
  }

  #number(field: MappedField) {
    const cell = this.#text(field);
    if (isEmpty(cell)) return undefined;
    return needed(moneyOf(cell, this.#mapping.decimal), 'numberUnreadable', { cell });
  }

  #currency(stated?: string): string {
    return needed(
      stated ?? (this.#text('currency').toUpperCase() || this.#mapping.currency),
      'currencyMissing',
    );
  }

  #money(field: MappedField): Money | undefined {
    const found = this.#number(field);
    return found && { amount: found.amount, currency: this.#currency(found.currency) };
  }

  kind(): BookingKind | 'ignore' {
    const word = this.#text('kind');
    if (!word) {
      const amount = needed(this.#number('amount')?.amount, 'kindUnknown', { word });
      return amount.startsWith('-') ? 'buy' : 'sell';
    }
    const kind = this.#mapping.words[foldToWords(word)] ?? kindOfWord(word);
    if (!kind) throw new Unreadable('kindUnknown', { word });
    return kind;
  }

  booking(kind: BookingKind): Omit<Booking, 'at' | 'text'> {
    const moment = needed(momentOf(this.#text('day'), this.#mapping.dayOrder), 'dayUnreadable', {
      cell: this.#text('day'),
    });
    const time =
      moment.time ?? (this.#text('time') ? momentOf(`2000-01-01 ${this.#text('time')}`)?.time : undefined);
    const [amount, price, fee, tax] = (['amount', 'price', 'fee', 'tax'] as const).map((field) =>
      this.#money(field),
    );
    const instrument = {
      symbol: this.#text('symbol') || undefined,
      isin: this.#text('isin') || undefined,
      name: this.#text('name') || undefined,
      currency: price?.currency,
    };
    const isNamed = instrument.symbol ?? instrument.isin ?? instrument.name;
    if (needsAsset.has(kind)) needed(isNamed, 'instrumentMissing');
    const units = moves.has(kind) ? needed(this.#number('units')?.amount, 'unitsMissing') : undefined;
    if (!units && kind !== 'split') needed(amount, 'amountMissing');
    return {
      kind,
      day: moment.day,
      time,
      account: this.#text('account') || undefined,
      instrument: isNamed && !['deposit', 'withdrawal', 'exchange'].includes(kind) ? instrument : undefined,
      units: units && absolute(units),
      price: units ? price : undefined,
      cash: amount && { ...amount, amount: signed(kind, amount.amount) },
      cashIs: cashIs(amount, price, units, fee),
      fee: charge(fee),
      tax: charge(tax),
      id: this.#text('id') || undefined,
      note: this.#text('note').slice(0, 500) || undefined,
    };
  }
}

function signed(kind: BookingKind, amount: string): string {
  if (takesMoney.has(kind))
    return kind === 'buy' || kind === 'withdrawal'
      ? negative(amount)
      : amount.startsWith('-')
        ? amount
        : negative(amount);
  return kind === 'sell' || kind === 'deposit' ? absolute(amount) : amount;
}

/** Whether the fee is in the amount already: the amount that units and price come to nearer tells. */
function cashIs(
  amount: Money | undefined,
  price: Money | undefined,
  units: string | undefined,
  fee: Money | undefined,
): 'net' | 'gross' {
  if (!amount || !price || !units || !fee || amount.currency !== price.currency) return 'net';
  const product = Math.abs(Number(units) * Number(price.amount));
  return Math.abs(Math.abs(Number(amount.amount)) - product) < Math.abs(Number(fee.amount)) / 2
    ? 'gross'
    : 'net';
}

function charge(money: Money | undefined): Money | undefined {
  return money && !isZeroText(money.amount) ? { ...money, amount: absolute(money.amount) } : undefined;
}
