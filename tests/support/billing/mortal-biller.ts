import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../../../src/platform/settings/settings-schema.ts';

export type Order = { id: number; at: number; userId: string; call: string; input: object };

/** A process of the product that can be killed at any moment and is started again. */
export class MortalBiller {
  readonly #settings: Settings;
  #child: ChildProcess | undefined;
  #orders = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const file = path.join(import.meta.dirname, 'biller-process.ts');
    this.#child = spawn(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child.send(this.#settings);
    await once(this.#child, 'message');
  }

  /** What came of it; with a number of milliseconds it does not live to say so, unless it is faster. */
  async ask(order: Omit<Order, 'id'>, killAfter?: number): Promise<string> {
    const child = this.#child!;
    const id = ++this.#orders;
    const over = this.#outcomeOf(child, id);
    child.send({ id, ...order } satisfies Order);
    if (killAfter === undefined) return over;
    await sleep(killAfter);
    await this.kill();
    await this.start();
    return over;
  }

  #outcomeOf(child: ChildProcess, id: number): Promise<string> {
    return new Promise((resolve) => {
      const end = () => finish('killed');
      const hear = (message: { done?: number; outcome?: string }) => {
        if (message.done === id) finish(message.outcome!);
      };
      const finish = (outcome: string) => {
        child.off('message', hear).off('exit', end);
        resolve(outcome);
      };
      child.on('message', hear).on('exit', end);
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
