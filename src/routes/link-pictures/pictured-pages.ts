import type { IconName } from '../../design-system/brand/icon-paths.ts';
import { readBondOffer } from '../../domains/calculators/server/bond-offer.ts';
import { bondsPicture } from '../../domains/calculators/ui/tools/tool-pictures.ts';
import { instrumentBySlug } from '../../domains/instruments/server/instrument-store.ts';
import { visitorsSeePrices } from '../../domains/market-data/display-rights.ts';
import {
  isSymbolKind,
  type SymbolKind,
  symbolKinds,
} from '../../domains/market-data/ui/symbols/symbol-kind.ts';
import { siteText } from '../../domains/site-texts/server/site-text-store.ts';
import { brand } from '../../foundation/brand.ts';
import { dayInWarsaw } from '../../foundation/calendar-day.ts';
import { formatAmount } from '../../foundation/format-amount.ts';
import { nameIn } from '../../foundation/name-in.ts';
import type { Locale } from '../../i18n/locales.ts';
import { allMessages, type Messages } from '../../i18n/messages.ts';
import type { Services } from '../../platform/services.ts';
import { apiAreaNames } from '../api/api-areas.ts';
import type { Pictured } from './draw-link-picture.ts';
import type { Scene } from './picture-scene.ts';

type Words = { title: string; text: string };
type Page = {
  words(messages: Messages, services: Services): Words;
  sign?: IconName;
  scene?: Scene;
};

const tool = (
  area: 'toolSavings' | 'toolOverpayment' | 'toolLoan' | 'toolBonds',
  kind: 'savings' | 'overpayment' | 'loan',
): Page => ({
  words: (messages) => ({ title: messages[area].title, text: messages[area].card }),
  scene: { kind },
});

/** Where the heading of the page is broken, the picture's is: words of one line hang together. */
const inLines = (marked: string) =>
  marked.replace(/<line>(.*?)<\/line>/g, (_, line: string) => line.replaceAll(' ', '\u00a0'));

/** Pages by their English address; what the operator wrote takes the place of the words. */
const pages: Record<string, Page> = {
  home: {
    words: ({ home }) => ({ title: inLines(home.hero.title), text: home.meta.description }),
    scene: { kind: 'example' },
  },
  'about-us': { words: ({ about }) => ({ title: about.title, text: about.meta.text }), sign: 'users' },
  contact: { words: ({ contact }) => ({ title: contact.title, text: contact.meta.text }), sign: 'mail' },
  faq: { words: ({ faq }) => ({ title: faq.title, text: faq.meta.text }), sign: 'help' },
  pricing: { words: ({ pricing }) => ({ title: pricing.title, text: pricing.meta.text }), sign: 'tag' },
  'api-docs': {
    words: ({ apiDocs }) => ({ title: apiDocs.title, text: apiDocs.description }),
    sign: 'code',
  },
  login: { words: ({ auth }) => ({ title: auth.login.title, text: auth.login.description }), sign: 'key' },
  register: {
    words: ({ auth }) => ({ title: auth.register.title, text: auth.register.description }),
    sign: 'user',
  },
  tools: { words: ({ tools }) => ({ title: tools.title, text: tools.lead }), scene: { kind: 'savings' } },
  'tools/compound-interest': tool('toolSavings', 'savings'),
  'tools/housing-loan-subsidy': tool('toolLoan', 'loan'),
  'tools/mortgage-overpayment': {
    ...tool('toolOverpayment', 'overpayment'),
    words: ({ toolOverpayment: { title, card } }) => ({
      title,
      text: card.replace('{amount}', formatAmount('500', 'PLN', { decimals: 0 })),
    }),
  },
  'tools/treasury-bonds': {
    words: ({ toolBonds }) => ({ title: toolBonds.title, text: toolBonds.meta.text }),
  },
  symbols: {
    words: ({ symbols }, { settings }) => ({
      title: symbols.title,
      text: visitorsSeePrices(settings) ? symbols.lead : symbols.leadWithheld,
    }),
    sign: 'search',
  },
};

for (const area of apiAreaNames)
  pages[`api-docs/${area}`] = {
    words: ({ apiDocs }) => ({ title: apiDocs.areas[area].name, text: apiDocs.areas[area].text }),
    sign: 'code',
  };

const signs: Record<SymbolKind, IconName> = {
  stocks: 'building',
  indices: 'reports',
  etf: 'portfolios',
  crypto: 'link',
  commodities: 'drop',
  futures: 'calendar',
  bonds: 'bond',
};
for (const kind of symbolKinds)
  pages[`symbols/${kind}`] = {
    words: ({ symbols }) => ({ title: symbols.classes[kind].name, text: symbols.classes[kind].text }),
    sign: signs[kind],
  };

/** By the names of their files. */
export const picturedPages: ReadonlyMap<string, string> = new Map(
  Object.keys(pages).map((page) => [page.replaceAll('/', '-'), page]),
);

/** What stands on the picture of a page, by its name in an address; nothing where there is no such page. */
export async function picturedPage(
  services: Services,
  file: string,
  locale: Locale,
): Promise<Pictured | undefined> {
  const name = picturedPages.get(file);
  if (!name || (name === 'pricing' && !services.settings.plans)) return undefined;
  const { words, sign = null, scene = layersOf(name) } = pages[name]!;
  const edited = await siteText(services.database, name, locale);
  const { title, text } = edited ? editedWords(edited) : words(allMessages(locale), services);
  const bars = name === 'tools/treasury-bonds' ? await bondBars(services) : undefined;
  return { title, text, ticker: null, sign, scene: bars ?? scene };
}

/** The name of the product stands above. */
function editedWords({ title, description }: { title: string; description: string }): Words {
  const own = title.replaceAll(new RegExp(`\\s+[·|–-]\\s+${brand.name}$`, 'g'), '');
  return { title: own, text: description };
}

/** The same for a page in every language and at any time. */
function layersOf(name: string): Scene {
  const turn = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1000, 7);
  return { kind: 'layers', turn: turn / 100 };
}

async function bondBars(services: Services): Promise<Scene | undefined> {
  const { data } = await readBondOffer({ services });
  const offer = data.map(({ issue_month, first_rate, ...series }) => ({
    ...series,
    issueMonth: issue_month,
    firstRate: first_rate,
  }));
  const picture = bondsPicture(offer, dayInWarsaw(services.clock.now()));
  if (!picture) return undefined;
  const most = Math.max(...picture.bars.map(({ rate }) => rate));
  return {
    kind: 'bars',
    bars: picture.bars.map(({ kind, rate }) => ({
      name: kind,
      share: Math.max(0, Math.round((rate / most) * 100) / 100),
      isBest: kind === picture.best,
    })),
  };
}

/** Who it is, what it is traded as and where: no price, which would be old by the time somebody sees it. */
export async function picturedSymbol(
  { database }: Services,
  { kind, slug }: { kind: string; slug: string },
  locale: Locale,
): Promise<Pictured | undefined> {
  if (!isSymbolKind(kind)) return undefined;
  const found = await instrumentBySlug(database, kind, slug);
  if (!found) return undefined;
  const { classes, exchanges } = allMessages(locale).symbols;
  const names: Record<string, string> = exchanges;
  const exchange = names[found.mic] ?? found.mic;
  return {
    title: nameIn(found.names, locale, found.ticker),
    text: [classes[kind].one, exchange].filter(Boolean).join(' · '),
    ticker: found.ticker,
    sign: signs[kind],
    scene: layersOf(kind),
  };
}
