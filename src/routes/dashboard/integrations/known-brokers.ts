import { formats } from '../../../domains/imports/formats/all-formats.ts';
import { walory } from '../../../domains/imports/formats/walory/format.ts';

/** Brokers whose files are recognised, in the order in which people look for them; our own template is none. */
export function knownBrokers(): string[] {
  return [...new Set(formats.filter((format) => format !== walory).map(({ broker }) => broker))];
}
