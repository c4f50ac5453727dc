// npm run bench: the budgets of the product, measured and printed as a table.
import path from 'node:path';
import { buildPages } from './build-pages.mjs';
import { become, install, main, root } from './project.mjs';

await main(async () => {
  await install();
  // What nothing but measuring needs: a third of all files, which nobody else has to fetch.
  await install(path.join(root, 'tools/bench'));
  await buildPages();
  await become(['tools/bench/run-bench.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
});
