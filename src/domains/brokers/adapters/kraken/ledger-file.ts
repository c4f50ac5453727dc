import type { SourceFile } from '../../../imports/source-file.ts';
import type { LedgerEntry } from './client.ts';

const columns = ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'asset', 'amount', 'fee'] as const;

/** The same table that Kraken gives to download: entries mean the same either way, and have the same ids. */
export function ledgerFile(entries: readonly LedgerEntry[]): SourceFile {
  const rows = entries.map((entry, i) => ({
    line: i + 2,
    cells: columns.map((name) => (name === 'time' ? momentOf(entry.time) : String(entry[name] ?? ''))),
  }));
  return {
    name: 'ledgers',
    kind: 'csv',
    tables: [{ name: '', rows: [{ line: 1, cells: columns }, ...rows] }],
  };
}

function momentOf(time: LedgerEntry['time']): string {
  const seconds = Math.floor(Number(time));
  const isMoment = Number.isFinite(seconds) && Math.abs(seconds) < 8e12;
  return isMoment ? new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ') : String(time);
}
