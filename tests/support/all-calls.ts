import { globSync } from 'node:fs';
import path from 'node:path';
import type { AnyCall } from '../../src/foundation/contract.ts';
import { eventsCall, marketEventsCall } from '../../src/routes/api/events-call.ts';

const domains = path.resolve(import.meta.dirname, '../../src/domains');

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

const contracts: object[] = await Promise.all(
  globSync('**/*contract.ts', { cwd: domains })
    .sort()
    .map((file) => import(path.join(domains, file))),
);

/** Every call that a contract declares, read from the files and not from what is bound: tests compare the two. */
export const allCalls: AnyCall[] = [
  ...contracts.flatMap((contract) => Object.values(contract).filter(isCall)),
  eventsCall,
  marketEventsCall,
];
