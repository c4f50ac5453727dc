import type { FileFormat } from '../file-format.ts';
import { binanceStatement } from './binance-statement/format.ts';
import { binanceTrades } from './binance-trades/format.ts';
import { bossaOperations } from './bossa-operations/format.ts';
import { bossaTransactions } from './bossa-transactions/format.ts';
import { coinbase } from './coinbase/format.ts';
import { degiroAccount } from './degiro-account/format.ts';
import { degiroTransactions } from './degiro-transactions/format.ts';
import { etoro } from './etoro/format.ts';
import { exanteTrades } from './exante-trades/format.ts';
import { exanteTransactions } from './exante-transactions/format.ts';
import { ghostfolio } from './ghostfolio/format.ts';
import { ghostfolioCsv } from './ghostfolio-csv/format.ts';
import { ibkrActivity } from './ibkr-activity/format.ts';
import { ibkrFlexCsv } from './ibkr-flex-csv/format.ts';
import { ibkrFlexXml } from './ibkr-flex-xml/format.ts';
import { ingMakler } from './ing-makler/format.ts';
import { krakenLedgers } from './kraken-ledgers/format.ts';
import { krakenTrades } from './kraken-trades/format.ts';
import { mbankFinances } from './mbank-finances/format.ts';
import { mbankTransactions } from './mbank-transactions/format.ts';
import { pkoBm } from './pko-bm/format.ts';
import { portfolioPerformance } from './portfolio-performance/format.ts';
import { revolutCrypto } from './revolut-crypto/format.ts';
import { revolutTrading } from './revolut-trading/format.ts';
import { saxo } from './saxo/format.ts';
import { schwab } from './schwab/format.ts';
import { swissquote } from './swissquote/format.ts';
import { tradeRepublic } from './trade-republic/format.ts';
import { trading212 } from './trading212/format.ts';
import { walory } from './walory/format.ts';
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
  ibkrFlexCsv,
  ibkrFlexXml,
  ibkrActivity,
  degiroTransactions,
  degiroAccount,
  revolutTrading,
  revolutCrypto,
  etoro,
  tradeRepublic,
  coinbase,
  krakenLedgers,
  krakenTrades,
  binanceStatement,
  binanceTrades,
  portfolioPerformance,
  walory,
  exanteTrades,
  exanteTransactions,
  schwab,
  saxo,
  swissquote,
  ghostfolio,
  ghostfolioCsv,
];
