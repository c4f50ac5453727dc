import { questionOf, type ShownRow } from '../document-view.ts';
import type { DocumentState } from '../use-document.ts';
import { AssetQuestion } from './asset-question.tsx';
import { KindForm, PriceForm } from './row-forms.tsx';
import styles from './row-question.module.css';

type Props = {
  row: ShownRow;
  state: DocumentState;
  currencies: readonly string[];
  onSkip: (row: ShownRow) => void;
};

/** What only the reader knows about a row, under that row. */
export function RowQuestion({ row, state, currencies, onSkip }: Props) {
  const isBusy = state.busy !== undefined;
  const skip = () => onSkip(row);
  switch (questionOf(row)) {
    case 'instrument':
      return <AssetQuestion row={row} state={state} onSkip={onSkip} />;
    case 'price':
      return (
        <PriceForm
          day={row.created_at}
          currency={row.currency ?? state.answer.document.instruments[row.hint ?? -1]?.currency}
          currencies={currencies}
          busy={isBusy}
          onUse={(price) => void state.change({ rows: [{ key: row.key!, price }] })}
          onSkip={skip}
        />
      );
    case 'kind':
      return (
        <KindForm
          text={row.text}
          busy={isBusy}
          onUse={(kind) => void state.change({ rows: [{ key: row.key!, kind }] })}
          onSkip={skip}
        />
      );
    default:
      return <pre className={styles.line}>{row.text}</pre>;
  }
}
