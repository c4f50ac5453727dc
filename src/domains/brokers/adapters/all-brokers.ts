import type { BrokerAdapter } from '../broker-port.ts';
import { withPlainKeys } from '../kit/plain-keys.ts';
import { alpaca } from './alpaca/adapter.ts';
import { binance } from './binance/adapter.ts';
import { coinbase } from './coinbase/adapter.ts';
import { createDemoBroker } from './demo/adapter.ts';
import { exante } from './exante/adapter.ts';
import { interactiveBrokers } from './interactive-brokers/adapter.ts';
import { kraken } from './kraken/adapter.ts';
import { trading212 } from './trading212/adapter.ts';

/** Brokers with an API, in the order in which they are offered. */
export const allBrokers: readonly BrokerAdapter[] = [
  createDemoBroker(),
  exante,
  trading212,
  interactiveBrokers,
  alpaca,
  kraken,
  binance,
  coinbase,
].map(withPlainKeys);
