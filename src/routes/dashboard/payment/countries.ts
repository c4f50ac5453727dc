import type { Locale } from '../../../i18n/locales.ts';

/** Of the Union, and where Poles live besides. */
const codes =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PT RO SE SI SK UA US'.split(' ');

/** Countries of buyers by name, Poland first; the one that was chosen is always among them. For loaders alone. */
export function countriesIn(locale: Locale, chosen: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const named = (value: string) => ({ value, label: names.of(value) ?? value });
  const others = chosen === 'PL' || codes.includes(chosen) ? codes : [...codes, chosen];
  const inOrder = others.map(named).sort((a, b) => a.label.localeCompare(b.label, locale));
  return [named('PL'), ...inOrder];
}
