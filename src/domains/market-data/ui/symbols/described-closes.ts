import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { addDays } from '../../../../foundation/calendar-day.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import type { symbolPage } from '../../contract.ts';
import { titlesOf } from '../../source-port/source-titles.ts';
import type { symbolTexts } from './symbol-texts.ts';

type Given = Pick<
  CallOutput<typeof symbolPage>['data'],
  'name' | 'ticker' | 'history' | 'price_source' | 'is_withheld'
>;

/** Fewer closes than these are no series of data. */
const fewest = 20;

/** The closes that the page's charts show, where there are enough of them; for real and shown prices alone. */
export function describedCloses(
  { name, ticker, history, price_source: source, is_withheld: isWithheld }: Given,
  { address, locale }: { address: string; locale: Locale },
  t: ReturnType<typeof symbolTexts>,
): object[] {
  const { first_day: first, closes } = history;
  const known = closes.filter((close) => close !== null).length;
  if (first === null || isWithheld || known < fewest) return [];
  const last = addDays(
    first,
    closes.findLastIndex((close) => close !== null),
  );
  const [creator] = titlesOf([source]);
  const inWords = (day: string) => dayText(day, 'long', allMessages(locale).ui);
  return [
    {
      '@type': 'Dataset',
      name: t('dataset.name', { name, ticker }),
      description: t('dataset.text', { name, ticker, from: inWords(first), to: inWords(last) }),
      url: address,
      inLanguage: locale,
      temporalCoverage: `${first}/${last}`,
      variableMeasured: t('dataset.measured'),
      isAccessibleForFree: true,
      ...(creator ? { creator: { '@type': 'Organization', name: creator } } : {}),
    },
  ];
}
