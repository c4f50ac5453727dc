import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { type TransactionType, transactionShapes } from '../../transaction-types.ts';
import { useAssetChoices } from '../asset/use-asset-choices.ts';
import { TransactionFields } from './fields/transaction-fields.tsx';
import { TransactionResultLine } from './fields/transaction-result-line.tsx';
import type { AssetChoice } from './transaction-assets.ts';
import { mostUnits } from './transaction-check.ts';
import { TransactionConflictPanel } from './transaction-conflict-panel.tsx';
import styles from './transaction-dialog.module.css';
import { unitPrice } from './transaction-price.ts';
import { resultOf } from './transaction-result.ts';
import type { HeldAsset, TransactionSources } from './transaction-sources.ts';
import {
  emptyValues,
  holdingKey,
  nextValues,
  type TransactionRecord,
  type TransactionValues,
  valuesOf,
} from './transaction-values.ts';
import { useDayPrice } from './use-day-price.ts';
import { usePrefilledPrice, useTransactionDefaults } from './use-transaction-defaults.ts';
import { useTransactionErrors } from './use-transaction-errors.ts';
import { type SavedTransaction, useTransactionForm } from './use-transaction-form.ts';
import { useTransactionLists } from './use-transaction-lists.ts';

/** What `openModal(upsertTransaction, …)` may be given. */
export type TransactionModalProps = {
  /** Edits this one. */
  transaction?: TransactionRecord;
  /** Begins a new one with its entries. */
  copyOf?: TransactionRecord;
  portfolioId?: string;
  holdingId?: string;
  type?: TransactionType;
  /** What is known of a new one before anything is typed. */
  begin?: { asset?: AssetChoice; day?: string; amount?: string };
};

/** What stands beside a deposit: the room in an account with a limit, which a domain above the ledger knows. */
export type DepositNote = (deposit: {
  portfolioId: string;
  day: string;
  total: string;
  /** Title of its currency in capitals, where one is chosen. */
  currency: string | undefined;
  /** Of the row that is changed. */
  id: string | undefined;
}) => ReactNode;

type Props = TransactionModalProps &
  ModalProps<SavedTransaction> & {
    sources: TransactionSources;
    today: string;
    /** What stands beside a sale: words from the purchase, which a domain above the ledger keeps. */
    atSale?: (sold: HeldAsset, portfolioId: string) => ReactNode;
    atDeposit?: DepositNote;
    /** Something was saved, also while the dialog stays open for the next one. */
    onSaved: () => void;
  };

export function TransactionDialog(props: Props) {
  const { open, onClose, today, transaction } = props;
  const t = useTranslations('transactions.form');
  const ui = useTranslations('ui');
  const formId = useId();
  const body = useRef<HTMLFormElement>(null);
  const { form, lists, assets, chosen, price, errorOf } = useTransactionEntry(props, body);
  const { values, edited } = form;
  const isReadOnly = transaction?.is_read_only === true;
  const codeOf = (id: string) => lists.currencies.find((currency) => currency.id === id)?.code;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save('close');
  };
  const isReady = lists.state === 'ready';
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t(isReadOnly ? 'showTitle' : transaction ? 'editTitle' : 'addTitle')}
      filled={form.edits && !isReadOnly}
      footerStart={
        !transaction && (
          <Button variant="text" onClick={() => form.save('another')} disabled={!isReady || form.sending}>
            {t('another')}
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          {!isReadOnly && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={form.sending}
              disabled={!isReady || form.conflict !== null}
            >
              {transaction ? t('save') : t(`submit.${values.type}`)}
            </Button>
          )}
        </>
      }
    >
      {lists.state === 'failed' && (
        <ErrorState failure={lists.failure} title={t('failed')} onRetry={lists.reload} />
      )}
      {lists.state === 'loading' && <Waiting />}
      {isReady && (
        <form ref={body} id={formId} className={styles.form} onSubmit={submit} noValidate>
          {isReadOnly && <p className={styles.readOnly}>{t('readOnly')}</p>}
          {form.conflict && <TransactionConflictPanel conflict={form.conflict} form={form} lists={lists} />}
          {form.failure && <FormRefusal>{form.failure}</FormRefusal>}
          <TransactionFields
            form={form}
            lists={lists}
            assets={assets}
            price={price}
            today={today}
            errorOf={errorOf}
            disabled={isReadOnly}
          />
          {values.type === 'sell' && chosen?.held && props.atSale?.(chosen.held, values.portfolioId)}
          {values.type === 'deposit' &&
            props.atDeposit?.({
              ...{ portfolioId: values.portfolioId, day: values.day, total: values.total },
              ...{ currency: codeOf(values.currencyId), id: transaction?.id },
            })}
          <TransactionResultLine
            figures={resultOf(values, chosen?.held ?? null, edited)}
            ticker={chosen?.ticker}
            codeOf={codeOf}
            toCode={codeOf(values.toCurrencyId)}
          />
        </form>
      )}
    </Dialog>
  );
}

/** The entries with the lists they choose from, and what follows from what is chosen. */
function useTransactionEntry(props: Props, body: RefObject<HTMLFormElement | null>) {
  const { onClose, sources, today, transaction, onSaved } = props;
  const t = useTranslations('transactions.form');
  const heldOf = useRef<(values: TransactionValues) => string | null>(() => null);
  const form = useTransactionForm({
    initial: initialValues(props),
    edited: transaction ?? null,
    today,
    mostOf: (values) => heldOf.current(values),
    onSaved: (saved, values, afterSave) => {
      onSaved();
      toast.success(t(transaction ? 'saved' : 'added'));
      if (afterSave === 'close') return onClose(saved);
      form.restart(nextValues(values, today));
      lists.reload();
      body.current?.querySelector<HTMLElement>('input[role="combobox"]')?.focus();
    },
  });
  const { values, edited } = form;
  const lists = useTransactionLists(sources, values.portfolioId);
  const assets = useAssetChoices(values.type, lists.held, values.asset, props.begin?.asset);
  const shape = transactionShapes[values.type];
  const chosen = shape.asset === 'none' ? null : assets.chosen;
  const isPriced = shape.amount === 'units';
  const asked = useDayPrice(sources, isPriced ? chosen?.assetId : undefined, values.day, today);
  // Without one, or where it did not come, the form works all the same.
  const price = asked.state === 'loading' ? undefined : asked.state === 'ready' ? asked.value : null;
  const quote = price && chosen ? unitPrice(price.value) : null;
  useTransactionDefaults(form, lists, chosen);
  usePrefilledPrice(form, quote !== null && price ? { price: quote, currencyId: price.currencyId } : null);
  const most = mostUnits(values, chosen?.held ?? null, edited, today);
  heldOf.current = () => most;
  const errorOf = useTransactionErrors(form, most, chosen !== null);
  useFocusOnError(body, form.refusals);
  return { form, lists, assets, chosen, price, errorOf };
}

function initialValues({
  transaction,
  copyOf,
  portfolioId,
  holdingId,
  type,
  begin,
  today,
}: Props): TransactionValues {
  const record = transaction ?? copyOf;
  if (record) return valuesOf(record);
  return {
    ...emptyValues(begin?.day ?? today),
    portfolioId: portfolioId ?? '',
    asset: holdingId ? holdingKey(holdingId) : (begin?.asset?.key ?? ''),
    amount: begin?.amount ?? '',
    type: type ?? 'buy',
  };
}

/** After a refusal the first field in question is where one is. */
function useFocusOnError(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusals]);
}

/** Fields where fields will stand. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={74} width="100%" shape="block" />
      ))}
    </div>
  );
}
