import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, setRates, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import { ourBook, today } from '../../support/our-book.ts';
import { connectModule, disconnectModule } from '../../support/records/connected-module.ts';
import { newLoan, newProperty, newRent } from '../../support/records/own-property.ts';

const our = ourBook();
beforeEach(() => our.walory.database.run(sql`delete from properties`));

const browser = () => our.anna.browser;
const create = async (changes: Record<string, unknown> = {}) =>
  (await must(browser().post('/api/properties', newProperty(changes)))).body.data;
const read = (id: string, query = '') => our.anna.read(`/api/properties/${id}${query}`);

describe('a property', () => {
  test('is kept as it was entered, its price as today’s valuation (RE-3)', async () => {
    const made = await create({ name: '  Kawalerka  ', state: null });
    expect(made).toMatchObject({
      name: 'Kawalerka',
      bought_price: '349000',
      current_price: '389000',
      valued_on: today,
      bought_at: Date.UTC(2024, 3, 26),
      build_at: '1978-01-01',
      state: null,
      lat: 54.4965,
      market_type: 2,
      share: '100',
      balcony: true,
      version: 1,
    });
    const { data } = await our.anna.read('/api/properties');
    expect(data).toHaveLength(1);
    expect(data[0].figures).toMatchObject({ value: '389000', equity: '389000', gain: '40000', owed: '0' });
  });

  test('keeps each price with its day when it changes, and none when it does not (RE-3)', async () => {
    const { id, version } = await create();
    await our.walory.database.run(sql`update property_valuations set day = '2026-10-02'`);
    await must(browser().put(`/api/properties/${id}`, newProperty({ name: 'Inna', version })));
    expect((await read(id)).valuations).toHaveLength(1);
    await must(browser().put(`/api/properties/${id}`, newProperty({ current_price: '395000' })));
    expect((await read(id)).valuations).toEqual([
      { day: '2026-10-02', price: '389000', currency: 'pln' },
      { day: today, price: '395000', currency: 'pln' },
    ]);
  });

  test('has valuations of other days too, and always one', async () => {
    const { id } = await create();
    await must(browser().post(`/api/properties/${id}/valuations`, { day: '2025-10-02', price: '364000' }));
    const valuations = (await read(id)).valuations;
    expect(valuations.map(({ day }: { day: string }) => day)).toEqual(['2025-10-02', today]);
    await must(browser().delete(`/api/properties/${id}/valuations/${today}`));
    expect((await read(id)).current_price).toBe('364000');
    const errors = await our.errorsOf(() => browser().delete(`/api/properties/${id}/valuations/2025-10-02`));
    expect(errors).toEqual({ day: ['valuationDayError'] });
  });

  test('made twice by one submission is one', async () => {
    const body = newProperty({ submission_id: newId() });
    const [first, second] = await Promise.all([
      must(browser().post('/api/properties', body)),
      must(browser().post('/api/properties', body)),
    ]);
    expect(first.body.data.id).toBe(second.body.data.id);
    expect((await our.anna.read('/api/properties')).data).toHaveLength(1);
  });

  test('is changed by who saw its newest version', async () => {
    const { id } = await create();
    await must(browser().put(`/api/properties/${id}`, newProperty({ name: 'Pierwsza', version: 1 })));
    const late = await our.refused(() =>
      browser().put(`/api/properties/${id}`, newProperty({ name: 'Druga', version: 1 })),
    );
    expect(late).toMatchObject({ status: 409, current: { name: 'Pierwsza', version: 2 } });
  });

  test('goes with everything that belongs to it', async () => {
    const { id } = await create();
    await must(browser().post(`/api/properties/${id}/flows`, newRent()));
    await must(browser().put(`/api/properties/${id}/loan`, newLoan()));
    await must(browser().delete(`/api/properties/${id}`));
    expect((await browser().get(`/api/properties/${id}`)).status).toBe(404);
    for (const table of ['property_flows', 'property_loans', 'property_valuations'])
      expect((await our.walory.database.raw(`select from ${table}`)).rows).toEqual([]);
  });

  test('is found by name', async () => {
    const { id } = await create();
    expect((await our.anna.read('/api/property-names')).data).toEqual([
      { id, name: 'Kawalerka, Redłowo', city: 'Gdynia' },
    ]);
  });

  test('is its owner’s alone', async () => {
    const { id } = await create();
    const jan = await Trader.start(our.walory);
    expect((await jan.browser.get(`/api/properties/${id}`)).status).toBe(404);
    expect((await jan.browser.put(`/api/properties/${id}`, newProperty())).status).toBe(404);
    expect((await jan.browser.post(`/api/properties/${id}/flows`, newRent())).status).toBe(404);
    expect((await jan.browser.delete(`/api/properties/${id}`)).status).toBe(404);
    expect((await jan.read('/api/properties')).data).toEqual([]);
  });
});

describe('what a property refuses, with nothing saved', () => {
  test.each([
    ['a name of two letters', { name: 'ab' }, { name: ['propertyNameError'] }],
    ['a name of 51 letters', { name: 'x'.repeat(51) }, { name: ['propertyNameError'] }],
    ['no street', { street: '  ' }, { street: ['required'] }],
    ['no city and country', { city: '', country: '' }, { city: ['required'], country: ['required'] }],
    ['no house number', { street_number: '' }, { street_number: ['streetNumberError'] }],
    ['less than a square metre', { meter_square: '0.9' }, { meter_square: ['propertyMeterSquareError'] }],
    ['a price below one', { current_price: '0.99' }, { current_price: ['valueError'] }],
    ['nothing paid', { bought_price: 0 }, { bought_price: ['valueError'] }],
    ['a price beyond all', { bought_price: '1000000000001' }, { bought_price: ['maxValueError'] }],
    ['no currency', { currency_id: '' }, { currency_id: ['currencyError'] }],
    [
      'a currency that does not exist',
      { bought_currency_id: newId() },
      { bought_currency_id: ['currencyError'] },
    ],
    ['no day of purchase', { bought_at: null }, { bought_at: ['boughtAtError'] }],
    ['a purchase tomorrow', { bought_at: Date.UTC(2026, 10, 14, 12) }, { bought_at: ['boughtAtError'] }],
    ['a purchase at the end of time', { bought_at: 9e15 }, { bought_at: ['boughtAtError'] }],
    ['no market', { market_type: null }, { market_type: ['marketTypeError'] }],
    ['a third market', { market_type: 3 }, { market_type: ['marketTypeError'] }],
    ['a share of 0', { share: 0 }, { share: ['shareInRealEstateError'] }],
    ['a share of 101', { share: '101' }, { share: ['shareInRealEstateError'] }],
    ['a share of 100.000001', { share: '100.000001' }, { share: ['shareInRealEstateError'] }],
    ['a place north of the pole', { lat: 90.1 }, { lat: ['coordinatesError'] }],
    ['a place beyond the date line', { lng: -180.5 }, { lng: ['coordinatesError'] }],
    ['half a place', { lat: null }, { lat: ['coordinatesError'] }],
    ['a cost below zero', { notary_cost: '-1' }, { notary_cost: ['costError'] }],
  ])('%s', async (_, changes, errors) => {
    expect(await our.errorsOf(() => browser().post('/api/properties', newProperty(changes)))).toEqual(errors);
  });
});

describe('rent and costs', () => {
  test.each([
    [
      'a rent in another currency (RE-13)',
      { currency_id: currencyIds.eur },
      { currency_id: ['currencyError'] },
    ],
    ['nothing', { amount: '0' }, { amount: ['amountError'] }],
    ['a day before the purchase', { from_day: '2024-04-25' }, { from_day: ['flowDayError'] }],
    ['a day that does not exist', { from_day: '2025-02-30' }, { from_day: ['flowDayError'] }],
    ['an end before its start', { to_day: '2024-06-09' }, { to_day: ['flowDayError'] }],
    ['13 months without a tenant', { vacancy_months: '13' }, { vacancy_months: ['vacancyError'] }],
    ['a tax of 101 percent', { tax_percent: '101' }, { tax_percent: ['taxError'] }],
  ])('refuse %s', async (_, changes, errors) => {
    const { id } = await create();
    const send = () => browser().post(`/api/properties/${id}/flows`, newRent(changes));
    expect(await our.errorsOf(send)).toEqual(errors);
  });

  test('make a year’s net rent, a yield and a return (RE-8, RE-9, RE-12)', async () => {
    const { id } = await create();
    const rent = (await must(browser().post(`/api/properties/${id}/flows`, newRent()))).body.data.id;
    await must(
      browser().post(
        `/api/properties/${id}/flows`,
        newRent({ kind: 'cost', amount: '450', vacancy_months: '3' }),
      ),
    );
    const detail = await read(id);
    expect(detail.rented).toEqual({ until: null });
    expect(detail.figures.year).toMatchObject({
      rent: '30474.96',
      costs: '5400',
      tax: '2590.32',
      net: '22484.64',
    });
    expect(detail.figures.net_yield).toBeCloseTo((22484.64 / 389000) * 100, 6);
    expect(detail.figures.irr).toMatchObject({ is_annual: true, reason: null });
    await must(browser().put(`/api/properties/${id}/flows/${rent}`, newRent({ to_day: '2027-08-31' })));
    expect((await read(id)).rented).toEqual({ until: '2027-08-31' });
    await must(browser().delete(`/api/properties/${id}/flows/${rent}`));
    expect((await read(id)).rented).toBeNull();
  });

  test('keep the currency of their property (RE-13)', async () => {
    const { id } = await create();
    await must(browser().post(`/api/properties/${id}/flows`, newRent()));
    const change = () =>
      browser().put(`/api/properties/${id}`, newProperty({ currency_id: currencyIds.eur }));
    expect(await our.errorsOf(change)).toEqual({ currency_id: ['keptCurrencyError'] });
  });
});

describe('a mortgage', () => {
  test.each([
    ['longer than 50 years', { months: 601 }, { months: ['loanTermError'] }],
    ['of no months', { months: 0 }, { months: ['loanTermError'] }],
    ['at 1,000 percent', { percent: '1000' }, { percent: ['interestRateError'] }],
    ['of nothing', { amount: '0' }, { amount: ['amountError'] }],
    ['taken tomorrow', { taken_on: '2026-11-14', first_due: '2026-12-14' }, { taken_on: ['loanDayError'] }],
    ['paid back before it was taken', { first_due: '2024-04-26' }, { first_due: ['loanDayError'] }],
    [
      'with a later rate of 1,000 percent',
      { rate_changes: [{ from: '2025-01-01', percent: '1000' }] },
      { 'rate_changes.0.percent': ['interestRateError'] },
    ],
    [
      'overpaid before its first instalment',
      { overpayments: [{ day: '2024-05-01', amount: '1', after: 'lower' }] },
      { overpayments: ['loanDayError'] },
    ],
  ])('is refused %s', async (_, changes, errors) => {
    const { id } = await create();
    const send = () => browser().put(`/api/properties/${id}/loan`, newLoan(changes));
    expect(await our.errorsOf(send)).toEqual(errors);
  });

  test('is owed after its instalments, and equity counts the share of both (RE-1, RE-2, RE-17)', async () => {
    const { id } = await create({ share: '50' });
    await must(browser().put(`/api/properties/${id}/loan`, newLoan()));
    const { loan, figures } = await read(id);
    expect(loan.schedule).toHaveLength(360);
    expect(loan.schedule[0]).toMatchObject({ day: '2024-05-31', paid: '2071.55', interest: '1814.8' });
    expect(loan.schedule.at(-1).balance).toBe('0');
    const last = loan.schedule.findLast(({ day }: { day: string }) => day <= today);
    expect(loan.owed).toBe(last.balance);
    expect(Number(figures.owed)).toBe(Number(loan.owed) / 2);
    expect(Number(figures.equity)).toBeCloseTo((389000 - Number(loan.owed)) / 2, 6);
    expect(Number(figures.next_instalment.amount)).toBeCloseTo(2071.55 / 2, 6);
    await must(browser().delete(`/api/properties/${id}/loan`));
    expect((await read(id)).loan).toBeNull();
  });

  test('may be in another currency, and follow new rates and overpayments (RE-13, RE-15, RE-16)', async () => {
    await setRates(our.walory.database, { eur: { '2024-04-26': '4.00', '2026-11-13': '4.50' } });
    await tellMarketChanged(our.walory.database);
    const { id } = await create();
    const loan = newLoan({
      currency_id: currencyIds.eur,
      amount: '70000',
      rate_kind: 'floating',
      rate_changes: [{ from: '2025-06-15', percent: '5' }],
      overpayments: [{ day: '2025-03-10', amount: '10000', after: 'shorter' }],
    });
    await must(browser().put(`/api/properties/${id}/loan`, loan));
    await vi.waitFor(async () => {
      const detail = await read(id);
      expect(detail.loan.percent_now).toBe('5');
      expect(detail.loan.schedule.length).toBeLessThan(360);
      expect(Number(detail.figures.owed)).toBeCloseTo(Number(detail.loan.owed) * 4.5, 6);
    });
  });
});

describe('the module', () => {
  const statistics = (query: string) => our.anna.read(`/api/statistics?${query}`);

  test('has its value, history and allocation, and is part of the whole (RE-10)', async () => {
    const { id } = await create();
    await must(browser().put(`/api/properties/${id}/loan`, newLoan()));
    const { figures } = await read(id);
    const own = await statistics('module=real-estate&period=max');
    expect(own.figures.market_value).toBe(figures.equity);
    expect(own.figures.first_day).toBe('2024-04-26');
    expect(own.history.value.at(-1)).toBeCloseTo(Number(figures.equity), 1);
    expect(own.allocation.by_class).toMatchObject([{ key: 'real-estate', share: 100 }]);
    expect(own.upcoming).toEqual([]);
    await must(browser().post(`/api/properties/${id}/flows`, newRent()));
    const [rent] = (await statistics('module=real-estate')).upcoming;
    expect(rent).toMatchObject({ kind: 'rent', day: '2026-12-10', amount: '2539.58' });
    await connectModule(browser(), 'real-estate');
    expect((await statistics('module=all')).figures.market_value).toBe(figures.equity);
  });

  test('counts in the whole while it is connected, and loses nothing meanwhile (P-18)', async () => {
    const { id } = await create();
    await must(browser().post(`/api/properties/${id}/flows`, newRent()));
    await connectModule(browser(), 'real-estate');
    const before = await statistics('module=all');
    await disconnectModule(browser(), 'real-estate');
    const without = await statistics('module=all');
    expect(without).toMatchObject({ upcoming: [], allocation: { by_class: [] } });
    expect(without.history.value.at(-1)).toBe(0);
    expect(Number(without.figures.market_value)).toBe(0);
    expect((await statistics('module=real-estate')).figures).toEqual(before.figures);
    await connectModule(browser(), 'real-estate');
    expect(await statistics('module=all')).toEqual(before);
  });

  test('is told in the shown currency: today’s value at today’s rate, the gain at each day’s (RE-4)', async () => {
    await setRates(our.walory.database, { eur: { '2024-04-26': '4.00', '2026-11-13': '5.00' } });
    await tellMarketChanged(our.walory.database);
    const { id } = await create();
    await vi.waitFor(async () => {
      const { figures } = await read(id, '?currency=eur');
      expect(figures).toMatchObject({
        currency: 'eur',
        value: '77800',
        bought_price: '69800',
        cost: '87250',
      });
      expect(figures.gain).toBe('-9450');
    });
  });

  test('says which properties it cannot value', async () => {
    await setRates(our.walory.database, {});
    await tellMarketChanged(our.walory.database);
    await create();
    await vi.waitFor(async () => {
      const { data } = await our.anna.read('/api/properties?currency=usd');
      expect(data[0].figures).toMatchObject({ value: null, equity: null, irr: { reason: 'unknown-value' } });
      expect((await statistics('module=real-estate&currency=usd')).figures).toMatchObject({
        market_value: null,
        missing: 1,
      });
    });
  });

  test('draws value, mortgage and price of all over time (RE-7)', async () => {
    const { id } = await create();
    await must(browser().put(`/api/properties/${id}/loan`, newLoan()));
    const course = await our.anna.read('/api/property-course');
    expect(course.days.at(-1)).toBe(today);
    expect(course.value.at(-1)).toBe(389000);
    expect(course.cost.at(-1)).toBe(349000);
    expect(course.owed.at(-1)).toBeCloseTo(Number((await read(id)).loan.owed), 2);
  });

  test('is in the archive of one’s own data, and goes with the account', async () => {
    const person = await Trader.start(our.walory);
    const { id } = (await must(person.browser.post('/api/properties', newProperty()))).body.data;
    await must(person.browser.post(`/api/properties/${id}/flows`, newRent()));
    const { bytes } = await must(person.browser.get('/api/user/export'));
    const [kept] = JSON.parse(strFromU8(unzipSync(bytes)['properties.json']!));
    expect(kept).toMatchObject({
      id,
      valuations: [{ price: '389000' }],
      flows: [{ amount: '2650' }],
      loan: null,
    });
    const gone = await person.browser.send('DELETE', '/api/user', { password: person.person.password });
    expect(gone.status).toBe(200);
    expect((await our.walory.database.raw('select from properties')).rows).toEqual([]);
  });
});
