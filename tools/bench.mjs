// npm run bench: the budgets of the product, measured and printed as a table.
import { buildPages } from './build-pages.mjs';
import { become, install, main } from './project.mjs';

await main(async () => {
  await install();
  await buildPages();
  await become(['tools/bench/run-bench.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
});
