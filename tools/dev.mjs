// npm run dev: pages with hot reload; the server restarts when its own sources change.
import path from 'node:path';
import { become, install, main, node24, root, run } from './project.mjs';

const watched = [
  'src/platform',
  'src/domains',
  'src/entry',
  'src/foundation',
  'src/routes/api',
  'src/routes/page-request.ts',
  'src/routes/render-pages.ts',
  'src/routes/serve-pages.ts',
];

await main(async () => {
  await install();
  await run(node24(), [path.join(root, 'tools/bundle-worker.ts')]);
  await become(
    [...watched.flatMap((at) => ['--watch-path', at]), '--watch-preserve-output', 'src/entry/dev-server.ts'],
    {
      NODE_ENV: 'development',
    },
  );
});
