import { escapeHtml } from '../../foundation/markup/escape-html.ts';
import {
  addressOf,
  arrowOf,
  cellOf,
  type MailBlock,
  type MailFigure,
  type MailItem,
  type MailLink,
  type Tone,
} from './mail-blocks.ts';
import { type Colour, fonts, painted, styleSheet } from './mail-look.ts';

// Tables and styles at each element, because that is what mail programs understand. What only arranges says so by its
// role: whoever has the mail read out hears the words and no tables.
const layout = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const text = `font:400 16px/26px ${fonts.text};margin:0 0 16px`;
const small = `font:400 13px/20px ${fonts.text};margin:0 0 16px`;
const tabular = 'font-variant-numeric:tabular-nums';

const inks: Record<Tone, Colour> = { gain: 'gain', loss: 'loss', flat: 'ink' };

function link(url: string, label: string, colour: Colour, style = ''): string {
  return `<a href="${escapeHtml(addressOf(url))}"${painted({ text: colour }, `text-decoration:underline;${style}`)}>${escapeHtml(label)}</a>`;
}

/** An arrow for the eye; the sign in the text says it to everybody. */
function marked(words: string, tone: Tone): string {
  const arrow = arrowOf(tone);
  const shown =
    arrow && `<span aria-hidden="true" style="font-size:0.75em;line-height:1">${arrow}</span>&nbsp;`;
  return `${shown}${escapeHtml(words)}`;
}

function action({ label, url }: MailLink): string {
  const href = escapeHtml(addressOf(url));
  const ground = painted({ ground: 'amber' }, 'border-radius:999px');
  const words = painted(
    { text: 'on-amber' },
    `display:inline-block;font:600 16px/24px ${fonts.text};padding:12px 28px;border-radius:999px;text-decoration:none`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr><td${ground}><a href="${href}"${words}>${escapeHtml(label)}</a></td></tr></table>`;
}

function address({ hint, url }: MailBlock & { is: 'address' }): string {
  return `<p${painted({ text: 'ink-3' }, small)}>${escapeHtml(hint)}<br>${link(url, url, 'ink-3', 'word-break:break-all')}</p>`;
}

function mainFigure({ label, value, change }: MailFigure): string {
  const said = change
    ? `<div${painted({ text: inks[change.tone] }, `font:600 16px/24px ${fonts.text};${tabular}`)}>${marked(change.text, change.tone)}</div>`
    : '';
  return `<tr><td colspan="2" style="padding:16px 0"><div${painted({ text: 'ink-2' }, `font:400 14px/20px ${fonts.text}`)}>${escapeHtml(label)}</div><div${painted({ text: 'ink', also: 'large' }, `font:700 32px/40px ${fonts.display};${tabular}`)}>${escapeHtml(value)}</div>${said}</td></tr>`;
}

function otherFigure({ label, value, change }: MailFigure): string {
  const cell = `padding:10px 0;border-top-width:1px;border-top-style:solid;vertical-align:top`;
  const said = change
    ? `<div${painted({ text: inks[change.tone] }, `font:600 13px/20px ${fonts.text}`)}>${marked(change.text, change.tone)}</div>`
    : '';
  return `<tr><td${painted({ text: 'ink-2', line: 'line' }, `${cell};padding-right:12px;font:400 15px/24px ${fonts.text}`)}>${escapeHtml(label)}</td><td align="right"${painted({ text: 'ink', line: 'line' }, `${cell};font:600 15px/24px ${fonts.text};${tabular};white-space:nowrap`)}>${escapeHtml(value)}${said}</td></tr>`;
}

function well(rows: string): string {
  return `<table ${layout} style="margin:0 0 24px"><tr><td${painted({ ground: 'well', also: 'pad' }, 'border-radius:20px;padding:4px 24px')}><table ${layout}>${rows}</table></td></tr></table>`;
}

function table({ label, headers, rows }: MailBlock & { is: 'table' }): string {
  const side = (at: number) => (at === 0 ? 'left' : 'right');
  const head = headers
    .map(
      (header, at) =>
        `<th scope="col" align="${side(at)}"${painted({ text: 'ink-2' }, `padding:8px ${at ? '0 8px 12px' : '12px 8px 0'};font:500 12px/16px ${fonts.text};text-align:${side(at)};vertical-align:bottom`)}>${escapeHtml(header)}</th>`,
    )
    .join('');
  const cell = (given: ReturnType<typeof cellOf>, at: number) => {
    const style = `padding:10px ${at ? '0 10px 12px' : '12px 10px 0'};border-top-width:1px;border-top-style:solid;vertical-align:top;font:${at ? 400 : 600} 15px/20px ${fonts.text};${tabular};${at ? 'white-space:nowrap' : 'word-break:break-word'}`;
    return `<td align="${side(at)}"${painted({ text: inks[given.tone], line: 'line' }, style)}>${marked(given.text, given.tone)}</td>`;
  };
  const body = rows.map((row) => `<tr>${row.map(cellOf).map(cell).join('')}</tr>`).join('');
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><caption${painted({ text: 'ink' }, `font:700 18px/24px ${fonts.display};text-align:left;padding:0 0 4px`)}>${escapeHtml(label)}</caption><tr>${head}</tr>${body}</table>`;
}

function item({ title, text: said, url, remark, less }: MailItem): string {
  const name = url
    ? link(url, title, 'link')
    : `<span${painted({ text: 'ink' }, '')}>${escapeHtml(title)}</span>`;
  const lines = [
    `<div style="font:600 16px/24px ${fonts.text}">${name}</div>`,
    said && `<div${painted({ text: 'ink' }, `font:400 15px/24px ${fonts.text}`)}>${escapeHtml(said)}</div>`,
    (remark || less) &&
      `<div${painted({ text: 'ink-3' }, `font:400 13px/24px ${fonts.text}`)}>${[
        remark && escapeHtml(remark),
        less && link(less.url, less.label, 'ink-3'),
      ]
        .filter(Boolean)
        .join(' &nbsp;·&nbsp; ')}</div>`,
  ];
  return `<tr><td${painted({ line: 'line' }, 'padding:14px 0;border-top-width:1px;border-top-style:solid')}>${lines.filter(Boolean).join('')}</td></tr>`;
}

function blockHtml(block: MailBlock): string {
  switch (block.is) {
    case 'heading':
      return `<h2${painted({ text: 'ink' }, `font:700 18px/24px ${fonts.display};margin:8px 0 12px`)}>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p${painted({ text: 'ink' }, text)}>${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p${painted({ text: 'ink-3' }, small)}>${escapeHtml(block.text)}</p>`;
    case 'action':
      return action(block);
    case 'address':
      return address(block);
    case 'code':
      return `<p${painted({ text: 'ink', ground: 'well' }, `font:700 32px/40px ${fonts.mono};letter-spacing:6px;text-align:center;border-radius:20px;padding:20px 12px;margin:0 0 24px`)}>${escapeHtml(block.code)}</p>`;
    case 'figures': {
      const [main, ...others] = block.figures;
      return main ? well(mainFigure(main) + others.map(otherFigure).join('')) : '';
    }
    case 'table':
      return table(block);
    case 'items':
      return `<table ${layout} style="margin:0 0 16px">${block.items.map(item).join('')}</table>`;
  }
}

function masthead(brand: string): string {
  const tile = painted(
    { text: 'mark', ground: 'tile' },
    `width:36px;height:36px;border-radius:10px;font:800 20px/36px ${fonts.display}`,
  );
  const name = painted({ text: 'on-graphite' }, `padding-left:12px;font:700 20px/28px ${fonts.display}`);
  // The first letter is the mark: it needs no picture. The name beside it says it in full.
  const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="36" align="center" aria-hidden="true"${tile}>${escapeHtml(brand.slice(0, 1))}</td><td${name}>${escapeHtml(brand)}</td></tr></table>`;
  return `<tr><td${painted({ ground: 'graphite', also: 'pad' }, 'padding:20px 32px;border-radius:28px 28px 0 0')}>${mark}</td></tr>
<tr><td height="4"${painted({ ground: 'amber' }, 'height:4px;font-size:0;line-height:4px')}>&nbsp;</td></tr>`;
}

type Parts = {
  locale: string;
  brand: string;
  subject: string;
  heading: string;
  preview: string;
  blocks: readonly MailBlock[];
  why: string;
  links: readonly MailLink[];
};

/** One layout for every mail. */
export function htmlOf({ locale, brand, subject, heading, preview, blocks, why, links }: Parts): string {
  const language = escapeHtml(locale);
  const ways = links.map(({ label, url }) => link(url, label, 'ink-2')).join(' &nbsp;·&nbsp; ');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><title>${escapeHtml(subject)}</title>${styleSheet}</head>
<body${painted({ ground: 'ground' }, 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${layout} lang="${language}"${painted({ ground: 'ground' }, '')}><tr><td align="center"${painted({ also: 'edge' }, 'padding:24px 16px')}>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left">
${masthead(brand)}
<tr><td${painted({ ground: 'surface', also: 'pad' }, 'padding:32px 32px 24px;border-radius:0 0 28px 28px')}>
<h1${painted({ text: 'ink' }, `font:700 26px/32px ${fonts.display};margin:0 0 20px`)}>${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td${painted({ text: 'ink-2', also: 'pad' }, `padding:20px 32px;font:400 13px/22px ${fonts.text}`)}>${escapeHtml(why)}${ways && `<br>${ways}`}</td></tr>
</table></td></tr></table></body></html>
`;
}
