import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decisionFaults, decisionNumbers, unknownDecisions } from './decision-citations.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const decisions = read('docs/decisions/*.md');
const numbers = decisionNumbers(decisions);

test('every decision has a number of its own, in its name and its title', () => {
  expect(decisionFaults(decisions)).toEqual([]);
  expect(decisions.length).toBeGreaterThan(50);
});

test('every citation leads to a decision of this repository', () => {
  const sources = read(
    '{src,tests}/**/*.{ts,tsx,css}',
    'tools/**/*.{ts,mjs}',
    'migrations/*.sql',
    'docs/**/*.md',
    '*.md',
  ).filter((file) => !/decision-citations/.test(file.path));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap((file) => unknownDecisions(file, numbers))).toEqual([]);
});

test.each([
  [
    'two with one number',
    ['0007-a.md', '# 7. A'],
    ['0007-b.md', '# 7. B'],
    '0007-b.md has the number of 0007-a.md',
  ],
  [
    'a title with another number',
    ['0007-a.md', '# 8. A'],
    ['0009-b.md', '# 9. B'],
    '0007-a.md is not titled 7.',
  ],
  ['a file without a number', ['a.md', '# 1. A'], ['0002-b.md', '# 2. B'], 'a.md has no number'],
])('%s: found', (_what, first, second, fault) => {
  const files = [first, second].map(([name, text]) => ({ path: name!, text: text! }));
  expect(decisionFaults(files)).toEqual([fault]);
});

test('of several that are cited the one that is missing is found', () => {
  const text = 'kept once (decision 4)\nas decisions 4, 5 and 999 say';
  expect(unknownDecisions({ path: 'a.ts', text }, new Set([4, 5]))).toEqual(['a.ts:2 cites decision 999']);
});
