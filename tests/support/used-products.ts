import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, inject } from 'vitest';
import { removeFolder } from '../../src/platform/own-postgres/folder-for-tests.ts';
import { eventually } from './eventually.ts';
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

/** A data folder in which the product has run before: copying one takes a tenth of setting up another. */
export async function usedFolder(): Promise<string> {
  const room = inject('roomForUsedFolder');
  const used = path.join(room, 'used');
  await eventually(
    async () => existsSync(used) || (await makeIn(room, used)),
    () => 'nobody made a data folder',
    600_000,
  );
  const copy = await folder();
  await promisify(execFile)('cp', ['-a', `${used}/.`, copy]);
  return copy;
}

/** One for the whole run, made by whoever comes first; the others wait for it. */
async function makeIn(room: string, used: string): Promise<boolean> {
  // It stays when the folder is made: who looked before that and comes after finds it taken.
  const taken = path.join(room, 'taken');
  try {
    await mkdir(taken);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const making = path.join(room, 'making');
  try {
    await mkdir(making);
    await (await runProduct(quiet, making)).stop();
    await rename(making, used);
    return true;
  } catch (error) {
    await removeFolder(making);
    await removeFolder(taken);
    throw error;
  }
}

export async function product(dataDir: string, env: Record<string, string> = {}): Promise<RunningProduct> {
  const running = await runProduct({ ...quiet, ...env }, dataDir);
  cleanUp.push(() => running.stop());
  return running;
}
