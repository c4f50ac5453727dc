import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { classFaults } from './class-rules.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/** What runs on the server takes no classes. */
const isLookedAt = (file: string) =>
  /\.(module\.css|tsx?)$/.test(file) && !/\.test\.tsx?$|\/server\/|^platform\//.test(file);

test('every class that a page takes is defined, and every class that is defined is taken', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isLookedAt);
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(src, file), 'utf8')]));
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(300);
  expect(classFaults(texts)).toEqual([]);
});

const faultsOf = (css: string, source: string, others: Record<string, string> = {}) =>
  classFaults(
    new Map(
      Object.entries({
        'ui/card.module.css': css,
        'ui/card.tsx': `import styles from './card.module.css';\n${source}`,
        ...others,
      }),
    ),
  );
const nobodyTakes = (name: string) => [`ui/card.module.css has ${name}, which nobody takes`];
const has = '.card { color: red; }';

test.each([
  ['by its name', 'styles.card + styles.open', ['ui/card.tsx takes open, which ui/card.module.css has not']],
  [
    'in quotes',
    "styles.card + styles['is-open']",
    ['ui/card.tsx takes is-open, which ui/card.module.css has not'],
  ],
])('a class taken %s that is not defined is found', (_how, source, faults) => {
  expect(faultsOf(has, source)).toEqual(faults);
});

test.each([
  ['alone', '.old { color: red; }'],
  ['within a condition', '@media (width > 720.5px) { .card .old:not([data-x]) { color: red; } }'],
  ['after a comment that names a class', '/* as .young */ .card > .old { margin: .5em; }'],
  ['within another', '.card { &:has(.old) { color: red; } }'],
  ['beside one that is global', ':global(body:has(.open)) .old { color: red; }'],
])('a class that nobody takes is found: %s', (_where, css) => {
  expect(faultsOf(`${has}\n${css}`, 'styles.card')).toEqual(nobodyTakes('old'));
});

test('what another class composes is taken, and has to be there', () => {
  const css =
    '.base { color: red; }\n.card {\n  composes: base;\n  composes: faint wide from "../text.module.css";\n}';
  const text = { 'text.module.css': '.faint { color: grey; }' };
  expect(faultsOf(css, 'styles.card', text)).toEqual([
    'ui/card.module.css takes wide, which text.module.css has not',
  ]);
});

test('a computed name may be any word of the sources, or begin as it is written', () => {
  const css = '.gain { color: green; }\n.layer1 { color: red; }\n.old { color: grey; }';
  const tones = { 'ui/tones.ts': "export const tone = (sum: number) => (sum > 0 ? 'gain' : 'golden');" };
  const begun = '`layer$' + '{1}`';
  expect(faultsOf(css, `styles[tone(1)] + styles[${begun}]`, tones)).toEqual(nobodyTakes('old'));
});

test('a sheet that several import is taken by each, under whatever name', () => {
  const other = { 'ui/row.tsx': "import look from './card.module.css';\nlook.open;" };
  expect(faultsOf(`${has}\n.open { color: red; }`, 'styles.card', other)).toEqual([]);
});
