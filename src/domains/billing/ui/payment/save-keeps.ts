import { callApi } from '../../../../foundation/call-api.ts';
import { keepActive } from '../../contract.ts';
import type { Keeps, Kept } from '../../payment-view.ts';

/** Notes what shall stay active, where somebody chose. */
export async function saveKeeps(keeps: Keeps, locale: string): Promise<void> {
  for (const [policy, ids] of Object.entries(keeps) as [Kept['policy'], string[]][])
    await callApi(keepActive, { body: { policy, ids } }, locale);
}
