// npm run shots [-- part-of-a-name]: pictures of every page into .shots/, with an index to look at.
import { buildPages } from './build-pages.mjs';
import { become, install, main } from './project.mjs';

await main(async () => {
  await install();
  await buildPages();
  await become(['tools/shots/take-shots.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
});
