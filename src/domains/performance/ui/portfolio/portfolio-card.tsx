import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Sparkline } from '../../../../design-system/figures/sparkline.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { ReadOnlyPill } from '../../../billing/ui/read-only.tsx';
import { FeedingLines } from '../../../brokers/ui/connected/feeding-lines.tsx';
import { KindChip } from '../../../ledger/ui/portfolio/kind-chip.tsx';
import { useSessionText } from '../../../valuation/ui/use-session-text.ts';
import { assetsPath } from '../../assets-path.ts';
import type { PortfolioOutput } from '../../contract.ts';
import { PortfolioStrategy } from '../rebalancing/portfolio-strategy.tsx';
import styles from './portfolio-card.module.css';
import { PortfolioCardFigures } from './portfolio-card-figures.tsx';
import { type PortfolioActions, PortfolioMenu } from './portfolio-menu.tsx';
import { PortfolioNote } from './portfolio-note.tsx';

type Props = { portfolio: PortfolioOutput; actions: PortfolioActions; exportable: boolean };

/** A portfolio with all its figures; its name leads to what is in it. */
export function PortfolioCard({ portfolio, actions, exportable }: Props) {
  const t = useTranslations('portfolios');
  const to = usePath();
  const { word } = useSessionText();
  const { name, is_virtual, missing, estimated, sparkline } = portfolio;
  const currency = portfolio.shown_currency.toUpperCase();
  const today = portfolio.changes['24h'];
  const page = assetsPath(to('assets'), portfolio.id);
  return (
    <Card className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h2 className={styles.name}>
            <Link to={page} prefetch="intent">
              {name}
            </Link>
            <KindChip kind={portfolio.kind} />
            {is_virtual && (
              <span title={t('card.paperNote')}>
                <Chip tone="outlined">{t('card.paper')}</Chip>
              </span>
            )}
            {portfolio.is_read_only && <ReadOnlyPill />}
          </h2>
          <PortfolioNote portfolio={portfolio} />
        </div>
        <PortfolioMenu portfolio={portfolio} actions={actions} exportable={exportable} />
      </header>
      <div className={styles.worth}>
        <div className={styles.value}>
          <Amount
            value={portfolio.market_value}
            currency={currency}
            size="lg"
            reason={t('unknown.noPrice')}
          />
          {today && (
            <span className={styles.today}>
              <Change amount={today.amount} percent={today.percent} currency={currency} />
              <small>{word(today)}</small>
            </span>
          )}
        </div>
        <Sparkline points={sparkline} label={t('card.line')} className={styles.line} />
      </div>
      {(missing > 0 || estimated > 0) && (
        <div className={styles.marks}>
          {missing > 0 && <StatusPill tone="amber">{t('card.missing', { count: missing })}</StatusPill>}
          {estimated > 0 && <StatusPill icon="info">{t('card.estimated', { count: estimated })}</StatusPill>}
        </div>
      )}
      <PortfolioCardFigures portfolio={portfolio} />
      <FeedingLines feeding={portfolio.synchronisations} />
      <Foot>
        <PortfolioStrategy portfolio={portfolio} />
        <div className={styles.actions}>
          <Button size="sm" to={page} prefetch="intent">
            {t('card.open')}
          </Button>
          <Button
            size="sm"
            variant="text"
            icon="target"
            disabled={portfolio.is_read_only || portfolio.strategy_is_read_only}
            onClick={() => actions.connect(portfolio)}
          >
            {t(portfolio.strategy_id === null ? 'card.connect' : 'card.changeStrategy')}
          </Button>
          <Button size="sm" variant="text" icon="reports" onClick={() => actions.simulate(portfolio)}>
            {t('card.simulate')}
          </Button>
        </div>
      </Foot>
    </Card>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <footer className={styles.foot}>{children}</footer>;
}
