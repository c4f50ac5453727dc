import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

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
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['src/entry/server.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      WALORY_DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const product: RunningProduct = {
    url,
    dataDir,
    child,
    output: () => text,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
  await ready(product);
  return product;
}

async function ready(product: RunningProduct): Promise<void> {
  const until = Date.now() + 40_000;
  while (Date.now() < until) {
    if (product.child.exitCode !== null) throw new Error(`the product ended: ${product.output()}`);
    const answer = await fetch(`${product.url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the product did not become ready: ${product.output()}`);
}

/** A data folder that disappears with the test. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'walory-run-'));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
