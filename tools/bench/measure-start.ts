import { type RunningProduct, runProduct } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';

/** How long a start takes when everything is installed, built and set up. */
export async function measureStart(
  env: Record<string, string>,
  dataDir: string,
): Promise<{ figure: Figure; running: RunningProduct }> {
  const begun = performance.now();
  const running = await runProduct(env, dataDir);
  const seconds = Math.round((performance.now() - begun) / 10) / 100;
  return {
    figure: { name: 'second start until ready', value: seconds, unit: 's', budget: 3, atLeast: false },
    running,
  };
}
