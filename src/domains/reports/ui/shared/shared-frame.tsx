import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Brand } from '../../../../design-system/brand/brand.tsx';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from './shared-frame.module.css';

type Props = {
  /** The last day on which it opens; null where it has none. */
  until: string | null;
  /** With a word of whose product this is, and what the reader sees. */
  withFoot?: boolean;
  children: ReactNode;
};

/** Around a shared report: the mark, until when it opens, and nothing of the site's menus. */
export function SharedFrame({ until, withFoot, children }: Props) {
  const t = useTranslations('reportShared');
  const to = usePath();
  const names = useCalendarNames();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to={to('home')} className={styles.brand}>
          <Brand size="sm" />
        </Link>
        {until && (
          <span className={styles.until}>
            <Icon name="clock" size={14} />
            {t('until', { day: dayText(until, 'short', names) })}
          </span>
        )}
      </header>
      <main>{children}</main>
      {withFoot && (
        <footer className={styles.foot}>
          <div data-print="hide">
            <Card graphite className={styles.own}>
              <div>
                <h2>{t('own.title')}</h2>
                <p>{t('own.text')}</p>
              </div>
              <Button to={to('home')} size="lg">
                {t('own.open')}
              </Button>
            </Card>
          </div>
          <p className={styles.small}>{t('smallPrint')}</p>
        </footer>
      )}
    </div>
  );
}

/** A link that opens nothing: taken back, expired or never made. It is the same for all three. */
export function GoneReport() {
  const t = useTranslations('reportShared.gone');
  const to = usePath();
  return (
    <Card>
      <EmptyState
        level={1}
        glyph="broken"
        title={t('title')}
        text={t('text')}
        actions={
          <Button variant="primary" to={to('home')}>
            {t('home')}
          </Button>
        }
      />
    </Card>
  );
}
