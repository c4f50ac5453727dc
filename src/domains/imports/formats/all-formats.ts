import type { FileFormat } from '../file-format.ts';
import { binanceStatement } from './binance-statement/format.ts';
import { binanceTrades } from './binance-trades/format.ts';
import { coinbase } from './coinbase/format.ts';
import { etoro } from './etoro/format.ts';
import { ghostfolio } from './ghostfolio/format.ts';
import { ghostfolioCsv } from './ghostfolio-csv/format.ts';
import { krakenLedgers } from './kraken-ledgers/format.ts';
import { krakenTrades } from './kraken-trades/format.ts';
import { portfolioPerformance } from './portfolio-performance/format.ts';
import { revolutCrypto } from './revolut-crypto/format.ts';
import { revolutTrading } from './revolut-trading/format.ts';
import { tradeRepublic } from './trade-republic/format.ts';
import { trading212 } from './trading212/format.ts';

/** Every layout that is known, in the order in which people look for them. */
export const formats: readonly FileFormat[] = [
  trading212,
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
  ghostfolio,
  ghostfolioCsv,
];
