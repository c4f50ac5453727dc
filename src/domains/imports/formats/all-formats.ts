import type { FileFormat } from '../file-format.ts';
import { degiroAccount } from './degiro-account/format.ts';
import { degiroTransactions } from './degiro-transactions/format.ts';
import { ibkrActivity } from './ibkr-activity/format.ts';
import { ibkrFlexCsv } from './ibkr-flex-csv/format.ts';
import { ibkrFlexXml } from './ibkr-flex-xml/format.ts';
import { trading212 } from './trading212/format.ts';

/** Every layout that is known, in the order in which people look for them. */
export const formats: readonly FileFormat[] = [
  trading212,
  ibkrFlexCsv,
  ibkrFlexXml,
  ibkrActivity,
  degiroTransactions,
  degiroAccount,
];
