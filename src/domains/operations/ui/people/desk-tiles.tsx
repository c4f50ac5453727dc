import { useTranslations } from 'use-intl';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import styles from './desk-tiles.module.css';
import type { Desk } from './desk-user.ts';

/** How the installation fares, at a glance. */
export function DeskTiles({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.tiles');
  const numbers = useNumbers();
  const count = (value: number) => numbers.number(value.toString(), { decimals: 0 });
  const failed = desk.failed_jobs + desk.failed_connections;
  const share = desk.accounts > 0 ? (desk.seen_in_month / desk.accounts) * 100 : 0;
  return (
    <Card aria-label={t('label')}>
      <FigureList layout="strip">
        <Figure
          label={t('accounts')}
          sub={t('newThisWeek', { count: desk.new_this_week, shown: count(desk.new_this_week) })}
        >
          {count(desk.accounts)}
        </Figure>
        <Figure label={t('seen')} sub={`${numbers.number(share.toFixed(1), { decimals: 1 })}%`}>
          {count(desk.seen_in_month)}
        </Figure>
        <Figure
          label={t('mail')}
          sub={
            desk.oldest_mail_at
              ? t.rich('oldest', { time: () => <RelativeTime at={desk.oldest_mail_at!} /> })
              : t('noMail')
          }
        >
          {count(desk.mails_waiting)}
        </Figure>
        <Figure
          label={t('failed')}
          sub={
            failed === 0
              ? t('allFine')
              : [
                  ...desk.failing_brokers.slice(0, 3),
                  ...(desk.failed_jobs ? [t('failedJobs', { count: desk.failed_jobs })] : []),
                ].join(', ')
          }
        >
          <span className={failed > 0 ? styles.failed : undefined}>{count(failed)}</span>
        </Figure>
      </FigureList>
    </Card>
  );
}
