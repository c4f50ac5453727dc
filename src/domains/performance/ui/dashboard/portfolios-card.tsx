import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Sparkline } from '../../../../design-system/figures/sparkline.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { StrategyPercent } from '../../../strategies/ui/strategy-percent.tsx';
import type { CardState } from '../../../valuation/card-state.ts';
import { EmptyNote, FailedNote } from '../../../valuation/ui/card-note.tsx';
import { useSessionText } from '../../../valuation/ui/use-session-text.ts';
import type { PortfolioView } from '../../dashboard-view.ts';
import styles from './portfolios-card.module.css';

type Props = { card: CardState<readonly PortfolioView[]>; currency: string; example?: boolean };

export function PortfoliosCard({ card, currency, example }: Props) {
  const t = useTranslations('dashboard.home.portfolios');
  const to = usePath();
  return (
    <Card
      title={t('title')}
      action={
        card.state === 'ready' && (
          <TextLink tone="muted" className={styles.all} to={to('portfolios')}>
            {t('all')}
          </TextLink>
        )
      }
      className={styles.card}
    >
      {card.state === 'empty' && <EmptyNote>{t('empty')}</EmptyNote>}
      {card.state === 'error' && <FailedNote onRetry={card.onRetry} />}
      {card.state === 'loading' && (
        <div className={styles.portfolios}>
          <Waiting />
          <Waiting />
          <Waiting />
        </div>
      )}
      {card.state === 'ready' && (
        <div className={styles.portfolios}>
          {card.data.map((portfolio) => (
            <Place
              key={portfolio.id}
              to={example ? undefined : `${to('assets')}?portfolio_id=${encodeURIComponent(portfolio.id)}`}
            >
              <Portfolio portfolio={portfolio} currency={currency} />
            </Place>
          ))}
        </div>
      )}
    </Card>
  );
}

function Place({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <div className={styles.portfolio}>{children}</div>;
  return (
    <Link to={to} className={styles.portfolio}>
      {children}
    </Link>
  );
}

function Portfolio({ portfolio, currency }: { portfolio: PortfolioView; currency: string }) {
  const t = useTranslations('dashboard.home.portfolios');
  const { word } = useSessionText();
  const { name, note, value, today, coverage, points } = portfolio;
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.note}>{note}</p>
      <div className={styles.figures}>
        <Amount value={value} currency={currency} size="lg" reason={t('noValue')} />
        {today && (
          <span className={styles.today}>
            <Change amount={today.amount} percent={today.percent} currency={currency} />
            <small className={styles.session}>{word(today)}</small>
          </span>
        )}
      </div>
      <Sparkline points={points} className={styles.line} />
      <div className={styles.coverage}>
        {coverage === null ? (
          <span className={styles.note}>{t('noStrategy')}</span>
        ) : (
          <StrategyPercent label={t('coverage')} value={coverage} labelled />
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.portfolio}>
      <Skeleton width={120} className={styles.name} />
      <Skeleton width={160} className={styles.note} />
      <div className={styles.figures}>
        <Skeleton width={140} height={24} />
      </div>
      <Skeleton shape="block" width={184} height={72} className={styles.line} />
      <Skeleton width="100%" height={8} className={styles.coverage} />
    </div>
  );
}
