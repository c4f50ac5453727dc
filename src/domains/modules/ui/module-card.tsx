import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../../design-system/brand/icon.tsx';
import { Button } from '../../../design-system/button.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import type { ModuleSlug } from '../contract.ts';
import styles from './module-card.module.css';

const icons: Record<ModuleSlug, IconName> = {
  'brokerage-investments': 'portfolios',
  'real-estate': 'building',
  bonds: 'bond',
};

type Props = {
  slug: ModuleSlug;
  name: string;
  connected: boolean;
  /** A change is on its way. */
  busy: boolean;
  /** Its first page. */
  to: string;
  onConnect: () => void;
  onDisconnect: () => void;
};

export function ModuleCard({ slug, name, connected, busy, to, onConnect, onDisconnect }: Props) {
  const t = useTranslations('dashboard.modules');
  return (
    <section className={styles.card}>
      <span className={connected ? styles.tileOn : styles.tile}>
        <Icon name={icons[slug]} size={28} />
      </span>
      <header className={styles.head}>
        <h2>{name}</h2>
        {connected && <StatusPill tone="gain">{t('connected')}</StatusPill>}
      </header>
      <p className={styles.text}>{t(`descriptions.${slug}`)}</p>
      <p className={styles.point}>{t(`points.${slug}`)}</p>
      <div className={styles.actions}>
        {connected ? (
          <>
            <Button to={to} iconAfter="arrow-right">
              {t('open')}
            </Button>
            <Button
              variant="text"
              loading={busy}
              aria-label={t('disconnectNamed', { module: name })}
              onClick={onDisconnect}
            >
              {t('disconnect')}
            </Button>
          </>
        ) : (
          <Button
            variant="ink"
            icon="plus"
            loading={busy}
            aria-label={t('connectNamed', { module: name })}
            onClick={onConnect}
          >
            {t('connect')}
          </Button>
        )}
      </div>
    </section>
  );
}
