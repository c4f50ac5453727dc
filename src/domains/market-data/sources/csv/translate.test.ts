import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from '../../../../foundation/csv/decode-text.ts';
import { readRateFile } from './rate-file-for-tests.ts';
import { readPriceFile } from './translate.ts';

const closesOf = (text: string, ...more: [Parameters<typeof readPriceFile>[1]?]) =>
  readPriceFile(text, ...more).points.map(({ day, close }) => [day, close]);
const expected = [
  ['2026-11-12', '1234.5'],
  ['2026-11-13', '1240.25'],
];

test('delimiters, decimal signs, thousands and dates of several kinds say the same', () => {
  const files = [
    'date,close\n2026-11-12,1234.5\n2026-11-13,1240.25\n',
    'Date;Close\r\n2026-11-12;1234,50\r\n2026-11-13;1240,25\r\n',
    'data\tkurs\n12.11.2026\t1 234,5\n13.11.2026\t1\u00A0240,25\n',
    'Data;Kurs zamknięcia;Waluta\n12-11-2026;1.234,50 zł;PLN\n13-11-2026;1.240,25 zł;PLN\n',
    '"Date","Price"\n"11/12/2026","$1,234.50"\n"11/13/2026","$1,240.25"\n',
    'Day,Value\n20261112,1234.50\n20261113,1240.25\n',
    'Dzień;Wartość jednostki\n2026-11-13;1240,25\n2026-11-12;1234,5\n',
    'date,close\n12-Nov-2026,1234.5\n13 November 2026,1240.25\n',
    '2026-11-12,1234.5\n2026-11-13,1240.25\n',
    '\uFEFFdate,close\n2026-11-12 17:00:00,1234.5\n2026-11-13T00:00:00Z,1240.25\n',
    'Notowania funduszu\nwygenerowano dzisiaj\n\nDate,Open,Close,Adj Close\n2026-11-12,1,1234.5,9\n2026-11-13,1,1240.25,9\n',
    '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>\nPKO,D,20261112,000000,1,1,1,1234.5,7,0\nPKO,D,20261113,000000,1,1,1,1240.25,7,0\n',
    '<TICKER>,<DTYYYYMMDD>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>\nPKOBP,20261112,1,1,1,1234.50,7\nPKOBP,20261113,1,1,1,1240.25,7\n',
  ];
  for (const file of files) {
    expect(closesOf(file), file).toEqual(expected);
    expect(readPriceFile(file).problems, file).toEqual([]);
  }
});

test('encodings: UTF-16 and the old Polish code page', () => {
  const polish = 'Dzień;Zamknięcie\n2026-11-12;1234,5\n2026-11-13;1240,25\n';
  const utf16 = Buffer.from(`\uFEFF${polish}`, 'utf16le');
  const old = Buffer.from(polish.replaceAll('ń', '\u00F1').replaceAll('ę', '\u00EA'), 'latin1');
  expect(closesOf(decodeText(utf16))).toEqual(expected);
  expect(closesOf(decodeText(old))).toEqual(expected);
});

test('volumes come along where they can be read', () => {
  const file = readPriceFile('date,close,volume\n2026-11-12,10,"1,200"\n2026-11-13,11,?\n');
  expect(file.points).toEqual([
    { day: '2026-11-12', close: '10', volume: '1200' },
    { day: '2026-11-13', close: '11' },
  ]);
  expect(file.problems).toEqual([]);
  expect([...file.lines]).toEqual([
    ['2026-11-12', [2]],
    ['2026-11-13', [3]],
  ]);
});

test('what cannot be read is named by line and column, and the other rows are kept', () => {
  const file = readPriceFile(
    'open,date,close\n1,2026-11-10,10\n1,2026-02-30,10\n\n1,2026-11-11,abc\n1,2026-11-12,\n1,2026-11-13,11\n',
  );
  expect(file.points).toHaveLength(2);
  expect(file.problems).toEqual([
    { kind: 'badDay', line: 3, column: 2, value: '2026-02-30' },
    { kind: 'badNumber', line: 5, column: 3, value: 'abc' },
    { kind: 'missingCell', line: 6, column: 3, value: '' },
  ]);
});

test('files that cannot be read at all say why', () => {
  const kindOf = (text: string) => readPriceFile(text).problems.map(({ kind, line }) => [kind, line]);
  expect(kindOf('  \n')).toEqual([['empty', 1]]);
  expect(kindOf('<html><body>403</body></html>')).toEqual([['webPage', 1]]);
  expect(kindOf('hello world\nnothing here\n')).toEqual([['noHeader', 1]]);
  expect(kindOf('open,close\n1,2\n')).toEqual([['noDayColumn', 1]]);
  expect(kindOf('x\ndate,open\n2026-11-12,2\n')).toEqual([['noCloseColumn', 2]]);
});

test('slashes that could be either order are asked about, unless one row decides', () => {
  const text = 'date,close\n03/04/2026,10\n05/04/2026,11\n';
  expect(readPriceFile(text).problems).toEqual([{ kind: 'unclearDays', line: 2, column: 1 }]);
  expect(closesOf(text, { dayOrder: 'dayFirst' })[0]).toEqual(['2026-04-03', '10']);
  expect(closesOf(text, { dayOrder: 'monthFirst' })[0]).toEqual(['2026-03-04', '10']);
  expect(closesOf(`${text}25/04/2026,12\n`)[0]).toEqual(['2026-04-03', '10']);
});

test('a file with several instruments needs to know which', () => {
  const text = 'ticker,date,close\nPKO,2026-11-13,84.16\nPZU,2026-11-13,61.5\n';
  expect(readPriceFile(text).problems).toEqual([{ kind: 'severalInstruments', line: 2 }]);
  expect(closesOf(text, { ticker: 'pzu' })).toEqual([['2026-11-13', '61.5']]);
});

test('half a file: a last line that was cut is dropped and named', () => {
  const whole = 'date,close\n2026-11-11,101.25\n2026-11-12,101.40\n2026-11-13,101.55';
  expect(readPriceFile(whole).points).toHaveLength(3);
  const cuts = [whole.slice(0, -3), whole.slice(0, -7), whole.slice(0, -12)];
  for (const text of cuts) {
    const file = readPriceFile(text);
    expect(file.points.map(({ day }) => day)).toEqual(['2026-11-11', '2026-11-12']);
    expect(file.problems).toEqual([{ kind: 'cutShort', line: 4 }]);
  }
  expect(readPriceFile('date,close\n2026-11-11,101').points).toHaveLength(1);
});

test('a quote that is never closed costs what follows it, and the line is named', () => {
  const file = readPriceFile('date,close\n2026-11-12,10\n2026-11-13,"11\n2026-11-14,12\n');
  expect(file.points).toEqual([{ day: '2026-11-12', close: '10' }]);
  expect(file.problems).toEqual([{ kind: 'cutShort', line: 3 }]);
});

test('no text whatever makes the reader fall over', () => {
  const unit = fc.constantFrom(...'0123456789-./,;"\n\r\t eE+()<>żł\u00A0\u2212\u0000');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), (text) => {
      const { points } = readPriceFile(`date;close\n${text}`);
      expect(points.every(({ close }) => Number.isFinite(Number(close)))).toBe(true);
    }),
  );
});

test('a table of rates: units in the header, either way round, footers left out', () => {
  const nbp =
    'data;1USD;100HUF;nr tabeli;\n;dolar;forint;;\n20260102;3,9812;1,0917;1;\n;;;;\nkod ISO;USD;HUF;;\n';
  expect(readRateFile(nbp, { of: 'columnInBase', base: 'PLN' })).toEqual([
    { day: '2026-01-02', base: 'USD', quote: 'PLN', value: '3.9812' },
    { day: '2026-01-02', base: 'HUF', quote: 'PLN', value: '0.010917' },
  ]);
  const ecb = 'Date,USD,CYP,\n2026-01-02,1.09,N/A,\n';
  expect(readRateFile(ecb, { of: 'baseInColumn', base: 'EUR' })).toEqual([
    { day: '2026-01-02', base: 'EUR', quote: 'USD', value: '1.09' },
  ]);
  expect(() => readRateFile('<html>', { of: 'baseInColumn', base: 'EUR' })).toThrow('web page');
});
