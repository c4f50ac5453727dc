import path from 'node:path';
import { rolldown } from 'rolldown';

const root = path.resolve(import.meta.dirname, '..');

/**
 * What reads the files of brokers runs in a process of its own for each of them: as one script it begins at once, where
 * two hundred modules would take longer to load than most files take to read.
 */
export async function bundleEngine(): Promise<void> {
  const bundle = await rolldown({
    input: path.join(root, 'src/domains/imports/server/engine/engine-child.ts'),
    platform: 'node',
    // Packages stay where they are; our own modules come along.
    external: /^[^./]/,
  });
  await bundle.write({ dir: path.join(root, 'build/engine'), format: 'esm', cleanDir: true });
  await bundle.close();
}

if (import.meta.main) await bundleEngine();
