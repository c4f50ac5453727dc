import { decimal, sign } from '../../../../foundation/decimal.ts';
import type { Booking, BookingKind, Bookings } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import type { DayOrder } from '../../kit/moments.ts';
import { isZeroText } from '../../kit/numbers.ts';
import { currencyIn, type FlexFields, type FlexSection, momentIn, numberIn, textIn } from './fields.ts';
import { payingInstrument } from './instrument.ts';

type Meaning = { kind: BookingKind | 'money'; subtype?: string; ofAnAsset?: boolean };

/** Types of cash transactions, folded to letters: reports of several years write them a little differently. */
const meanings: Readonly<Record<string, Meaning>> = {
  dividends: { kind: 'dividend', ofAnAsset: true },
  dividend: { kind: 'dividend', ofAnAsset: true },
  paymentinlieuofdividends: { kind: 'dividend', subtype: 'payment_in_lieu', ofAnAsset: true },
  paymentinlieuofdividend: { kind: 'dividend', subtype: 'payment_in_lieu', ofAnAsset: true },
  withholdingtax: { kind: 'tax', subtype: 'withholding_tax' },
  '871mwithholding': { kind: 'tax', subtype: 'withholding_tax' },
  depositswithdrawals: { kind: 'money' },
  brokerinterestreceived: { kind: 'interest' },
  brokerinterestpaid: { kind: 'interest', subtype: 'margin_interest' },
  bondinterestreceived: { kind: 'interest', subtype: 'coupon' },
  bondinterestpaid: { kind: 'interest', subtype: 'accrued_interest' },
  otherfees: { kind: 'fee' },
  brokerfees: { kind: 'fee' },
  advisorfees: { kind: 'fee' },
  commissionadjustments: { kind: 'fee' },
  priceadjustments: { kind: 'other' },
};

export function translateCash(section: FlexSection, order: DayOrder | undefined): Bookings {
  const collector = new Collector(section.sheet);
  const byRow = new Map(section.lines.map((line) => [line.row, line]));
  // Sums repeat the single payments where both are chosen.
  const hasDetails = section.lines.some(({ fields }) => !isSummary(fields));
  collector.each(byRow.keys(), (row) => {
    const { fields } = byRow.get(row)!;
    if (isSummary(fields) && hasDetails) return collector.ignore(row, 'copy');
    const amount = needed(numberIn(fields, 'amount'), 'amountMissing');
    const meaning = meaningOf(fields);
    if (isZeroText(amount)) collector.ignore(row, 'nothing');
    else collector.book(row, cashOf(fields, meaning, amount, order));
  });
  return collector.result;
}

function isSummary(fields: FlexFields): boolean {
  return /^summary$/i.test(textIn(fields, 'levelOfDetail') ?? '');
}

function meaningOf(fields: FlexFields): Meaning {
  const word = textIn(fields, 'type') ?? '';
  const folded = word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const meaning = Object.hasOwn(meanings, folded) ? meanings[folded] : undefined;
  if (!meaning) throw new Unreadable('kindUnknown', { word });
  return meaning;
}

function cashOf(
  fields: FlexFields,
  meaning: Meaning,
  amount: string,
  order: DayOrder | undefined,
): Omit<Booking, 'at' | 'text'> {
  const moment = needed(
    momentIn(fields, order, 'settleDate', 'dateTime', 'date', 'reportDate'),
    'dayUnreadable',
    { cell: '' },
  );
  const at = momentIn(fields, order, 'dateTime');
  const text = textIn(fields, 'description') ?? '';
  const instrument = payingInstrument(fields);
  const kind =
    meaning.kind === 'money' ? (sign(decimal(amount)) > 0 ? 'deposit' : 'withdrawal') : meaning.kind;
  return {
    kind,
    day: moment.day,
    time: at?.day === moment.day ? at.time : moment.time,
    account: textIn(fields, 'accountId'),
    ...(kind !== 'deposit' &&
      kind !== 'withdrawal' && {
        instrument: meaning.ofAnAsset ? needed(instrument, 'instrumentMissing') : instrument,
      }),
    cash: { amount, currency: currencyIn(fields) },
    country: countryIn(fields, text, kind),
    id: textIn(fields, 'transactionID'),
    subtype: subtypeOf(meaning, text),
    note: text || undefined,
  };
}

/** The tax's text ends with its country: `... PER SHARE - US TAX`. */
function countryIn(fields: FlexFields, text: string, kind: BookingKind): string | undefined {
  if (kind !== 'tax' && kind !== 'dividend') return undefined;
  const [, inText] = / - ([A-Z]{2}) (?:TAX|Tax)\b/.exec(text) ?? [];
  return inText ?? textIn(fields, 'issuerCountryCode');
}

function subtypeOf({ kind, subtype }: Meaning, text: string): string | undefined {
  if (kind === 'tax' && /\bON CREDIT INT(EREST)?\b/i.test(text)) return 'interest_tax';
  if (kind === 'dividend' && /return of capital/i.test(text)) return 'return_of_capital';
  if (kind === 'dividend' && /payment in lieu/i.test(text)) return 'payment_in_lieu';
  return subtype;
}
