import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listLevels } from '../../../alerts/contract.ts';
import { levelText } from '../../../alerts/ui/levels/level-text.ts';
import styles from './alerts-card.module.css';

export type Level = CallOutput<typeof listLevels>['data'][number];

type Props = {
  name: string;
  /** Null where they could not be read. */
  levels: readonly Level[] | null;
  onAdd: () => void;
  onRetry: () => void;
};

/** Prices of the asset that one waits for. */
export function AlertsCard({ name, levels, onAdd, onRetry }: Props) {
  const t = useTranslations('holding.alerts');
  return (
    <Card title={t('title')}>
      {!levels && <ErrorState title={t('failed')} onRetry={onRetry} />}
      {levels?.length === 0 && <p className={styles.faint}>{t('none', { name })}</p>}
      {levels && levels.length > 0 && (
        <ul className={styles.list}>
          {levels.map((level) => (
            <LevelLine key={level.id} level={level} />
          ))}
        </ul>
      )}
      <Button size="sm" icon="bell" onClick={onAdd}>
        {t('add')}
      </Button>
    </Card>
  );
}

function LevelLine({ level }: { level: Level }) {
  const t = useTranslations('holding.alerts');
  const words = useTranslations('alerts.levels');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const at = levelText(level, level.level, numbers);
  return (
    <li>
      <span>
        <b>{words(`directions.${level.direction}`, { level: at })}</b>
        {level.note && <small>{level.note}</small>}
      </span>
      {level.crossed ? (
        <StatusPill tone="gain">
          {t('crossed', { day: dayText(inWarsaw(level.crossed.at).day, 'dayMonth', names) })}
        </StatusPill>
      ) : (
        <StatusPill icon="clock">{t('waiting')}</StatusPill>
      )}
    </li>
  );
}
