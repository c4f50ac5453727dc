import { createTranslator } from 'use-intl/core';
import { brand } from '../../../foundation/brand.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { allMessages } from '../../../i18n/messages.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type FoundInstrument, instrumentBySlug } from '../../instruments/server/instrument-store.ts';
import { type MarketClass, marketClasses } from '../../market-data/contract.ts';
import { isSitePage, type SitePage, symbolOfType } from '../site-pages.ts';
import type { Language } from './site-text-store.ts';

export type Words = { title: string; description: string; blocks: string[] };
type Named = Words & {
  /** What people call the page. */
  name: string;
};

/** The product's own words of a page, which promise prices only `priced`; a page that does not exist has none. */
export async function ownWords(
  on: Queries,
  type: string,
  lang: Language,
  priced: boolean,
): Promise<Named | undefined> {
  if (isSitePage(type)) return wordsOfPage(type, lang, priced);
  const wanted = symbolOfType(type);
  if (!wanted || !isMarketClass(wanted.class)) return undefined;
  if (wanted.slug === null) return wordsOfClass(wanted.class, lang, priced);
  const instrument = await instrumentBySlug(on, wanted.class, wanted.slug);
  return instrument && wordsOfSymbol(instrument, wanted.class, lang, priced);
}

function isMarketClass(slug: string): slug is MarketClass {
  return marketClasses.some((known) => known === slug);
}

function symbolTexts(lang: Language) {
  return createTranslator({ locale: lang, messages: allMessages(lang), namespace: 'symbols' });
}

export function wordsOfPage(page: SitePage, lang: Language, priced: boolean): Named {
  const {
    home,
    site,
    apiDocs,
    about,
    contact,
    faq,
    pricing,
    tools,
    toolLoan,
    toolSavings,
    toolOverpayment,
    toolBonds,
    auth,
  } = allMessages(lang);
  const plain = ({ title, text }: { title: string; text: string }): Named => ({
    name: title,
    title: `${title} · ${brand.name}`,
    description: text,
    blocks: [],
  });
  switch (page) {
    case 'home':
      return { name: site.nav.home, ...home.meta, blocks: [] };
    case 'symbols': {
      const t = symbolTexts(lang);
      return {
        name: t('title'),
        title: t('meta.symbols', { brand: brand.name }),
        description: t(priced ? 'meta.symbolsText' : 'meta.symbolsTextWithheld'),
        blocks: [t(priced ? 'lead' : 'leadWithheld')],
      };
    }
    case 'about-us':
      return plain(about.meta);
    case 'contact':
      return plain(contact.meta);
    case 'faq':
      return plain(faq.meta);
    case 'pricing':
      return plain(pricing.meta);
    case 'tools':
      return { ...plain(tools.meta), name: tools.title };
    case 'tools/housing-loan-subsidy':
      return { ...plain(toolLoan.meta), name: toolLoan.name };
    case 'tools/compound-interest':
      return { ...plain(toolSavings.meta), name: toolSavings.name };
    case 'tools/mortgage-overpayment':
      return { ...plain(toolOverpayment.meta), name: toolOverpayment.name };
    case 'tools/treasury-bonds':
      return { ...plain(toolBonds.meta), name: toolBonds.name };
    case 'api-docs':
      return plain({ title: apiDocs.title, text: apiDocs.description });
    case 'login':
    case 'register':
      return plain({ title: auth[page].title, text: auth[page].description });
  }
}

export function wordsOfClass(kind: MarketClass, lang: Language, priced: boolean): Named {
  const t = symbolTexts(lang);
  const name = t(`classes.${kind}.name`);
  const text = t(`classes.${kind}.text`);
  return {
    name,
    title: t(priced ? 'meta.symbolClass' : 'meta.symbolClassWithheld', { name, brand: brand.name }),
    description: t(priced ? 'meta.symbolClassText' : 'meta.symbolClassTextWithheld', { text }),
    blocks: [text],
  };
}

function wordsOfSymbol(
  instrument: FoundInstrument,
  kind: MarketClass,
  lang: Language,
  priced: boolean,
): Named {
  const t = symbolTexts(lang);
  const exchanges: Record<string, string> = allMessages(lang).symbols.exchanges;
  const exchange = exchanges[instrument.mic] ?? instrument.mic;
  const name = nameIn(instrument.names, lang, instrument.ticker);
  const words = { kind, name, ticker: instrument.ticker, brand: brand.name };
  return {
    name,
    title: t(priced ? 'meta.symbol' : 'meta.symbolWithheld', words),
    description: t(priced ? 'meta.symbolText' : 'meta.symbolTextWithheld', {
      ...words,
      hasExchange: exchange ? 'yes' : 'no',
      exchange,
    }),
    blocks: instrument.facts.description?.[lang]?.split(/\n\s*\n/).filter(Boolean) ?? [],
  };
}
