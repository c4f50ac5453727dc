import { addMonths } from '../../foundation/calendar-day.ts';
import { type BondKind, kindRules, type RetailKind, retailKinds } from './series-terms.ts';

export type ReadSymbol = {
  symbol: string;
  kind: BondKind;
  /** `2034-08`. */
  maturityMonth: string;
  /** The month a savings bond was sold in: its maturity less its term. */
  issueMonth: string | null;
};

const retail = new RegExp(`^(${retailKinds.join('|')})(0[1-9]|1[0-2])(\\d\\d)$`);
/** Treasury: two letters; a company: three characters; then month and year of repayment. */
const traded = /^(?:OK|PS|DS|WS|WZ|IZ|[A-Z0-9]{3})(0[1-9]|1[0-2])(\d\d)$/;

/** What a symbol says by itself (rule BD-1); null where it is none. Years before 99 are of this century. */
export function readSymbol(typed: string): ReadSymbol | null {
  const symbol = typed.trim().toUpperCase();
  const ofRetail = retail.exec(symbol);
  if (ofRetail) {
    const kind = ofRetail[1] as RetailKind;
    const maturityMonth = monthOf(ofRetail[2]!, ofRetail[3]!);
    const issueMonth = addMonths(`${maturityMonth}-01`, -kindRules[kind].months).slice(0, 7);
    return { symbol, kind, maturityMonth, issueMonth };
  }
  const ofTraded = traded.exec(symbol);
  if (!ofTraded) return null;
  return {
    symbol,
    kind: 'catalyst',
    maturityMonth: monthOf(ofTraded[1]!, ofTraded[2]!),
    issueMonth: null,
  };
}

function monthOf(month: string, year: string): string {
  return `20${year}-${month}`;
}
