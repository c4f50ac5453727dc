import type { Matched } from '../file-format.ts';
import type { MappedField } from './mapping.ts';

/** What the fields of formats mean to the mapping, the surest first. */
const meanings: readonly [MappedField, readonly string[]][] = [
  ['day', ['day', 'date', 'datetime', 'timestamp', 'when', 'time']],
  ['time', ['time']],
  ['kind', ['side', 'action', 'operation', 'type']],
  ['isin', ['isin']],
  ['symbol', ['symbol', 'ticker', 'paper', 'asset', 'coin', 'code', 'pair']],
  ['name', ['name', 'product', 'instrument', 'description']],
  ['units', ['units', 'shares', 'quantity', 'vol', 'executed']],
  ['price', ['price']],
  ['amount', ['total', 'amount', 'value', 'sum', 'cost']],
  ['fee', ['fee', 'fees']],
  ['tax', ['tax', 'taxes']],
  ['currency', ['currency', 'totalCurrency', 'valueCurrency', 'priceCurrency']],
  ['account', ['account', 'client', 'user']],
  ['note', ['note', 'notes', 'comment', 'remark']],
  ['id', ['id', 'txid', 'order', 'uuid']],
];

/** Columns of a format that has changed, as far as they could still be found. */
export function mappedColumns({ at }: Matched): Partial<Record<MappedField, number>> {
  const columns: Partial<Record<MappedField, number>> = {};
  const taken = new Set<number>();
  for (const [field, names] of meanings) {
    const place = names.map((name) => at[name]).find((one) => one !== undefined && !taken.has(one));
    if (place === undefined) continue;
    columns[field] = place;
    taken.add(place);
  }
  return columns;
}
