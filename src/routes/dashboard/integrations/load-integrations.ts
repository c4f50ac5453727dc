import { type IntegrationOutput, listIntegrations } from '../../../domains/brokers/contract.ts';
import type { PageContext } from '../../page-context.ts';

/** Connections to brokers; null where they cannot be had now. */
export async function loadIntegrations({ call, onFault }: PageContext): Promise<IntegrationOutput[] | null> {
  try {
    return (await call(listIntegrations, {})).data;
  } catch (error) {
    onFault(error);
    return null;
  }
}
