import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import type { SourceFile } from '../../source-file.ts';
import type { FlexFields, FlexKind, FlexLine, FlexSection } from '../ibkr-flex-xml/fields.ts';
import { translate as translateSections } from '../ibkr-flex-xml/translate.ts';
import { categoryOf, type InstrumentFacts, instrumentsIn, keyOf } from './instruments.ts';
import { factOf, lastDay, linesOf, type StatementLine } from './read.ts';

/** A statement has the sections of a Flex query in other words: they are put into those words and understood alike. */
export function translate(file: SourceFile): Bookings {
  const { lines, frames, totals } = linesOf(file);
  const context: Context = {
    account: factOf(lines, 'Account Information', 'Account')?.split(' ', 1)[0],
    day: lastDay(lines),
    instruments: instrumentsIn(lines),
    hasOrders: lines.some(({ values }) => values.get('DataDiscriminator') === 'Order'),
  };
  const found = translateSections(sectionsOf(lines, context));
  const collector = new Collector();
  for (const row of frames) collector.ignore(row, 'nothing');
  for (const row of totals) collector.ignore(row, 'total');
  return {
    ...found,
    ignored: [...found.ignored, ...collector.result.ignored],
    currency: factOf(lines, 'Account Information', 'Base Currency'),
  };
}

type Context = {
  account: string | undefined;
  day: string | undefined;
  instruments: ReadonlyMap<string, InstrumentFacts>;
  hasOrders: boolean;
};

const kinds: Readonly<Record<string, FlexKind>> = {
  Trades: 'trades',
  Dividends: 'cash',
  'Withholding Tax': 'cash',
  '871(m) Withholding': 'cash',
  'Deposits & Withdrawals': 'cash',
  Interest: 'cash',
  Fees: 'cash',
  'Advisor Fees': 'cash',
  'Commission Adjustments': 'cash',
  'Transaction Fees': 'cash',
  'Corporate Actions': 'actions',
  Transfers: 'transfers',
  'Open Positions': 'positions',
  'Cash Report': 'cashReport',
};

/** Sections with amounts that repeat others or foresee them. */
const figures =
  /^(Change in Dividend Accruals|Open Dividend Accruals|Dividend Accruals|Interest Accruals|Forex |Change in NAV|Stock Yield|Borrow Fee|Net Stock|Interest Details|Trade Summary|Prior Period|Complex|Collateral)/;

function kindOf({ section, values }: StatementLine): FlexKind {
  const known = Object.hasOwn(kinds, section) ? kinds[section] : undefined;
  if (known) return known;
  return values.has('Amount') && !figures.test(section) ? 'unknown' : 'figures';
}

function sectionsOf(lines: readonly StatementLine[], context: Context): FlexSection[] {
  const sections = new Map<FlexKind, FlexLine[]>();
  for (const line of lines) {
    const kind = kindOf(line);
    const list = sections.get(kind) ?? [];
    list.push({ row: line.row, fields: fieldsOf(line, kind, context) });
    sections.set(kind, list);
  }
  return [...sections].map(([kind, list]) => ({ kind, lines: list }));
}

function fieldsOf(line: StatementLine, kind: FlexKind, context: Context): FlexFields {
  const { values } = line;
  const category = values.get('Asset Category') ?? '';
  const symbol = values.get('Symbol');
  const fields = new Map(symbol ? context.instruments.get(keyOf(category, symbol)) : undefined);
  const set = (name: string, value: string | undefined) => value && fields.set(name, value);
  set('section', line.section);
  set('accountId', values.get('Account') ?? context.account);
  set('currency', values.get('Currency'));
  set('symbol', symbol);
  if (category) set('assetCategory', categoryOf(category));
  set('quantity', values.get('Quantity') ?? values.get('Qty'));
  if (kind === 'trades') setTrade(line, set, context);
  if (kind === 'cash') setCash(line, set);
  if (kind === 'actions') setAction(line, set);
  if (kind === 'transfers') setTransfer(line, set);
  if (kind === 'positions') {
    set('position', values.get('Quantity'));
    set('levelOfDetail', values.get('DataDiscriminator'));
    set('reportDate', context.day);
  }
  if (kind === 'cashReport' && values.get('Currency Summary') === 'Ending Cash') {
    set('endingCash', values.get('Total'));
    set('toDate', context.day);
  }
  return fields;
}

type Set = (name: string, value: string | undefined) => unknown;

function setTrade({ values }: StatementLine, set: Set, { hasOrders }: Context): void {
  const level = values.get('DataDiscriminator') ?? 'Order';
  // An order is the sum of its executions; closed lots repeat what was bought before.
  const isCounted = level === 'Order' || (!hasOrders && (level === 'Trade' || level === 'Execution'));
  set('levelOfDetail', isCounted ? 'EXECUTION' : 'COPY');
  const at = values.get('Date/Time');
  set('dateTime', at);
  set('tradeDate', at?.split(',', 1)[0]);
  set('tradePrice', values.get('T. Price'));
  set('proceeds', values.get('Proceeds'));
  set('ibCommission', values.get('Comm/Fee'));
  for (const [label, value] of values) {
    const [, currency] = /^Comm in ([A-Z]{3})$/.exec(label) ?? [];
    if (!currency) continue;
    set('ibCommission', value);
    set('ibCommissionCurrency', currency);
  }
  // A cancelled trade has the other sign and a code.
  const isCancelled = (values.get('Code') ?? '').split(';').some((code) => code.trim() === 'Ca');
  const isNegative = values.get('Quantity')?.startsWith('-');
  if (isCancelled) set('buySell', isNegative ? 'BUY (Ca.)' : 'SELL (Ca.)');
  else set('buySell', isNegative ? 'SELL' : 'BUY');
}

function setCash({ section, values }: StatementLine, set: Set): void {
  const text = values.get('Description') ?? '';
  set('amount', values.get('Amount'));
  set('date', values.get('Settle Date') ?? values.get('Date') ?? values.get('Date/Time'));
  set('description', text);
  set('type', typeOf(section, text));
}

function typeOf(section: string, text: string): string {
  switch (section) {
    case 'Interest':
      if (/accrued interest/i.test(text)) return 'Bond Interest Paid';
      if (/coupon/i.test(text)) return 'Bond Interest Received';
      return /debit interest/i.test(text) ? 'Broker Interest Paid' : 'Broker Interest Received';
    case 'Fees':
    case 'Transaction Fees':
      return 'Other Fees';
    default:
      return section;
  }
}

/** `... Split 10 for 1 (NVDA, NVIDIA CORP, US67066G1040)`: the last brackets name what the line is about. */
function setAction({ values }: StatementLine, set: Set): void {
  const text = values.get('Description') ?? '';
  const from = text.lastIndexOf('(');
  const parts = text.slice(from + 1, -1).split(', ', 10);
  if (from > 0 && text.endsWith(')') && parts.length >= 3) {
    set('symbol', parts[0]);
    set('isin', parts.at(-1));
  }
  set('actionID', from > 0 ? text.slice(0, from) : text);
  set('actionDescription', text);
  set('dateTime', values.get('Date/Time') ?? values.get('Report Date'));
  set('proceeds', values.get('Proceeds'));
}

function setTransfer({ values }: StatementLine, set: Set): void {
  set('direction', values.get('Direction'));
  set('date', values.get('Date'));
  set('cashTransfer', values.get('Cash Amount'));
  set('type', values.get('Type'));
}
