import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const glob = /import\.meta\.glob<.+>\('(?<pattern>[^']+)', \{[^}]*import: '(?<name>\w+)'/;

/**
 * What a discovery of the product would find of this folder if it lay among the domains: by the pattern and the name of
 * the export that stand in its source.
 */
export async function foundOfPlanted<Found>(discovery: string): Promise<Record<string, Found>> {
  const { pattern, name } = glob.exec(readFileSync(path.join(root, discovery), 'utf8'))!.groups!;
  const looked = path.join(path.dirname(discovery), pattern!);
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
    path.matchesGlob(path.join('src/domains/planted', file), looked),
  );
  const found = files.map(async (file) => {
    const module = await import(/* @vite-ignore */ path.join(import.meta.dirname, file));
    return [file, module[name!]] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
