import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strategies, strategiesOfPortfolios } from '../../../src/domains/strategies/server/strategy-store.ts';
import { hundred, sum, textOf } from '../../../src/foundation/decimal.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { readEvents } from '../../support/callers/event-reader.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { newPortfolio, sixtyForty } from '../../support/records/sample-records.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const goldenButterfly = '0193277e-0000-7000-8000-000000000405';

let walory: TestWalory;
let jan: Person;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());
beforeEach(async () => {
  jan = await newPerson(walory);
});

async function portfolioOf(
  person: Person,
  more: { is_virtual?: boolean; name?: string } = {},
): Promise<string> {
  const answer = await person.browser.post('/api/portfolios', { ...newPortfolio(), ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.id;
}

function connect(person: Person, portfolioId: string, strategyId = sixtyForty) {
  return person.browser.post('/api/strategies', { strategyId, portfolioId });
}

async function strategyFor(person: Person, id = sixtyForty) {
  return (await person.browser.get(`/api/strategies/${id}`)).body.data;
}

/** Without a subscription the free plan's limit of one holds. */
async function endTrial(person: Person): Promise<void> {
  await walory.database.run(sql`delete from subscriptions where user_id = ${person.id}`);
  await walory.database.run(sql`update plans set portfolios = 100 where slug = 'free'`);
}

describe('the catalogue', () => {
  test('has at least ten allocations, each of which adds up to exactly 100 (S-1)', async () => {
    const rows = await strategies(walory.database);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const { slug, composition } of rows) {
      expect(textOf(sum(composition.map(({ wanted }) => wanted))), slug).toBe(textOf(hundred));
      for (const { matches } of composition) expect(matches.length, slug).toBeGreaterThan(0);
    }
  });

  test('is complete in both languages, and every ISIN has its check digit', async () => {
    for (const row of await strategies(walory.database)) {
      for (const language of ['en', 'pl']) {
        for (const texts of [
          row.names,
          row.descriptions,
          row.authors,
          ...row.composition.map((one) => one.names),
        ])
          expect(texts[language], row.slug).toBeTruthy();
        expect(row.highlights[language]?.length, row.slug).toBe(row.highlights.en?.length);
      }
      const references = row.composition.flatMap(({ matches }) => matches);
      for (const match of references)
        if (match.kind === 'instrument') expect(checkDigit(match.reference)).toBe(0);
    }
  });

  test('is searched by name in the reader’s language, whatever the case and marks', async () => {
    const names = async (search: string, locale: string) => {
      const headers = { 'x-locale': locale };
      const { body } = await jan.browser.get(`/api/strategies?search=${encodeURIComponent(search)}`, {
        headers,
      });
      return body.data.map(({ name }: { name: string }) => name);
    };
    expect(await names('ZLOTY mot', 'pl')).toEqual(['Złoty motyl']);
    expect(await names('butterfly', 'en')).toEqual(['Golden Butterfly']);
    expect(await names('butterfly', 'pl')).toEqual([]);
    expect((await names('', 'pl')).length).toBeGreaterThanOrEqual(10);
  });

  test('tells what counts for each component, with the catalogue’s asset behind an ISIN if there is one', async () => {
    const { composition } = await strategyFor(jan, goldenButterfly);
    const counts = composition.flatMap((one: { counts: object[] }) => one.counts);
    expect(counts).toContainEqual({ kind: 'class', reference: 'stocks', name: 'Shares', asset: null });
    const small = counts.find(({ reference }: { reference: string }) => reference === 'US4642876555');
    expect(small).toMatchObject({ kind: 'instrument', asset: { ticker: 'IWM', class: 'etf' } });
    const unknown = counts.find(({ reference }: { reference: string }) => reference === 'IE00BSPLC413');
    expect(unknown).toMatchObject({ kind: 'instrument', name: null, asset: null });
  });

  test('an id that is none, and one that nobody has, are not there', async () => {
    expect((await jan.browser.get('/api/strategies/sixty-forty')).status).toBe(404);
    expect((await jan.browser.get(`/api/strategies/${newId()}`)).status).toBe(404);
  });
});

describe('connecting', () => {
  test('a portfolio follows the strategy from then on, and the other tabs hear of it', async () => {
    const portfolio = await portfolioOf(jan, { name: 'Emerytura' });
    const events = await readEvents(jan.browser);
    expect((await connect(jan, portfolio)).status).toBe(200);
    await events.hears('UserPortfolioChanged');
    events.leave();
    expect((await strategyFor(jan)).portfolios).toMatchObject([
      { id: portfolio, name: 'Emerytura', is_virtual: false },
    ]);
    const followed = (await strategiesOfPortfolios(walory.database, jan.id, [portfolio])).get(portfolio)!;
    expect(followed.names.pl).toBe('60/40');
    expect(followed.composition.map(({ wanted }) => textOf(wanted))).toEqual(['60', '40']);
  });

  test('twice changes nothing, and another strategy takes the place of the first (S-9)', async () => {
    const portfolio = await portfolioOf(jan);
    await connect(jan, portfolio);
    const [first] = (await strategyFor(jan)).portfolios;
    expect((await connect(jan, portfolio)).status).toBe(200);
    expect((await strategyFor(jan)).portfolios).toEqual([first]);
    expect((await connect(jan, portfolio, goldenButterfly)).status).toBe(200);
    expect((await strategyFor(jan)).portfolios).toEqual([]);
    expect((await strategyFor(jan, goldenButterfly)).portfolios).toHaveLength(1);
  });

  test('somebody else’s portfolio, one that is not there and an unknown strategy are refused', async () => {
    const ewa = await newPerson(walory);
    const foreign = await portfolioOf(ewa);
    const own = await portfolioOf(jan);
    for (const portfolio of [foreign, newId(), 'x', '']) {
      const answer = await connect(jan, portfolio);
      expect([answer.status, answer.body.errors]).toEqual([422, { portfolioId: ['portfolioError'] }]);
    }
    for (const strategy of [newId(), 'x', '']) {
      const answer = await connect(jan, own, strategy);
      expect([answer.status, answer.body.errors]).toEqual([422, { strategyId: ['strategyUnknown'] }]);
    }
    expect((await strategyFor(ewa)).portfolios).toEqual([]);
  });

  test('a paper portfolio that follows a strategy becomes a real one only within the limit (S-9)', async () => {
    await endTrial(jan);
    const [real, paper] = [await portfolioOf(jan), await portfolioOf(jan, { is_virtual: true })];
    for (const id of [real, paper]) expect((await connect(jan, id)).status).toBe(200);
    const refused = await jan.browser.put(`/api/portfolios/${paper}`, {
      ...newPortfolio(),
      is_virtual: false,
    });
    expect([refused.status, refused.body.upgrade]).toEqual([403, true]);
    await jan.browser.delete(`/api/strategies/${sixtyForty}?portfolioId=${real}`);
    const taken = await jan.browser.put(`/api/portfolios/${paper}`, { ...newPortfolio(), is_virtual: false });
    expect([taken.status, taken.body.data?.is_virtual]).toEqual([200, false]);
  });

  test('the plan limits it; a paper portfolio does not count, a replacement is not one more (S-9)', async () => {
    await endTrial(jan);
    const [first, second] = [await portfolioOf(jan), await portfolioOf(jan)];
    const paper = await portfolioOf(jan, { is_virtual: true });
    expect((await connect(jan, first)).status).toBe(200);
    expect((await connect(jan, paper)).status).toBe(200);
    const refused = await connect(jan, second);
    expect([refused.status, refused.body.upgrade]).toEqual([403, true]);
    expect((await connect(jan, first, goldenButterfly)).status).toBe(200);
    expect((await strategyFor(jan)).portfolios).toMatchObject([{ id: paper }]);
  });

  test('two at once cannot both fit under the limit', async () => {
    await endTrial(jan);
    const portfolios = [await portfolioOf(jan), await portfolioOf(jan), await portfolioOf(jan)];
    const answers = await Promise.all(portfolios.map((portfolio) => connect(jan, portfolio)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });
});

describe('disconnecting', () => {
  test('ends it, once', async () => {
    const portfolio = await portfolioOf(jan);
    await connect(jan, portfolio);
    const address = `/api/strategies/${sixtyForty}?portfolioId=${portfolio}`;
    expect((await jan.browser.delete(address)).status).toBe(200);
    expect((await strategyFor(jan)).portfolios).toEqual([]);
    expect((await jan.browser.delete(address)).status).toBe(404);
  });

  test('takes the right strategy and the own portfolio, and says which is missing', async () => {
    const portfolio = await portfolioOf(jan);
    await connect(jan, portfolio);
    const ewa = await newPerson(walory);
    const query = `?portfolioId=${portfolio}`;
    expect((await ewa.browser.delete(`/api/strategies/${sixtyForty}${query}`)).status).toBe(404);
    expect((await jan.browser.delete(`/api/strategies/${goldenButterfly}${query}`)).status).toBe(404);
    const without = await jan.browser.delete(`/api/strategies/${sixtyForty}`);
    expect([without.status, without.body.errors]).toEqual([422, { portfolioId: ['portfolioError'] }]);
    expect((await strategyFor(jan)).portfolios).toHaveLength(1);
  });

  test('a removed portfolio follows nothing any more', async () => {
    const portfolio = await portfolioOf(jan);
    await connect(jan, portfolio);
    await jan.browser.delete(`/api/portfolios/${portfolio}`);
    expect((await strategyFor(jan)).portfolios).toEqual([]);
  });
});

describe('ratings (S-10)', () => {
  const id = '0193277e-0000-7000-8000-000000000404';
  const rate = (person: Person, rating: unknown, review?: string) =>
    person.browser.post(`/api/strategies/${id}/rating`, { rating, ...(review !== undefined && { review }) });

  test('begin empty, are the average of users, one each, and can be taken back', async () => {
    const ewa = await newPerson(walory);
    expect(await strategyFor(jan, id)).toMatchObject({
      rating: null,
      reviews: 0,
      my_rating: null,
      review_texts: [],
    });
    await rate(jan, 5, '  Śpię spokojnie.  ');
    await rate(ewa, 2);
    await rate(ewa, 4, '   ');
    expect(await strategyFor(ewa, id)).toMatchObject({
      rating: 4.5,
      reviews: 2,
      my_rating: { rating: 4, review: null },
      review_texts: [{ rating: 5, review: 'Śpię spokojnie.', is_mine: false }],
    });
    expect((await jan.browser.delete(`/api/strategies/${id}/rating`)).status).toBe(200);
    expect((await jan.browser.delete(`/api/strategies/${id}/rating`)).status).toBe(404);
    const { body } = await jan.browser.get('/api/strategies?search=permanent');
    expect(body.data).toMatchObject([{ rating: 4, reviews: 1, my_rating: null }]);
  });

  test('go from 1 to 5 in whole numbers, with at most 1000 characters', async () => {
    for (const wrong of [0, 6, 3.5, '4', null]) {
      const answer = await rate(jan, wrong);
      expect([answer.status, answer.body.errors]).toEqual([422, { rating: ['ratingError'] }]);
    }
    const long = await rate(jan, 3, 'ą'.repeat(1001));
    expect([long.status, long.body.errors]).toEqual([422, { review: ['tooLong'] }]);
    expect((await jan.browser.post(`/api/strategies/${newId()}/rating`, { rating: 3 })).status).toBe(404);
  });
});

test('the export of one’s own data tells what one follows and what one rated', async () => {
  const portfolio = await portfolioOf(jan);
  await connect(jan, portfolio, goldenButterfly);
  await jan.browser.post(`/api/strategies/${sixtyForty}/rating`, { rating: 3 });
  const answer = await jan.browser.get('/api/user/export');
  expect(answer.status).toBe(200);
  const files = unzipSync(answer.bytes);
  expect(JSON.parse(strFromU8(files['strategies.json']!))).toMatchObject({
    connections: [{ strategy: 'golden-butterfly', portfolio_id: portfolio }],
    ratings: [{ slug: 'sixty-forty', rating: 3, review: null }],
  });
});

function checkDigit(isin: string): number {
  const digits = [...isin].map((sign) => Number.parseInt(sign, 36)).join('');
  const doubled = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 ? 2 : 1));
  return doubled.map((value) => (value > 9 ? value - 9 : value)).reduce((a, b) => a + b, 0) % 10;
}
