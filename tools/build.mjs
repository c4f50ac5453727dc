// npm run build: installs and builds what is stale, without starting anything.
import { buildPages } from './build-pages.mjs';
import { install, main } from './project.mjs';

await main(async () => {
  await install();
  await buildPages();
});
