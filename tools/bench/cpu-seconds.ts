import { readFileSync } from 'node:fs';
import type { RunningProduct } from '../../tests/support/running-product.ts';

/** CPU seconds the process has used so far, in user and system mode. */
export async function cpuSeconds(product: RunningProduct): Promise<number> {
  try {
    const fields = readFileSync(`/proc/${product.child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
  }
}
