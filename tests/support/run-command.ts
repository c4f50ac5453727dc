import { spawn } from 'node:child_process';
import path from 'node:path';
import { compiled } from './running-product.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command of ours to its end, as an operator would from a terminal. */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...compiled, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? -1, output }));
  });
}
