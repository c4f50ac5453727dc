import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal } from '../../../foundation/decimal.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { bondOutput, rateOutput, totalsOf, type ValuedHolding } from '../bond-output.ts';
import type { BondDetail } from '../contract.ts';
import { scheduleOf } from '../rules/schedule.ts';
import { shippedRates, termsOf } from '../rules/shipped-for-tests.ts';
import { holdingFigures } from '../rules/value-holding.ts';
import type { BondActions } from './list/bond-menu.tsx';
import { BondsTable } from './list/bonds-table.tsx';
import { BondsValueCard } from './list/bonds-value-card.tsx';
import { ChoicesCard } from './list/choices-card.tsx';

const day = '2026-09-20';
const assumption = { inflation: decimal('2.5'), referenceRate: decimal('3.75') };
const shown = { currency: 'pln', day, rates: new RateBook([], dayNumber(day)) };

function held(symbol: string, bought: string, amount: number, without: string[] = []): ValuedHolding {
  const schedule = scheduleOf(termsOf(symbol), bought, shippedRates(without));
  const bonds = { schedule, amount, closedOn: null, quoteOn: () => null };
  return {
    held: bonds,
    figures: holdingFigures(bonds, day, assumption),
    reference: '2.5',
    facts: {
      id: symbol,
      series_id: symbol,
      own_series_id: null,
      currency_id: 'pln',
      currency: 'pln',
      bond_currency: 'pln',
      symbol,
      amount,
      total: String(amount * 100),
      purchased_on: bought,
      margin: '1.5',
      first_rate: '6.3',
      fee: '0.7',
      face_value: '100',
      coupons_a_year: 0,
      closed_on: null,
      closed_how: null,
      exchanged_from: null,
      version: 1,
    },
  };
}

const all = [held('COI1228', '2024-12-03', 240), held('EDO0834', '2024-08-12', 10, ['2025-06'])];
const bonds = all.map((each) => bondOutput(each, shown));
const newest = { of: '2026-08', percent: decimal('3.4'), simulated: false };
const totals = totalsOf(
  all,
  shown,
  { inflation: newest, reference: { ...newest, of: '2026-03-05' } },
  assumption,
);
const nothing = () => {};
const actions: BondActions = {
  details: nothing,
  compare: nothing,
  edit: nothing,
  redeem: nothing,
  exchange: nothing,
  reopen: nothing,
  remove: nothing,
};
const { schedule } = all[0]!.held;
const detail: BondDetail = {
  bond: bonds[0]!,
  periods: schedule.periods.map((period, i) => ({ ...period, rate: rateOutput(schedule.rates[i] ?? null) })),
  payments: [],
  history: [],
  instead: null,
  day,
  assumed: { inflation: '2.5', policy_rate: '3.75' },
  cost: '24000.00',
};

const tableOf = (rows: typeof bonds) => (
  <BondsTable bonds={rows} totals={totals} compared="COI1228" actions={actions} exportable={false} />
);
const whole = (
  <>
    <BondsValueCard bonds={bonds} totals={totals} />
    <ChoicesCard detail={detail} />
    {tableOf(bonds)}
  </>
);

async function drawn(locale: Locale, content = whole): Promise<string> {
  const missing = vi.fn();
  const page = (
    <MemoryRouter>
      <IntlProvider locale={locale} timeZone="Europe/Warsaw" messages={allMessages(locale)} onError={missing}>
        {content}
      </IntlProvider>
    </MemoryRouter>
  );
  const { prelude } = await prerender(createElement(Suspense, null, page));
  expect(missing).not.toHaveBeenCalled();
  return (await new Response(prelude).text()).replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
}

test('the page says value, payments and ways, and a dash with its reason where a rate is missing (rule BD-7)', async () => {
  const [en, pl] = [await drawn('en'), await drawn('pl')];
  expect(en).toContain('Hold to 3 Dec 2028');
  expect(en).toContain('Unknown from 12 Aug 2025');
  expect(en).toContain('4-year, inflation + 1.50');
  expect(en).toContain('not advice');
  expect(pl).toContain('Trzymać do 3 gru 2028');
  expect(pl).toContain('Nieznana od 12 sie 2025');
  expect(pl).toContain('4-letnia, inflacja + 1,50');
});

test('an amount ahead that rests on an assumption carries ≈, and one that is known does not (rule BD-8)', async () => {
  const [assumed, known] = [bonds[0]!, bondOutput(held('TOS0127', '2024-01-02', 10), shown)];
  expect([assumed.at_maturity.is_assumed, known.at_maturity.is_assumed]).toEqual([true, false]);
  expect(await drawn('en', tableOf([assumed]))).toContain('≈ ');
  expect(await drawn('en', tableOf([known]))).not.toContain('≈');
});
