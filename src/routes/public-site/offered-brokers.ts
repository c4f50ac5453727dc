import { allBrokers } from '../../domains/brokers/adapters/all-brokers.ts';
import { formats } from '../../domains/imports/formats/all-formats.ts';
import type { SiteInfo } from '../page-context.ts';

/** Our own template and our own practice broker are nobody's account. */
const ours: readonly string[] = ['walory', 'demo'];

/** Whose files are read and who is asked by an API, from the lists that the product itself goes by. */
export const offeredBrokers: SiteInfo['brokers'] = {
  files: [...new Set(formats.map(({ broker }) => broker))].filter((broker) => !ours.includes(broker)),
  apis: allBrokers.filter(({ name, hasReal }) => hasReal && !ours.includes(name)).map(({ title }) => title),
};
