import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A folder that disappears with the test, after whatever still works in it. */
export async function temporaryFolder(
  prefix = 'walory-run-',
): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  return { path: folder, remove: () => removeFolder(folder) };
}

/**
 * Removes a folder once nobody works in it. A product that was killed leaves its PostgreSQL, or an initdb half way
 * through, behind on purpose: they write until they are told to end, and a folder they write to is never empty.
 */
export async function removeFolder(folder: string): Promise<void> {
  await endWorkIn(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Ends the processes that work in a folder and waits until the last of them is gone. */
export async function endWorkIn(folder: string): Promise<void> {
  const known = new Set<number>();
  for (let looked = 0; ; looked++) {
    const living = await processes();
    for (const pid of workersIn(folder, living)) known.add(pid);
    const left = [...known].filter((pid) => living.has(pid));
    if (left.length === 0) return;
    // SIGQUIT makes a PostgreSQL give its shared memory back; who does not listen for ten seconds is cut off.
    if (looked % 20 === 0) for (const pid of left) tell(pid, looked < 200 ? 'SIGQUIT' : 'SIGKILL');
    await sleep(50);
  }
}

type Process = { parent: number; at: string; words: string[] };

/** Everything that runs; where the system has no /proc, whoever started a process has to wait for its end. */
async function processes(): Promise<Map<number, Process>> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const read = await Promise.all(pids.map(async (pid) => [pid, await processOf(pid)] as const));
  return new Map(read.flatMap(([pid, one]) => (one ? [[pid, one] as const] : [])));
}

async function processOf(pid: number): Promise<Process | undefined> {
  const [stat, at, line] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  ]);
  const [state, parent] = stat.replace(/.*\) /s, '').split(' ');
  // Who has ended and waits only to be asked about it writes no more.
  if (!parent || state === 'Z' || state === 'X') return undefined;
  return { parent: Number(parent), at, words: line.split('\0') };
}

/** Those at home in the folder or called with it, and their children, whose titles tell nothing. */
function workersIn(folder: string, living: Map<number, Process>): Set<number> {
  const inside = (place: string) => place === folder || place.startsWith(`${folder}/`);
  const found = new Set<number>();
  for (const [pid, { at, words }] of living) if (inside(at) || words.some(inside)) found.add(pid);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [pid, { parent }] of living) if (found.has(parent)) found.add(pid);
  }
  return found;
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
