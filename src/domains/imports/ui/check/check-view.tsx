import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { readAsset } from '../../../instruments/contract.ts';
import { catalogueChoice } from '../../../ledger/ui/asset/use-asset-choices.ts';
import { upsertPortfolio, upsertTransaction } from '../../../ledger/ui/ledger-modals.ts';
import type { NamedPortfolio, RowFilter, ShownRow } from '../document-view.ts';
import { MappingView } from '../mapping/mapping-view.tsx';
import type { DocumentState } from '../use-document.ts';
import { AgreementStrip } from './agreement-strip.tsx';
import styles from './check-view.module.css';
import { DocumentHead } from './document-head.tsx';
import { ImportBar } from './import-bar.tsx';
import type { PreviewActions } from './row-actions.ts';
import { RowsCard } from './rows-card.tsx';

type Props = {
  state: DocumentState;
  portfolios: readonly NamedPortfolio[];
  /** Codes in capitals, the most usual first. */
  currencies: readonly string[];
  firstFilter?: RowFilter;
  uploadTo: string;
  twinTo: PreviewActions['twinTo'];
  /** Other files were dropped in the place of this one. */
  onRead: (fileNames: string[]) => void;
};

/** Step two: what would come of the file, row by row, before anything is recorded. */
export function CheckView(props: Props) {
  const { state, portfolios, currencies, firstFilter = 'all' } = props;
  const [filter, setFilter] = useState<RowFilter>(firstFilter);
  const { answer, busy } = state;
  const { document } = answer;
  const actions = usePreviewActions(state, props.twinTo);
  return (
    <div className={styles.view}>
      <DocumentHead
        document={document}
        portfolios={portfolios}
        filter={filter}
        onFilter={setFilter}
        disabled={busy !== undefined}
        currencies={currencies}
        onCurrency={(currency) => void state.change({ currency })}
        onPortfolio={(account, id) => void state.change({ portfolios: [{ account, portfolio_id: id }] })}
        onAddPortfolio={async () => {
          if (await openModal(upsertPortfolio)) await state.checkAgain();
        }}
        onRead={props.onRead}
      />
      {document.format === null ? (
        <MappingView state={state} currencies={currencies} />
      ) : (
        <>
          <AgreementStrip agreements={document.agreements} />
          <RowsCard key={filter} state={state} filter={filter} actions={actions} currencies={currencies} />
          <ImportBar state={state} uploadTo={props.uploadTo} onImport={() => void state.importAll()} />
        </>
      )}
    </div>
  );
}

function usePreviewActions(
  state: DocumentState,
  twinTo: PreviewActions['twinTo'],
): Omit<PreviewActions, 'toggle'> {
  const t = useTranslations('imports.ask');
  const locale = useLocale();
  const { answer, change, checkAgain } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done depends on the answer alone
  return useMemo(() => {
    const say = (row: ShownRow, words: { skip?: boolean; take?: boolean }) =>
      row.key && void change({ rows: [{ key: row.key, ...words }] });
    const addPurchase = async (row: ShownRow) => {
      const { instruments, accounts } = answer.document;
      const asset = instruments[row.hint ?? -1]?.is;
      if (!asset) return;
      try {
        const { data } = await callApi(readAsset, { params: { id: asset.id } }, locale);
        const saved = await openModal(upsertTransaction, {
          type: 'buy',
          portfolioId:
            accounts.find(({ account }) => account === (row.account ?? ''))?.portfolio_id ?? undefined,
          begin: {
            asset: catalogueChoice(data, locale),
            day: row.created_at ?? undefined,
            amount: row.reason?.values.missing,
          },
        });
        if (saved) await checkAgain();
      } catch {
        toast.error(t('purchaseFailed'));
      }
    };
    return {
      skip: (row) => say(row, { skip: true }),
      restore: (row) => say(row, { skip: false }),
      take: (row) => say(row, { take: true }),
      addPurchase: (row) => void addPurchase(row),
      twinTo,
    };
  }, [answer, locale]);
}
