import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { OwnPostgresError } from './own-postgres-error.ts';
import { canEnter, letThrough, nobody, type ServerUser, weAreRoot } from './server-user.ts';

/** The folder with the cluster, its log, locks and socket, and the user the server runs as (none: ourselves). */
export interface ClusterHome {
  folder: string;
  cluster: string;
  user: ServerUser | undefined;
  /** Leaves a note in the data folder when the cluster had to be kept elsewhere. */
  leavePointer(): Promise<void>;
}

const POINTER = 'postgres-location.txt';
const ELSEWHERE = '/var/lib/walory';

export async function settleHome(dataDir: string): Promise<ClusterHome> {
  const data = await makeDataFolder(dataDir);
  const inside = join(data, 'postgres');

  const pointedTo = await readPointer(join(data, POINTER));
  if (pointedTo) return homeAt(pointedTo, await ownerOfPointedTo(pointedTo, data));

  if (!weAreRoot()) {
    await makeFolder(inside, 0o700);
    return homeAt(inside, undefined);
  }

  // Whoever made the cluster keeps it: chowning it away would lock that user out of the next start.
  const owner = await clusterOwner(inside);
  const user = owner ?? (await nobody());
  await letThrough(user, data);
  if (await canEnter(user, data)) {
    await makeFolder(inside, 0o700);
    await letThrough(user, inside);
    return homeAt(inside, user);
  }
  if (owner) {
    throw new OwnPostgresError(
      'no-permission',
      `The database in ${inside} belongs to user ${owner.uid}, who can no longer enter that folder: ` +
        'let that user pass through all folders above it (chmod o+x).',
    );
  }

  // A folder above is closed (a clone in root's home), and opening it is not for us to decide.
  const folder = join(ELSEWHERE, await fingerprint(data));
  await mkdir(ELSEWHERE, { recursive: true });
  await letThrough(user, ELSEWHERE); // a strict umask closes it
  await makeFolder(folder, 0o700);
  await letThrough(user, folder);
  return homeAt(folder, user, () => writePointer(join(data, POINTER), folder));
}

const homeAt = (
  folder: string,
  user: ServerUser | undefined,
  leavePointer = async () => {},
): ClusterHome => ({
  folder,
  cluster: join(folder, 'cluster'),
  user,
  leavePointer,
});

async function makeDataFolder(dataDir: string): Promise<string> {
  const path = resolve(dataDir);
  // Only the last folder is ours to close; a recursive mkdir would give its mode to all it makes.
  await mkdir(dirname(path), { recursive: true });
  await makeFolder(path, 0o700);
  return realpath(path);
}

async function makeFolder(path: string, mode: number): Promise<void> {
  await mkdir(path, { mode }).catch(unless('EEXIST'));
}

async function clusterOwner(folder: string): Promise<ServerUser | undefined> {
  const found = await stat(join(folder, 'cluster')).catch(unless('ENOENT'));
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

async function ownerOfPointedTo(folder: string, data: string): Promise<ServerUser | undefined> {
  const owner = await clusterOwner(folder);
  // Starting with an empty database would look as if everything had been deleted.
  if (!owner) {
    throw new OwnPostgresError(
      'cluster-lost',
      `${join(data, POINTER)} says that the database lies in ${folder}, but it is not there. ` +
        `Bring that folder back, or remove ${POINTER} to start with an empty database.`,
    );
  }
  return weAreRoot() ? owner : undefined;
}

// Inode and birth, so that a data folder deleted and made anew does not inherit the old one's database.
async function fingerprint(data: string): Promise<string> {
  const { ino, birthtimeNs } = await stat(data, { bigint: true });
  return createHash('sha256').update(`${data}\n${ino}\n${birthtimeNs}`).digest('hex').slice(0, 16);
}

async function readPointer(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(unless('ENOENT'));
  return text?.split('\n').find((line) => line.startsWith('/'));
}

async function writePointer(file: string, folder: string): Promise<void> {
  const text = `The user of the database server cannot enter this folder. The database lies in\n${folder}\n`;
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

function unless(code: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== code) throw error;
    return undefined;
  };
}
