import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const enough = 8 * 1024 ** 3;

/**
 * Temporary files of tests, their databases above all, lie in memory where there is room. Hundreds of databases are made
 * and dropped again: waiting for a disk took longer than what is tested.
 */
export function keepFilesInMemory(): void {
  if (!process.env.TMPDIR && isRoomy()) process.env.TMPDIR = memory;
}

export const areFilesInMemory = (): boolean => tmpdir().startsWith(memory);

function isRoomy(): boolean {
  try {
    const [, , kind, options = ''] =
      readFileSync('/proc/mounts', 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .find(([, place]) => place === memory) ?? [];
    const { bavail, bsize } = statfsSync(memory);
    // Tests also run copies of programs from there.
    return (
      kind === 'tmpfs' &&
      !options.split(',').includes('noexec') &&
      bavail * bsize >= enough &&
      available() >= enough
    );
  } catch {
    return false;
  }
}

function available(): number {
  const [, kilobytes] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
