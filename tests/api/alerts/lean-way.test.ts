import { afterAll, beforeAll, expect, test } from 'vitest';
import { reaches, usualPercent } from '../../../src/domains/alerts/moves.ts';
import { mayHaveMoved } from '../../../src/domains/alerts/server/move-news.ts';
import {
  type PortfolioHoldings,
  recentRows,
  valuePortfolios,
} from '../../../src/domains/alerts/server/value-portfolios.ts';
import { watchedHoldings, watchedPortfolios } from '../../../src/domains/alerts/server/watch-store.ts';
import { WatchedMarket } from '../../../src/domains/alerts/server/watched-market.ts';
import { insertHoldings } from '../../../src/domains/ledger/server/holding-store.ts';
import { insertPortfolio } from '../../../src/domains/ledger/server/portfolio-store.ts';
import {
  insertTransactions,
  type NewTransaction,
} from '../../../src/domains/ledger/server/transaction-store.ts';
import { portfolioTotal } from '../../../src/domains/performance/figures/ledger-values.ts';
import { moveOfPortfolio } from '../../../src/domains/performance/positions/total-of-portfolio.ts';
import { valueLedger } from '../../../src/domains/performance/server/value-ledger.ts';
import type { SessionMove } from '../../../src/domains/valuation/total-value.ts';
import { addDays, dayNumber } from '../../../src/foundation/calendar-day.ts';
import { textOf } from '../../../src/foundation/decimal.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Context } from '../../../src/platform/http/context.ts';
import { AlertWorker, addRealCloses } from '../../support/alerts/alert-worker.ts';
import { newPerson } from '../../support/callers/people.ts';
import { type Currency, currencyIds, quotedAsset, setRates } from '../../support/callers/trader.ts';
import { chanceSeed, often, tried } from '../../support/chance/chance.ts';
import { diceOf } from '../../support/records/random-ledger.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const today = '2026-11-13';
const dice = diceOf(chanceSeed);
const currencies = ['pln', 'eur', 'usd', 'gbp'] as const;

let walory: TestWalory;
let worker: AlertWorker;
let assets: string[];
beforeAll(async () => {
  walory = await startTestWalory({ clock: `${today}T12:00:00Z`, role: 'web' });
  worker = await AlertWorker.open(walory.settings, `${today}T12:00:00Z`);
  const rate = () => `${3 + dice.below(2000) / 1000}`;
  const days = ['2025-03-03', ...Array.from({ length: 40 }, (_, i) => addDays('2026-10-05', i))];
  const ofDays = () => Object.fromEntries(days.filter(() => dice.below(10) > 1).map((day) => [day, rate()]));
  await setRates(walory.database, { eur: ofDays(), usd: ofDays(), gbp: ofDays() });
  assets = [];
  for (let i = 0; i < 10; i++) {
    const id = await quotedAsset(walory.database, { ticker: `A${i}`, currency: currencies[i % 4]! });
    const last = -[0, 0, 0, 1, 2, 4, 5, 6, 30, 0][i]!;
    const before = last - dice.oneOf([1, 1, 2, 3, 5, 6]);
    const price = 10 + dice.below(40_000) / 1000;
    const factor = 0.9 + dice.below(260) / 1000;
    if (i < 9)
      await addRealCloses(walory.database, id, {
        [addDays(today, before)]: String(price),
        [addDays(today, last)]: (price * factor).toFixed(4),
      });
    if (i === 3) await walory.database.run(sql`update instruments set price_unit = 'pence' where id = ${id}`);
    assets.push(id);
  }
});
afterAll(async () => {
  await worker.close();
  await walory.stop();
});

/** Some people have done nothing for a month. */
let isQuiet = false;
/** Many rows long ago, and some in the last fortnight, where sessions are. */
const anyDay = () =>
  addDays(today, isQuiet ? -30 - dice.below(800) : dice.below(3) === 0 ? -dice.below(14) : -dice.below(900));
const amount = (most: number) => `${1 + dice.below(most * 1000) / 1000}`;

type Draft = Partial<NewTransaction> & Pick<NewTransaction, 'type' | 'day'>;
const rowOf = (portfolio_id: string, holding_id: string | null, draft: Draft): NewTransaction => ({
  id: newId(),
  portfolio_id,
  holding_id,
  time: dice.below(3) === 0 ? `${10 + dice.below(9)}:30` : null,
  rank: dice.below(5),
  units: null,
  price: null,
  total: null,
  currency_id: currencyIds[dice.oneOf(currencies)],
  fee: dice.below(3) === 0 ? amount(3) : '0',
  tax: '0',
  to_total: null,
  to_currency_id: null,
  numerator: null,
  denominator: null,
  note: null,
  origin: 'typed',
  submission_id: null,
  link_id: null,
  ...draft,
});

function holdingRows(portfolio: string, holding: string): NewTransaction[] {
  const rows = [
    rowOf(portfolio, holding, { type: 'buy', day: addDays(today, -901), units: '5000', price: '20' }),
  ];
  const splits = dice.below(4) === 0;
  for (let i = dice.below(15); i > 0; i--) {
    const type = dice.oneOf(['buy', 'buy', 'sell', 'dividend', 'fee', 'tax', 'interest', 'split'] as const);
    const base = { type, day: anyDay() };
    if (type === 'split')
      splits &&
        rows.push(
          rowOf(portfolio, holding, {
            ...base,
            numerator: dice.oneOf(['2', '3']),
            denominator: '1',
            fee: '0',
          }),
        );
    else if (type === 'buy' || type === 'sell')
      rows.push(rowOf(portfolio, holding, { ...base, units: amount(50), price: amount(60), tax: '0.5' }));
    else rows.push(rowOf(portfolio, holding, { ...base, total: amount(40) }));
  }
  return rows;
}

function cashRows(portfolio: string): NewTransaction[] {
  return Array.from({ length: dice.below(8) }, () => {
    const type = dice.oneOf(['deposit', 'withdrawal', 'exchange', 'fee', 'interest'] as const);
    const exchange = type === 'exchange' && {
      to_total: amount(500),
      to_currency_id: currencyIds[dice.oneOf(currencies)],
      currency_id: currencyIds.pln,
    };
    return rowOf(portfolio, null, { type, day: anyDay(), total: amount(5000), ...exchange });
  });
}

/** Somebody with some portfolios, between two of which securities may have been moved. */
async function randomPerson(): Promise<string> {
  const { id: userId } = await newPerson(walory);
  isQuiet = dice.below(2) === 0;
  const at = new Date(`${today}T12:00:00Z`);
  const all: NewTransaction[] = [];
  const holdings: { id: string; portfolio_id: string; instrument_id: string }[] = [];
  await walory.database.transaction(async (tx) => {
    for (let p = 1 + dice.below(3); p > 0; p--) {
      const id = newId();
      const currency: Currency = dice.oneOf(currencies);
      await insertPortfolio(tx, {
        id,
        user_id: userId,
        name: 'Losowy',
        currency_id: currencyIds[currency],
        is_virtual: false,
        kind: 'ordinary',
        lot_method: dice.oneOf(['fifo', 'average'] as const),
        follows_cash: dice.below(2) === 0,
        notify_email: false,
        notify_sms: false,
        submission_id: null,
        at,
      });
      const own = [...assets].sort(() => dice.below(3) - 1).slice(0, 1 + dice.below(5));
      for (const instrument_id of own) holdings.push({ id: newId(), portfolio_id: id, instrument_id });
      all.push(...cashRows(id));
    }
    await insertHoldings(
      tx,
      userId,
      holdings.map((one, i) => ({
        ...one,
        currency_id: currencyIds.pln,
        notify_email: false,
        notify_sms: false,
        created_at: new Date(at.getTime() + i),
      })),
    );
    for (const one of holdings) all.push(...holdingRows(one.portfolio_id, one.id));
    all.push(...linked(holdings));
    await insertTransactions(tx, userId, all, at);
  });
  return userId;
}

function linked(
  holdings: readonly { id: string; portfolio_id: string; instrument_id: string }[],
): NewTransaction[] {
  const twins = holdings.flatMap((one) =>
    holdings
      .filter((two) => two.instrument_id === one.instrument_id && two.portfolio_id !== one.portfolio_id)
      .map((two) => [one, two] as const),
  );
  if (twins.length === 0 || dice.below(2) === 0) return [];
  const [from, to] = dice.oneOf(twins);
  const same = { day: anyDay(), time: null, units: '7', price: '11', currency_id: currencyIds.pln };
  const out = rowOf(from.portfolio_id, from.id, { ...same, type: 'transfer-out' });
  const into = rowOf(to.portfolio_id, to.id, { ...same, type: 'transfer-in', link_id: out.id });
  return [{ ...out, link_id: out.id }, into];
}

/** Figures as texts, so that a digit more or less is seen. */
function written(move: SessionMove | null) {
  return move && { amount: textOf(move.amount), base: textOf(move.base), from: move.from, to: move.to };
}

test('the short way and the page agree to the last digit, and what is passed over could not have moved enough (AL-4)', async () => {
  const people = often(40);
  let compared = 0;
  let passedOver = 0;
  for (let i = 0; i < people; i++) {
    const userId = await randomPerson();
    const { services } = worker;
    const context = { services, locale: 'en', actor: { userId } } as unknown as Context;
    const {
      today: day,
      valued,
      portfolios,
      needed,
    } = await services.database.transaction(async (tx) => {
      const market = await WatchedMarket.read(tx, dayNumber(today));
      const holdings = Map.groupBy(await watchedHoldings(tx, [userId]), (one) => one.portfolio_id);
      const all: PortfolioHoldings[] = (await watchedPortfolios(tx, [userId])).map((portfolio) => ({
        portfolio,
        holdings: holdings.get(portfolio.id) ?? [],
      }));
      await market.learn(
        tx,
        all.flatMap((one) => one.holdings.map((holding) => holding.instrument_id)),
      );
      const recent = await recentRows(tx, market, all);
      const found = await valuePortfolios(tx, services, market, all, recent);
      return {
        today: market.today,
        valued: found,
        portfolios: all,
        needed: new Map(
          all.map((one) => [
            one.portfolio.id,
            mayHaveMoved(one, market, recent, found.get(one.portfolio.id)!.owes),
          ]),
        ),
      };
    });
    expect(day).toBe(dayNumber(today));
    for (const { portfolio } of portfolios) {
      const ledger = await valueLedger(context, { portfolioId: portfolio.id });
      const page = portfolioTotal(ledger, ledger.portfolios[0]!);
      const lean = valued.get(portfolio.id)!;
      const move = moveOfPortfolio({ ...lean, holdings: [...lean.holdings.values()] });
      const where = `seed ${chanceSeed}, person ${i}, ${JSON.stringify(portfolio)}`;
      expect(written(move), where).toEqual(written(page.lastMove));
      for (const [id, measured] of ledger.measured) {
        const own = lean.holdings.get(id);
        expect(own && textOf(own.marketValue), where).toBe(
          measured?.value && textOf(measured.value.marketValue),
        );
        expect(own?.lastMove && textOf(own.lastMove.amount), where).toBe(
          measured?.value.lastMove && textOf(measured.value.lastMove.amount),
        );
        compared += 1;
      }
      if (portfolio.follows_cash)
        expect(textOf(lean.cash!.value), where).toBe(textOf(ledger.cash.get(portfolio.id)!.value));
      if (!needed.get(portfolio.id)) {
        passedOver += 1;
        expect(move && reaches(move, usualPercent), where).toBeFalsy();
      }
    }
  }
  expect(compared).toBeGreaterThan(people);
  expect(passedOver).toBeGreaterThan(0);
  tried('holdings valued both ways', compared);
  tried('portfolios passed over', passedOver);
});
