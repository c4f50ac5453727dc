import type { FileFormat } from '../file-format.ts';
import { bossaOperations } from './bossa-operations/format.ts';
import { bossaTransactions } from './bossa-transactions/format.ts';
import { ingMakler } from './ing-makler/format.ts';
import { mbankFinances } from './mbank-finances/format.ts';
import { mbankTransactions } from './mbank-transactions/format.ts';
import { pkoBm } from './pko-bm/format.ts';
import { trading212 } from './trading212/format.ts';
import { xtbCashOperations } from './xtb-cash-operations/format.ts';
import { xtbCsv } from './xtb-csv/format.ts';
import { xtbStatement } from './xtb-statement/format.ts';

/** Every layout that is known, in the order in which people look for them. */
export const formats: readonly FileFormat[] = [
  xtbCashOperations,
  xtbStatement,
  xtbCsv,
  mbankTransactions,
  mbankFinances,
  bossaTransactions,
  bossaOperations,
  ingMakler,
  pkoBm,
  trading212,
];
