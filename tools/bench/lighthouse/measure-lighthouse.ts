import { loadavg } from 'node:os';
import { path } from '../../../src/i18n/paths.ts';
import { startLocalSources } from '../../../tests/support/local-sources.ts';
import { runProduct, temporaryFolder } from '../../../tests/support/running-product.ts';
import type { Figure } from '../figure.ts';
import { fillMarket } from './fill-market.ts';
import { type Category, categories, type LighthouseRun, runLighthouse } from './lighthouse-runs.ts';

/** In English; both languages share every component and file. */
const pages = {
  home: path('home', 'en'),
  pricing: path('pricing', 'en'),
  'a symbol page': path('symbol', 'en', { class: 'stocks', asset: 'pko' }),
  'the loan calculator': path('loanCalculator', 'en'),
};
/** The page's own share and those it names as related. */
const tickers = ['PKO', 'PEO', 'ALR', 'EBP', 'ING', 'MBK'];
const times = 5;
const least: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Above it somebody else computes too, and times are not the product's own. */
const idleLoad = 0.5;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The product as an operator runs it, with plans and without the demonstration; its prices come from local servers. */
export async function measureLighthouse(env: Record<string, string>): Promise<Figure[]> {
  const load = loadavg()[0]!;
  if (load > idleLoad)
    console.warn(`The machine is not idle (load ${load.toFixed(1)}): Lighthouse's times are too long.`);
  const folder = await temporaryFolder();
  const sources = await startLocalSources();
  const ofProduct = {
    ...env,
    WALORY_DEMO: 'off',
    WALORY_PLANS: 'on',
    WALORY_SHOWN_SOURCES: 'yahoo,nbp',
    WALORY_SOURCES_OFF: 'ecb,alphaVantage,coinGecko,eodhd,stooq,polygon',
    WALORY_YAHOO_URL: sources.settings.yahooUrl!,
    WALORY_NBP_URL: sources.settings.nbpUrl!,
  };
  const product = await runProduct(ofProduct, folder.path);
  try {
    await fillMarket({ ...ofProduct, WALORY_DATA_DIR: folder.path }, sources, tickers);
    const figures: Figure[] = [];
    for (const [name, address] of Object.entries(pages)) {
      const runs = await runLighthouse(product.url + address, times);
      print(name, runs);
      for (const category of categories)
        figures.push({
          name: `Lighthouse, ${category} of ${name}`,
          value: median(runs.map(({ scores }) => scores[category])),
          unit: '',
          budget: least[category],
          atLeast: true,
        });
    }
    return figures;
  } finally {
    await product.stop();
    await sources.close();
    await folder.remove();
  }
}

/** Every run, the medians below them, and what was complained about. */
function print(name: string, runs: readonly LighthouseRun[]): void {
  const rows = runs.map(({ scores, timings, speed }) => ({ ...scores, ...timings, speed }));
  const columns = Object.keys(rows[0]!) as (keyof (typeof rows)[number])[];
  const medians = Object.fromEntries(
    columns.map((column) => [column, median(rows.map((row) => row[column]))]),
  );
  console.log(`\nLighthouse, mobile: ${name}`);
  console.table({ ...Object.fromEntries(rows.map((row, at) => [`run ${at + 1}`, row])), median: medians });
  for (const complaint of new Set(runs.flatMap(({ complaints }) => complaints))) console.log(complaint);
}
