import { foldToWords } from '../../../foundation/fold-text.ts';
import type { MappedKind } from '../booking.ts';

/** Words by which files call their rows, in the languages of the brokers people have; folded as `foldToWords` does. */
const words: Readonly<Record<MappedKind, readonly string[]>> = {
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
    'dywidendy',
    'dividende',
    'ausschuttung',
    'distribution',
  ],
  repayment: ['capital repayment', 'return of capital', 'zwrot kapitału', 'zwrot kapitalu'],
  result: ['cfd result', 'futures result', 'wynik kontraktu', 'wynik cfd'],
  interest: ['interest', 'odsetki', 'odsetek', 'zinsen', 'rente', 'kupon', 'coupon'],
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
  Object.entries(words).flatMap(([kind, list]) => list.map((word) => [word, kind as MappedKind] as const)),
);

/** A text that is longer tells no kind. */
const mostLength = 200;

/**
 * What a text probably means: the whole of it, else the one kind that its words name (`Market buy`). A tax on a
 * dividend is a tax and a fee for a withdrawal a fee; where words name two other kinds, the person is asked.
 */
export function kindOfWord(cell: string): MappedKind | undefined {
  const text = foldToWords(cell.slice(0, mostLength));
  const whole = kinds.get(text);
  if (whole) return whole;
  // Single letters stand for sides only where they are alone.
  const named = text.split(' ').flatMap((word) => (word.length > 1 ? (kinds.get(word) ?? []) : []));
  const found = new Set(named);
  if (found.has('tax')) return 'tax';
  if (found.has('fee')) return 'fee';
  return found.size === 1 ? named[0] : undefined;
}
