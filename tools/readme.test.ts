import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingsTable } from './settings-table.ts';

const root = path.resolve(import.meta.dirname, '..');

test('the README lists every setting as the schema has it', () => {
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(settingsTable());
});

const locks = ['package-lock.json', 'tools/bench/package-lock.json'];

test.each(locks)(
  'every optional dependency of %s has its entry, so that npm ci works on every system',
  (file) => {
    const lock = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    const missing: string[] = [];
    for (const [at, entry] of Object.entries<{ optionalDependencies?: Record<string, string> }>(
      lock.packages,
    )) {
      for (const name of Object.keys(entry.optionalDependencies ?? {})) {
        const places = at
          .split('/node_modules/')
          .map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/node_modules/'));
        const found = [
          ...places.map((place) => `${place}/node_modules/${name}`),
          `node_modules/${name}`,
        ].some((place) => place in lock.packages);
        if (!found) missing.push(`${at || 'walory'}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
    expect(JSON.stringify(lock)).not.toMatch(/"resolved":"http/);
  },
);
