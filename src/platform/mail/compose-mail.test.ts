import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMail, escapeHtml } from './compose-mail.ts';

const content = {
  kind: 'test',
  locale: 'en',
  brand: 'Walory',
  subject: 'Subject',
  paragraphs: ['First', 'Second'],
  action: { label: 'Go', url: 'https://walory.example/x?a=1&b=2' },
  afterAction: 'After',
  linkHint: 'Hint',
  footer: 'Footer',
};

test('both forms of a mail say the same', () => {
  const { html, plain } = composeMail(content);
  for (const text of ['Subject', 'First', 'Second', 'Go', 'After', 'Footer']) {
    expect(html).toContain(text);
    expect(plain).toContain(text);
  }
  expect(html).toContain('href="https://walory.example/x?a=1&amp;b=2"');
  expect(plain).toContain('https://walory.example/x?a=1&b=2');
});

test('nothing that is put into a mail becomes markup', () => {
  const attack = `"'><script>alert(1)</script>&`;
  const { html } = composeMail({
    ...content,
    subject: attack,
    brand: attack,
    paragraphs: [attack],
    action: { label: attack, url: `https://x/${attack}` },
    afterAction: attack,
    linkHint: attack,
    footer: attack,
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain(`"'>`);
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
