import * as backtest from '../../domains/backtest/contract.ts';
import * as billing from '../../domains/billing/contract.ts';
import * as identity from '../../domains/identity/contract.ts';
import * as instruments from '../../domains/instruments/contract.ts';
import * as leads from '../../domains/leads/contract.ts';
import * as ledger from '../../domains/ledger/contract.ts';
import * as market from '../../domains/market-data/contract.ts';
import * as prices from '../../domains/market-data/prices-contract.ts';
import * as sourceSearch from '../../domains/market-data/source-port/source-search-contract.ts';
import * as splits from '../../domains/market-data/splits-contract.ts';
import * as modules from '../../domains/modules/contract.ts';
import * as notifications from '../../domains/notifications/contract.ts';
import * as operations from '../../domains/operations/contract.ts';
import * as overview from '../../domains/overview/contract.ts';
import * as performance from '../../domains/performance/contract.ts';
import * as explanations from '../../domains/performance/explain/explain-contract.ts';
import * as transactions from '../../domains/performance/journal/transactions-contract.ts';
import * as rebalancing from '../../domains/performance/rebalancing-contract.ts';
import * as siteTexts from '../../domains/site-texts/contract.ts';
import * as strategies from '../../domains/strategies/contract.ts';
import type { AnyCall } from '../../foundation/contract.ts';
import { eventsCall, marketEventsCall } from './events-call.ts';

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

const contracts = [
  identity,
  billing,
  instruments,
  ledger,
  overview,
  performance,
  explanations,
  transactions,
  strategies,
  rebalancing,
  backtest,
  market,
  prices,
  sourceSearch,
  splits,
  modules,
  notifications,
  leads,
  operations,
  siteTexts,
];

/** Every call of the product; the server binds them, the OpenAPI document lists them, the tests walk them. */
export const allCalls: AnyCall[] = [
  ...contracts.flatMap((contract) => Object.values(contract).filter(isCall)),
  eventsCall,
  marketEventsCall,
];
