import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { createTransaction, updateTransaction } from '../../contract.ts';
import { errorsIn, isAbove, placed, type TransactionErrors } from './transaction-check.ts';
import { currentIn, merged, type TransactionConflict } from './transaction-conflict.ts';
import { bodyOf, type EditedTransaction, type TransactionValues, valuesOf } from './transaction-values.ts';

export type SavedTransaction = { id: string; asset_value_id: string | null; version: number };

type Options = {
  initial: TransactionValues;
  edited: EditedTransaction | null;
  today: string;
  /** The most units that can be given away, where it is known. */
  mostOf: (values: TransactionValues) => string | null;
  onSaved: (saved: SavedTransaction, values: TransactionValues, afterSave: AfterSave) => void;
};

export type AfterSave = 'close' | 'another';

type Feedback = { errors: TransactionErrors; max: string | null; failure: string | null };
const nothing: Feedback = { errors: {}, max: null, failure: null };

/**
 * The entries, what is wrong with them, and how they are saved: checked here by the contract and the rules of their
 * type, then by the server, whose word counts. Nothing typed is ever thrown away by an answer.
 */
export function useTransactionForm({ initial, edited, today, mostOf, onSaved }: Options) {
  const locale = useLocale();
  const t = useTranslations('common');
  const [values, setValues] = useState(initial);
  const [feedback, setFeedback] = useState(nothing);
  const [conflict, setConflict] = useState<TransactionConflict | null>(null);
  const [base, setBase] = useState(edited);
  const [sending, setSending] = useState(false);
  // A second click comes before React has drawn the button again.
  const busy = useRef(false);
  const submission = useRef<string>(undefined);
  submission.current ??= newSubmission();

  const change = (changes: Partial<TransactionValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setFeedback(({ errors, max }) => ({ ...nothing, max, errors: without(errors, Object.keys(changes)) }));
  };

  const send = async (
    values: TransactionValues,
    afterSave: AfterSave,
    version: number | undefined,
    id: string | undefined,
  ) => {
    const { errors: wrong, max } = checked(values, today, mostOf(values));
    if (Object.keys(wrong).length > 0) return setFeedback({ errors: wrong, max, failure: null });
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFeedback(nothing);
    try {
      const body = bodyOf(values, id ? { version } : { submissionId: submission.current });
      const { data } = id
        ? await callApi(updateTransaction, { params: { id }, body }, locale)
        : await callApi(createTransaction, { body }, locale);
      setConflict(null);
      onSaved(data, values, afterSave);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      take(failure, id !== undefined);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const take = (failure: ApiFailure, isEdit: boolean) => {
    const current = failure.status === 409 ? currentIn(failure.current) : null;
    if (current) return setConflict({ kind: 'changed', current });
    if (failure.status === 404 && isEdit) return setConflict({ kind: 'gone' });
    const { errors, unplaced } = placed(Object.entries(failure.errors), values);
    const isPlaced = Object.keys(errors).length > 0 && !unplaced;
    setFeedback({
      errors,
      max: failure.params.max ?? null,
      failure: isPlaced ? null : unplaced ? t(`failure.${unplaced}`) : generalText(failure, t),
    });
  };

  return {
    values,
    ...feedback,
    conflict,
    sending,
    edited: base,
    change,
    save: (afterSave: AfterSave) => void send(values, afterSave, base?.version, base?.id),
    /** After a conflict: what was saved meanwhile takes the place of what was typed. */
    loadNewer: (current: EditedTransaction) => {
      setBase(current);
      setValues(valuesOf(current));
      setFeedback(nothing);
      setConflict(null);
    },
    /** After a conflict: what was typed is saved over the newer version. */
    keepMine: (current: EditedTransaction) => {
      const kept = merged(values, base ?? current, current);
      setBase(current);
      setValues(kept);
      setConflict(null);
      void send(kept, 'close', current.version, current.id);
    },
    /** After a removal by somebody else: what was typed becomes a new transaction. */
    addAgain: () => {
      setBase(null);
      setConflict(null);
      void send(values, 'close', undefined, undefined);
    },
    /** The next of several. */
    restart: (next: TransactionValues) => {
      submission.current = newSubmission();
      setValues(next);
      setFeedback(nothing);
    },
  };
}

export type TransactionFormState = ReturnType<typeof useTransactionForm>;

function checked(values: TransactionValues, today: string, most: string | null) {
  const errors = errorsIn(values, today);
  const isTooMany = isAbove(values.amount, most);
  if (isTooMany) errors.amount ??= 'maxVolumeError';
  return { errors, max: isTooMany ? most : null };
}

function without(errors: TransactionErrors, names: readonly string[]): TransactionErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

type Words = ReturnType<typeof useTranslations<'common'>>;

function generalText(failure: ApiFailure, t: Words): string {
  if (failure.status === 0) return t('error.offline');
  if (failure.status === 409) return t('error.conflict');
  if (failure.status === 403) return t('error.upgrade');
  if (failure.status !== 429) return t('error.general');
  return t('error.tooMany', { minutes: Math.ceil((failure.retryAfterSeconds ?? 60) / 60) });
}

/** The mark of one submission: sent twice, it makes one record. The dialog is never drawn by the server. */
function newSubmission(): string {
  return crypto.randomUUID();
}
