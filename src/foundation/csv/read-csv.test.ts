import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvSeparator, readCsv, separatorOf } from './read-csv.ts';

const byteOrderMark = '\ufeff';
const cellsOf = (text: string, separator?: CsvSeparator) =>
  readCsv(text, { separator }).rows.map(({ cells }) => cells);

describe('reading', () => {
  test.each([
    ['unix', 'a,b\n1,2\n'],
    ['windows', 'a,b\r\n1,2\r\n'],
    ['old Macintosh', 'a,b\r1,2\r'],
    ['no last line end', 'a,b\n1,2'],
    ['byte order mark', `${byteOrderMark}a,b\n1,2\n`],
    ['empty lines', '\na,b\n\n  \n1,2\n\n\n'],
    ['quotes', '"a","b"\n"1","2"\n'],
    ['spaces around quotes', ' "a" , "b"\n"1" ,"2" \n'],
  ])('the same table, however it was written: %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('quoted cells keep separators, line ends and doubled quotes', () => {
    expect(cellsOf('"a;b";"say ""hi""";"two\r\nlines"\nx;y;z', ';')).toEqual([
      ['a;b', 'say "hi"', 'two\r\nlines'],
      ['x', 'y', 'z'],
    ]);
    expect(cellsOf('a"b";c', ';')).toEqual([['a"b"', 'c']]);
    expect(cellsOf('"a" b;c', ';')).toEqual([['a b', 'c']]);
  });

  test('empty cells count, also the last one of a line', () => {
    expect(cellsOf(';;\n;x;', ';')).toEqual([
      ['', '', ''],
      ['', 'x', ''],
    ]);
    expect(cellsOf('""')).toEqual([['']]);
  });

  test('rows know their line as an editor counts it, past quoted line ends and empty lines', () => {
    const text = 'a,b\r\n\r\n"1\r\n2\n3\r4",x\r\nlast,y';
    expect(readCsv(text).rows.map(({ line }) => line)).toEqual([1, 3, 7]);
  });

  test('nothing at all is an empty table', () => {
    for (const text of ['', byteOrderMark, '\n', ' \r\n\r\n']) expect(readCsv(text).rows).toEqual([]);
  });
});

describe('the separator', () => {
  test.each<[CsvSeparator, string, string]>([
    [';', 'decimal commas', 'data;kurs\n2026-11-12;84,16\n2026-11-13;84,30\n'],
    [';', 'decimal commas without a header', '2026-11-12;84,16\n2026-11-13;84,30\n'],
    [',', 'English', 'date,close\n2026-11-12,84.16\n'],
    ['\t', 'tabs', 'date\tclose\n2026-11-12\t84,16\n'],
    [',', 'semicolons in quotes', 'note,amount\n"a;b;c",1\n"d;e",2\n'],
    [';', 'words above the table', 'Raport, wersja 2\n\ndata;kwota\n1;2\n3;4\n'],
    [',', 'said in the first line', 'sep=,\na;b,c;d\n'],
  ])('is %j: %s', (separator, _, text) => {
    expect(readCsv(text).separator).toBe(separator);
  });

  test('a line that says it is no row, and lines are still counted with it', () => {
    expect(readCsv('\ufeffsep=;\r\na;b\r\n')).toEqual({
      separator: ';',
      rows: [{ line: 2, cells: ['a', 'b'] }],
    });
  });

  test('is looked for in the first lines only', () => {
    expect(separatorOf(`a;b\n`.repeat(40) + 'a,b\n'.repeat(100))).toBe(';');
  });
});

describe('limits', () => {
  const limits = { rows: 2, columns: 3, cellLength: 5 };
  const stopOf = (text: string) => readCsv(text, { separator: ',', limits });

  test('a table of just that size is whole', () => {
    expect(stopOf('12345,b,c\n"12345",e,f\n')).toEqual({
      separator: ',',
      rows: [
        { line: 1, cells: ['12345', 'b', 'c'] },
        { line: 2, cells: ['12345', 'e', 'f'] },
      ],
    });
  });

  test.each([
    ['tooManyRows', 'a\nb\nc\n', 3],
    ['tooManyColumns', 'a\nb,c,d,e\n', 2],
    ['cellTooLong', 'a\n123456\n', 2],
    ['cellTooLong', 'a\n"123456"\n', 2],
    ['cellTooLong', 'a\n"123"456\n', 2],
    ['quoteNotClosed', 'a\nb,"c\nd\n', 2],
  ])('%s: what stands before is kept, and the line is named', (kind, text, line) => {
    const { rows, stop } = stopOf(text);
    expect(stop).toEqual({ kind, line });
    expect(rows[0]).toEqual({ line: 1, cells: ['a'] });
    expect(rows).toHaveLength(line - 1);
  });

  test('empty lines are no rows', () => {
    expect(stopOf('a\n\n\n\nb\n\n').stop).toBeUndefined();
  });
});

describe('whatever the text', () => {
  const unit = fc.constantFrom(...'ab1 ;,\t"\r\n=-+@\'ż\ufeffsep');

  test('no text whatever makes the reader fall over, and every limit holds', () => {
    const limits = { rows: 4, columns: 3, cellLength: 6 };
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (text) => {
        const { rows } = readCsv(text, { limits });
        expect(rows.length).toBeLessThanOrEqual(limits.rows);
        for (const { cells } of rows) {
          expect(cells.length).toBeLessThanOrEqual(limits.columns);
          for (const cell of cells) expect(cell.length).toBeLessThanOrEqual(limits.cellLength);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['quotes without end', '"'],
    ['quotes behind a text', 'x"'],
    ['separators', ';'],
    ['spaces', ' '],
    ['carriage returns', '\r'],
    ['half quoted cells', '"a;'],
    ['doubled quotes', '""'],
  ])('a long text takes no longer than its length: %s', (_, pattern) => {
    const limits = { rows: 1e9, columns: 1e9, cellLength: 1e9 };
    const text = `x${pattern.repeat(800_000)}`;
    const begin = performance.now();
    readCsv(text, { limits });
    readCsv(`"${text}`, { limits });
    // Half a second; where each character costs its whole line it would be minutes.
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
