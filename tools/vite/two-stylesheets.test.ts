import { expect, test } from 'vitest';
import { withoutRepeats } from './two-stylesheets.ts';

test('a rule that several files brought along stands once, where it stood last', () => {
  expect(withoutRepeats('.x{color:red}.a{gap:1px}\n.x{color:red}.b{gap:2px}')).toBe(
    '.a{gap:1px}\n.x{color:red}.b{gap:2px}',
  );
});

test('blocks are compared as a whole', () => {
  const wide = '@media (width>1px){.x{color:red}.y{gap:1px}}';
  expect(withoutRepeats(`${wide}.x{color:red}${wide}`)).toBe(`.x{color:red}${wide}`);
  expect(withoutRepeats('@media print{.x{color:red}}.x{color:red}')).toBe(
    '@media print{.x{color:red}}.x{color:red}',
  );
});

test.each([
  '.x:after{content:"}{"}.x:after{content:"\\"}"}',
  '@charset "utf-8";@import "a.css";.x{color:red}',
  '.x{background:url(data:image/png;base64,AA==)}',
  '',
])('nothing else changes: %s', (css) => {
  expect(withoutRepeats(css)).toBe(css);
});
