import { useTranslations } from 'use-intl';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import type { Level } from './level-form.tsx';
import { levelText } from './level-text.ts';
import styles from './levels.module.css';

type Props = {
  levels: readonly Level[];
  onEdit: (level: Level) => void;
  onAgain: (level: Level) => void;
  onRemove: (level: Level) => void;
};

/** Prices one waits for, and those that were crossed. */
export function LevelList({ levels, ...actions }: Props) {
  return (
    <ul className={styles.list}>
      {levels.map((level) => (
        <LevelRow key={level.id} level={level} {...actions} />
      ))}
    </ul>
  );
}

function LevelRow({ level, onEdit, onAgain, onRemove }: Omit<Props, 'levels'> & { level: Level }) {
  const t = useTranslations('alerts.levels');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const { name, ticker, crossed } = level;
  const at = levelText(level, level.level, numbers);
  const about = [
    t(`directions.${level.direction}`, { level: at }),
    level.price !== null && t('now', { price: levelText(level, level.price, numbers) }),
    level.repeats && t('everyTime'),
    level.note,
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <AssetName ticker={ticker} name={name} note={about.join(' · ')} />
      <span className={styles.actions}>
        {crossed && (
          <StatusPill tone="gain">
            {t('crossed', { day: dayText(inWarsaw(crossed.at).day, 'dayMonth', names) })}
          </StatusPill>
        )}
        {level.is_done && (
          <TextLink tone="amber" onClick={() => onAgain(level)}>
            {t('again')}
          </TextLink>
        )}
        <IconButton
          icon="edit"
          size="sm"
          label={t('edit', { name, level: at })}
          onClick={() => onEdit(level)}
        />
        <IconButton
          icon="trash"
          size="sm"
          label={t('remove', { name, level: at })}
          onClick={() => onRemove(level)}
        />
      </span>
    </li>
  );
}
