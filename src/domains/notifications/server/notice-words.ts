import { brand } from '../../../foundation/brand.ts';
import { formatAmount, priceDecimals } from '../../../foundation/format-amount.ts';
import { numbersIn } from '../../../foundation/format-number.ts';
import { warsawZone } from '../../../foundation/warsaw/warsaw-zone.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { translatorOf } from '../../../i18n/translator.ts';
import type { NoticeKind } from '../notice-kinds.ts';

const tags = { en: 'en-GB', pl: 'pl-PL' };

type NoticeRow = { kind: NoticeKind; params: Record<string, string> };

/** What a notification says, in a language: amounts, days and percentages as people read them there. */
export function wordsOf(locale: Locale, { kind, params }: NoticeRow): { title: string; text: string } {
  const t = translatorOf(loadMessages(locale, ['notices']), locale, 'notices');
  // Where nothing is said of credit there is none.
  const values = { brand: brand.name, credit: 'none', ...written(locale, kind, params) };
  return { title: t(`${kind}.title`, values), text: t(`${kind}.text`, values) };
}

const days = (locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' });
const moments = (locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: warsawZone,
  });

/** By the name of a value one knows what it is. */
function written(
  locale: Locale,
  kind: NoticeKind,
  params: Record<string, string>,
): Record<string, string | number> {
  if (kind === 'announcement')
    return { title: params[`title_${locale}`] ?? '', text: params[`text_${locale}`] ?? '' };
  const numbers = numbersIn(locale);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      switch (name) {
        case 'amount':
          return [name, formatAmount(value, params.currency ?? 'pln')];
        case 'price':
        case 'level': {
          const decimals = priceDecimals(value);
          return [
            name,
            params.currency === ''
              ? numbers.number(value, { decimals })
              : formatAmount(value, params.currency ?? 'pln', { decimals }),
          ];
        }
        case 'percent':
          return [name, numbers.percent(value, { decimals: 1, signed: true })];
        case 'held':
        case 'wanted':
          return [name, numbers.percent(value, { decimals: 1 })];
        case 'coverage':
        case 'below':
          return [name, numbers.percent(value, { decimals: 0 })];
        case 'count':
          return [name, Number(value)];
        case 'day':
          return [name, days(locale).format(new Date(`${value}T00:00:00Z`))];
        case 'at':
          return [name, moments(locale).format(new Date(value))];
        default:
          return [name, value];
      }
    }),
  );
}
