// npm run check: types, lint, formatting, import direction and sizes, without running anything.
import path from 'node:path';
import { install, main, node24, root, run } from './project.mjs';

export async function check() {
  const bin = (name) => path.join(root, 'node_modules/.bin', name);
  await run(node24(), [path.join(root, 'tools/check-imports.mjs')]);
  await run(node24(), [path.join(root, 'tools/check-sizes.mjs')]);
  await run(bin('biome'), ['ci', '.', '--max-diagnostics=50']);
  // Each checker reads what it needs anew: four of them do nearly twice the work, on two cores.
  const types = ['--noEmit', '--checkers', '2', '-p', root];
  await run(node24(), [path.join(root, 'node_modules/typescript/bin/tsc'), ...types]);
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    await install();
    await check();
  });
}
