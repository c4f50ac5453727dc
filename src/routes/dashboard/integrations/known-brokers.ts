import { formats } from '../../../domains/imports/formats/all-formats.ts';
import { walory } from '../../../domains/imports/formats/walory/format.ts';
import { groupedBy } from '../../../foundation/grouped.ts';

/** Brokers whose files are recognised with what these are, in the order people look for them; our template is none. */
export function knownBrokers(): { broker: string; formats: string[] }[] {
  const foreign = formats.filter((format) => format !== walory);
  return [...groupedBy(foreign, ({ broker }) => broker)].map(([broker, own]) => ({
    broker,
    formats: own.map(({ id }) => id),
  }));
}
