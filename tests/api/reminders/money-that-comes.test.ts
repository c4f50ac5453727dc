import { beforeEach, describe, expect, it } from 'vitest';
import { simulatedSource } from '../../../src/domains/instruments/simulated-source.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, onPlan, quotedAsset, setRates } from '../../support/callers/trader.ts';
import { ownBond } from '../../support/records/own-bond.ts';
import { newLoan, newProperty } from '../../support/records/own-property.ts';
import { whatComes } from '../../support/what-comes.ts';

const our = whatComes();
const kindsOf = (list: { kind: string }[]) => list.map(({ kind }) => kind).sort();

describe('dividends', () => {
  let asset: string;
  beforeEach(async () => {
    const { database } = our.walory;
    await setRates(database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
    asset = await quotedAsset(database, { ticker: `D${newId().slice(-6)}`, currency: 'usd' });
  });

  async function dividend(day: string, paid: string | null, { amount = '0.75', source = 'test' } = {}) {
    await our.walory.database.run(sql`
      insert into corporate_events (id, instrument_id, kind, day, amount, currency_id, payment_day, source)
      values (${newId()}, ${asset}, 'dividend', ${day}, ${amount}, ${currencyIds.usd}, ${paid}, ${source})`);
  }

  it('are told on the working day before the ex-day, for what one holds, in one’s currency (EV-2, EV-3)', async () => {
    const { trader, notices } = await our.trader();
    const stranger = await our.trader();
    await trader.hold(asset, '2026-11-02', '10', '100');
    await dividend('2026-11-16', '2026-11-30');
    await our.tellOn('2026-11-12', '2026-11-11');
    expect(await notices()).toEqual([]);
    await our.tellOn('2026-11-13', '2026-11-12');
    const [notice] = await notices();
    expect(notice).toMatchObject({
      kind: 'exDividend',
      title: expect.stringMatching(/^D.{6} Inc goes ex-dividend on 16 November$/),
      description: 'For what you hold, about 30,00\u00a0zł before tax.',
      parent_type: 'holding',
      parent_id: trader.portfolio,
      is_simulated: false,
    });
    expect((await notices('pl'))[0]).toMatchObject({
      title: expect.stringMatching(/od 16 listopada bez prawa do dywidendy$/),
      description: 'Z\u00a0tego, co masz, około 30,00\u00a0zł przed podatkiem.',
    });
    await our.tellOn('2026-11-16', '2026-11-13');
    expect(await notices()).toHaveLength(1);
    expect(await stranger.notices()).toEqual([]);
  });

  it('are told on the day of payment to whoever held them before the ex-day (EV-3)', async () => {
    await dividend('2026-11-10', '2026-11-13');
    const had = await our.trader();
    const sold = await our.trader();
    const late = await our.trader();
    await had.trader.hold(asset, '2026-11-09', '4', '100');
    await sold.trader.hold(asset, '2026-11-02', '8', '100');
    await sold.trader.record('sell', '2026-11-10', { asset_id: asset, amount: '8', price: '100' });
    await late.trader.hold(asset, '2026-11-10', '4', '100');
    await our.tellOn('2026-11-13', '2026-11-12');
    expect(await had.notices()).toMatchObject([
      { kind: 'dividendPaid', description: 'About 12,00\u00a0zł before tax.' },
    ]);
    expect((await had.notices('pl'))[0]!.title).toMatch(/ Inc wypłaca dywidendę 13 listopada$/);
    expect((await sold.notices())[0]!.description).toBe('About 24,00\u00a0zł before tax.');
    expect(await late.notices()).toEqual([]);
  });

  it('of several portfolios are one, in złoty where their currencies differ', async () => {
    const { trader, notices } = await our.trader({ currency_id: currencyIds.usd });
    await onPlan(our.walory.database, trader, 'professional');
    await trader.hold(asset, '2026-11-02', '10', '100', { currency_id: currencyIds.usd });
    await dividend('2026-11-16', null);
    const other = await trader.addPortfolio({ name: 'Drugi', currency_id: currencyIds.eur });
    await trader.hold(asset, '2026-11-02', '2', '100', { portfolio_id: other });
    await our.tellOn('2026-11-13', '2026-11-12');
    expect((await notices()).map(({ description }) => description)).toEqual([
      'For what you hold, about 36,00\u00a0zł before tax.',
    ]);
  });

  it('on paper are told to whoever asks for that, and simulated ones inside only (EV-17)', async () => {
    const { trader, notices } = await our.trader({ is_virtual: true });
    await trader.hold(asset, '2026-11-02', '10', '100');
    await dividend('2026-11-16', null, { source: simulatedSource });
    await our.tellOn('2026-11-13', '2026-11-12');
    expect(await notices()).toEqual([]);
    const { data } = (await must(trader.browser.get('/api/notification-settings'))).body;
    const settings = { ...data, about_paper: true, choices: { dividends: { email: true } } };
    await must(trader.browser.put('/api/notification-settings', settings));
    await our.tellOn('2026-11-13', '2026-11-12');
    expect(await notices()).toMatchObject([{ kind: 'exDividend', is_simulated: true }]);
    expect(
      await our.walory.database.many(sql`select from notification_messages where user_id = ${trader.id}`),
    ).toEqual([]);
  });
});

describe('bonds', () => {
  it('tell of interest on its day: what the page says, for all purchases together (EV-4)', async () => {
    const { trader, notices } = await our.trader();
    const buy = (amount: number) =>
      ownBond(trader.browser, { symbol: 'COI1129', amount, purchased_at: '2025-11-17' });
    const first = await buy(10);
    await buy(20);
    const { data } = (await must(trader.browser.get('/api/bonds?currency=pln'))).body;
    const next = data.map(({ next_payment }: { next_payment: { day: string; net: string } }) => next_payment);
    expect(next[0].day).toBe('2026-11-17');
    const sum = (Number(next[0].net) + Number(next[1].net)).toFixed(2).replace('.', ',');
    await our.tellOn('2026-11-16', '2026-11-15');
    expect(await notices()).toEqual([]);
    await our.tellOn('2026-11-17', '2026-11-16');
    const list = await notices();
    expect(list).toMatchObject([
      { kind: 'bondInterest', title: 'COI1129 pays on 17 November', parent_type: 'bond' },
    ]);
    expect(list[0]!.description).toBe(`${sum}\u00a0zł after tax.`);
    expect(list[0]!.parent_id).toBe(first);
    expect((await notices('pl'))[0]).toMatchObject({
      title: 'COI1129 wypłaca odsetki 17 listopada',
      description: `${sum}\u00a0zł po podatku.`,
    });
  });

  it('tell of maturity a week before and on the day, and of the days of exchange (EV-4, EV-5)', async () => {
    const { trader, notices } = await our.trader();
    await onPlan(our.walory.database, trader, 'professional');
    await ownBond(trader.browser, { symbol: 'ROR1126', amount: 3, purchased_at: '2025-11-20' });
    const gone = await our.trader();
    await ownBond(
      gone.trader.browser,
      { symbol: 'ROR1126', amount: 3, purchased_at: '2025-11-20' },
      '2026-10-30',
    );
    const kinds = async (day: string) => {
      await our.walory.database.run(sql`delete from notifications where user_id = ${trader.id}`);
      const { dayBefore } = await our.walory.database.one<{ dayBefore: string }>(
        sql`select (${day}::date - 1)::date as "dayBefore"`,
      );
      await our.tellOn(day, dayBefore);
      return kindsOf(await notices());
    };
    expect(await kinds('2026-10-31')).toEqual([]);
    expect(await kinds('2026-11-01')).toEqual(['exchangeOpens']);
    expect((await notices())[0]!.title).toBe('From 1 November you can exchange ROR1126');
    expect(await kinds('2026-11-02')).toEqual([]);
    expect(await kinds('2026-11-13')).toEqual(['bondMatures']);
    expect((await notices())[0]!.title).toBe('ROR1126 matures on 20 November');
    expect((await notices('pl'))[0]!.title).toBe('ROR1126: wykup 20 listopada');
    expect(await kinds('2026-11-19')).toEqual(['exchangeCloses']);
    expect((await notices('pl'))[0]!.title).toBe('Do 19 listopada możesz zamienić ROR1126');
    expect(await kinds('2026-11-20')).toEqual(['bondMatures']);
    expect(await kinds('2026-11-21')).toEqual([]);
    expect(kindsOf(await gone.notices())).toEqual(['trialEnds']);
  });
});

describe('obligations', () => {
  it('a deposit is told three days before its end, with what it pays; a broken one is not (EV-6)', async () => {
    const { trader, notices } = await our.trader();
    const deposit = {
      name: 'Bank Nowy',
      amount: '10000',
      currency_id: currencyIds.eur,
      rate: '6',
      starts_on: '2025-11-19',
      ends_on: '2026-11-19',
    };
    const { data } = (await must(trader.browser.post('/api/deposits', deposit))).body;
    const broken = { ...deposit, name: 'Zerwana', closed_on: '2026-11-10', closed_amount: '10000' };
    await must(trader.browser.post('/api/deposits', broken));
    await our.tellOn('2026-11-15', '2026-11-14');
    expect(await notices()).toEqual([]);
    await our.tellOn('2026-11-16', '2026-11-15');
    expect(await notices()).toMatchObject([
      {
        kind: 'depositEnds',
        title: 'Bank Nowy ends on 19 November',
        parent_type: 'deposit',
        parent_id: data.id,
      },
    ]);
    expect((await notices())[0]!.description).toBe('€10,486.00 after tax.');
    expect((await notices('pl'))[0]!.title).toBe('Bank Nowy: koniec 19 listopada');
    await our.tellOn('2026-11-17', '2026-11-16');
    expect(await notices()).toHaveLength(1);
  });

  it('an instalment is told two days before, as the page reckons it, at ends of months too (EV-7)', async () => {
    const { trader, notices } = await our.trader();
    const { id } = (await must(trader.browser.post('/api/properties', newProperty({ share: '50' })))).body
      .data;
    await must(trader.browser.put(`/api/properties/${id}/loan`, newLoan()));
    const { figures } = (await must(trader.browser.get(`/api/properties/${id}`))).body.data;
    expect(figures.next_instalment.day).toBe('2026-11-30');
    await our.tellOn('2026-11-28', '2026-11-27');
    const [notice] = await notices();
    expect(notice).toMatchObject({
      kind: 'instalmentDue',
      title: 'The mortgage of Kawalerka, Redłowo is due on 30 November',
      parent_type: 'property',
      parent_id: id,
    });
    const amount = Number(figures.next_instalment.amount);
    expect(amount).toBeGreaterThan(1000);
    expect(notice!.description.replace(/\u202f/g, '')).toBe(
      `The instalment is ${amount.toFixed(2).replace('.', ',')}\u00a0zł.`,
    );
    for (const [day, before, due] of [
      ['2027-02-26', '2027-02-25', '28 February'],
      ['2027-03-29', '2027-03-28', '31 March'],
      ['2028-02-27', '2028-02-26', '29 February'],
    ] as const) {
      await our.tellOn(day, before);
      expect((await notices())[0]!.title).toBe(`The mortgage of Kawalerka, Redłowo is due on ${due}`);
    }
    expect((await notices('pl'))[0]!.title).toBe('Kawalerka, Redłowo: rata kredytu 29 lutego');
  });
});
