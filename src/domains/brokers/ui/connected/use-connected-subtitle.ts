import { useTranslations } from 'use-intl';
import type { IntegrationOutput } from '../../contract.ts';
import { isConnected } from './connected-view.ts';

/** Beyond this nobody counts: plans are switched off. */
const countless = 1_000_000;

/** How many of those the plan allows are used, and what becomes of keys. */
export function useConnectedSubtitle(
  integrations: readonly IntegrationOutput[] | null,
  most: number,
): string {
  const t = useTranslations('connected');
  if (integrations === null || most >= countless) return t('keysAlone');
  return `${t('inPlan', { count: integrations.filter(isConnected).length, most })} · ${t('keys')}`;
}
