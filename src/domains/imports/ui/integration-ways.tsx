import type { MouseEventHandler } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../../design-system/brand/icon.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import styles from './integration-ways.module.css';

type Props = {
  fileTo: string;
  onApi: () => void;
  onManual: () => void;
  /** It leads to the page of files, unless this keeps it from that. */
  onFile?: MouseEventHandler<HTMLAnchorElement>;
  /** Inside a dialog: one under the other. */
  inset?: boolean;
};

/** The three ways in: by connection, by file, by hand. */
export function IntegrationWays({ fileTo, onApi, onManual, onFile, inset }: Props) {
  const t = useTranslations('imports.ways');
  return (
    <div className={classNames(styles.ways, inset && styles.inset)}>
      <button type="button" className={styles.way} onClick={onApi}>
        <Way icon="plug" title={t('api')} text={t('apiText')} />
      </button>
      <Link to={fileTo} className={styles.way} onClick={onFile}>
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
