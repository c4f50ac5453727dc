import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { limitedKinds } from '../../../domains/ledger/pension-limits.ts';
import { upsertPortfolio } from '../../../domains/ledger/ui/ledger-modals.ts';
import { PpkCard } from '../../../domains/pensions/ui/ppk-card.tsx';
import type { PortfolioOutput } from '../../../domains/performance/contract.ts';
import { heldAsset } from '../../../domains/performance/ui/modals/transaction-sources.ts';
import { WrapperCards } from '../../../domains/taxes/ui/wrappers/wrapper-cards.tsx';
import type { ShownAssets } from './assets-view.tsx';

type Props = {
  portfolio: PortfolioOutput;
  holdings: ShownAssets['holdings'];
  today: string;
  stamp: string;
};

/** What the law makes of an account of old age; an ordinary one has nothing of it, and one on paper no limit. */
export function AssetsWrapper({ portfolio, holdings, today, stamp }: Props) {
  if (portfolio.kind === 'ppk')
    return (
      <PpkCard
        portfolioId={portfolio.id}
        currency={portfolio.currency.toUpperCase()}
        held={holdings.map(heldAsset)}
        today={today}
        stamp={stamp}
      />
    );
  if (portfolio.is_virtual || !limitedKinds.some((kind) => kind === portfolio.kind)) return null;
  return (
    <WrapperCards
      portfolioId={portfolio.id}
      stamp={stamp}
      onTrackCash={portfolio.is_read_only ? undefined : () => void openModal(upsertPortfolio, { portfolio })}
    />
  );
}
