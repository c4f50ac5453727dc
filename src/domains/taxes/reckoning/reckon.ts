import type { Readings } from '../readings.ts';
import { exchange, spinOff, split, transfer } from './lot-changes.ts';
import type { Outcome } from './outcome.ts';
import { yearOf } from './outcome.ts';
import {
  accountFee,
  cryptoTrade,
  derivative,
  optionWritten,
  payment,
  writtenOption,
} from './positions-and-payments.ts';
import { TaxBooks, type TaxInput } from './tax-books.ts';
import type { TaxEvent } from './tax-events.ts';
import { MissingRate } from './tax-rates.ts';
import { acquire, buy, cover, redeem, sell, sellShort } from './trades.ts';

const wholeLots: TaxEvent['kind'][] = ['split', 'spin-off', 'exchange', 'transfer'];
const rank = ({ kind }: TaxEvent): number => (wholeLots.includes(kind) ? 0 : 1);

/** Everything a ledger means for the tax, event by event; years are made of it (rule TX-1). */
export function reckon(input: TaxInput, readings: Readings): Outcome {
  return keepBooks(input, readings).outcome;
}

/** The same, with the lots that are left. */
export function keepBooks(input: TaxInput, readings: Readings): TaxBooks {
  const books = new TaxBooks(input, readings);
  const inOrder = (a: TaxEvent, b: TaxEvent) =>
    a.day === b.day ? rank(a) - rank(b) : a.day < b.day ? -1 : 1;
  for (const event of input.arePlaced ? input.events : input.events.toSorted(inOrder)) {
    enter(books, event);
    books.lots.noteSteps(event.day);
  }
  return books;
}

/** Enters an event into the books; one without a rate is missing there. */
export function enter(books: TaxBooks, event: TaxEvent): void {
  try {
    take(books, event);
  } catch (error) {
    if (!(error instanceof MissingRate)) throw error;
    const { currency, day } = error;
    books.outcome.missing.push({ ref: event.id, year: yearOf(event.day), what: 'rate', currency, day });
  }
}

function take(books: TaxBooks, event: TaxEvent): void {
  switch (event.kind) {
    case 'buy':
      buy(books, event);
      break;
    case 'sell':
      sell(books, event);
      break;
    case 'redeem':
      redeem(books, event);
      break;
    case 'short':
      sellShort(books, event);
      break;
    case 'cover':
      cover(books, event);
      break;
    case 'acquire':
      acquire(books, event);
      break;
    case 'split':
      split(books, event);
      break;
    case 'exchange':
      exchange(books, event);
      break;
    case 'spin-off':
      spinOff(books, event);
      break;
    case 'transfer':
      transfer(books, event);
      break;
    case 'derivative':
      derivative(books, event);
      break;
    case 'option-written':
      optionWritten(books, event);
      break;
    case 'written-option':
      writtenOption(books, event);
      break;
    case 'dividend':
    case 'interest':
      payment(books, event);
      break;
    case 'fee':
      accountFee(books, event);
      break;
    default:
      cryptoTrade(books, event);
  }
}
