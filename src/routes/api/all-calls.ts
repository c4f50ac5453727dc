import * as billing from '../../domains/billing/contract.ts';
import * as identity from '../../domains/identity/contract.ts';
import * as instruments from '../../domains/instruments/contract.ts';
import * as leads from '../../domains/leads/contract.ts';
import * as market from '../../domains/market-data/contract.ts';
import * as modules from '../../domains/modules/contract.ts';
import * as notifications from '../../domains/notifications/contract.ts';
import * as operations from '../../domains/operations/contract.ts';
import * as siteTexts from '../../domains/site-texts/contract.ts';
import type { AnyCall } from '../../foundation/contract.ts';
import { eventsCall } from './events-call.ts';

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

const contracts = [
  identity,
  billing,
  instruments,
  market,
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
];
