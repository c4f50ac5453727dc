import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import type { CsvCell } from '../../../../foundation/csv/write-csv.ts';
import { FileRefused } from '../reading/file-refused.ts';
import type {
  CheckAbout,
  DraftedRow,
  FileAbout,
  FromEngine,
  KnownMapping,
  SentKnown,
  SentRow,
  ToEngine,
  UnknownFile,
} from './engine-messages.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
/** Built with the pages, it begins in a tenth of the time (tools/bundle-engine.ts); whoever develops reads the source. */
const built = path.join(root, 'build/engine/engine-child.js');
const isBuilt = process.env.NODE_ENV !== 'development' && existsSync(built);
const script = isBuilt ? built : path.join(import.meta.dirname, 'engine-child.ts');
/** The program and what it is made with. What people entrusted to us may lie beside it. */
const program = [isBuilt ? 'build/engine' : 'src', 'node_modules', 'package.json'].map((one) =>
  realpathSync(path.join(root, one)),
);

/** 100,000 rows need a third of it. Buffers are bounded by what an archive may hold. */
const heapMegabytes = 512;
/** Most of what is made while reading a file stays: with small room it would be moved again and again. */
const youngMegabytes = 64;
const patienceMs = 60_000;
/** Rows sent in one message: others have their turn between two. */
const rowsAtOnce = 1000;

/** What it may do: read the program; neither write, nor start anything, nor read anything else. */
export const engineFlags: readonly string[] = [
  `--max-old-space-size=${heapMegabytes}`,
  `--min-semi-space-size=${youngMegabytes}`,
  `--max-semi-space-size=${youngMegabytes}`,
  '--permission',
  ...program.map((one) => `--allow-fs-read=${one}`),
  '--disable-warning=ExperimentalWarning',
];

export type Read =
  | { kind: 'unknown'; file: UnknownFile }
  | { kind: 'understood'; about: FileAbout; keys: string[] };

/** One file in a process of its own: it may read the program and nothing else, and it is ended when it takes too long. */
export class Engine {
  readonly #child: ChildProcess;
  readonly #limit: NodeJS.Timeout;
  #waiting: FromEngine[] = [];
  #wake: (() => void) | undefined;
  #ended = false;

  constructor() {
    this.#child = fork(script, [], {
      execArgv: [...engineFlags],
      env: { NODE_ENV: process.env.NODE_ENV },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (message: FromEngine) => {
      this.#waiting.push(message);
      this.#wake?.();
    });
    const end = () => {
      this.#ended = true;
      this.#wake?.();
    };
    this.#child.on('exit', end);
    // It could not be started, or was gone when it was spoken to.
    this.#child.on('error', () => {
      this.#child.kill('SIGKILL');
      if (this.#child.pid === undefined) end();
    });
    this.#limit = setTimeout(() => this.#child.kill('SIGKILL'), patienceMs);
  }

  async read(bytes: Uint8Array, name: string, mappings: readonly KnownMapping[] = []): Promise<Read> {
    this.#send({ kind: 'read', name, bytes, mappings });
    const first = await this.#next();
    if (first.kind === 'unknown') return first;
    if (first.kind !== 'understood') throw new Error(`the engine said ${first.kind}`);
    const keys: string[] = [];
    for await (const message of this.#untilDone()) if (message.kind === 'keys') keys.push(...message.keys);
    return { ...first, keys };
  }

  /** Rows of the ledger that the file's are held against; piece by piece, before the check. */
  give(rows: SentRow[]): void {
    this.#send({ kind: 'rows', rows });
  }

  async check(known: SentKnown): Promise<CheckAbout> {
    this.#send({ kind: 'check', known });
    const answer = await this.#next();
    if (answer.kind !== 'checked') throw new Error(`the engine said ${answer.kind}`);
    return answer.about;
  }

  /** Asked for at once and made while others wait for the database; what was asked for first is read first. */
  pages(): AsyncGenerator<Buffer> {
    this.#send({ kind: 'pages' });
    return this.#pages();
  }

  drafts(): AsyncGenerator<DraftedRow[]> {
    this.#send({ kind: 'drafts' });
    return this.#drafts();
  }

  async *#pages(): AsyncGenerator<Buffer> {
    for await (const message of this.#untilDone())
      if (message.kind === 'page') yield Buffer.from(message.content);
  }

  async *#drafts(): AsyncGenerator<DraftedRow[]> {
    for await (const message of this.#untilDone())
      if (message.kind === 'drafted') yield JSON.parse(message.rows) as DraftedRow[];
  }

  /** A spreadsheet with one sheet of texts. */
  async workbook(sheet: string, rows: readonly CsvCell[][]): Promise<Uint8Array> {
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      this.#send({ kind: 'cells', rows: rows.slice(at, at + rowsAtOnce) });
      await others();
    }
    this.#send({ kind: 'workbook', sheet });
    const answer = await this.#next();
    if (answer.kind !== 'workbook') throw new Error(`the engine said ${answer.kind}`);
    return answer.bytes;
  }

  async close(): Promise<void> {
    clearTimeout(this.#limit);
    this.#child.kill('SIGKILL');
    while (!this.#ended) await this.#news();
  }

  #send(message: ToEngine): void {
    if (this.#child.connected) this.#child.send(message);
  }

  async *#untilDone(): AsyncGenerator<FromEngine> {
    for (;;) {
      const message = await this.#next();
      if (message.kind === 'done') return;
      yield message;
    }
  }

  /** The next word of it. One that ended had a file too large for it, in memory or in time. */
  async #next(): Promise<FromEngine> {
    for (;;) {
      const message = this.#waiting.shift();
      if (message?.kind === 'refused') throw new FileRefused(message.reason, message.fault);
      if (message) return message;
      if (this.#ended) throw new FileRefused('tooLarge');
      await this.#news();
    }
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
