import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../foundation/markup/escape-html.ts';
import { composeMail, type MailDescription } from './compose-mail.ts';
import { type Colour, colours } from './mail-look.ts';

/** A mail with every block there is, each text made by `say`. */
function mailOf(say: (text: string) => string, locale = 'en'): MailDescription {
  const url = 'https://walory.example/x?a=1&b=2';
  return {
    kind: 'test',
    locale,
    brand: say('Walory'),
    subject: say('Subject'),
    heading: say('Heading'),
    preview: say('Preview'),
    blocks: [
      { is: 'paragraph', text: say('Paragraph') },
      { is: 'heading', text: say('PART') },
      { is: 'action', label: say('Go'), url },
      { is: 'address', hint: say('Hint'), url },
      {
        is: 'figures',
        figures: [
          { label: say('Worth'), value: say('543 076,24 zł'), change: { text: say('+2.3%'), tone: 'gain' } },
          { label: say('Return'), value: say('-1.2%'), change: { text: say('-0.4%'), tone: 'loss' } },
        ],
      },
      {
        is: 'table',
        label: say('Moves'),
        headers: [say('Asset'), say('Change')],
        rows: [[say('NVIDIA'), { text: say('+15.2%'), tone: 'gain' }]],
      },
      {
        is: 'items',
        items: [
          {
            title: say('Title'),
            text: say('Text'),
            url,
            remark: say('14:05'),
            less: { label: say('Less'), url: 'https://walory.example/less' },
          },
        ],
      },
      { is: 'code', code: say('418207') },
      { is: 'note', text: say('Note') },
    ],
    why: say('Because'),
    links: [{ label: say('Settings'), url: 'https://walory.example/settings' }],
    unsubscribe: { label: say('Turn off'), url: 'https://walory.example/off' },
  };
}

const visible = (html: string) => html.replace(/<head>[\s\S]*<\/head>|<[^>]*>/g, ' ');

test('both forms of a mail say the same (N-1)', () => {
  const said: string[] = [];
  const { html, plain } = composeMail(
    mailOf((text) => {
      said.push(text);
      return text;
    }),
  );
  const htmlOnly = ['Walory', 'Subject', 'Preview', 'Hint'];
  for (const text of said) if (text !== 'Subject') expect(visible(html)).toContain(text);
  for (const text of said) if (!htmlOnly.includes(text)) expect(plain).toContain(text);
  for (const path of ['x?a=1&b=2', 'less', 'settings', 'off']) {
    expect(html).toContain(`href="https://walory.example/${path.replace('&', '&amp;')}"`);
    expect(plain).toContain(`https://walory.example/${path}`);
  }
  expect(plain).not.toContain('<');
});

test('nothing that is put into a mail becomes markup, or a line of its own (N-2)', () => {
  const attack = `"'><script>alert(1)</script><img src=x onerror=1>\r\n\r\n-- \r\nFrom: x &`;
  const { html, plain } = composeMail(mailOf(() => attack));
  expect(html).not.toMatch(/<(?:script|img)/);
  expect(html).not.toContain(`"'>`);
  // A text that may have several lines keeps them; what is one line stays one.
  const free = 2;
  expect(plain.match(/^From: x/gm)!.length).toBe(free);
});

test('a link of a mail leads to a page or nowhere (N-2)', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '/dashboard'])
    expect(() => composeMail({ ...mailOf(String), links: [{ label: 'x', url }] })).toThrow();
});

test('a mail loads nothing and reports nothing (N-2)', () => {
  const { html } = composeMail(mailOf(String));
  expect(html).not.toMatch(/<(?:img|link|script|iframe|object|form|input|video)\b|url\(|@import|@font-face/i);
});

test('escaping can be undone, so nothing is lost', () => {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(escaped.replace(/&(#?\w+);/g, (_, name) => names[name]!)).toBe(text);
    }),
  );
});

test('the language is said, tables that arrange are not read out, and both themes are there (N-3)', () => {
  const { html } = composeMail(mailOf(String, 'pl'));
  expect(html).toContain('<html lang="pl">');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  const tables = [...html.matchAll(/<table[^>]*>(?:<caption)?/g)].map(([tag]) => tag);
  for (const tag of tables) expect(/role="presentation"|<caption/.test(tag), tag).toBe(true);
  // Whatever has a class for the dark has its light at the element itself.
  for (const [, names, style] of html.matchAll(/class="([^"]*)" style="([^"]*)"/g))
    for (const [, name] of names!.matchAll(/[tgl]-(\S+)/g))
      expect(style).toContain(colours[name as Colour].light);
});

test('the colours of mails are the tokens of the product (N-3)', async () => {
  const tokens = await readFile(new URL('../../design-system/tokens.css', import.meta.url), 'utf8');
  for (const { token, light, dark } of Object.values(colours)) {
    const value = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1];
    expect(value, token).toBe(light === dark ? light : `light-dark(${light}, ${dark})`);
  }
});

test('every text can be read on its ground, light and dark (N-3)', () => {
  const pairs: [Colour, Colour][] = [
    ...(['ink', 'ink-3', 'link', 'gain', 'loss'] as const).map((text): [Colour, Colour] => [text, 'surface']),
    ...(['ink', 'ink-2', 'gain', 'loss'] as const).map((text): [Colour, Colour] => [text, 'well']),
    ['ink-2', 'ground'],
    ['ink-2', 'surface'],
    ['on-graphite', 'graphite'],
    ['mark', 'tile'],
    ['on-amber', 'amber'],
  ];
  for (const theme of ['light', 'dark'] as const)
    for (const [text, ground] of pairs)
      expect(
        contrast(colours[text][theme], colours[ground][theme]),
        `${text} on ${ground}, ${theme}`,
      ).toBeGreaterThanOrEqual(4.5);
});

/** By WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
      number,
      number,
      number,
    ];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
