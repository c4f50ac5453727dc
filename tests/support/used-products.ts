import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { type RunningProduct, runProduct, temporaryFolder } from './running-product.ts';

const quiet = { WALORY_LOG: 'warn', WALORY_LIMIT_FACTOR: '1000' };
const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

export async function folder(): Promise<string> {
  const made = await temporaryFolder();
  cleanUp.push(made.remove);
  return made.path;
}

let seeded: ReturnType<typeof temporaryFolder> | undefined;
afterAll(async () => (await seeded)?.remove());

/** A data folder in which the product has run before: copying one takes a tenth of setting up another. */
export async function usedFolder(): Promise<string> {
  seeded ??= (async () => {
    const made = await temporaryFolder();
    await (await runProduct(quiet, made.path)).stop();
    return made;
  })();
  const copy = await folder();
  await promisify(execFile)('cp', ['-a', `${(await seeded).path}/.`, copy]);
  return copy;
}

export async function product(dataDir: string, env: Record<string, string> = {}): Promise<RunningProduct> {
  const running = await runProduct({ ...quiet, ...env }, dataDir);
  cleanUp.push(() => running.stop());
  return running;
}
