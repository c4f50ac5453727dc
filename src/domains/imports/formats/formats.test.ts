import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  expectationsIn,
  faultsOf,
  linesLost,
  sampleBytes,
} from '../../../../tests/support/imports/expected-import.ts';
import type { Bookings } from '../booking.ts';
import type { FileFormat } from '../file-format.ts';
import { fillCurrency } from '../fill-currency.ts';
import { recogniseFile } from '../recognise-file.ts';
import { readSource } from '../server/reading/read-source.ts';
import type { SourceFile } from '../source-file.ts';
import { formats } from './all-formats.ts';

const folder = import.meta.dirname;
const brokers = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

async function understood(at: string, file: string) {
  const [source] = await readSource(sampleBytes(at, file), file);
  const recognised = recogniseFile(source!);
  return { source: source!, recognised };
}

/** With the account's currency where a line names none and the file does. */
function readWith(format: FileFormat, source: SourceFile): Bookings {
  const read = format.read(source);
  const { currency } = read;
  return currency ? { ...read, bookings: read.bookings.map((one) => fillCurrency(one, currency)) } : read;
}

test('every folder is a format on the list, with its samples and a page about its quirks', () => {
  expect(brokers.map(({ name }) => name).sort()).toEqual(formats.map(({ id }) => id).sort());
  for (const { name } of brokers) {
    const files = readdirSync(path.join(folder, name));
    expect(files, name).toEqual(
      expect.arrayContaining([
        'format.ts',
        'quirks.md',
        'read.ts',
        'recognise.ts',
        'samples',
        'translate.ts',
      ]),
    );
    expect(expectationsIn(path.join(folder, name, 'samples')).length, name).toBeGreaterThanOrEqual(3);
  }
});

for (const { name } of brokers) {
  const at = path.join(folder, name, 'samples');
  describe(name, () => {
    for (const expected of expectationsIn(at)) {
      test(`${expected.file} gives the rows that were read by hand, and loses no line (I-3)`, async () => {
        const { source, recognised } = await understood(at, expected.file);
        expect(recognised?.format.id).toBe(expected.format ?? name);
        expect(recognised?.deviation.missing).toEqual([]);
        const read = readWith(recognised!.format, source);
        expect(faultsOf(expected, read)).toEqual([]);
        const sheet = read.bookings[0]?.at.sheet;
        const table = source.tables.find((one) => sheet === undefined || one.name === sheet);
        expect(linesLost(table?.rows ?? [], read)).toEqual([]);
      });
    }
  });
}

/** Files of other people are not part of the repository; whoever has them names their folder. */
const others = process.env.WALORY_TEST_SAMPLES && path.join(process.env.WALORY_TEST_SAMPLES, 'brokers');

describe.runIf(others && existsSync(others))('files of other people', () => {
  if (!others) return;
  const folders = readdirSync(others).filter((name) => existsSync(path.join(others, name, 'expected.json')));
  for (const name of folders)
    for (const expected of expectationsIn(path.join(others, name)))
      test(`${name}/${expected.file}`, async () => {
        const { source, recognised } = await understood(path.join(others, name), expected.file);
        expect(recognised?.deviation.missing).toEqual([]);
        expect(faultsOf(expected, readWith(recognised!.format, source))).toEqual([]);
      });
});
