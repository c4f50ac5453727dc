import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { dayOf } from '../../../../foundation/calendar-day.ts';
import { decimal, textOf } from '../../../../foundation/decimal.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import type { PropertyDetail } from '../../contract.ts';
import { courseOf } from '../../property-course.ts';
import { propertyFigures } from '../../property-figures.ts';
import { flowForTests, loanForTests, marketForTests, propertyForTests } from '../../property-for-tests.ts';
import { figuresOutput } from '../../property-output.ts';
import { totalsOf } from '../../property-totals.ts';
import { PropertyHead } from '../list/property-head.tsx';
import { PropertyTable } from '../list/property-table.tsx';
import { PolandMap } from '../map/poland-map.tsx';
import { PropertyPanel } from './property-panel.tsx';

const market = marketForTests();
const property = propertyForTests({
  loan: loanForTests,
  flows: [flowForTests({ taxPercent: decimal('8.5'), vacancyMonths: decimal('0.5') })],
});
const figures = propertyFigures(property, market);
const { schedule } = figures.ledger;

const detail: PropertyDetail = {
  id: 'a',
  name: 'Studio, Redłowo',
  bought_price: '349000',
  bought_currency_id: 'pln',
  bought_currency: 'pln',
  current_price: '389000',
  currency_id: 'pln',
  currency: 'pln',
  valued_on: '2026-10-02',
  meter_square: '34',
  bought_at: Date.UTC(2024, 3, 26),
  build_at: null,
  country: 'Polska',
  state: 'pomorskie',
  city: 'Gdynia',
  street: 'ul. Legionów',
  street_number: '112/14',
  postal_code: '81-472',
  lat: 54.4965,
  lng: 18.5392,
  market_type: 2,
  share: '100',
  floor: null,
  balcony: true,
  rooms_count: null,
  bathrooms_count: 0,
  notary_cost: '0',
  transfer_tax: '0',
  agent_cost: '0',
  other_cost: '23900',
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  rented: { until: '2027-08-31' },
  figures: figuresOutput(property, figures, market, '34'),
  valuations: property.valuations.map(({ day, price, currency }) => ({
    day: dayOf(day),
    price: textOf(price),
    currency,
  })),
  flows: [
    {
      id: 'f',
      kind: 'rent',
      amount: '2650',
      every: 'month',
      from_day: '2024-06-10',
      to_day: null,
      vacancy_months: '0.5',
      tax_percent: '8.5',
      note: null,
    },
  ],
  loan: {
    amount: '312000',
    currency_id: 'pln',
    currency: 'pln',
    taken_on: '2024-04-26',
    first_due: '2024-05-31',
    months: 360,
    repayment: 'annuity',
    rate_kind: 'fixed',
    fixed_until: '2029-06-30',
    percent: '6.98',
    rate_changes: [],
    overpayments: [],
    owed: '303611.15',
    percent_now: '6.98',
    total_interest: '433758.31',
    ends_on: '2054-04-30',
    schedule: schedule.slice(0, 3).map((row) => ({
      day: dayOf(row.day),
      percent: textOf(row.percent),
      paid: textOf(row.paid),
      interest: textOf(row.interest),
      principal: textOf(row.principal),
      overpaid: textOf(row.overpaid),
      balance: textOf(row.balance),
    })),
  },
  course: courseOf([{ property, schedule }], market),
};

const ignored = () => {};
const actions = {
  details: ignored,
  edit: ignored,
  remove: ignored,
  addFlow: ignored,
  editFlow: ignored,
  removeFlow: ignored,
  addValuation: ignored,
  removeValuation: ignored,
  loan: ignored,
};

function shown(node: React.ReactNode, locale: 'en' | 'pl' = 'en'): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={allMessages(locale)} timeZone="Europe/Warsaw">
      {node}
    </IntlProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
}

const panel = (changes: Partial<PropertyDetail> = {}) => (
  <PropertyPanel
    property={{ ...detail, ...changes }}
    currency="PLN"
    mapStyle={null}
    actions={actions}
    onClose={ignored}
  />
);

test('the panel shows what was entered, a dash where nothing was', () => {
  const text = shown(panel());
  expect(text).toContain('ul. Legionów 112/14, 81-472 Gdynia, pomorskie');
  expect(text).toMatch(/Bought for 349 000 ,00 zł|Bought for 349 000,00 zł/);
  expect(text).toMatch(/Bought on 26 Apr 2024/);
  expect(text).toMatch(/Market secondary/);
  expect(text).toMatch(/Share 100%/);
  expect(text).toMatch(/Floor - /);
  expect(text).toMatch(/Rooms - /);
  expect(text).toMatch(/Bathrooms 0 /);
  expect(text).toMatch(/Balcony yes/);
  expect(shown(panel({ market_type: 9 }))).toMatch(/Market - /);
  expect(shown(panel({ balcony: null }), 'pl')).toMatch(/Balkon - /);
});

test('its figures stand with and without the loan (RE-11, RE-12)', () => {
  const text = shown(panel(), 'pl');
  expect(text).toMatch(/Rata 2 071 ?,55 zł/);
  expect(text).toMatch(/IRR bez kredytu \d+,\d%/);
  expect(text).toMatch(/IRR z kredytem \d+,\d%/);
  expect(text).toMatch(/Raty kredytu −24 858 ?,60 zł/);
  expect(
    shown(panel({ figures: { ...detail.figures, irr_with_loan: null }, loan: null }), 'pl'),
  ).not.toContain('IRR z kredytem');
});

test('the page shows equity, the map and the list, with what has no rate left out', () => {
  const unknown = {
    ...detail,
    id: 'b',
    name: 'Biuro',
    figures: { ...detail.figures, value: null, equity: null },
  };
  const properties = [detail, unknown];
  const totals = totalsOf(properties.map((each) => each.figures));
  const text = shown(
    <>
      <PropertyHead totals={totals} course={detail.course} today="2026-11-15" currency="PLN" />
      <PolandMap properties={properties} currency="PLN" chosen={null} onChoose={ignored} />
      <PropertyTable
        properties={properties}
        totals={totals}
        currency="PLN"
        chosen="a"
        onChoose={ignored}
        actions={actions}
      />
    </>,
  );
  expect(text).toContain('1 property is left out of these sums');
  expect(text).toMatch(/Mortgage 30\d \d{3} ?,\d\d zł/);
  expect(text).toContain('Rented until 31 Aug 2027');
  expect(text).toContain('Gdynia');
});
