// npm start: from a fresh clone to a running product.
import { buildPages } from './build-pages.mjs';
import { become, install, main } from './project.mjs';

await main(async () => {
  await install();
  await buildPages();
  await become(['src/entry/server.ts'], { NODE_ENV: 'production' });
});
