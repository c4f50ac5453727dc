import type { Day } from '../../foundation/calendar-day.ts';
import type { DecimalText } from '../../foundation/decimal.ts';
import type { Money } from './booking.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { RowState, ShownInstrument } from './preview-row.ts';

/** What a person said about a file. */
export type DocumentChoices = {
  /** Portfolios by account. */
  portfolios: Record<string, string>;
  /** Of the account, where the file does not tell it. */
  currency?: string | undefined;
  /** Instruments by the name the file has for them (`aliasOf`). */
  instruments: Record<string, string>;
  rows: Record<
    string,
    {
      skip?: boolean | undefined;
      take?: boolean | undefined;
      price?: Money | undefined;
      kind?: 'interest' | 'dividend' | 'result' | 'fee' | 'tax' | 'deposit' | 'withdrawal' | undefined;
    }
  >;
};

export const noChoices: DocumentChoices = { portfolios: {}, instruments: {}, rows: {} };

export type DocumentInstrument = {
  /** The name it is remembered by. */
  alias: string;
  symbol: string | null;
  isin: string | null;
  name: string | null;
  rows: number;
  day: Day;
  price: DecimalText | null;
  currency: string | null;
  is: ShownInstrument | null;
  could: ShownInstrument[];
};

/** What is shown of a file without reading it again. */
export type DocumentSummary = {
  broker: string | null;
  written: { kind: string; encoding: string | null; separator: string | null };
  like: { format: string; missing: string[]; unknown: string[] } | null;
  days: { from: Day; to: Day } | null;
  accounts: { account: string; portfolio_id: string | null }[];
  instruments: DocumentInstrument[];
  /** How its columns are read: what was said, or what we guess. */
  mapping: {
    name: string | null;
    shape: string;
    header: { line: number; cells: string[] };
    read: Mapping;
  } | null;
  /** The file does not tell the currency of its account. */
  asksCurrency: boolean;
  hasCash: boolean;
  counts: Record<RowState | 'all', number>;
  agreements: {
    account: string | null;
    day: string | null;
    cash: string | null;
    position: string | null;
    stated: DecimalText;
    reckoned: DecimalText;
    agrees: boolean;
  }[];
};
