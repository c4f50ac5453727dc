import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { readSource } from '../../server/reading/read-source.ts';
import { recognise } from './recognise.ts';
import { translate } from './translate.ts';

const samples = path.join(import.meta.dirname, 'samples');

test('the newest balance of the brokerage office is told', async () => {
  const [file] = await readSource(sampleBytes(samples, 'office.csv'), 'office.csv');
  expect(translate(file!).stated).toEqual([
    { day: '2020-09-10', cash: [{ amount: '1791.8', currency: 'PLN' }] },
  ]);
});

test('a bank’s own file with the same three columns is none of it', async () => {
  const text = 'Data;Opis;Kwota\n02.01.2026;Zakupy w sklepie;-20,00\n';
  const [file] = await readSource(Buffer.from(text), 'bank.csv');
  expect(recognise(file!)).toBeUndefined();
});
