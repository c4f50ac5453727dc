import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import type { Simulation } from '../simulation-types.ts';
import { useWords } from '../use-words.ts';

/** A simulation without results: why it has none. */
export function EndedState({ simulation }: { simulation: Simulation }) {
  const t = useTranslations('backtest.results');
  const words = useWords();
  const cancelled = simulation.status === 'cancelled';
  const { reason } = simulation;
  return (
    <div role={cancelled ? undefined : 'alert'}>
      <EmptyState
        glyph="broken"
        title={cancelled ? t('ended.cancelled') : t('ended.failed')}
        text={cancelled ? t('cancelledText') : words.failure(reason?.code ?? 'fault', reason?.values)}
      />
    </div>
  );
}
