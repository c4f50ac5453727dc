import { decimalSignOf, readNumber } from '../../../foundation/csv/column-numbers.ts';
import { readCsv } from '../../../foundation/csv/read-csv.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';

/** An account as a file may name it: by its number or by its name. */
export type SlipAccount = { id: string; name: string };
export type ReadSlip = { account: string; revenue: string; cost: string };
/** What was read, and the lines of rows that could not be: an account nobody knows, or no amount. */
export type ReadSlips = { slips: ReadSlip[]; unread: number[] };

/** Far more than anybody has accounts. */
export const mostSlipRows = 200;
export const mostSlipBytes = 100_000;

const limits = { rows: mostSlipRows, columns: 20, cellLength: 300 };

const headings = {
  account: ['account', 'account number', 'rachunek', 'numer rachunku', 'konto', 'broker', 'makler'],
  revenue: ['revenue', 'przychod', 'przychody'],
  cost: ['cost', 'costs', 'koszt', 'koszty', 'koszty uzyskania przychodu', 'koszty uzyskania przychodow'],
} as const;

type Column = keyof typeof headings;

/** PIT-8C out of a table of text: account, revenue, costs, in this order or under headings (rule TX-23). */
export function readSlips(text: string, accounts: readonly SlipAccount[]): ReadSlips {
  const { rows, separator } = readCsv(text, { limits });
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const columns = columnsOf(filled[0]?.cells ?? []);
  const body = columns ? filled.slice(1) : filled;
  const at = columns ?? { account: 0, revenue: 1, cost: 2 };
  const cellOf = (cells: readonly string[], column: Column) => cells[at[column]]?.trim() ?? '';
  const amounts = body.flatMap(({ cells }) => [cellOf(cells, 'revenue'), cellOf(cells, 'cost')]);
  const sign = decimalSignOf(amounts, separator);
  const read: ReadSlips = { slips: [], unread: [] };
  for (const { line, cells } of body) {
    const account = accountOf(cellOf(cells, 'account'), accounts);
    const [revenue, cost] = [
      readNumber(cellOf(cells, 'revenue'), sign),
      readNumber(cellOf(cells, 'cost'), sign),
    ];
    const isTwice = read.slips.some((slip) => slip.account === account);
    if (account === undefined || isTwice || isNoAmount(revenue) || isNoAmount(cost)) read.unread.push(line);
    else read.slips.push({ account, revenue, cost });
  }
  return read;
}

const isNoAmount = (text: string | undefined): text is undefined =>
  text === undefined || text.startsWith('-');

function columnsOf(cells: readonly string[]): Record<Column, number> | undefined {
  const words = cells.map(foldToWords);
  const at = (column: Column) =>
    words.findIndex((word) => (headings[column] as readonly string[]).includes(word));
  const found = { account: at('account'), revenue: at('revenue'), cost: at('cost') };
  return Object.values(found).every((column) => column >= 0) ? found : undefined;
}

/** By number (`broker:number` is what an account is called inside), else by name, if only one has it. */
function accountOf(named: string, accounts: readonly SlipAccount[]): string | undefined {
  const word = foldToWords(named);
  if (!word) return undefined;
  const numberOf = ({ id }: SlipAccount) => foldToWords(id.slice(id.indexOf(':') + 1));
  const byNumber = accounts.filter((account) => numberOf(account) === word);
  const found = byNumber.length ? byNumber : accounts.filter(({ name }) => foldToWords(name) === word);
  return found.length === 1 ? found[0]!.id : undefined;
}
