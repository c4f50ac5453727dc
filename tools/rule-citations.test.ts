import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { citationFaults, definedRules, definitionFaults, uncitedRules } from './rule-citations.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const ruleFiles = read('docs/rules/*.md');
const rules = definedRules(ruleFiles);
const cited = (text: string) => citationFaults({ path: 'a.ts', text }, rules);

test('every rule has a number of its own', () => {
  expect(definitionFaults(ruleFiles)).toEqual([]);
  expect(rules.size).toBeGreaterThan(100);
});

test('every citation leads to a rule of this repository', () => {
  const sources = read(
    '{src,tests}/**/*.{ts,tsx,css}',
    'tools/**/*.{ts,mjs}',
    'migrations/*.sql',
    '{docs,src,tests}/**/*.md',
    '*.md',
  ).filter((file) => !/^docs.legal|rule-citations\.test/.test(file.path));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap((file) => citationFaults(file, rules))).toEqual([]);
});

test.each([
  ['a number that nobody defined', '/** The order of rows (rule L-99). */', 'L-99'],
  ['one of several that nobody defined', "test('both (rules L-1, P-77)', () => {", 'P-77'],
  ['a bare number', '/** What the profit is measured against (numbers, rule 16). */', 'rule 16'],
  ['a number without its hyphen', "test('it is refused (rule B12)', () => {", 'rule B12'],
  ['the same in brackets alone', '// Only the simulation shows it (B22).', '(B22)'],
  ['a span of bare numbers', '/** All figures (numbers 14 to 20). */', 'numbers 14 to 20'],
  ['a text that is not here', "/** The specification's pause. */", 'The specification'],
  ['a file that is not here', '// As numbers.md has it.', 'numbers.md'],
  ['a list that is not here', '// See issue 4.', 'issue 4'],
])('%s is found', (_what, line, fault) => {
  expect(cited(`const fine = 1;\n${line}`)).toEqual([`a.ts:2 cites ${fault}`]);
});

test('what only looks like a citation is none', () => {
  expect(cited("'AB-1', 'L-1.5x', 'id-S-1', rule(3), M0 4l1 0, numbers 3")).toEqual([]);
  expect(cited('the lot is the oldest (rules L-6 and P-9)')).toEqual([]);
});

test('every rule is cited by a test', () => {
  const tests = read('{src,tests,tools}/**/*.{test.ts,test.tsx,spec.ts}', 'tests/**/*.{ts,tsx}').filter(
    (file) => !/rule-citations\.test/.test(file.path),
  );
  expect(tests.length).toBeGreaterThan(500);
  expect(uncitedRules(rules, tests)).toEqual([]);
});

test.each([
  ['a rule that nobody cites', "test('both (L-1, L-3)', () => {", ['L-2']],
  ['a rule after the end of a span', "test('the sums (L-1 to L-2)', () => {", ['L-3']],
  ['a rule before its beginning', '/** Rules L-2 to L-3. */', ['L-1']],
  ['what only looks like a citation', "'L-12', 'id-L-2', 'L-3x', 'L-1 to P-3'", ['L-2', 'L-3']],
  ['nothing where a span covers all', "describe('the ledger (L-1 to L-3)', () => {", []],
])('%s: uncited', (_what, text, uncited) => {
  expect(uncitedRules(new Set(['L-1', 'L-2', 'L-3']), [{ path: 'a.test.ts', text }])).toEqual(uncited);
});

test.each([
  ['two files with one prefix', ['**S-1** a', '**S-1** b'], 'b.md numbers its rules S-, as a.md does'],
  ['a rule that is defined twice', ['**S-1** a **S-1** b'], 'a.md has S-1 where S-2 is next'],
  ['a rule that was left out', ['**S-1** a **S-3** b'], 'a.md has S-3 where S-2 is next'],
  ['a rule of another file', ['**S-1** a **L-2** b'], 'a.md has L-2 where S-2 is next'],
  ['a file without rules', ['S-1 a'], 'a.md defines no rule'],
])('%s: found', (_what, texts, fault) => {
  const files = texts.map((text, at) => ({ path: `${'ab'[at]}.md`, text }));
  expect(definitionFaults(files)).toContain(fault);
});
