import { globSync } from 'node:fs';
import path from 'node:path';
import { generalFailures } from '../../src/foundation/failure.ts';

const domains = path.resolve(import.meta.dirname, '../../src/domains');

const declared: object[] = await Promise.all(
  globSync('*/failures.ts', { cwd: domains })
    .sort()
    .map((file) => import(path.join(domains, file))),
);

/** Every message key that a domain declares, read from the files. */
export const allFailures: string[] = [
  ...generalFailures,
  ...declared.flatMap((one) => Object.values(one).flat()),
];
