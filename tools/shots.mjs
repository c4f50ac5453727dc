// npm run shots [-- part-of-a-name]: pictures of every page into .shots/, with an index to look at.
// npm run pictures: those of the product for the public site (public/pictures/) and the README, from the demo account.
import { buildPages } from './build-pages.mjs';
import { become, install, main } from './project.mjs';

await main(async () => {
  await install();
  await buildPages();
  const [first, ...rest] = process.argv.slice(2);
  const script = first === '--product' ? 'tools/shots/take-pictures.ts' : 'tools/shots/take-shots.ts';
  const wanted = first === '--product' ? rest : process.argv.slice(2);
  await become([script, ...wanted], { NODE_ENV: 'production' });
});
