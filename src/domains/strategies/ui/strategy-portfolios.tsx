import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { ReadOnlyBanner, ReadOnlyPill } from '../../billing/ui/read-only.tsx';
import type { StrategyDetail } from '../contract.ts';
import { StrategyPercent } from './strategy-percent.tsx';
import styles from './strategy-portfolios.module.css';

type Portfolio = StrategyDetail['portfolios'][number];

type Props = {
  strategy: Pick<StrategyDetail, 'name' | 'portfolios'>;
  /** Coverage of each portfolio in percent, where it is known. */
  percents: Readonly<Record<string, number | null>>;
  /** The portfolio that is being disconnected. */
  busy?: string;
  onConnect: () => void;
  onDisconnect: (portfolio: Portfolio) => void;
};

/** The caller's portfolios that follow a strategy, with how much of it each has. */
export function StrategyPortfolios({ strategy, percents, busy, onConnect, onDisconnect }: Props) {
  const t = useTranslations('strategies');
  const to = usePath();
  const { portfolios } = strategy;
  if (portfolios.length === 0) {
    return (
      <Card title={t('portfolios.title')}>
        <EmptyState
          title={t('portfolios.empty')}
          text={t('portfolios.emptyText')}
          actions={
            <Button icon="link" onClick={onConnect}>
              {t('detail.connect')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card title={t('portfolios.title')}>
      {portfolios.some((one) => one.is_read_only) && <ReadOnlyBanner of="strategy" />}
      <ul aria-label={t('portfolios.label', { strategy: strategy.name })}>
        {portfolios.map((portfolio) => (
          <li key={portfolio.id} className={styles.row}>
            <span className={styles.name}>
              <span className={styles.title}>
                <Link to={`${to('assets')}?portfolio_id=${portfolio.id}`} prefetch="intent">
                  {portfolio.name}
                </Link>
                {portfolio.is_virtual && <Chip tone="faint">{t('portfolios.paper')}</Chip>}
                {portfolio.is_read_only && <ReadOnlyPill />}
              </span>
              <small>
                {t('portfolios.since')} <DayDate day={dayInWarsaw(new Date(portfolio.connected_at))} />
              </small>
            </span>
            <StrategyPercent
              value={percents[portfolio.id] ?? null}
              label={t('portfolios.percent')}
              reason={t('portfolios.unknown')}
            />
            <Button
              size="sm"
              loading={busy === portfolio.id}
              aria-label={t('portfolios.disconnectName', { portfolio: portfolio.name })}
              onClick={() => onDisconnect(portfolio)}
            >
              {t('portfolios.disconnect')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
