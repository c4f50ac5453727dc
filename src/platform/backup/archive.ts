import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create, extract } from 'tar';
import { inWorkingFolder } from './working-folder.ts';

/** What a backup says about itself. */
export type Manifest = {
  format: 1;
  createdAt: string;
  /** Names and checksums of the migrations its tables were made by. */
  migrations: { name: string; checksum: string }[];
  /** Columns and number of rows of each table. */
  tables: Record<string, { columns: string[]; rows: number }>;
};

const manifestFile = 'manifest.json';
export const secretInArchive = 'secret';

/** Collects files in a folder of its own and packs them; the archive appears under its name only when it is whole. */
export async function packArchive(
  file: string,
  fill: (folder: string) => Promise<Manifest>,
): Promise<Manifest> {
  const draft = `${file}.part`;
  return inWorkingFolder(async (folder) => {
    try {
      const manifest = await fill(folder);
      await writeFile(path.join(folder, manifestFile), JSON.stringify(manifest, null, 2));
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // It contains the installation's secret and everybody's data: from its first byte it is for us alone. One that was
      // left behind by a crash would keep the rights it was made with.
      await rm(draft, { force: true });
      await create({ gzip: true, file: draft, cwd: folder, portable: true, mode: 0o600 }, ['.']);
      await rename(draft, file);
      return manifest;
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
  });
}

export async function unpackArchive<T>(
  file: string,
  use: (folder: string, manifest: Manifest) => Promise<T>,
): Promise<T> {
  await stat(file).catch(() => {
    throw new Error(`There is no backup at ${file}.`);
  });
  return inWorkingFolder(async (folder) => {
    // Files alone: a link in a forged archive would have us read whatever it points at.
    const filter = (_path: string, entry: unknown) =>
      ['File', 'OldFile', 'ContiguousFile', 'Directory'].includes((entry as { type?: string }).type ?? '');
    await extract({ file, cwd: folder, strict: true, filter }).catch((error) => {
      throw new Error(`${file} is not a whole backup: ${error.message}`);
    });
    const manifest = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')) as Manifest;
    if (manifest.format !== 1) throw new Error(`${file} was written by a newer release.`);
    refuseOddNames(file, manifest);
    return await use(folder, manifest);
  });
}

/** Names of tables and columns become part of statements and paths: none may be anything but a name. */
function refuseOddNames(file: string, { tables }: Manifest): void {
  const names = Object.entries(tables).flatMap(([table, { columns }]) => [table, ...columns]);
  const odd = names.find((name) => !/^[a-z_][a-z0-9_]*$/.test(name));
  if (odd !== undefined)
    throw new Error(`${file} is not a backup of ours: ${JSON.stringify(odd)} is no name.`);
}
