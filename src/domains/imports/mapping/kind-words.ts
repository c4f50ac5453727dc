import { foldToWords } from '../../../foundation/fold-text.ts';
import type { BookingKind } from '../booking.ts';

/** Words by which files call their rows, in the languages of the brokers people have; folded as `foldToWords` does. */
const words: Readonly<Record<BookingKind, readonly string[]>> = {
  buy: [
    'buy',
    'bought',
    'purchase',
    'k',
    'kupno',
    'kup',
    'zakup',
    'kauf',
    'koop',
    'aankoop',
    'achat',
    'compra',
    'acquisto',
    'b',
    'reinvest shares',
  ],
  sell: [
    'sell',
    'sold',
    'sale',
    's',
    'sprzedaz',
    'sprzedaj',
    'verkauf',
    'verkoop',
    'vente',
    'venta',
    'vendita',
  ],
  dividend: [
    'dividend',
    'dividends',
    'div',
    'dywidenda',
    'wyplata dywidendy',
    'dividende',
    'ausschuttung',
    'distribution',
  ],
  interest: ['interest', 'odsetki', 'zinsen', 'rente', 'kupon', 'coupon'],
  fee: ['fee', 'fees', 'commission', 'oplata', 'prowizja', 'gebuhr', 'kosten'],
  tax: ['tax', 'withholding tax', 'podatek', 'steuer', 'belasting'],
  deposit: [
    'deposit',
    'wplata',
    'przelew przychodzacy',
    'einlage',
    'einzahlung',
    'storting',
    'contribution',
    'cash in',
  ],
  withdrawal: [
    'withdrawal',
    'withdraw',
    'wyplata',
    'przelew wychodzacy',
    'entnahme',
    'auszahlung',
    'opname',
    'cash out',
  ],
  exchange: [
    'exchange',
    'fx',
    'wymiana',
    'wymiana waluty',
    'przewalutowanie',
    'conversion',
    'currency conversion',
  ],
  split: ['split', 'stock split', 'podzial'],
  staking: ['staking', 'reward', 'staking reward', 'nagroda'],
  'transfer-in': ['transfer in', 'delivery inbound', 'przyjecie', 'einlieferung'],
  'transfer-out': ['transfer out', 'delivery outbound', 'wydanie', 'auslieferung'],
  other: [],
};

const kinds = new Map(
  Object.entries(words).flatMap(([kind, list]) => list.map((word) => [word, kind as BookingKind] as const)),
);

/** What a word probably means: the whole of it, else its first word. */
export function kindOfWord(cell: string): BookingKind | undefined {
  const word = foldToWords(cell);
  return kinds.get(word) ?? kinds.get(word.split(' ')[0] ?? '');
}
