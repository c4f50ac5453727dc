import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { useFigureWords } from '../../domains/overview/ui/use-figure-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { allMessages } from '../../i18n/messages.ts';
import { homeModules } from './home-modules.ts';

const dividend = { per_unit: '0.5', per_unit_currency: 'usd', units: '12', asset_id: 'x' };
const unsaid = { per_unit: null, per_unit_currency: null, units: '12' };
const events = [
  { kind: 'ex-dividend', ...dividend },
  { kind: 'dividend-payment', ...dividend, per_unit: '0.12345' },
  { kind: 'dividend-payment', ...unsaid },
  { kind: 'earnings', ...unsaid },
  { kind: 'split', ...unsaid },
  { kind: 'split', ...dividend },
  { kind: 'bond-interest', ...unsaid },
  { kind: 'bond-maturity', ...unsaid, units: '1' },
  { kind: 'rent', ...unsaid },
];

function shownIn(locale: Locale): string[] {
  const Shown = () => {
    const words = useFigureWords(homeModules);
    const texts = events.map((event) =>
      words.event({
        id: 'e',
        day: '2026-11-20',
        ticker: 'ABC',
        title: 'Abc',
        amount: null,
        paid_on: null,
        ...event,
      }),
    );
    return texts.map(({ title, note }) => `${title} / ${note}`).join('|');
  };
  const texts = {
    locale,
    timeZone: 'Europe/Warsaw',
    messages: allMessages(locale),
    children: createElement(Shown),
  };
  return renderToStaticMarkup(createElement(IntlProvider, texts)).split('|');
}

test('whatever may be coming of a module is told in its words, in both languages', () => {
  expect(shownIn('en')).toEqual([
    'ABC ex-dividend / 12 × $0.50',
    'ABC dividend / 12 × $0.1234',
    'ABC dividend / you hold 12',
    'ABC results / Quarterly report',
    'ABC split / you hold 12',
    'ABC split / you hold 12',
    'ABC interest / 12 bonds',
    'ABC matures / 1 bond',
    'Rent: ABC / from your tenant',
  ]);
  expect(shownIn('pl')).toEqual([
    'ABC: odcięcie dywidendy / 12 × $0.50',
    'ABC: dywidenda / 12 × $0.1234',
    'ABC: dywidenda / masz 12',
    'ABC: wyniki / Raport kwartalny',
    'ABC: split / masz 12',
    'ABC: split / masz 12',
    'Odsetki z\u00a0ABC / 12 obligacji',
    'Wykup ABC / 1 obligacja',
    'Czynsz: ABC / od najemcy',
  ]);
});
