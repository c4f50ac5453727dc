import { cpus, loadavg } from 'node:os';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { measureAlerts } from './measure-alerts.ts';
import { measureBacktest } from './measure-backtest.ts';
import { measureBonds } from './measure-bonds.ts';
import { measureCalculators } from './measure-calculators.ts';
import { measureDesk } from './measure-desk.ts';
import { measureImports } from './measure-imports.ts';
import { measureMarket } from './measure-market.ts';
import { measurePages } from './measure-pages.ts';
import { measurePortfolios } from './measure-portfolios.ts';
import { measureProperties } from './measure-properties.ts';
import { measureRendering } from './measure-rendering.ts';
import { measureReports } from './measure-reports.ts';
import { measureStart } from './measure-start.ts';
import { measureThroughput } from './measure-throughput.ts';

/** Named parts alone: `npm run bench -- rendering pages`. */
const wanted = process.argv.slice(2);

/** Limits would be what is measured otherwise. */
const env = { WALORY_API_PER_MINUTE: '100000000', WALORY_LIMIT_FACTOR: '1000000', WALORY_LOG: 'warn' };

const figures: Figure[] = [];
const measure = async (part: string, work: () => Promise<Figure[]>) => {
  if (wanted.length === 0 || wanted.includes(part)) figures.push(...(await work()));
};
const folder = await temporaryFolder();
let product = await runProduct(env, folder.path);
try {
  await measure('throughput', () => measureThroughput(product));
  await measure('rendering', () => measureRendering(product));
  await measure('pages', () => measurePages(product));
  await measure('reports', () => measureReports(product));
  await measure('calculators', () => measureCalculators(product));
  await measure('market', () => measureMarket(folder.path));
  await measure('start', async () => {
    await product.stop();
    const { figure, running } = await measureStart(env, folder.path);
    product = running;
    return [figure];
  });
} finally {
  await product.stop();
  await folder.remove();
}
await measure('lighthouse', () => measureLighthouse(env));
await measure('portfolios', () => measurePortfolios(env));
await measure('alerts', () => measureAlerts(env));
await measure('desk', () => measureDesk(env));
await measure('bonds', () => measureBonds(env));
await measure('properties', () => measureProperties(env));
await measure('imports', () => measureImports(env));
await measure('backtest', measureBacktest);
// What others do on the machine is part of every figure.
const load = loadavg().map((one) => one.toFixed(1));
console.log(
  `\nNode ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim()}, load ${load.join(' ')}\n`,
);
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
