import { useMemo, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { transactionSource } from '../../../domains/imports/ui/source/open-source.ts';
import { changeTransactions, deleteTransaction } from '../../../domains/ledger/contract.ts';
import { upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import type { TransactionOutput } from '../../../domains/performance/journal/transactions-contract.ts';
import { addUp, movesMoney } from '../../../domains/performance/ui/transactions/transactions-row.ts';
import type {
  BulkActions,
  RowActions,
} from '../../../domains/performance/ui/transactions/transactions-view.ts';
import { useMoneySums } from '../../../domains/performance/ui/transactions/use-money-sums.ts';
import { useTransactionWords } from '../../../domains/performance/ui/transactions/use-transaction-words.ts';
import { listDecisions } from '../../../domains/remarks/decisions-contract.ts';
import { editDecision, editTags } from '../../../domains/remarks/ui/remark-modals.ts';
import { ApiFailure } from '../../../foundation/call-api.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { useCall } from '../shell/use-call.ts';

/** What is done with rows of the list. What is removed is asked for first, by its name and effect. */
export function useTransactionActions(currency: string, exportRows: BulkActions['export']) {
  const t = useTranslations('transactions');
  const call = useCall();
  const attempt = useAttempt();
  const { whatOf, dayOf } = useTransactionWords();
  const sumText = useMoneySums();

  const remove = async (row: TransactionOutput) => {
    const what = whatOf(row);
    const named = { what, portfolio: row.portfolio_name };
    const flow =
      movesMoney(row) && row.flow !== null ? formatAmount(row.flow, currency, { signed: true }) : null;
    const action = row.event_kind && t(`events.${row.event_kind}`);
    const isMeant = await confirm({
      title: action ? t('remove.actionTitle', { action, day: dayOf(row) }) : t('remove.title', { what }),
      effect: action
        ? t('remove.wholeAction', { portfolio: row.portfolio_name })
        : flow
          ? t('remove.effect', { ...named, flow })
          : t('remove.effectPlain', named),
      body: [
        row.other_portfolio_name && t('remove.otherHalf', { portfolio: row.other_portfolio_name }),
        t('remove.body', { day: dayOf(row) }),
      ]
        .filter(Boolean)
        .join(' '),
      danger: true,
      confirmLabel: t(action ? 'remove.confirmAction' : 'remove.confirm'),
    });
    if (!isMeant) return;
    await attempt(() => call(deleteTransaction, { params: { id: row.id } }));
  };

  const removeMany = async (rows: readonly TransactionOutput[]): Promise<boolean> => {
    const count = rows.length;
    const isMeant = await confirm({
      title: t('bulk.deleteTitle', { count }),
      effect: t('bulk.deleteEffect', { count }),
      body: sumText(addUp(rows), (amount) => formatAmount(amount, currency)),
      danger: true,
      confirmLabel: t('bulk.deleteDo', { count }),
    });
    if (!isMeant) return false;
    const ids = rows.map(({ id }) => id);
    return attempt(() => call(changeTransactions, { body: { ids, action: 'delete' } }));
  };

  const bulkActions = { ...useManyActions(), remove: removeMany, export: exportRows };
  // Rows are remembered by their actions: the same ones as long as the page stands.
  const unlink = (row: TransactionOutput) =>
    attempt(() => call(changeTransactions, { body: { ids: [row.id], action: 'unlink' } }));
  const navigate = useNavigate();
  const to = usePath();
  const versions = ({ id }: TransactionOutput) => navigate(`${to('changes')}?transaction=${id}`);
  const decision = useDecisionEditing();
  const latest = useRef({ remove, unlink, whatOf, versions, decision });
  latest.current = { remove, unlink, whatOf, versions, decision };
  const rowActions = useMemo<RowActions>(
    () => ({
      edit: (row) => void openModal(upsertTransaction, { transaction: row }),
      duplicate: (row) => void openModal(upsertTransaction, { copyOf: row }),
      remove: (row) => void latest.current.remove(row),
      unlink: (row) => void latest.current.unlink(row),
      tags: (row) => void openModal(editTags, { of: { transactionIds: [row.id] }, tags: row.tags }),
      decision: (row) => void latest.current.decision(row),
      versions: (row) => void latest.current.versions(row),
      source: (row) => void openModal(transactionSource, { id: row.id, what: latest.current.whatOf(row) }),
    }),
    [],
  );
  return { rowActions, bulkActions };
}

/** What is done with many rows without being asked first. */
function useManyActions(): Pick<BulkActions, 'move' | 'annotate' | 'tag' | 'link'> {
  const call = useCall();
  const attempt = useAttempt();
  return {
    move: (ids, portfolioId) =>
      attempt(() =>
        call(changeTransactions, { body: { ids: [...ids], action: 'move', portfolio_id: portfolioId } }),
      ),
    annotate: (ids, note) =>
      attempt(() =>
        call(changeTransactions, { body: { ids: [...ids], action: 'note', note: note || null } }),
      ),
    tag: async (rows) => {
      const [first, ...others] = rows;
      const shared = first?.tags.filter((tag) => others.every(({ tags }) => tags.includes(tag))) ?? [];
      const transactionIds = rows.map(({ id }) => id);
      return (await openModal(editTags, { of: { transactionIds }, tags: shared })) === true;
    },
    link: (ids) => attempt(() => call(changeTransactions, { body: { ids: [...ids], action: 'link' } })),
  };
}

/** Opens what was written about a purchase, with what is there already. */
function useDecisionEditing() {
  const call = useCall();
  const failureText = useFailureText();
  return async ({ id, asset_id, name, created_at }: TransactionOutput) => {
    try {
      const { data } = await call(listDecisions, { query: { asset_id: asset_id ?? '' } });
      const decision = data.find((one) => one.id === id);
      await openModal(editDecision, { name: name ?? '', purchase: { id, day: created_at }, decision });
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
}

/** Does something with rows and reads the list again either way; that it was done says the bar that undoes it. */
function useAttempt() {
  const t = useTranslations('transactions');
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const textOf = (failure: unknown): string => {
    if (failure instanceof ApiFailure) {
      if (Object.values(failure.errors).flat().includes('maxVolumeError')) return t('remove.needed');
      if (failure.status === 404) return t('remove.gone');
    }
    return failureText(failure);
  };
  return async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch (failure) {
      toast.error(textOf(failure));
      return false;
    } finally {
      void revalidate();
    }
  };
}
