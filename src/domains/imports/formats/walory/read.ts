import { foldToWords } from '../../../../foundation/fold-text.ts';
import { eventKinds } from '../../../ledger/event-kinds.ts';
import type { Occasion } from '../../../ledger/terms/occasions.ts';
import type { TransactionType } from '../../../ledger/transaction-types.ts';
import type { Booking } from '../../booking.ts';
import { needed, Unreadable } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { momentOf, timeOf } from '../../kit/moments.ts';
import { isEmpty, numberOf } from '../../kit/numbers.ts';
import type { SourceRow } from '../../source-file.ts';
import { type TemplateField, templateOccasions, templateTypes } from '../../template.ts';

const types = new Map(
  Object.entries(templateTypes).flatMap(([type, words]) =>
    [type, ...words].map((word) => [foldToWords(word), type as TransactionType] as const),
  ),
);

const occasions = new Map(
  Object.entries(templateOccasions).flatMap(([occasion, words]) =>
    [occasion, ...words].map((word) => [foldToWords(word), occasion as Occasion] as const),
  ),
);

export type Line = ReturnType<typeof lineOf>;

/** A row of the template; what is written in front of a sign so that no spreadsheet reckons with it is taken off. */
export function lineOf(columns: Columns<TemplateField>, row: SourceRow) {
  const text = (field: TemplateField) => {
    const cell = cellOf(columns, row, field);
    return (cell.startsWith("'") ? cell.replace(/^'(?=[=+\-@])/, '') : cell) || undefined;
  };
  const number = (field: TemplateField) => {
    const cell = text(field);
    return cell === undefined || isEmpty(cell)
      ? undefined
      : needed(numberOf(cell), 'numberUnreadable', { cell });
  };
  const word = text('type') ?? '';
  const type = types.get(foldToWords(word));
  if (!type) throw new Unreadable('kindUnknown', { word });
  const day = needed(momentOf(text('day') ?? '', 'dayFirst'), 'dayUnreadable', { cell: text('day') ?? '' });
  const [time, settled, opened] = [text('time'), text('settled'), text('opened')];
  return {
    type,
    day: day.day,
    time: (time && timeOf(time)) || day.time,
    account: text('account'),
    isin: text('isin'),
    ticker: text('ticker'),
    mic: text('mic'),
    name: text('name'),
    units: number('units'),
    price: number('price'),
    amount: number('amount'),
    currency: needed(text('currency')?.toUpperCase(), 'currencyMissing'),
    fee: number('fee'),
    feeCurrency: text('feeCurrency')?.toUpperCase(),
    tax: number('tax'),
    received: number('received'),
    receivedCurrency: text('receivedCurrency')?.toUpperCase(),
    ratio: text('ratio'),
    settled: settled && momentOf(settled, 'dayFirst')?.day,
    accrued: number('accrued'),
    occasion: occasionOf(text('occasion')),
    opened: opened && needed(momentOf(opened, 'dayFirst')?.day, 'dayUnreadable', { cell: opened }),
    openValue: number('openValue'),
    closeValue: number('closeValue'),
    priorCost: number('priorCost'),
    priorTax: number('priorTax'),
    link: text('link'),
    action: actionOf(text('action')),
    share: number('share'),
    note: text('note'),
    id: text('id'),
  };
}

function occasionOf(word: string | undefined): Occasion | undefined {
  if (!word) return undefined;
  return needed(occasions.get(foldToWords(word)), 'kindUnknown', { word });
}

/** The kind of a corporate action and its own mark, as we write them: `merger 4711`. */
function actionOf(text: string | undefined): Booking['action'] {
  if (!text) return undefined;
  const [word = '', id = ''] = text.split(' ');
  const kind = eventKinds.find((one) => one === word);
  if (!kind) throw new Unreadable('kindUnknown', { word });
  return { kind, id };
}
