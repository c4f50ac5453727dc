import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvSeparators, readCsv } from './read-csv.ts';
import { byteOrderMark, harmless, writeCsv } from './write-csv.ts';

describe('writing', () => {
  test('texts with separators, quotes and line ends are quoted; what is unknown is empty', () => {
    expect(writeCsv([['a,b', 'say "hi"', 'two\nlines', null, undefined, 'plain; so']])).toBe(
      '"a,b","say ""hi""","two\nlines",,,plain; so\r\n',
    );
    expect(writeCsv([['a,b', 'a;b', 'a\tb']], ';')).toBe('a,b;"a;b";a\tb\r\n');
  });

  test('a text that a spreadsheet would run as a formula is disarmed, a negative amount is not', () => {
    const cells = ['=HYPERLINK("x")', '@cmd', '-12.50', '-12,50', '+48', '-1+2', '\t=1', '-'];
    expect(writeCsv([cells], ';')).toBe(`"'=HYPERLINK(""x"")";'@cmd;-12.50;-12,50;'+48;'-1+2;'\t=1;'-\r\n`);
  });

  test.each([
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    '﹦1',
    ' =1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '\r=1',
    '\n=1',
    '\0=1',
  ])('a formula in disguise is disarmed too: %j', (cell) => expect(harmless(cell)).toBe(`'${cell}`));

  test('ordinary texts stay as they are', () => {
    for (const text of ['KGHM', 'a=b', '1-2', ' Żabka ', '’99', '', '-0.5'])
      expect(harmless(text)).toBe(text);
  });

  test('no rows are no text', () => {
    expect(writeCsv([])).toBe('');
  });
});

const unit = fc.constantFrom(...'ab1 ;,\t"\r\n=-+@\'ż\ufeffsep');
const table = fc.integer({ min: 1, max: 5 }).chain((columns) =>
  fc.array(fc.array(fc.string({ unit, maxLength: 12 }), { minLength: columns, maxLength: columns }), {
    maxLength: 12,
  }),
);

test('what was written is read back, cell by cell', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(...csvSeparators), fc.boolean(), (rows, separator, marked) => {
      const text = (marked ? byteOrderMark : '') + writeCsv(rows, separator);
      expect(readCsv(text, { separator }).rows.map(({ cells }) => cells)).toEqual(
        rows.map((cells) => cells.map(harmless)),
      );
    }),
    { numRuns: 1000 },
  );
});
