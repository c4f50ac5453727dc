import { randomFillSync } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { cells, type HostileFile, oldWorkbook, sheetOf, workbook, workbooks } from './hostile-workbooks.ts';
import { madeZip, workbookParts } from './made-zip.ts';

export type { HostileFile };

const large = 10_000_000;
const pdf = '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const text = (name: string, make: () => string, refused: HostileFile['refused']): HostileFile => ({
  name,
  make: () => Buffer.from(make()),
  refused,
});
const zips: HostileFile[] = [
  {
    name: 'an archive that says it holds more than a file ever does',
    make: () => madeZip([{ name: 'a.csv', content: Buffer.from('a'), said: { size: 900_000_000 } }]),
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'an archive that holds more than it says',
    make: () => madeZip([{ name: 'a.csv', content: Buffer.alloc(300_000_000, 97), said: { size: 10 } }]),
    refused: ['documentBroken'],
  },
  {
    name: 'an archive of nothing but repetition',
    make: () => madeZip([{ name: 'a.csv', content: Buffer.alloc(190_000_000, 97) }]),
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'an archive in an archive',
    make: () =>
      madeZip([{ name: 'a.zip.csv', content: madeZip([{ name: 'a.csv', content: Buffer.from('a;b') }]) }]),
    refused: ['onlyDocumentsAllowed'],
  },
  {
    name: 'an archive of many workbooks that each unpack to much',
    make: () => {
      const inner = workbook(sheetOf(cells(1, 'a').repeat(300_000)));
      return madeZip(Array.from({ length: 20 }, (_, at) => ({ name: `${at}.xlsx`, content: inner })));
    },
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'an archive of 60,000 files',
    make: () =>
      madeZip(Array.from({ length: 60_000 }, (_, at) => ({ name: `${at}.csv`, content: Buffer.from('a') }))),
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'an archive that says it has 65,535 files',
    make: () => madeZip([{ name: 'a.csv', content: Buffer.from('a') }], { count: 0xffff }),
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'an archive whose files lie on top of each other',
    make: () => {
      const content = Buffer.from('a;b\n'.repeat(200_000));
      return madeZip([
        { name: 'a.csv', content },
        ...Array.from({ length: 15 }, (_, at) => ({ name: `${at}.csv`, content, said: { offset: 0 } })),
      ]);
    },
    refused: ['documentBroken'],
  },
  {
    name: 'an archive whose directory says other than what stands before the bytes',
    make: () =>
      madeZip([
        ...workbookParts(sheetOf(cells(1, 'a'))),
        { name: 'xl/extra.xml', content: Buffer.from('a'), local: { size: 900_000_000 } },
      ]),
    refused: ['documentBroken'],
  },
  {
    name: 'an archive with a password',
    make: () => madeZip([{ name: 'a.csv', content: Buffer.from('a;b'), said: { flags: 1 } }]),
    refused: ['documentProtected'],
  },
  {
    name: 'an archive of pictures',
    make: () => madeZip([{ name: 'a.png', content: png }]),
    refused: ['onlyDocumentsAllowed'],
  },
  { name: 'an archive of nothing', make: () => madeZip([]), refused: ['onlyDocumentsAllowed'] },
  {
    name: 'an archive with names that lead out of it',
    make: () =>
      madeZip([{ name: '../../../etc/passwd.csv', content: Buffer.from('Kiedy;Co\n2026-01-02;x\n') }]),
    refused: ['onlyDocumentsAllowed'],
  },
];

const texts: HostileFile[] = [
  text('nothing', () => '', ['documentEmpty']),
  text('one blank', () => ' \n', ['documentEmpty']),
  { name: 'one mark of order', make: () => Buffer.from('efbbbf', 'hex'), refused: ['documentEmpty'] },
  text('ten megabytes of quotes', () => '"'.repeat(large), ['documentCellTooLong']),
  text('ten megabytes of quotes, one too many', () => '"'.repeat(large - 1), [
    'documentCellTooLong',
    'documentBroken',
  ]),
  text('ten megabytes of separators', () => ';'.repeat(large), ['documentTooWide']),
  text('ten megabytes of separators and line ends', () => ';\n'.repeat(large / 2), ['documentTooLarge']),
  text('ten megabytes of quoted nothing', () => '"";""\n'.repeat(large / 6), ['documentTooLarge']),
  text('ten megabytes of line ends', () => '\n'.repeat(large), ['documentEmpty', 'onlyDocumentsAllowed']),
  text('ten megabytes of blanks', () => ' '.repeat(large), ['documentEmpty', 'onlyDocumentsAllowed']),
  text('ten megabytes of blanks in lines', () => `a;b\n${`${' '.repeat(15_000)}\n`.repeat(660)}`, 'read'),
  text('ten megabytes in one cell', () => 'a'.repeat(large), ['documentCellTooLong']),
  text('a header and then ten megabytes in one cell', () => `Kiedy;Co\n${'1'.repeat(large - 9)}`, [
    'documentCellTooLong',
  ]),
  text('a quote that never ends', () => `Kiedy;Co\n"${'a;b\n'.repeat(2_000_000)}`, [
    'documentBroken',
    'documentCellTooLong',
  ]),
  text('200,000 rows of one letter', () => 'a;b\n'.repeat(199_000), 'read'),
  text('cells as long as can be', () => `a;b\n${`${'1'.repeat(19_999)};x\n`.repeat(490)}`, 'read'),
  text(
    'numbers as long as can be',
    () =>
      [
        'Kiedy;Co;Walor;Ile;Razem',
        ...Array.from(
          { length: 400 },
          () => `2026-01-02;kupno;PKO;${'9'.repeat(12_000)};1e${'9'.repeat(12_000)}`,
        ),
      ].join('\n'),
    'read',
  ),
  {
    name: 'ten megabytes of zeros',
    make: () => Buffer.alloc(large),
    refused: ['documentEmpty', 'onlyDocumentsAllowed'],
  },
  {
    name: 'ten megabytes of chance',
    make: () => {
      const bytes = randomFillSync(Buffer.alloc(large));
      bytes[0] = 1;
      return bytes;
    },
    refused: ['onlyDocumentsAllowed'],
  },
  {
    name: 'more than ten megabytes',
    make: () => Buffer.alloc(large + 1, 97),
    refused: ['documentTooLarge', 'documentCellTooLong'],
  },
  text('a PDF', () => pdf, ['onlyDocumentsAllowed']),
  text('a PDF after some lines', () => `\n\n${pdf}`, ['onlyDocumentsAllowed']),
  text('a page', () => '<!DOCTYPE html><html><body>Session expired</body></html>', ['onlyDocumentsAllowed']),
  text('a page after a comment', () => '<!-- x -->\n<html><body><table><tr><td>1</table>', [
    'onlyDocumentsAllowed',
  ]),
  text(
    'a page with tables that is called a workbook',
    () => '\ufeff<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>1',
    ['onlyDocumentsAllowed'],
  ),
  text('a letter as RTF', () => '{\\rtf1\\ansi hello}', ['onlyDocumentsAllowed']),
  {
    name: 'a picture',
    make: () => Buffer.concat([png, Buffer.alloc(1000, 5)]),
    refused: ['onlyDocumentsAllowed'],
  },
  {
    name: 'a program',
    make: () => Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(1000)]),
    refused: ['onlyDocumentsAllowed'],
  },
  text('a script', () => '#!/bin/sh\nrm -rf /\n', 'read'),
  text('formulas', () => "Kiedy;Co\n=cmd|' /C calc'!A0;@SUM(1)\n+1;-1\n", 'read'),
  text(
    'columns with the names of what objects are made of',
    () => '__proto__;constructor;toString;hasOwnProperty\n__proto__;1;2;3\n',
    'read',
  ),
  text('signs that nobody sees', () => 'Kiedy;Co;Walor\n2026-01-02;a\u0000\u0001b;c\n', [
    'onlyDocumentsAllowed',
  ]),
  text(
    'signs that nobody sees, far down',
    () =>
      `Kiedy;Co;Walor\n${'2026-01-02;a;b\n'.repeat(400)}2026-01-02;a\u0000\u0001\u001f\u007f\u202e\ufeffb;c\n`,
    'read',
  ),
  {
    name: 'halves of letters',
    make: () =>
      Buffer.concat([
        Buffer.from('fffe', 'hex'),
        Buffer.from('Kiedy;Co\n2026-01-02;\ud800x\udc00\n', 'utf16le'),
      ]),
    refused: 'read',
  },
  {
    name: 'wide letters without a mark',
    make: () => Buffer.from('Kiedy;Co\n2026-01-02;kupno\n'.repeat(20), 'utf16le'),
    refused: 'read',
  },
];

const entities = (inner: string) =>
  `<?xml version="1.0"?><!DOCTYPE lolz [${inner}]><FlexQueryResponse queryName="&lol9;"/>`;
const trees: HostileFile[] = [
  text(
    'entities that grow without end',
    () =>
      entities(
        Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`).join(''),
      ),
    ['onlyDocumentsAllowed'],
  ),
  text('an entity that reads a file', () => entities('<!ENTITY lol9 SYSTEM "file:///etc/passwd">'), [
    'onlyDocumentsAllowed',
  ]),
  text(
    'entities declared late',
    () => `<?xml version="1.0"?><!--${' '.repeat(5000)}-->${entities('<!ENTITY lol9 "x">').slice(21)}`,
    ['onlyDocumentsAllowed', 'documentBroken'],
  ),
  text('XML as deep as can be', () => `<?xml version="1.0"?><FlexQueryResponse>${'<a>'.repeat(1_500_000)}`, [
    'documentBroken',
    'documentTooLarge',
  ]),
  text(
    'XML as deep as can be, and closed',
    () => `<FlexQueryResponse>${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}</FlexQueryResponse>`,
    ['documentBroken', 'documentTooLarge'],
  ),
  text(
    'XML with a million attributes',
    () => `<FlexQueryResponse ${Array.from({ length: 800_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
    ['documentBroken', 'documentTooLarge', 'onlyDocumentsAllowed'],
  ),
  text(
    'XML with the names of what objects are made of',
    () => '<FlexQueryResponse><__proto__ toString="1"><constructor/></__proto__></FlexQueryResponse>',
    ['documentBroken', 'onlyDocumentsAllowed'],
  ),
  text(
    'XML that ends in the middle',
    () => '<FlexQueryResponse><FlexStatements count="1"><FlexStatement accountId="U1',
    ['documentBroken'],
  ),
  text('JSON as deep as can be', () => '['.repeat(large), ['documentBroken', 'documentTooLarge']),
  text(
    'JSON as deep as can be, and closed',
    () => `{"activities":${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}}`,
    ['documentBroken', 'documentTooLarge', 'onlyDocumentsAllowed'],
  ),
  text(
    'JSON that changes what objects are made of',
    () =>
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"activities":[{"__proto__":{"a":1}}]}',
    ['documentBroken', 'onlyDocumentsAllowed'],
  ),
  text('JSON that ends in the middle', () => '{"meta":{"date":"2026', ['documentBroken']),
];

/** The first part of a file that was good. */
const cut = (make: () => Buffer, share: number) => () => {
  const whole = make();
  return whole.subarray(0, Math.floor(whole.length * share));
};
const goodWorkbook = () =>
  workbook(
    sheetOf(
      ...Array.from({ length: 500 }, (_, at) =>
        cells(at + 1, `a${at}`, `${deflateRawSync(String(at)).toString('hex')}`),
      ),
    ),
  );
const truncated: HostileFile[] = [0.01, 0.3, 0.7].flatMap((share) => [
  { name: `a workbook cut off at ${share}`, make: cut(goodWorkbook, share), refused: ['documentBroken'] },
  {
    name: `an old workbook cut off at ${share}`,
    make: cut(oldWorkbook, share),
    refused: ['documentBroken', 'onlyDocumentsAllowed', 'documentEmpty'],
  },
]);

export const hostileFiles: readonly HostileFile[] = [...zips, ...workbooks, ...texts, ...trees, ...truncated];
