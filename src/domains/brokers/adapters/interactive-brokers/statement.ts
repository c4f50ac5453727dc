import type { Bookings, Money } from '../../../imports/booking.ts';
import { type FlexSection, firstIn, textIn } from '../../../imports/formats/ibkr-flex-xml/fields.ts';
import { sectionsOf, statementsIn } from '../../../imports/formats/ibkr-flex-xml/read.ts';
import { translate } from '../../../imports/formats/ibkr-flex-xml/translate.ts';
import { BrokerFailure, type BrokerPosition, refusedFor } from '../../broker-port.ts';

/** One account of a statement, read the way a file of the same query is. */
export type AccountStatement = {
  account: string;
  found: Bookings;
  cash: Money[];
  positions: BrokerPosition[];
  /** Ids of trades that were taken back. */
  cancelled: string[];
};

/** Without these no ledger can be kept. */
const neededSections = ['Trades', 'CashTransactions'];

export function accountsIn(document: unknown): AccountStatement[] {
  const statements = statementsIn(document);
  if (!statements) throw new BrokerFailure('changed', 'no Flex statement');
  return statements.map((statement) => {
    const missing = neededSections.find((name) => !(name in statement));
    if (missing) throw refusedFor('noPermission', `the query has no section ${missing}`, 'applicationId');
    const account = statement.accountId;
    if (typeof account !== 'string' || !account) throw new BrokerFailure('changed', 'no account');
    const sections = sectionsOf([statement]);
    const found = translate(sections);
    const stated = found.stated ?? [];
    return {
      account,
      found,
      cash: stated.flatMap(({ cash = [] }) => cash),
      positions: stated.flatMap(({ positions = [] }) => positions),
      cancelled: cancelledIn(sections, found),
    };
  });
}

/** A trade that was told before and is now struck out, by its own id; the other may lie before the statement. */
function cancelledIn(sections: readonly FlexSection[], found: Bookings): string[] {
  const ids = new Set<string>();
  const struck = new Set(
    found.ignored.filter(({ reason }) => reason === 'notExecuted').map(({ at }) => `${at.sheet}|${at.line}`),
  );
  for (const { kind, sheet, lines } of sections) {
    if (kind !== 'trades') continue;
    for (const { row, fields } of lines) {
      const isStruck = struck.has(`${sheet}|${row.line}`);
      const id = firstIn(fields, 'tradeID', 'transactionID', 'ibExecID', 'ibOrderID');
      if (isStruck && id) ids.add(id);
      const original = textIn(fields, 'origTradeID');
      if (original && original !== '0' && /\(Ca\.?\)/i.test(textIn(fields, 'buySell') ?? ''))
        ids.add(original);
    }
  }
  return [...ids];
}
