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

/** The product's own words of a page; a page that does not exist has none. */
export async function ownWords(on: Queries, type: string, lang: Language): Promise<Named | undefined> {
  if (isSitePage(type)) return wordsOfPage(type, lang);
  const wanted = symbolOfType(type);
  if (!wanted || !isMarketClass(wanted.class)) return undefined;
  if (wanted.slug === null) return wordsOfClass(wanted.class, lang);
  const instrument = await instrumentBySlug(on, wanted.class, wanted.slug);
  return instrument && wordsOfSymbol(instrument, wanted.class, lang);
}

function isMarketClass(slug: string): slug is MarketClass {
  return marketClasses.some((known) => known === slug);
}

function symbolTexts(lang: Language) {
  return createTranslator({ locale: lang, messages: allMessages(lang), namespace: 'symbols' });
}

export function wordsOfPage(page: SitePage, lang: Language): Named {
  const { home, site, pricing, tools, toolLoan, toolSavings, toolOverpayment, toolBonds } = allMessages(lang);
  const { coming } = site;
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
        description: t('meta.symbolsText'),
        blocks: [t('lead')],
      };
    }
    case 'about-us':
      return plain(coming.about);
    case 'contact':
      return plain(coming.contact);
    case 'faq':
      return plain(coming.faq);
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
      return plain({ title: site.apiDocs.title, text: site.apiDocs.description });
  }
}

export function wordsOfClass(kind: MarketClass, lang: Language): Named {
  const t = symbolTexts(lang);
  const name = t(`classes.${kind}.name`);
  const text = t(`classes.${kind}.text`);
  return {
    name,
    title: t('meta.symbolClass', { name, brand: brand.name }),
    description: t('meta.symbolClassText', { text }),
    blocks: [text],
  };
}

function wordsOfSymbol(instrument: FoundInstrument, kind: MarketClass, lang: Language): Named {
  const t = symbolTexts(lang);
  const exchanges: Record<string, string> = allMessages(lang).symbols.exchanges;
  const exchange = exchanges[instrument.mic] ?? instrument.mic;
  const name = nameIn(instrument.names, lang, instrument.ticker);
  const words = { kind, name, ticker: instrument.ticker, brand: brand.name };
  return {
    name,
    title: t('meta.symbol', words),
    description: t('meta.symbolText', { ...words, hasExchange: exchange ? 'yes' : 'no', exchange }),
    blocks: instrument.facts.description?.[lang]?.split(/\n\s*\n/).filter(Boolean) ?? [],
  };
}
