import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePages } from '../../../src/domains/site-texts/site-pages.ts';
import { addressOf, type Language } from '../../../src/domains/site-texts/ui/site-text.ts';
import { localeCookie } from '../../../src/i18n/locales.ts';
import { sessionCookie } from '../../../src/platform/http/cookies.ts';
import { operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let admin: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  walory = await startTestWalory({}, { pages: 'built' });
  admin = await operator(walory);
  visitor = walory.visitor();
  // Whoever brings a session, though a dead one, is shown no kept page.
  visitor.cookies.set(sessionCookie, 'nobody');
});
afterAll(() => walory.stop());

const types = [...sitePages, 'symbols/stocks', 'symbols/stocks/pko'];

const headOf = (html: string) => ({
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
});

async function pageOf(type: string, lang: Language): Promise<string> {
  // The address without a language leads to the one that was read last.
  visitor.cookies.delete(localeCookie);
  const { status, text } = await visitor.get(addressOf(type, lang), { headers: { accept: 'text/html' } });
  expect(status, `${type} in ${lang}`).toBe(200);
  return text;
}

const bothOf = async (type: string) => ({ en: await pageOf(type, 'en'), pl: await pageOf(type, 'pl') });

const wordsIn = (type: string, lang: Language) => ({
  title: `Tytuł ${lang}: ${type}`,
  description: `Opis ${lang} strony ${type}, napisany od nowa`,
  blocks: [`Pierwszy akapit <b>${lang}</b>`, `Drugi akapit ${lang}`],
});

test.each(oneIn(2, types))(
  'the words of %s are the operator’s, each language its own, until they are taken back (PS-12)',
  async (type) => {
    const remove = (lang: Language) =>
      admin.delete(`/api/admin/seo/content?type=${encodeURIComponent(type)}&lang=${lang}`);
    const before = headOf(await pageOf(type, 'pl'));
    for (const lang of ['en', 'pl'] as const) {
      const written = await admin.put('/api/admin/seo/content', { type, lang, ...wordsIn(type, lang) });
      expect(written.status).toBe(200);
    }
    const edited = await bothOf(type);
    for (const [lang, other] of [
      ['en', 'pl'],
      ['pl', 'en'],
    ] as const) {
      const { title, description } = wordsIn(type, lang);
      expect(headOf(edited[lang])).toEqual({ title, description });
      expect(edited[lang], 'text, never markup').toContain(`Pierwszy akapit &lt;b&gt;${lang}&lt;/b&gt;`);
      expect(edited[lang]).toContain(`>Drugi akapit ${lang}<`);
      expect(edited[lang]).not.toContain(`Drugi akapit ${other}`);
    }
    await remove('pl');
    const after = await bothOf(type);
    expect(headOf(after.pl)).toEqual(before);
    expect(after.pl).not.toContain('Drugi akapit');
    expect(after.en, 'the other language keeps its words').toContain('>Drugi akapit en<');
    await remove('en');
  },
);
