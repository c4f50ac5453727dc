import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectationsIn, sampleBytes } from '../../../tests/support/imports/expected-import.ts';
import { recogniseFile } from './recognise-file.ts';
import { readSource } from './server/reading/read-source.ts';
import type { SourceFile, SourceRow } from './source-file.ts';

const folder = path.join(import.meta.dirname, 'formats');
const many = 100_000;

/** A file whose rows tell when they are read; it goes on with its last row until it is long. */
function counted(file: SourceFile): { file: SourceFile; reads: () => number } {
  let reads = 0;
  const tables = file.tables.map(({ name, rows }) => {
    const long = Array.from({ length: many }, (_, at): SourceRow => {
      const row = rows[at] ?? rows.at(-1)!;
      return { line: at + 1, cells: row.cells };
    });
    const watched = new Proxy(long, {
      get(of, key, receiver) {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(of, key, receiver);
      },
    });
    return { name, rows: watched };
  });
  return { file: { ...file, tables }, reads: () => reads };
}

/** Reports of several sections, which may stand far below: their own are looked through, those of others are not. */
const inSections = ['exante-trades', 'exante-transactions', 'ibkr-activity', 'ibkr-flex-csv'];

describe('a file is told by its beginning, however long it is (I-8)', () => {
  it('of no kind we know', () => {
    const rows = [
      { line: 1, cells: ['Kiedy', 'Co', 'Ile'] },
      { line: 2, cells: ['2026-01-02', 'kupno', '12,50'] },
    ];
    const { file, reads } = counted({
      name: 'x.csv',
      kind: 'csv',
      separator: ';',
      tables: [{ name: '', rows }],
    });
    expect(recogniseFile(file)).toBeUndefined();
    expect(reads()).toBeLessThanOrEqual(200);
  });

  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const at = path.join(folder, name, 'samples');
    it(name, async () => {
      const [sample] = expectationsIn(at);
      const [source] = await readSource(sampleBytes(at, sample!.file), sample!.file);
      if (source!.tables.length === 0) return;
      const { file, reads } = counted(source!);
      expect(recogniseFile(file)?.format.id).toBe(name);
      const most = 200 * file.tables.length;
      expect(reads()).toBeLessThanOrEqual(inSections.includes(name) ? most + 3 * many : most);
    });
  }
});
