// npm run pictures: pictures of the product for the public site (public/pictures/) and the README, from the demo account.
import { buildPages } from './build-pages.mjs';
import { become, install, main } from './project.mjs';

await main(async () => {
  await install();
  await buildPages();
  await become(['tools/shots/take-pictures.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
});
