import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../../design-system/button.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { openModal } from '../../../../../design-system/overlays/open-modal.ts';
import { formatAmount } from '../../../../../foundation/format-amount.ts';
import { AssetSearch, OwnAsset, type PickedAsset } from '../../../../imports/ui/check/asset-search.tsx';
import { KindForm, PriceForm } from '../../../../imports/ui/check/row-forms.tsx';
import { upsertTransaction } from '../../../../ledger/ui/ledger-modals.ts';
import type { IntegrationOutput } from '../../../contract.ts';
import { useConnectedWords } from '../use-connected-words.ts';
import type { Waiting } from './use-waiting.ts';
import { useWaitingReason } from './use-waiting-reason.ts';
import styles from './waiting-panel.module.css';
import type { ShownWaiting, WaitingQuestion } from './waiting-questions.ts';

type Props = {
  question: WaitingQuestion;
  waiting: Waiting;
  integration: IntegrationOutput;
  currencies: readonly string[];
};

/** What is known of the rows, why they wait, and the ways to answer. */
export function WaitingQuestionView(props: Props) {
  const { question, waiting, currencies } = props;
  const reasonOf = useWaitingReason();
  const [row] = question.rows as [ShownWaiting];
  const isBusy = waiting.busy !== undefined;
  const skip = () => void waiting.skip(question.id, question.rows);
  const say = (words: object) => waiting.answer(question.id, { rows: [{ key: row.key, ...words }] });
  return (
    <div className={styles.question}>
      {question.asks !== 'instrument' && (
        <>
          <RowLine row={row} />
          <p className={styles.reason}>{reasonOf(row)}</p>
        </>
      )}
      {question.asks === 'instrument' && <AssetAnswer {...props} skip={skip} />}
      {question.asks === 'price' && (
        <PriceForm
          day={row.day}
          currency={row.cash?.currency}
          currencies={currencies}
          busy={isBusy}
          onUse={(price) => say({ price })}
          onSkip={skip}
        />
      )}
      {question.asks === 'kind' && (
        <KindForm text={row.text} busy={isBusy} onUse={(kind) => say({ kind })} onSkip={skip} />
      )}
      {(question.asks === 'purchase' || question.asks === 'nothing') && (
        <OtherAnswer {...props} row={row} skip={skip} />
      )}
    </div>
  );
}

/** Day, kind, asset and size, as far as the broker told them. */
function RowLine({ row }: { row: ShownWaiting }) {
  const kinds = useTranslations('imports.kinds');
  const numbers = useNumbers();
  const words = useConnectedWords();
  const { day, kind, units, cash } = row;
  const parts = [
    day && words.day(day),
    kind && kinds.has(kind as 'buy') && kinds(kind as 'buy'),
    [units && numbers.quantity(units), row.symbol ?? row.title].filter(Boolean).join(' '),
    cash && formatAmount(cash.amount, cash.currency, { signed: true }),
  ].filter(Boolean);
  return parts.length > 0 && <p className={styles.line}>{parts.join(' · ')}</p>;
}

type AnswerProps = Props & { skip: () => void };

function AssetAnswer({ question, waiting, integration, skip }: AnswerProps) {
  const t = useTranslations('connected.waiting');
  const ask = useTranslations('imports.ask');
  const [picked, setPicked] = useState<PickedAsset>();
  const [row] = question.rows as [ShownWaiting];
  const isBusy = waiting.busy !== undefined;
  const name = row.symbol ?? row.title ?? row.isin ?? '?';
  const also = [row.title, row.isin].filter((one) => one && one !== name).join(', ');
  const use = (id: string) =>
    waiting.answer(question.id, { instruments: [{ alias: row.alias!, asset_id: id }] });
  return (
    <>
      <p className={styles.title}>
        {t('which', { name: also ? `${name} (${also})` : name })}
        <small>
          {question.rows.length > 1 && `${ask('inRows', { count: question.rows.length })}. `}
          {t('remember', { broker: integration.name })}
        </small>
      </p>
      {question.rows.length === 1 && <RowLine row={row} />}
      <div className={styles.search}>
        <AssetSearch hasOthers={false} picked={picked} onPick={setPicked} />
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="ink"
          loading={waiting.busy === question.id}
          disabled={!picked || (isBusy && waiting.busy !== question.id)}
          onClick={() => picked && use(picked.id)}
        >
          {picked ? ask('use', { ticker: picked.ticker }) : ask('useAny')}
        </Button>
        <OwnAsset name={row.title ?? name} disabled={isBusy} onMade={use} />
        <Button size="sm" variant="text" disabled={isBusy} onClick={skip}>
          {t('skip', { count: question.rows.length })}
        </Button>
      </div>
    </>
  );
}

/** Nothing can be said of such a row; what it needs may be added, or it is left out. */
function OtherAnswer({ question, waiting, integration, row, skip }: AnswerProps & { row: ShownWaiting }) {
  const t = useTranslations('connected.waiting');
  const ask = useTranslations('imports.ask');
  const isBusy = waiting.busy !== undefined;
  const addPurchase = async () => {
    const saved = await openModal(upsertTransaction, {
      type: 'buy',
      portfolioId: integration.portfolio_id ?? undefined,
      begin: { day: row.day ?? undefined, amount: row.reason.values.missing },
    });
    // Whatever is possible now is recorded.
    if (saved) waiting.answer(question.id, {});
  };
  return (
    <>
      {row.text && (
        <pre className={styles.text} title={t('original')}>
          {row.text}
        </pre>
      )}
      <div className={styles.actions}>
        {question.asks === 'purchase' && (
          <Button
            size="sm"
            variant="ink"
            loading={waiting.busy === question.id}
            onClick={() => void addPurchase()}
          >
            {ask('purchase')}
          </Button>
        )}
        <Button size="sm" variant="text" disabled={isBusy} onClick={skip}>
          {t('skip', { count: 1 })}
        </Button>
      </div>
    </>
  );
}
