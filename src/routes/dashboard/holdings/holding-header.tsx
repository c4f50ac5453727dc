import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { TickerBadge } from '../../../design-system/figures/ticker-badge.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { useReadOnlyPortfolios } from '../../../domains/billing/ui/read-only.tsx';
import type { PositionOutput } from '../../../domains/holdings/contract.ts';
import { exchangeName } from '../../../domains/instruments/exchange-name.ts';
import { upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import { useSectorName } from '../../../domains/market-data/ui/use-sector-name.ts';
import {
  type HoldingActions,
  HoldingMenu,
} from '../../../domains/performance/ui/holdings/holdings-page-menu.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './holding-header.module.css';

type Props = { position: PositionOutput; actions: HoldingActions; onAlert: () => void };

export function HoldingHeader({ position, actions, onAlert }: Props) {
  const t = useTranslations('holding');
  const to = usePath();
  const readOnly = useReadOnlyPortfolios();
  const { asset, holding, portfolio } = position;
  const add = () =>
    void openModal(upsertTransaction, holding ? { portfolioId: portfolio!.id, holdingId: holding.id } : {});
  const isClosedToUs = holding !== null && (holding.broker_id !== null || readOnly.has(portfolio!.id));
  return (
    <PageHeader
      crumbs={[
        { label: t('crumb'), to: to('assets') },
        portfolio
          ? { label: portfolio.name, to: `${to('assets')}?portfolio_id=${portfolio.id}` }
          : { label: t('everywhere'), to: to('portfolios') },
      ]}
      title={
        <span className={styles.title}>
          {asset.name} <TickerBadge ticker={asset.ticker} />{' '}
          {portfolio?.is_virtual && <Chip tone="outlined">{t('paper')}</Chip>}
        </span>
      }
      subtitle={<Subtitle position={position} />}
      actions={
        <span className={styles.actions} data-print="hide">
          {/* On a phone it stands in the menu, where there is one. */}
          <Button variant="quiet" icon="bell" className={holding ? styles.desk : undefined} onClick={onAlert}>
            {t('alert')}
          </Button>
          <Button variant="primary" icon="plus" disabled={isClosedToUs} onClick={add}>
            {t('add')}
          </Button>
          {holding && (
            <HoldingMenu
              holding={holding}
              actions={actions}
              trigger={<IconButton icon="dots" size="lg" label={t('more', { name: asset.name })} />}
            />
          )}
        </span>
      }
    />
  );
}

/** `US share, Nasdaq · US67066G1040 · semiconductors · Also in 2 other portfolios`. */
function Subtitle({ position: { asset, holding, holdings } }: Pick<Props, 'position'>) {
  const t = useTranslations('holding');
  const to = usePath();
  const sectorName = useSectorName();
  const others = holding ? holdings.filter(({ id }) => id !== holding.id).length : 0;
  const facts = [
    [asset.subclass_name ?? asset.class_name, exchangeName(asset.mic)].filter(Boolean).join(', '),
    asset.isin,
    asset.sector && sectorName(asset.sector),
  ].filter(Boolean);
  return (
    <>
      {facts.join(' · ')}
      {others > 0 && (
        <>
          {' · '}
          <TextLink to={to('heldAsset', { id: asset.id })}>{t('everywhereLink', { count: others })}</TextLink>
        </>
      )}
    </>
  );
}
