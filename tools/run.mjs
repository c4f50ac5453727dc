// Runs an entry point of ours on Node 24: npm run backup, restore, admin.
import { become, install, main } from './project.mjs';

await main(async () => {
  await install();
  await become(process.argv.slice(2), { NODE_ENV: 'production' });
});
