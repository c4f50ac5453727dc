import { addressOf, arrowOf, cellOf, type MailBlock, type MailLink, type Tone } from './mail-blocks.ts';

/** What is one line stays one, whatever is put into it. */
const line = (text: string) => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();

const marked = (text: string, tone: Tone) => [arrowOf(tone), line(text)].filter(Boolean).join(' ');

const linkLine = ({ label, url }: MailLink) => `${line(label)}:\n${addressOf(url)}`;

function blockText(block: MailBlock): string {
  switch (block.is) {
    case 'heading':
      return line(block.text).toUpperCase();
    case 'paragraph':
    case 'note':
      return block.text.trim();
    case 'action':
      return linkLine(block);
    case 'address':
      // Links are written out here anyway.
      return '';
    case 'code':
      return line(block.code);
    case 'figures':
      return block.figures
        .map(({ label, value, change }) => {
          const said = change ? [marked(change.text, change.tone)] : [];
          return `${line(label)}: ${[line(value), ...said].join(', ')}`;
        })
        .join('\n');
    case 'table':
      return [
        `${line(block.label)} (${block.headers.map(line).join(' | ')})`,
        ...block.rows.map((row) =>
          row
            .map(cellOf)
            .map(({ text, tone }) => marked(text, tone))
            .join(' | '),
        ),
      ].join('\n');
    case 'items':
      return block.items
        .map(({ title, text, url, remark, less }) =>
          [
            `* ${line(title)}`,
            ...(text ? [line(text)] : []),
            ...(remark ? [line(remark)] : []),
            ...(url ? [addressOf(url)] : []),
            ...(less ? [`${line(less.label)}: ${addressOf(less.url)}`] : []),
          ].join('\n  '),
        )
        .join('\n\n');
  }
}

type Parts = {
  heading: string;
  blocks: readonly MailBlock[];
  why: string;
  links: readonly MailLink[];
};

/** The mail for programs that show letters only: nothing of it is missing, every link is written out. */
export function plainOf({ heading, blocks, why, links }: Parts): string {
  const parts = [
    line(heading),
    ...blocks.map(blockText).filter(Boolean),
    '--',
    line(why),
    ...links.map(linkLine),
  ];
  return `${parts.join('\n\n')}\n`;
}
