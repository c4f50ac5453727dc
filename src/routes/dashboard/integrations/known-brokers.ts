import { formats } from '../../../domains/imports/formats/all-formats.ts';

/** Brokers whose files are recognised, in the order in which people look for them. */
export function knownBrokers(): string[] {
  return [...new Set(formats.map(({ broker }) => broker))];
}
