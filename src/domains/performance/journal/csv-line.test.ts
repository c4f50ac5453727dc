import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('texts with commas, quotes and line ends are quoted', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', null, 'plain'])).toBe(
    '"a,b","say ""hi""","two\nlines",,plain',
  );
});

test('a note that a spreadsheet would run as a formula is disarmed, a negative amount is not', () => {
  expect(csvLine(['=HYPERLINK("x")', '@cmd', '-12.50', '+48'])).toBe(
    `"'=HYPERLINK(""x"")",'@cmd,-12.50,'+48`,
  );
});
