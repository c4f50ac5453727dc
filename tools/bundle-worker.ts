import path from 'node:path';
import { rolldown } from 'rolldown';

const root = path.resolve(import.meta.dirname, '..');

/** What shows notifications while no page is open: one script without imports, at the root of the product's addresses. */
export async function bundleWorker(): Promise<void> {
  const bundle = await rolldown({
    input: path.join(root, 'src/domains/channels/worker/push-worker.ts'),
    platform: 'browser',
  });
  await bundle.write({ dir: path.join(root, 'build/worker'), format: 'iife', cleanDir: true, minify: true });
  await bundle.close();
}

if (import.meta.main) await bundleWorker();
