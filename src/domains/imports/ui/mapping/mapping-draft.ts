import { foldToWords } from '../../../../foundation/fold-text.ts';
import type { MappedKind } from '../../booking.ts';
import { kindOfWord } from '../../mapping/kind-words.ts';
import type { MappedField, Mapping } from '../../mapping/mapping.ts';
import type { DocumentAnswer, ShownDocument } from '../document-view.ts';

export type RawRow = { line: number; cells: string[] };

/** What is said so far about the columns of a file. */
export type MappingDraft = Omit<Mapping, 'sheet'> & { name: string };

export function draftOf({ mapping, name }: ShownDocument): MappingDraft {
  return {
    name: mapping?.name ?? (name.replace(/\.[^.]*$/, '').slice(0, 50) || name.slice(0, 50)),
    columns: { ...mapping?.columns },
    decimal: mapping?.decimal ?? ',',
    dayOrder: mapping?.day_order ?? 'iso',
    words: (mapping?.words ?? {}) as Mapping['words'],
    currency: mapping?.currency ?? undefined,
  };
}

/** A column means one thing, and a thing stands in one column. */
export function withColumn(draft: MappingDraft, at: number, field: MappedField | ''): MappingDraft {
  const columns = Object.fromEntries(
    Object.entries(draft.columns).filter(([name, place]) => place !== at && name !== field),
  );
  return { ...draft, columns: field ? { ...columns, [field]: at } : columns };
}

/** Rows below the header, of a file nobody knows. */
export function rowsBelow(answer: DocumentAnswer): RawRow[] {
  const header = answer.document.mapping?.header.line ?? 0;
  return answer.data.flatMap((row) => ('cells' in row && row.line > header ? [row] : []));
}

/** The words of the column of types, with what each means so far; those nobody knows first. */
export function wordsIn(
  rows: readonly RawRow[],
  { columns, words }: MappingDraft,
): { word: string; folded: string; kind: MappedKind | 'ignore' | undefined }[] {
  const at = columns.kind;
  if (at === undefined) return [];
  const seen = new Map<string, string>();
  for (const { cells } of rows) {
    const word = cells[at]?.trim();
    if (word && !seen.has(foldToWords(word))) seen.set(foldToWords(word), word);
  }
  return [...seen]
    .map(([folded, word]) => ({ word, folded, kind: words[folded] ?? kindOfWord(word) }))
    .sort((a, b) => Number(a.kind !== undefined) - Number(b.kind !== undefined))
    .slice(0, 30);
}
