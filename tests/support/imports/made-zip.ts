import { crc32, deflateRawSync } from 'node:zlib';

export type MadeEntry = {
  name: string;
  content: Buffer;
  /** What the directory says where it lies. */
  said?: { size?: number; packed?: number; method?: number; flags?: number; offset?: number };
  /** What stands before the bytes where that lies. */
  local?: { size?: number; packed?: number; method?: number };
};

/** An archive as a spreadsheet writes it, or as somebody writes it who means no good. */
export function madeZip(entries: readonly MadeEntry[], said: { count?: number } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, said: lies = {}, local: lied = {} } of entries) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(lied.method ?? 8, 8);
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(lied.packed ?? packed.length, 18);
    local.writeUInt32LE(lied.size ?? content.length, 22);
    local.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(lies.flags ?? 0, 8);
    entry.writeUInt16LE(lies.method ?? 8, 10);
    entry.writeUInt32LE(crc32(content), 16);
    entry.writeUInt32LE(lies.packed ?? packed.length, 20);
    entry.writeUInt32LE(lies.size ?? content.length, 24);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(lies.offset ?? at, 42);
    if (lies.offset === undefined) {
      parts.push(local, title, packed);
      at += 30 + title.length + packed.length;
    }
    directory.push(entry, title);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(said.count ?? entries.length, 8);
  end.writeUInt16LE(said.count ?? entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** The parts of a workbook with one sheet. */
export function workbookParts(sheet: string, strings = '', sheetName = 'Sheet1'): MadeEntry[] {
  const part = (name: string, content: string): MadeEntry => ({ name, content: Buffer.from(content) });
  return [
    part(
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    part(
      'xl/worksheets/sheet1.xml',
      `${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
    ),
    part(
      'xl/sharedStrings.xml',
      `${head}<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings}</sst>`,
    ),
  ];
}
