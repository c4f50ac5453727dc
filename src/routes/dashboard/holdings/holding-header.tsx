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
import { watchAssetModal } from '../../../domains/market-data/ui/market-modals.ts';
import { useSectorName } from '../../../domains/market-data/ui/use-sector-name.ts';
import {
  type HoldingActions,
  HoldingMenu,
} from '../../../domains/performance/ui/holdings/holdings-page-menu.tsx';
import type { AssetTags } from '../../../domains/remarks/tags-contract.ts';
import { editTags } from '../../../domains/remarks/ui/remark-modals.ts';
import { TagChips } from '../../../domains/remarks/ui/tag-chips.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './holding-header.module.css';

type Props = {
  position: PositionOutput;
  /** Of the asset everywhere, and in portfolios. */
  tags: readonly AssetTags[];
  actions: HoldingActions;
  onAlert: () => void;
};

export function HoldingHeader({ position, tags, actions, onAlert }: Props) {
  const t = useTranslations('holding');
  const market = useTranslations('market');
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
      subtitle={
        <>
          <Subtitle position={position} />
          <Tags position={position} tags={tags} />
        </>
      }
      actions={
        <span className={styles.actions} data-print="hide">
          {!holding && (
            <Button
              variant="quiet"
              icon="eye"
              onClick={() => void openModal(watchAssetModal, { assetId: asset.id })}
            >
              {market('menu.watch')}
            </Button>
          )}
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

/** Those of the asset and of this holding; where it is held is what they are edited for. */
function Tags({ position: { asset, portfolio }, tags }: Pick<Props, 'position' | 'tags'>) {
  const t = useTranslations('remarks.tags');
  const of = (portfolioId: string | null) =>
    tags.find(({ portfolio_id }) => portfolio_id === portfolioId)?.tags ?? [];
  const own = of(portfolio?.id ?? null);
  const everywhere = portfolio ? of(null) : [];
  return (
    <span className={styles.tags}>
      <TagChips tags={[...new Set([...own, ...everywhere])]} />
      <TextLink
        tone="muted"
        onClick={() => void openModal(editTags, { of: { asset, portfolio }, tags: own })}
      >
        {t('edit')}
      </TextLink>
    </span>
  );
}
