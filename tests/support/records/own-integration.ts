import { currencyIds } from '../callers/trader.ts';
import type { Visitor } from '../callers/visitor.ts';

export const demoKeys = { applicationId: 'demo', accessKey: 'demo' };
export const demoIntegration = { name: 'demo', currency_id: currencyIds.pln, configuration: demoKeys };

/** Somebody's connection to our own broker. */
export async function ownIntegration(
  browser: Visitor,
): Promise<{ id: string; name: string; portfolio_id: string }> {
  const answer = await browser.post('/api/integrations', demoIntegration);
  if (answer.status !== 200) throw new Error(`not connected: ${answer.text}`);
  return answer.body.data;
}
