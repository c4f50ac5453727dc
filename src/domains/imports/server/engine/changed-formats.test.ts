import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectationsIn, sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { lackingIn, type Mapping } from '../../mapping/mapping.ts';
import { recogniseFile } from '../../recognise-file.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { readSource } from '../reading/read-source.ts';
import { guessFor, type Understood, understand } from './understand.ts';

const folder = path.resolve(import.meta.dirname, '../../formats');
const called = 'Zupełnie nowa kolumna';

/** The file with one label of its header called otherwise. */
function renamed(file: SourceFile, header: SourceRow, place: number): SourceFile {
  const cells = header.cells.map((cell, at) => (at === place ? called : cell));
  const tables = file.tables.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => (row === header ? { ...row, cells } : row)),
  }));
  return { ...file, tables };
}

/** What a format calls the columns that a mapping cannot do without. */
function placesIn({ columns }: Mapping): number[] {
  return [
    columns.day,
    columns.units ?? columns.amount,
    columns.symbol ?? columns.isin ?? columns.name,
  ].filter((place) => place !== undefined);
}

describe('a known format that has changed', () => {
  const recognised = new Set<string>();
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const at = path.join(folder, name, 'samples');
    it(`${name}: the missing and the new column are named, and the others are matched`, async () => {
      const [sample] = expectationsIn(at);
      const [file] = await readSource(sampleBytes(at, sample!.file), sample!.file);
      const whole = recogniseFile(file!)!;
      const { matched } = whole.deviation;
      if (!matched) return;
      const before = guessFor({ sources: [file!], like: { format: name, deviation: whole.deviation } });
      for (const place of matched.header.cells.keys()) {
        const changed = understand([renamed(file!, matched.header, place)]);
        if (!('like' in changed) || changed.like?.format !== name) continue;
        recognised.add(name);
        expect(changed.like.deviation.missing).toHaveLength(1);
        expect(changed.like.deviation.unknown).toContain(called);
        const { guess } = guessFor(changed);
        expect(guess?.header.line).toBe(matched.header.line);
        expect(guess?.rows).toHaveLength(before.guess!.rows.length);
        const still = placesIn(guess!.mapping);
        for (const one of placesIn(before.guess!.mapping)) if (one !== place) expect(still).toContain(one);
      }
    });
  }

  it('is told so of nearly all that have columns', () => {
    expect(recognised.size).toBeGreaterThan(20);
  });

  it('is read once its new column was named, and the next file of that shape without asking', async () => {
    const at = path.join(folder, 'trading212', 'samples');
    const [file] = await readSource(sampleBytes(at, 'plain.csv'), 'plain.csv');
    const { header, at: places } = recogniseFile(file!)!.deviation.matched!;
    const changed = renamed(file!, header, places.units!);
    const { guess } = guessFor(understand([changed]) as Parameters<typeof guessFor>[0]);
    expect(lackingIn(guess!.mapping)).toEqual([]);
    const mapping = { ...guess!.mapping, columns: { ...guess!.mapping.columns, units: places.units! } };
    const read = understand([changed], [{ id: 'm1', shape: guess!.shape, mapping }]) as Understood;
    expect(read.mappingId).toBe('m1');
    expect(read.bookings.find(({ kind }) => kind === 'buy')).toMatchObject({
      day: '2025-02-03',
      units: '3.5',
      instrument: { symbol: 'AAPL', isin: 'US0378331005' },
      cash: { amount: '-776.25', currency: 'EUR' },
    });
  });
});
