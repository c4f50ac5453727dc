import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../../../src/platform/settings/settings-schema.ts';
import type { Order } from './obey.ts';

/** A worker in a process of its own, which can be killed at any moment and is started again. */
export class MortalWorker {
  readonly #settings: Settings;
  readonly #pushTo: number;
  #child: ChildProcess | undefined;
  #orders = 0;

  constructor(settings: Settings, pushTo: number) {
    this.#settings = settings;
    this.#pushTo = pushTo;
  }

  async start(): Promise<void> {
    const file = path.join(import.meta.dirname, 'alert-process.ts');
    this.#child = spawn(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child.send({ settings: this.#settings, pushTo: this.#pushTo });
    await once(this.#child, 'message');
  }

  /** Gives it something to do; with a number of milliseconds it does not live to see the end of it. */
  async work(at: Date, work: Order['work'], killAfter?: number): Promise<void> {
    const child = this.#child!;
    const id = ++this.#orders;
    const over = this.#endOf(child, id);
    child.send({ id, at: at.toISOString(), work } satisfies Order);
    if (killAfter === undefined) return over;
    await sleep(killAfter);
    await this.kill();
    await this.start();
  }

  #endOf(child: ChildProcess, id: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        child.off('message', hear).off('exit', end);
        resolve();
      };
      const hear = (message: { done?: number }) => message.done === id && end();
      child.on('message', hear).on('exit', end);
    });
  }

  async kill(): Promise<void> {
    const child = this.#child!;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
