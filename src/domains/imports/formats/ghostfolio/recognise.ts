import type { Deviation } from '../../file-format.ts';
import type { SourceFile } from '../../source-file.ts';

export type Part = Readonly<Record<string, unknown>>;

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listIn(document: Part, key: string): readonly unknown[] {
  const list = Object.hasOwn(document, key) ? document[key] : undefined;
  return Array.isArray(list) ? list : [];
}

const needed = ['date', 'type', 'symbol', 'dataSource', 'currency', 'quantity', 'unitPrice', 'fee'];

/** Activities in the words of Ghostfolio; the first one that is something tells whether words are missing. */
export function recognise({ kind, document }: SourceFile): Deviation | undefined {
  if (kind !== 'json' || !isPart(document) || !Array.isArray(document.activities)) return undefined;
  const first = document.activities.find(isPart);
  if (!first) return isPart(document.meta) ? { missing: [], unknown: [] } : undefined;
  const missing = needed.filter((key) => !Object.hasOwn(first, key));
  return missing.length > 3 ? undefined : { missing, unknown: [] };
}
