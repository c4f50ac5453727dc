import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript, so that it runs before anything is installed
import { checkSizes, mostFiles, mostLines } from './size-rules.mjs';

let repository: string;
beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'walory-sizes-'));
});
afterAll(() => rmSync(repository, { recursive: true }));

function plant(folder: string, name: string, lines = 1): void {
  mkdirSync(path.join(repository, folder), { recursive: true });
  writeFileSync(path.join(repository, folder, name), 'export {};\n'.repeat(lines));
}

test('a file of one line too many is found, one of the most is not', () => {
  plant('long', 'right.ts', mostLines);
  plant('long', 'wrong.tsx', mostLines + 1);
  expect(checkSizes(repository, ['long'], {}).problems).toEqual([
    `long/wrong.tsx: ${mostLines + 1} lines, at most ${mostLines}`,
  ]);
});

test('a folder of one idea too many is found; tests and styles count with what they belong to', () => {
  for (let i = 0; i < mostFiles; i++) {
    for (const ending of ['.tsx', '.test.tsx', '.module.css']) plant('full', `part-${i}${ending}`);
  }
  expect(checkSizes(repository, ['full'], {}).problems).toEqual([]);
  plant('full', 'one-more.ts');
  expect(checkSizes(repository, ['full'], {}).problems).toEqual([
    `full: ${mostFiles + 1} files, at most ${mostFiles}`,
  ]);
});

test('an exception holds while it is needed and no longer', () => {
  plant('kept', 'list.ts', mostLines + 1);
  expect(checkSizes(repository, ['kept'], { 'kept/list.ts': 'a list' }).problems).toEqual([]);
  expect(
    checkSizes(repository, ['kept'], { 'kept/list.ts': 'a list', 'kept/gone.ts': 'no' }).problems,
  ).toEqual(['kept/gone.ts: needs no exception any more']);
});

test('the linter refuses a function of more than 70 lines', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const lint = (lines: number) => {
    const file = path.join(repository, `of-${lines}.ts`);
    writeFileSync(file, `export function planted(sum: number): void {\n${'  sum += 1;\n'.repeat(lines)}}\n`);
    const biome = path.join(root, 'node_modules/.bin/biome');
    const { stdout, stderr } = spawnSync(biome, ['lint', `--config-path=${root}`, file], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  expect(lint(71)).toContain('noExcessiveLinesPerFunction');
  expect(lint(70)).not.toContain('noExcessiveLinesPerFunction');
});
