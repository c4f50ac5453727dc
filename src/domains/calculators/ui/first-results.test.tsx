import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { bondFields } from '../bond-choice/bond-fields.ts';
import { impliedReference, type OfferedSeries } from '../bond-choice/bond-offer.ts';
import { readAddress } from '../fields/fields.ts';
import { loanFields } from '../loan-subsidy/loan-fields.ts';
import { overpaymentFields } from '../overpayment/overpayment-fields.ts';
import { savingsFields } from '../savings/savings-fields.ts';
import { BondCalculator } from './bond-choice/bond-calculator.tsx';
import { loadSchedules } from './frame/schedule-card.tsx';
import { LoanCalculator } from './loan-subsidy/loan-calculator.tsx';
import { OverpaymentCalculator } from './overpayment/overpayment-calculator.tsx';
import { SavingsCalculator } from './savings/savings-calculator.tsx';

function shown(page: ReactNode, locale: Locale): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider
        locale={locale}
        messages={allMessages(locale)}
        timeZone="Europe/Warsaw"
        now={new Date('2026-11-15')}
      >
        {page}
      </IntlProvider>
    </MemoryRouter>,
  );
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
}
const around = { questions: [], blocks: [] };
const plainText = (text: string) => text.replaceAll('|', '').replace(/[\u00a0\u202f]/g, ' ');

// A page of the server waits for it.
beforeAll(async () => {
  await loadSchedules();
});

/** The first result is in what the server writes (C-3). */
describe('what the server writes', () => {
  const loan = (query: string, locale: Locale = 'pl') =>
    plainText(
      shown(
        <LoanCalculator entries={readAddress(loanFields, new URLSearchParams(query))} {...around} />,
        locale,
      ),
    );

  test('the loan warns before any number, then says the instalment, subsidies and saving', () => {
    const text = loan('');
    expect(text.indexOf('Ten program nigdy nie wszedł w życie.')).toBeGreaterThan(0);
    expect(text.indexOf('Ten program nigdy nie wszedł w życie.')).toBeLessThan(text.indexOf('2 412,04 zł'));
    for (const figure of ['3 734,07 zł', '233 729,92 zł', '275 981,18 zł', '620 221,45 zł', '344 240,27 zł'])
      expect(text).toContain(figure);
    expect(text).toContain('próg dla 3 osób: 23 000 zł');
    expect(text).toContain('koniec dopłat: 2 801,53 zł');
    // the first year of the schedule
    expect(text).toContain('57 401,50');
    expect(text).toContain('480 000,00');
  });

  test('the same in English, with money as złoty is written', () => {
    const text = loan('', 'en');
    expect(text).toContain('This programme never came into force.');
    expect(text).toContain('2 412,04 zł');
  });

  test('hints: income above the limit, a large home, a term too short', () => {
    const text = loan('income=24000&area=500&months=120', 'en');
    expect(text).toContain('above the limit of 23 000 zł: 250,00 zł less subsidy each month');
    expect(text).toContain('Above 100 m²: large for 3 people.');
    expect(text).toContain('The programme required at least 180 months.');
  });

  test('what an address says wrongly is refused in words, and the rest is calculated (C-1)', () => {
    const text = loan('months=601&amount=abc&location=atlantis', 'en');
    expect(text).toContain('Enter a whole number from 12 to 600. Until then we use 300.');
    expect(text).toContain('Enter a number from 1 000 to 10 000 000. Until then we use 500 000.');
    expect(text).toContain('The link had an unknown option here. We use this one.');
    expect(text).toContain('2 412,04 zł');
  });

  test('a million in twenty years', () => {
    const calculator = (query: string, locale: Locale) =>
      plainText(
        shown(
          <SavingsCalculator entries={readAddress(savingsFields, new URLSearchParams(query))} {...around} />,
          locale,
        ),
      );
    expect(calculator('', 'pl')).toContain('Co miesiąc trzeba odłożyć2 164,32 złprzez 20 lat');
    expect(calculator('start=500000', 'en')).toContain('What you have is enough');
    expect(calculator('ask=value&monthly=100&rate=0&years=1&start=0', 'en')).toContain(
      'You will have1 200,00 złafter 1 year',
    );
  });

  test('an overpaid loan says how much sooner it ends, or what the next instalment is', () => {
    const calculator = (query: string, locale: Locale) =>
      plainText(
        shown(
          <OverpaymentCalculator
            entries={readAddress(overpaymentFields, new URLSearchParams(query))}
            {...around}
          />,
          locale,
        ),
      );
    expect(calculator('', 'pl')).toMatch(/bez długu o \d+ (lata|lat) i \d+ miesi\p{L}+ wcześniej/u);
    expect(calculator('monthly=0', 'en')).toContain('Enter an overpayment to see what it saves.');
    expect(calculator('effect=lower', 'en')).toMatch(/next instalment 2 87\d,\d\d zł instead of 2 878,35 zł/);
  });

  describe('bonds', () => {
    const offer: OfferedSeries[] = [
      { kind: 'OTS', symbol: 'OTS0226', issueMonth: '2025-11', firstRate: '2.75', margin: null, fee: null },
      { kind: 'ROR', symbol: 'ROR1126', issueMonth: '2025-11', firstRate: '4.5', margin: '0', fee: '0.5' },
      { kind: 'EDO', symbol: 'EDO1135', issueMonth: '2025-11', firstRate: '5.75', margin: '2', fee: '3' },
    ];
    const calculator = (query: string, locale: Locale, known = offer) =>
      plainText(
        shown(
          <BondCalculator
            entries={readAddress(bondFields(impliedReference(known)), new URLSearchParams(query))}
            offer={known}
            day="2025-11-15"
            {...around}
          />,
          locale,
        ),
      );

    test('are compared with their terms, the best first', () => {
      const text = calculator('', 'pl');
      expect(text).toContain('Najwięcej: EDO');
      expect(text).toContain('5,75%, potem inflacja + 2,00%');
      expect(text).toContain('4,50%, potem stopa NBP + 0,00%');
      expect(text).toContain('najnowszych znanych emisji: OTS0226, ROR1126, EDO1135');
      expect(calculator('months=2', 'en')).toContain('in all');
    });

    test('of which no terms are known leave an empty page, not a broken one', () => {
      expect(calculator('', 'en', [])).toContain('No bonds to compare');
    });
  });
});
