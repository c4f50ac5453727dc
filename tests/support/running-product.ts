import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Who runs a product wants a folder for it.
export { temporaryFolder } from '../../src/platform/own-postgres/folder-for-tests.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Where `npm start` keeps compiled sources: a process that finds them starts in half the time. */
export const compiled = { NODE_COMPILE_CACHE: path.join(root, '.cache/node') };

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export type RunningProduct = {
  url: string;
  dataDir: string;
  child: ChildProcess;
  output(): string;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as bad luck would, and waits until it is gone. */
  kill(): Promise<void>;
};

/** The product in a process of its own, as `npm start` runs it after installing and building. */
export async function runProduct(env: Record<string, string>, dataDir: string): Promise<RunningProduct> {
  const child = spawn(process.execPath, ['src/entry/server.ts'], {
    cwd: root,
    // Any free port: it says itself which one it got.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      WALORY_DATA_DIR: dataDir,
      ...compiled,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  const product: RunningProduct = {
    url: '',
    dataDir,
    child,
    output: () => text,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
  try {
    product.url = await addressOf(product);
    return product;
  } catch (error) {
    // Nobody else knows of it.
    await product.kill();
    throw error;
  }
}

/** Waits for the address it prints when it is ready. The limit only ends what hangs: an idle machine needs seconds. */
async function addressOf({ child, output }: RunningProduct): Promise<string> {
  const until = Date.now() + 600_000;
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    const address = /Walory is ready: (\S+)/.exec(output())?.[1];
    if (address && (await fetch(`${address}/readyz`)).ok) return address;
    await sleep(20);
  }
  throw new Error(`the product ended or did not become ready: ${output()}`);
}
