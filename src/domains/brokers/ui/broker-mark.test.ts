import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formats } from '../../imports/formats/all-formats.ts';
import { allBrokers } from '../adapters/all-brokers.ts';
import { aggregatorName } from '../broker-port.ts';

const folder = path.resolve(import.meta.dirname, '../../../../public/brokers');
const offered = new Set<string>([
  ...allBrokers.map(({ name }) => name),
  aggregatorName,
  ...formats.map(({ broker }) => broker),
]);

test('every broker that is offered, by connection or by file, has its mark, and nobody else has one', () => {
  expect(readdirSync(folder).sort()).toEqual([...offered].map((name) => `${name}.png`).sort());
});

test('marks are square, small and sharp on dense screens', async () => {
  for (const name of offered) {
    const { width, height, format, size } = await sharp(path.join(folder, `${name}.png`)).metadata();
    expect({ name, width, height, format }).toEqual({ name, width: 156, height: 156, format: 'png' });
    expect(size ?? 0).toBeLessThan(8000);
  }
});
