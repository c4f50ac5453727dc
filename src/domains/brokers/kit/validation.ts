import { BrokerFailure, type Validation } from '../broker-port.ts';

/** Asks something that only right keys get an answer to; refusals become the answer, all else remains a failure. */
export async function validated(ask: () => Promise<Validation | undefined>): Promise<Validation> {
  try {
    return (await ask()) ?? { is: 'ok', warnings: [] };
  } catch (error) {
    if (error instanceof BrokerFailure && error.refused) return error.refused;
    throw error;
  }
}
