import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { useReadOnlyPortfolios } from '../../billing/ui/read-only.tsx';
import { upsertTransaction } from '../../ledger/ui/ledger-modals.ts';
import { isShort } from '../../performance/positions/is-short.ts';
import type { ExplainProps } from '../../performance/ui/explain/explain-figure.tsx';
import type { Decision } from '../../remarks/decisions-contract.ts';
import type { PositionOutput } from '../contract.ts';
import type { AssetNote } from '../notes-contract.ts';
import { AlertsCard, type Level } from './cards/alerts-card.tsx';
import { CurrencyCard } from './cards/currency-card.tsx';
import { DecisionsCard } from './cards/decisions-card.tsx';
import { DividendsCard } from './cards/dividends-card.tsx';
import { LotsCard } from './cards/lots-card.tsx';
import { MarketCard } from './cards/market-card.tsx';
import { NoteCard } from './cards/note-card.tsx';
import { PortfoliosCard } from './cards/portfolios-card.tsx';
import { SaleCard } from './cards/sale-card.tsx';
import { TransactionsCard } from './cards/transactions-card.tsx';
import { ValueCard } from './cards/value-card.tsx';
import styles from './holding-view.module.css';
import { isClosed } from './is-closed.ts';
import { useSale } from './use-sale.ts';

type Props = {
  position: PositionOutput;
  notes: readonly AssetNote[] | null;
  /** Null where they could not be read. */
  decisions: readonly Decision[] | null;
  levels: readonly Level[] | null;
  today: string;
  /** The list of all transactions of it. */
  transactionsTo: string;
  onAlert: () => void;
  /** Something that the page shows is another now. */
  onChanged: () => void;
};

/** The cards of a holding, or of an asset across portfolios. */
export function HoldingView(props: Props) {
  const { position, notes, decisions, levels, today, transactionsTo, onAlert, onChanged } = props;
  const { asset, holding, portfolio, shown_currency } = position;
  const source: Omit<ExplainProps, 'figure'> = {
    portfolio: portfolio?.id ?? 'all',
    ...(holding ? { asset: holding.id } : { instrument: asset.id }),
    currency: shown_currency,
    rowsTo: transactionsTo,
  };
  const isForeign = asset.currency !== shown_currency && !isClosed(position);
  return (
    <div className={styles.cards}>
      <ValueCard position={position} source={source} today={today} />
      {!holding && <PortfoliosCard position={position} />}
      {holding && !isClosed(position) && !isShort(position.units) && (
        <Selling position={position} decision={decisions?.[0]} today={today} />
      )}
      <div className={styles.small}>
        <DecisionsCard position={position} decisions={decisions} onChanged={onChanged} />
        <NoteCard position={position} notes={notes} onChanged={onChanged} />
        <DividendsCard position={position} />
        {isForeign && <CurrencyCard position={position} />}
      </div>
      <TransactionsCard position={position} allTo={transactionsTo} />
      <div className={styles.pair}>
        {!asset.is_custom && <MarketCard asset={asset} />}
        <AlertsCard name={asset.name} levels={levels} onAdd={onAlert} onRetry={onChanged} />
      </div>
    </div>
  );
}

type SellingProps = Pick<Props, 'position' | 'today'> & { decision: Decision | undefined };

/** Lots, and the sale that would take from them. */
function Selling({ position, decision, today }: SellingProps) {
  const imagined = useSale(position);
  const readOnly = useReadOnlyPortfolios();
  const { holding, portfolio } = position;
  // Only the broker adds to what it keeps.
  const isOwn = holding!.broker_id === null && !readOnly.has(portfolio!.id);
  const record = () =>
    void openModal(upsertTransaction, { portfolioId: portfolio!.id, holdingId: holding!.id, type: 'sell' });
  return (
    <div className={styles.selling}>
      <LotsCard position={position} today={today} sale={imagined.error ? null : imagined.sale} />
      <SaleCard
        position={position}
        imagined={imagined}
        decision={decision}
        {...(isOwn && { onRecord: record })}
      />
    </div>
  );
}
