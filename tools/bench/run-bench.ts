import { cpus } from 'node:os';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';
import { measureBacktest } from './measure-backtest.ts';
import { measureMarket } from './measure-market.ts';
import { measurePages } from './measure-pages.ts';
import { measurePortfolios } from './measure-portfolios.ts';
import { measureRendering } from './measure-rendering.ts';
import { measureStart } from './measure-start.ts';
import { measureThroughput } from './measure-throughput.ts';

/** Limits would be what is measured otherwise. */
const env = { WALORY_API_PER_MINUTE: '100000000', WALORY_LIMIT_FACTOR: '1000000', WALORY_LOG: 'warn' };

const folder = await temporaryFolder();
const figures: Figure[] = [];
let product = await runProduct(env, folder.path);
try {
  figures.push(...(await measureThroughput(product)));
  figures.push(...(await measureRendering(product)));
  figures.push(...(await measurePages(product)));
  figures.push(...(await measureMarket(folder.path)));
  await product.stop();
  const { figure, running } = await measureStart(env, folder.path);
  product = running;
  figures.push(figure);
} finally {
  await product.stop();
  await folder.remove();
}
figures.push(...(await measurePortfolios(env)));
figures.push(...(await measureBacktest()));
console.log(`\nNode ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim()}\n`);
console.table(
  Object.fromEntries(
    figures.map(({ name, value, unit, budget, atLeast }) => [
      name,
      {
        measured: `${value} ${unit}`,
        budget: `${atLeast ? 'at least' : 'at most'} ${budget} ${unit}`,
        met: (atLeast ? value >= budget : value <= budget) ? 'yes' : 'NO',
      },
    ]),
  ),
);
const missed = figures.filter(({ value, budget, atLeast }) => (atLeast ? value < budget : value > budget));
process.exit(missed.length ? 1 : 0);
