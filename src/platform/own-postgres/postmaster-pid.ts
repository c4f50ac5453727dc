import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Endpoint } from './endpoint.ts';

/** What a server writes into its cluster's postmaster.pid, and a crash leaves behind. */
export interface Postmaster {
  pid: number;
  endpoint: Endpoint;
}

const file = (cluster: string) => join(cluster, 'postmaster.pid');

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  let text: string;
  try {
    text = await readFile(file(cluster), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  // pid, cluster, start time, port, socket folder, address, shared memory, status; while starting only the first.
  const [pid, , , port, socketFolder, address] = text.split('\n');
  return { pid: Number(pid), endpoint: { host: socketFolder || address || '', port: Number(port) } };
}

/**
 * Removes the file when its pid now belongs to another program: PostgreSQL checks only that some process has the
 * pid, and would refuse to start. With a dead pid it copes, and uses the file to find orphans of the old server.
 */
export async function forgetPostmaster(cluster: string, { pid }: Postmaster): Promise<void> {
  if (isAlive(pid)) await rm(file(cluster), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    // 0 and negative numbers mean process groups.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether that process is the server of this cluster, and not a program that got a dead server's pid. */
export async function serves({ pid }: Postmaster, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandOf(pid);
  return command === undefined || command.includes(cluster);
}

// Only the postmaster keeps its command line; its children replace theirs. A zombie has none.
async function commandOf(pid: number): Promise<string[] | undefined> {
  if (process.platform === 'linux') {
    // Not /proc/<pid>/cwd, which root in a container may not read of another user's process.
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const words = line.split('\0');
    return basename(words[0] ?? '') === 'postgres' ? words : [];
  }
  // Windows keeps no pid that we could ask about: there the connection decides.
  if (process.platform === 'win32') return undefined;
  try {
    const line = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, clusterOnward = ''] = /postgres -D (.*)$/m.exec(line) ?? [];
    return [clusterOnward.split(' -c ')[0] ?? ''];
  } catch {
    return [];
  }
}
