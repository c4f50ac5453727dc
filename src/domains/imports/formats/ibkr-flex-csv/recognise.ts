import type { Deviation } from '../../file-format.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import type { FlexKind } from '../ibkr-flex-xml/fields.ts';

/** Columns whose name in a CSV is not that of the XML attribute. */
const renamed: Readonly<Record<string, string>> = {
  clientaccountid: 'accountId',
  currencyprimary: 'currency',
  assetclass: 'assetCategory',
};

const attributes = [
  'symbol',
  'isin',
  'conid',
  'description',
  'listingExchange',
  'subCategory',
  'issuerCountryCode',
  'multiplier',
  'tradeID',
  'transactionID',
  'ibExecID',
  'ibOrderID',
  'tradeDate',
  'dateTime',
  'settleDate',
  'settleDateTarget',
  'reportDate',
  'date',
  'toDate',
  'quantity',
  'tradePrice',
  'tradeMoney',
  'proceeds',
  'taxes',
  'ibCommission',
  'ibCommissionCurrency',
  'netCash',
  'buySell',
  'levelOfDetail',
  'type',
  'amount',
  'position',
  'markPrice',
  'endingCash',
  'actionDescription',
  'actionID',
  'direction',
  'cashTransfer',
  'company',
  'activityDescription',
];
const byLabel = new Map<string, string>([
  ...attributes.map((name): [string, string] => [name.toLowerCase(), name]),
  ...Object.entries(renamed),
]);

function fold(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The columns of a section: which attribute stands where. */
export type Header = { row: SourceRow; at: ReadonlyMap<string, number> };

/** Nearly every section has one of these, under names that no other broker uses. */
const marks = new Set(['currencyprimary', 'clientaccountid']);

export function headerOf(row: SourceRow): Header | undefined {
  const labels = row.cells.map(fold);
  if (!labels.some((label) => marks.has(label))) return undefined;
  const at = new Map<string, number>();
  for (const [index, label] of labels.entries()) {
    const name = byLabel.get(label);
    if (name && !at.has(name)) at.set(name, index);
  }
  return { row, at };
}

const days = ['tradeDate', 'dateTime', 'settleDate', 'reportDate', 'date'];

export function kindOf({ at }: Header): FlexKind {
  const has = (...names: string[]) => names.every((name) => at.has(name));
  const hasDay = days.some((name) => at.has(name));
  if (has('endingCash')) return 'cashReport';
  if (has('position')) return 'positions';
  if (has('activityDescription')) return 'copies';
  if (hasDay && has('quantity', 'tradePrice')) return 'trades';
  if (hasDay && has('direction', 'quantity')) return 'transfers';
  if (hasDay && has('quantity') && (has('actionDescription') || has('actionID') || has('type')))
    return 'actions';
  if (hasDay && has('type', 'amount')) return 'cash';
  return has('quantity') || has('amount') ? 'unknown' : 'figures';
}

const bookable = new Set<FlexKind>(['trades', 'cash', 'actions', 'transfers', 'positions']);

function isBookable(row: SourceRow): boolean {
  const header = headerOf(row);
  return header?.at.has('currency') === true && bookable.has(kindOf(header));
}

/** Names that stand only in a Flex query: two of them, and it is one with a column missing. */
const telling = ['ibcommission', 'ibcommissioncurrency', 'trademoney', 'settledatetarget', 'clientaccountid'];

export function recognise(beginning: SourceFile, whole: SourceFile): Deviation | undefined {
  if (whole.kind !== 'csv' || whole.tables.length !== 1) return undefined;
  const { rows } = beginning.tables[0]!;
  const isFlex = rows.some((row) => headerOf(row) !== undefined);
  if (isFlex && whole.tables[0]!.rows.some(isBookable)) return { missing: [], unknown: [] };
  for (const row of rows) {
    const labels = row.cells.map(fold);
    if (labels.filter((label) => telling.includes(label)).length < 2) continue;
    const needed = ['CurrencyPrimary', 'TradeDate', 'Quantity', 'TradePrice'];
    return { missing: needed.filter((name) => !labels.includes(fold(name))), unknown: [] };
  }
  return undefined;
}
