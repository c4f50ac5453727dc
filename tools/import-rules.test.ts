import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript, so that it runs before anything is installed
import { checkImports, heightOf } from './import-rules.mjs';

let src: string;
beforeEach(() => {
  src = mkdtempSync(path.join(tmpdir(), 'imports-'));
});
afterEach(() => rmSync(src, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(src, file)), { recursive: true });
  writeFileSync(path.join(src, file), text);
}

const violations: [string, string, string][] = [
  [
    'foundation/day.ts',
    "import { db } from '../platform/database.ts';",
    'foundation may not import platform',
  ],
  [
    'platform/mail.ts',
    "import { user } from '../domains/identity/model.ts';",
    'platform may not import domains',
  ],
  ['domains/identity/model.ts', "import { store } from './server/store.ts';", 'root files of a domain'],
  ['domains/identity/ui/form.tsx', "import { store } from '../server/store.ts';", 'ui and server never meet'],
  [
    'domains/identity/server/join.ts',
    "import { plan } from '../../billing/server/plans.ts';",
    'identity may not import billing',
  ],
  [
    'domains/identity/server/lazy.ts',
    "const later = import('../../billing/server/plans.ts');",
    'identity may not import billing',
  ],
  [
    'design-system/button.tsx',
    "export { plan } from '../domains/billing/plan.ts';",
    'design-system may not import domains',
  ],
  ['platform/utils.ts', '', 'a name that says nothing'],
];

test.each(violations)('a planted violation in %s is caught', (file, text, expected) => {
  plant(file, text);
  expect(checkImports(src).problems.join('\n')).toContain(expected);
});

test('a cycle is caught, and what is allowed is not', () => {
  plant(
    'domains/identity/a.ts',
    "import { b } from './b.ts';\nimport { day } from '../../foundation/day.ts';",
  );
  plant('domains/identity/b.ts', "import { a } from './a.ts';");
  plant('foundation/day.ts', '');
  const { problems } = checkImports(src);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('cycle');
});

test('ARCHITECTURE lists every domain, from the ground up', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const [, list] = /^ {2}domains\/[^\n]*\n([\s\S]*?)^ {2}\w/m.exec(
    readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8'),
  )!;
  const listed = [...list!.matchAll(/^ {4}([a-z-]+)\//gm)].map(([, name]) => name!);
  expect(listed.toSorted()).toEqual(readdirSync(path.join(root, 'src/domains')).toSorted());
  const heights = listed.map((name): number => heightOf(name));
  expect(Math.min(...heights)).toBe(0);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
