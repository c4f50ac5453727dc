import * as sheets from '@e965/xlsx';
import { madeZip, workbookParts } from './made-zip.ts';

/** A file that must do no harm, and the word it is refused with; none where it may be read. */
export type HostileFile = { name: string; make: () => Buffer; refused: string[] | 'read' };

export const cells = (row: number, ...values: string[]) =>
  `<row r="${row}">${values.map((value, at) => `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
export const sheetOf = (...rows: string[]) => `<sheetData>${rows.join('')}</sheetData>`;
export const workbook = (sheet: string, strings?: string, name?: string) =>
  madeZip(workbookParts(sheet, strings, name));

export const oldWorkbook = () => {
  const book = sheets.utils.book_new();
  sheets.utils.book_append_sheet(
    book,
    sheets.utils.aoa_to_sheet([
      ['Kiedy', 'Co', 'Ile'],
      ['2026-01-02', 'x', 1],
    ]),
  );
  return sheets.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
};
type Container = ReturnType<typeof sheets.CFB.read>;
const containerWith = (change: (container: Container) => void) => {
  const container = sheets.CFB.read(oldWorkbook(), { type: 'buffer' });
  change(container);
  return sheets.CFB.write(container, { type: 'buffer' }) as Buffer;
};

export const workbooks: HostileFile[] = [
  {
    name: 'a workbook whose shared texts are one text a million times',
    make: () => workbook(sheetOf(cells(1, 'a')), `<si><t>${'a'.repeat(100)}</t></si>`.repeat(1_000_000)),
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'a workbook whose cells each hold a long shared text',
    make: () =>
      workbook(
        sheetOf(
          `<row r="1">${Array.from({ length: 900 }, () => '<c t="s"><v>0</v></c>').join('')}</row>`.repeat(
            2000,
          ),
        ),
        `<si><t>${'a'.repeat(30_000)}</t></si>`,
      ),
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'a workbook that says it is as large as can be',
    make: () =>
      workbook(`<dimension ref="A1:XFD1048576"/>${sheetOf(cells(1, 'Kiedy', 'Co'), cells(2, 'b', 'c'))}`),
    refused: 'read',
  },
  {
    name: 'a workbook with a cell in the last corner',
    make: () =>
      workbook(sheetOf(cells(1, 'a'), '<row r="1048576"><c r="XFD1048576" t="str"><v>a</v></c></row>')),
    refused: ['documentTooLarge', 'documentBroken'],
  },
  {
    name: 'a workbook with a cell beyond the last corner',
    make: () =>
      workbook(
        sheetOf(cells(1, 'a'), '<row r="4294967294"><c r="ZZZZZZ4294967294" t="str"><v>a</v></c></row>'),
      ),
    refused: ['documentTooLarge', 'documentBroken'],
  },
  {
    name: 'a workbook of a million columns',
    make: () => workbook(sheetOf(`<row r="1">${'<c t="str"><v>a</v></c>'.repeat(1_000_000)}</row>`)),
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'a workbook of a million rows',
    make: () => workbook(sheetOf('<row><c t="str"><v>a</v></c><c><v>1</v></c></row>'.repeat(1_048_000))),
    refused: ['documentUnpacksTooLarge'],
  },
  {
    name: 'a workbook of a million rows that do not look alike',
    make: () => {
      const rows: string[] = [];
      for (let at = 1; at <= 700_000; at++)
        rows.push(`<row r="${at}"><c r="A${at}"><v>${(at * 7919) % 1_000_003}</v></c></row>`);
      return workbook(sheetOf(rows.join('')));
    },
    refused: ['documentTooLarge'],
  },
  {
    name: 'a workbook with a program',
    make: () =>
      madeZip([
        ...workbookParts(sheetOf(cells(1, 'a'))),
        { name: 'xl/vbaProject.bin', content: Buffer.from('Attribute VB_Name') },
      ]),
    refused: ['documentMacros'],
  },
  {
    name: 'an old workbook with a program',
    make: () =>
      containerWith((one) => sheets.CFB.utils.cfb_add(one, '/_VBA_PROJECT_CUR/VBA/dir', Buffer.from('x'))),
    refused: ['documentMacros'],
  },
  {
    name: 'a workbook with a password',
    make: () => {
      const container = sheets.CFB.utils.cfb_new();
      sheets.CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(200, 1));
      sheets.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(5000, 2));
      return sheets.CFB.write(container, { type: 'buffer' }) as Buffer;
    },
    refused: ['documentProtected'],
  },
  {
    name: 'an old workbook with a password',
    make: () =>
      containerWith((one) => {
        const stream = sheets.CFB.find(one, '/Workbook')!;
        const content = Buffer.from(stream.content as Uint8Array);
        const begin = 4 + content.readUInt16LE(2);
        // The record that says how the rest is encrypted.
        const pass = Buffer.concat([Buffer.from('2f00360001000100010001', 'hex'), Buffer.alloc(47, 7)]);
        stream.content = Buffer.concat([content.subarray(0, begin), pass, content.subarray(begin)]);
        stream.size = stream.content.length;
      }),
    refused: ['documentProtected'],
  },
  {
    name: 'a letter of a word processor',
    make: () => {
      const container = sheets.CFB.utils.cfb_new();
      sheets.CFB.utils.cfb_add(container, '/WordDocument', Buffer.alloc(5000, 2));
      return sheets.CFB.write(container, { type: 'buffer' }) as Buffer;
    },
    refused: ['onlyDocumentsAllowed'],
  },
  {
    name: 'a workbook with formulas that start programs',
    make: () =>
      workbook(
        sheetOf(
          cells(1, 'Kiedy', 'Co'),
          '<row r="2"><c r="A2" t="str"><f>cmd|\' /C calc\'!A0</f><v>2026-01-02</v></c><c r="B2"><f>WEBSERVICE("http://a/")</f></c></row>',
        ),
      ),
    refused: 'read',
  },
  {
    name: 'a workbook whose sheets and columns have the names of what objects are made of',
    make: () => workbook(sheetOf(cells(1, '__proto__', 'constructor'), cells(2, 'a', 'b')), '', '__proto__'),
    refused: 'read',
  },
  {
    name: 'a workbook whose parts declare entities',
    make: () =>
      madeZip(
        workbookParts(sheetOf(cells(1, 'Kiedy', '&b;'))).map((one) => ({
          ...one,
          content: Buffer.from(
            one.content
              .toString()
              .replace(
                '?>',
                '?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>',
              ),
          ),
        })),
      ),
    refused: 'read',
  },
  {
    name: 'a workbook with signs that cannot be stored',
    make: () => workbook(sheetOf(cells(1, 'Kiedy', 'Co'), cells(2, 'a_x0000_b&#0;&#xD800;', '\u0001'))),
    refused: 'read',
  },
  { name: 'a workbook of nothing', make: () => workbook('<sheetData/>'), refused: ['documentEmpty'] },
];
