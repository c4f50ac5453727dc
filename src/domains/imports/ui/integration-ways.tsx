import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../../design-system/brand/icon.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import { ComingPill } from '../../../design-system/states/coming-pill.tsx';
import styles from './integration-ways.module.css';

type Props = { fileTo: string; onManual: () => void };

/** The three ways in: by connection, by file, by hand. */
export function IntegrationWays({ fileTo, onManual }: Props) {
  const t = useTranslations('imports.ways');
  return (
    <div className={styles.ways}>
      <div className={classNames(styles.way, styles.coming)}>
        <Way icon="plug" title={t('api')} text={t('apiText')} />
        <ComingPill />
      </div>
      <Link to={fileTo} className={styles.way}>
        <Way icon="file" title={t('csv')} text={t('csvText')} />
      </Link>
      <button type="button" className={styles.way} onClick={onManual}>
        <Way icon="edit" title={t('manual')} text={t('manualText')} />
      </button>
    </div>
  );
}

function Way({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <span className={styles.tile}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </>
  );
}
