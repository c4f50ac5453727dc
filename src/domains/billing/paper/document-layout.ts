import { brand } from '../../../foundation/brand.ts';
import { mark } from '../../../foundation/paper/house-mark.ts';
import { fonts, page, paper, printable } from '../../../foundation/paper/paper.ts';
import type { DocumentPaper } from './document-paper.ts';

/** The head of a letter: the house, what this is, and its number. */
function headOf({ title, number, notice }: DocumentPaper): object[] {
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30" viewBox="0 0 30 30">${mark(0, 0, 30)}</svg>`;
  return [
    {
      columns: [
        { width: 39, stack: [{ svg: sign, width: 30 }] },
        { width: '*', text: brand.name, font: fonts.display, bold: true, fontSize: 15, margin: [0, 6, 0, 0] },
        { width: 'auto', text: number, fontSize: 11, color: paper.quiet, margin: [0, 8, 0, 0] },
      ],
    },
    { text: title, font: fonts.display, bold: true, fontSize: 28, margin: [0, 40, 0, 4] },
    ...(notice === null
      ? []
      : [
          {
            margin: [0, 8, 0, 0],
            table: { widths: ['*'], body: [[{ text: notice, bold: true, fontSize: 11 }]] },
            layout: bandLayout,
          },
        ]),
  ];
}

const bandLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  fillColor: () => paper.band,
  paddingLeft: () => 12,
  paddingRight: () => 12,
  paddingTop: () => 10,
  paddingBottom: () => 10,
};

const labelled = ({ label, value }: { label: string; value: string }) => ({
  stack: [
    { text: label, fontSize: 8, color: paper.quiet },
    { text: printable(value), fontSize: 10 },
  ],
});

function factsOf({ facts }: DocumentPaper): object {
  const half = Math.ceil(facts.length / 2);
  return {
    margin: [0, 18, 0, 0],
    columns: [facts.slice(0, half), facts.slice(half)].map((some) => ({
      stack: some.map((fact) => ({ ...labelled(fact), margin: [0, 0, 0, 8] })),
    })),
  };
}

function partiesOf({ parties }: DocumentPaper): object {
  return {
    margin: [0, 10, 0, 18],
    columns: parties.map(({ label, lines }) => ({
      stack: [
        { text: label, font: fonts.display, bold: true, fontSize: 10.5, margin: [0, 0, 0, 4] },
        { text: lines.join('\n'), lineHeight: 1.25 },
      ],
    })),
  };
}

function tableOf({ title, columns, rows, total }: DocumentPaper['tables'][number]): object[] {
  const cells = (row: string[], bold: boolean) =>
    row.map((text, at) => ({
      text: printable(text),
      alignment: at === 0 ? 'left' : 'right',
      bold,
      noWrap: at > 0,
    }));
  const head = columns.map((text, at) => ({
    text,
    alignment: at === 0 ? 'left' : 'right',
    color: paper.faint,
    fontSize: 7.5,
  }));
  const body = [head, ...rows.map((row) => cells(row, false)), ...(total ? [cells(total, true)] : [])];
  return [
    ...(title === null
      ? []
      : [{ text: title, font: fonts.display, bold: true, fontSize: 10.5, margin: [0, 12, 0, 4] }]),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: columns.map((_, at) => (at === 0 ? '*' : 'auto')),
        body,
      },
      layout: {
        hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
        vLineWidth: () => 0,
        hLineColor: () => paper.line,
        paddingLeft: (at: number) => (at === 0 ? 0 : 6),
        paddingRight: () => 4,
        paddingTop: () => 5,
        paddingBottom: () => 5,
        fillColor: (at: number) => (total && at === body.length - 1 ? paper.band : null),
      },
    },
  ];
}

function sumsOf({ sums }: DocumentPaper): object[] {
  return sums.map(({ label, value }) => ({
    margin: [0, 14, 0, 0],
    columns: [
      { width: '*', text: '' },
      { width: 'auto', text: label, noWrap: true, margin: [0, 6, 14, 0], color: paper.quiet },
      { width: 'auto', text: printable(value), font: fonts.display, bold: true, fontSize: 18 },
    ],
  }));
}

/** The whole document as pdfmake wants it told. */
export function layoutDocument(document: DocumentPaper): object {
  const { title, number, language, tables, notes } = document;
  const side = page.side;
  return {
    info: { title: `${title} ${number}`, creator: brand.name, producer: brand.name },
    language,
    pageSize: 'A4',
    pageMargins: [side, 48, side, 62],
    defaultStyle: { font: fonts.text, fontSize: 9.5, color: paper.ink },
    footer: (current: number, pages: number) => ({
      margin: [side, 16, side, 0],
      fontSize: 8,
      color: paper.faint,
      columns: [
        { text: `${title} ${number}` },
        {
          text: document.page.replace('{page}', String(current)).replace('{pages}', String(pages)),
          alignment: 'right',
        },
      ],
    }),
    content: [
      ...headOf(document),
      factsOf(document),
      partiesOf(document),
      ...tables.flatMap(tableOf),
      ...sumsOf(document),
      ...notes.map((text) => ({ text: printable(text), color: paper.quiet, margin: [0, 10, 0, 0] })),
    ],
  };
}
