import { currencyIds, must } from '../callers/trader.ts';
import type { Answer } from '../callers/visitor.ts';
import {
  addIntegration,
  addPortfolio,
  type Counted,
  connectBroker,
  follow,
  someKeys,
  type World,
} from './limited-world.ts';

/** A call that makes one more of what a plan counts; `prepare` makes everything ready for so many of them. */
export type CountedCase = {
  call: string;
  policy: Counted;
  how: string;
  prepare(world: World, count: number): Promise<(() => Promise<Answer>)[]>;
};

const each = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

export const countedCases: CountedCase[] = [
  {
    call: 'portfolios.create',
    policy: 'portfolios',
    how: 'a portfolio',
    prepare: (world, count) =>
      each(count, async (n) => () => world.browser.post('/api/portfolios', portfolio(`Nowy ${n}`))),
  },
  {
    call: 'portfolios.create',
    policy: 'portfolios',
    how: 'a paper portfolio',
    prepare: (world, count) =>
      each(
        count,
        async (n) => () =>
          world.browser.post('/api/portfolios', { ...portfolio(`Papier ${n}`), is_virtual: true }),
      ),
  },
  {
    call: 'integrations.connect',
    policy: 'portfolios',
    how: 'a portfolio for an account of a broker',
    prepare: (world, count) =>
      each(count, async (n) => () => connectBroker(world.browser, n, { portfolios: 'each' })),
  },
  {
    call: 'integrations.connect',
    policy: 'integrations',
    how: 'a connection',
    async prepare(world, count) {
      await addPortfolio(world.browser);
      return each(count, async (n) => () => connectBroker(world.browser, n));
    },
  },
  {
    call: 'integrations.restore',
    policy: 'integrations',
    how: 'a connection that comes back',
    async prepare(world, count) {
      const portfolioId = await addPortfolio(world.browser);
      return each(count, async () => {
        const id = await addIntegration(world, portfolioId, 'disconnected');
        return () => world.browser.post(`/api/integrations/${id}/restore`, {});
      });
    },
  },
  {
    call: 'integrations.renew',
    policy: 'integrations',
    how: 'a connection that comes back with new keys',
    async prepare(world, count) {
      const portfolioId = await addPortfolio(world.browser);
      return each(count, async (n) => {
        const id = await addIntegration(world, portfolioId, 'disconnected');
        return () => world.browser.put(`/api/integrations/${id}`, { configuration: someKeys(n) });
      });
    },
  },
  {
    call: 'strategies.connect',
    policy: 'strategies',
    how: 'a portfolio that follows a strategy',
    prepare: (world, count) =>
      each(count, async () => {
        const id = await addPortfolio(world.browser);
        return () => follow(world.browser, id);
      }),
  },
  {
    call: 'portfolios.update',
    policy: 'strategies',
    how: 'a paper portfolio with a strategy that becomes real',
    prepare: (world, count) =>
      each(count, async () => {
        const id = await addPortfolio(world.browser, { is_virtual: true });
        await must(follow(world.browser, id));
        return () => world.browser.put(`/api/portfolios/${id}`, portfolio('Prawdziwy'));
      }),
  },
];

function portfolio(name: string) {
  return { name, currency_id: currencyIds.pln };
}
