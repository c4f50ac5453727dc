import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { KeyValueList } from '../../../design-system/figures/key-value-list.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { StrategyDetail } from '../contract.ts';
import { Rating } from './stars.tsx';
import styles from './strategy-about.module.css';
import { typeKey } from './type-key.ts';

/** What a strategy is about, in a sentence, a few points and its particulars. */
export function StrategyAbout({ strategy }: { strategy: StrategyDetail }) {
  const t = useTranslations('strategies');
  const day = (at: string) => <DayDate day={dayInWarsaw(new Date(at))} />;
  return (
    <Card title={t('detail.about')}>
      <p className={styles.description}>{strategy.description}</p>
      <ul className={styles.highlights} aria-label={t('detail.highlights')}>
        {strategy.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check" size={16} />
            <span>{highlight}</span>
          </li>
        ))}
      </ul>
      <KeyValueList
        items={[
          { key: 'type', label: t('table.type'), value: t(`type.${typeKey(strategy.type)}`) },
          { key: 'author', label: t('table.author'), value: strategy.author },
          { key: 'version', label: t('table.version'), value: strategy.version },
          { key: 'created', label: t('table.created'), value: day(strategy.created_at) },
          { key: 'updated', label: t('detail.updated'), value: day(strategy.updated_at) },
          { key: 'rating', label: t('table.rating'), value: <Rating value={strategy.rating} explained /> },
          { key: 'reviews', label: t('table.reviews'), value: strategy.reviews },
        ]}
      />
      <p className={styles.disclaimer}>{t('detail.disclaimer')}</p>
    </Card>
  );
}
