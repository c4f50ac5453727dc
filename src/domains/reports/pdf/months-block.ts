import { numbersIn, plain } from '../../../foundation/format-number.ts';
import { paper } from '../../../foundation/paper/paper.ts';
import { cellText } from '../document/cell-text.ts';
import { type Cell, type DocumentTable, tableTitle } from '../document/report-document.ts';

/** How a month's return is coloured, from the worst to the best; white letters on the dark ends. */
const steps = [
  { below: -5, fill: '#7a2e12', ink: '#ffffff' },
  { below: -2.5, fill: '#b4561b', ink: '#ffffff' },
  { below: -1, fill: '#d9975a', ink: paper.ink },
  { below: -0.05, fill: '#e8cba8', ink: paper.ink },
  { below: 0.05, fill: '#dedad2', ink: paper.ink },
  { below: 1.5, fill: '#b5d2ca', ink: paper.ink },
  { below: 3, fill: '#7fb5a8', ink: paper.ink },
  { below: 6, fill: '#2a7d6f', ink: '#ffffff' },
  { below: Number.POSITIVE_INFINITY, fill: '#0b4f45', ink: '#ffffff' },
] as const;

function monthCell(cell: Cell, language: 'en' | 'pl'): object {
  if (cell.of !== 'percent' || cell.value === null) return { text: '' };
  const { value } = cell;
  const { fill, ink } = steps.find(({ below }) => value < below)!;
  const text = numbersIn(language).number(plain(value) ?? '0', { decimals: 1, signed: true });
  return { text, alignment: 'center', fillColor: fill, color: ink };
}

/** Returns of months as a map of warm and cold cells: years down, months across. */
export function monthsBlock(table: DocumentTable, language: 'en' | 'pl'): object[] {
  const last = table.columns.length - 1;
  const head = table.columns.map((text, at) => ({
    text,
    alignment: at === 0 ? 'left' : at === last ? 'right' : 'center',
    color: paper.faint,
  }));
  const rows = table.rows.map((row) =>
    row.map((cell, at) => {
      if (at === 0) return { text: cellText(cell, language), bold: true };
      if (at === last) return { text: cellText(cell, language), alignment: 'right', bold: true };
      return monthCell(cell, language);
    }),
  );
  return [
    { text: `${tableTitle(table)}, %`, style: 'h3', headlineLevel: 2 },
    {
      fontSize: 7,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: table.columns.map((_, at) => (at === 0 ? 26 : at === last ? 42 : '*')),
        body: [head, ...rows],
      },
      layout: {
        hLineWidth: () => 2,
        vLineWidth: () => 2,
        hLineColor: () => '#ffffff',
        vLineColor: () => '#ffffff',
        paddingLeft: () => 1,
        paddingRight: () => 1,
        paddingTop: () => 4,
        paddingBottom: () => 4,
      },
    },
  ];
}
