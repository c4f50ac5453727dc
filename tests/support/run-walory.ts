import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Settings } from '../../src/platform/settings/settings-schema.ts';
import { Visitor } from './callers/visitor.ts';
import { testSettings } from './database/test-settings.ts';
import { eventually } from './eventually.ts';
import { compiled } from './running-product.ts';
import { freshDatabase } from './test-walory.ts';

// biome-ignore lint/suspicious/noExplicitAny: log lines of every kind; tests look at what they know is there
export type LogLine = Record<string, any>;

export type WaloryProcess = {
  url: string;
  databaseUrl: string;
  child: ChildProcess;
  /** What it wrote to its log, line by line. */
  lines: LogLine[];
  visitor(): Visitor;
  /** Lines written about what `work` did. */
  during<T>(work: () => Promise<T>): Promise<{ result: T; lines: LogLine[] }>;
  stop(): Promise<void>;
};

/** The product in a process of its own, as it is deployed: its log is read from its standard output. */
export async function runWalory(changes: Partial<Settings> = {}): Promise<WaloryProcess> {
  const fresh = changes.databaseUrl ? null : await freshDatabase();
  const databaseUrl = changes.databaseUrl ?? fresh!.url;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'walory-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...compiled },
  });
  const lines: LogLine[] = [];
  createInterface(child.stdout!).on('line', (line) => lines.push(JSON.parse(line)));
  child.send(testSettings({ logLevel: 'info', ...changes, databaseUrl }));
  const [answer] = (await once(child, 'message')) as [{ address?: string; failure?: string }];
  if (answer.failure !== undefined) throw new Error(answer.failure);
  return {
    url: answer.address!,
    databaseUrl,
    child,
    lines,
    visitor: () => new Visitor(answer.address!),
    async during(work) {
      const from = await writtenSoFar(answer.address!, lines);
      const result = await work();
      const to = await writtenSoFar(answer.address!, lines);
      return { result, lines: lines.slice(from, to - 1) };
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await fresh?.drop();
    },
  };
}

/** A log is written in order: asks for something, and once the line about that is there, so are all before it. */
async function writtenSoFar(url: string, lines: LogLine[]): Promise<number> {
  const { headers } = await new Visitor(url).get('/healthz');
  const id = headers.get('x-request-id');
  await eventually(
    () => lines.some(({ requestId }) => requestId === id),
    () => 'the log says nothing of what was asked',
  );
  return lines.findIndex(({ requestId }) => requestId === id) + 1;
}
