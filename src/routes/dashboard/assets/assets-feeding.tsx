import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { type Feeding, FeedingLines } from '../../../domains/brokers/ui/connected/feeding-lines.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './assets.module.css';

/** What brings transactions into this portfolio, how that went and when it comes next. */
export function AssetsFeeding({ feeding }: { feeding: readonly Feeding[] }) {
  const t = useTranslations('connected');
  const to = usePath();
  if (feeding.length === 0) return null;
  return (
    <div className={styles.feeding}>
      <Icon name="plug" size={18} />
      <FeedingLines feeding={feeding} />
      <TextLink to={to('integrations')}>{t('manage')}</TextLink>
    </div>
  );
}
