import { foldToWords } from '../../../../foundation/fold-text.ts';
import type { BookingKind } from '../../booking.ts';
import type { Operation } from './operation.ts';
import { dealOf } from './trade-comment.ts';

export type OperationKind =
  | 'buy'
  | 'sell'
  | 'result'
  | 'commission'
  /** In or out, as its sign says. */
  | 'payment'
  /** Between accounts of the same person at XTB. */
  | 'transfer'
  | Extract<BookingKind, 'dividend' | 'interest' | 'tax' | 'fee' | 'other'>;

export type Meaning = { kind: OperationKind; subtype?: string };

const words: readonly [Meaning, readonly string[]][] = [
  [
    { kind: 'buy' },
    ['stocks etf purchase', 'stock purchase', 'zakup akcji etf', 'acoes etf compra', 'nakup akcii etf'],
  ],
  [
    { kind: 'sell' },
    [
      'stocks etf sale',
      'stock sale',
      'stock sell',
      'sprzedaz akcji etf',
      'acoes etf vende',
      'prodej akcii etf',
    ],
  ],
  [{ kind: 'result' }, ['close trade', 'closed trade', 'profit loss', 'profit loss fx cfd', 'zysk strata']],
  [{ kind: 'commission' }, ['commission', 'prowizja']],
  [
    { kind: 'dividend' },
    ['dividend', 'divident', 'dywidenda', 'dividenda', 'dividend from foreign company on pl market'],
  ],
  [
    { kind: 'tax', subtype: 'withholding_tax' },
    ['withholding tax', 'podatek od dywidend', 'podatek od dywidendy', 'srazkova dan'],
  ],
  [
    { kind: 'interest' },
    [
      'free funds interest',
      'free funds interests',
      'odsetki od wolnych srodkow',
      'uroky z volnych prostredku',
    ],
  ],
  [
    { kind: 'tax', subtype: 'interest_tax' },
    ['free funds interest tax', 'free funds interests tax', 'podatek od odsetek od wolnych srodkow'],
  ],
  [{ kind: 'fee', subtype: 'sec_fee' }, ['sec fee']],
  [{ kind: 'fee', subtype: 'transaction_tax' }, ['tax iftt', 'tax if', 'stamp duty']],
  [{ kind: 'payment' }, ['deposit', 'withdrawal', 'wplata', 'wyplata', 'vklad', 'vyber']],
  [
    { kind: 'payment', subtype: 'pension_account' },
    [
      'ike deposit',
      'ikze deposit',
      'ike withdrawal',
      'ikze withdrawal',
      'pea deposit',
      'wplata ike',
      'wplata ikze',
    ],
  ],
  [{ kind: 'transfer', subtype: 'internal_transfer' }, ['transfer', 'subaccount transfer']],
  [{ kind: 'other', subtype: 'cfd_swap' }, ['swap', 'swaps']],
  [{ kind: 'other', subtype: 'cfd_rollover' }, ['rollover']],
  [{ kind: 'other', subtype: 'cfd_dividend' }, ['dividend equivalent']],
  [{ kind: 'other', subtype: 'spin_off_cash' }, ['spin off']],
  [{ kind: 'other', subtype: 'fractional_cash' }, ['fractional shares']],
  [{ kind: 'other', subtype: 'rights_issue' }, ['rights issue']],
];

const byWord = new Map(words.flatMap(([meaning, names]) => names.map((name) => [name, meaning] as const)));

/**
 * What an operation is. The word comes in the language of the user; where it is not known, the comment may still say
 * it surely: trades, withheld tax, interest and payments have English comments of their own in every language.
 */
export function meaningOf(operation: Pick<Operation, 'type' | 'comment' | 'symbol'>): Meaning | undefined {
  return byWord.get(foldToWords(operation.type.slice(0, 200))) ?? meaningOfComment(operation);
}

function meaningOfComment({ comment, symbol }: Pick<Operation, 'comment' | 'symbol'>): Meaning | undefined {
  const deal = dealOf(comment);
  if (deal) return /^(OPEN|CLOSE) /i.test(comment.trim()) ? { kind: deal.side } : undefined;
  const said = comment.slice(0, 200);
  if (/ WHT \d{1,2}(\.\d+)?%/.test(said)) return { kind: 'tax', subtype: 'withholding_tax' };
  if (/\bfree-funds interest tax\b/i.test(said)) return { kind: 'tax', subtype: 'interest_tax' };
  if (/\bfree-funds interest\b/i.test(said)) return { kind: 'interest' };
  if (!symbol && /\b(deposit|withdrawal)\b/i.test(said)) return { kind: 'payment' };
  return undefined;
}
