import type { Locale } from '../../../../i18n/locales.ts';
import { type Area, allMessages, loadMessages } from '../../../../i18n/messages.ts';
import { translatorOf } from '../../../../i18n/translator.ts';
import type { Words } from '../../document/document-words.ts';

/** The words of a report's file; a document of another domain has words of its own beside them, which come first. */
export function reportWords(language: Locale, currency: string, own?: Area): Words {
  const wordsIn = (area: Area) => translatorOf(loadMessages(language, [area]), language, area);
  const translate = wordsIn('reportFiles');
  const first = own ? wordsIn(own) : translate;
  const say: Words['say'] = (key, values) => {
    const words = first.has(key) ? first : translate;
    if (!words.has(key)) throw new Error(`no words for ${key}`);
    return words(key, values);
  };
  const sectors: Record<string, string> = allMessages(language).market.sectors;
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return {
    language,
    currency,
    say,
    nameOf(way, { key, label }) {
      if (translate.has(`place.${key}`)) return say(`place.${key}`);
      if (way === 'by_sector') return sectors[key] ?? label;
      if (way === 'by_country' && /^[a-z]{2}$/i.test(key)) return countries.of(key.toUpperCase()) ?? label;
      return label;
    },
  };
}
