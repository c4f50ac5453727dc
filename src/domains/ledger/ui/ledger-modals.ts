import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { AssetModalProps } from './asset/asset-dialog.tsx';
import type { PortfolioModalProps } from './portfolio/portfolio-dialog.tsx';
import type { PortfolioRecord } from './portfolio/portfolio-values.ts';
import type { TransactionModalProps } from './transaction/transaction-dialog.tsx';
import type { SavedTransaction } from './transaction/use-transaction-form.ts';

export const upsertTransaction = defineModal<TransactionModalProps, SavedTransaction>('upsertTransaction');
export const upsertPortfolio = defineModal<PortfolioModalProps, PortfolioRecord>('upsertPortfolio');
export const upsertAsset = defineModal<AssetModalProps, { id: string }>('upsertAsset');
