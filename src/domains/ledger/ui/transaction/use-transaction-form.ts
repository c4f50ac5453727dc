import { useEffect, useRef, useState } from 'react';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { newId } from '../../../../foundation/ids.ts';
import { createTransaction, updateTransaction } from '../../contract.ts';
import { faultsIn, fieldOf } from './transaction-check.ts';
import { currentIn, merged, type TransactionConflict } from './transaction-conflict.ts';
import {
  bodyOf,
  type EditedTransaction,
  type TransactionValues,
  type ValueName,
  valuesOf,
} from './transaction-values.ts';

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

/**
 * The entries, what is wrong with them, and how they are saved: checked here by the contract and the rules of their
 * type, then by the server, whose word counts. Nothing typed is ever thrown away by an answer.
 */
export function useTransactionForm(options: Options) {
  const [base, setBase] = useState(options.edited);
  const [resent, setResent] = useState(0);
  const [edits, setEdits] = useState(false);
  const call = useTransactionCall(base, options);
  const { form, save, setConflict, setFailure } = call;
  const values = form.watch();
  // What a conflict is resolved with is sent once the form stands on the newer record.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each resolution is sent once
  useEffect(() => {
    if (resent > 0) save('close');
  }, [resent]);

  const begin = (next: TransactionValues, of: EditedTransaction | null) => {
    setBase(of);
    setConflict(null);
    setFailure(null);
    setEdits(false);
    form.reset(next);
  };
  const resend = (next: TransactionValues, of: EditedTransaction | null) => {
    begin(next, of);
    setResent(resent + 1);
  };
  const fill = (changes: Partial<TransactionValues>) => {
    for (const [name, value] of Object.entries(changes)) form.setValue(name as ValueName, value);
    form.clearErrors(Object.keys(changes) as ValueName[]);
  };
  const { errors, submitCount } = form.formState;
  return {
    values,
    edited: base,
    errorIn: call.errorIn,
    max: call.max,
    failure: call.failure,
    conflict: call.conflict,
    sending: call.sending,
    save,
    /** Rises with each refusal. */
    refusals: Object.keys(errors).length > 0 ? submitCount : 0,
    /** Whether somebody has entered something that is not saved. */
    edits,
    change: (changes: Partial<TransactionValues>) => {
      fill(changes);
      form.clearErrors();
      setFailure(null);
      setEdits(true);
    },
    /** Sets what follows from other entries, or from the market. */
    fill,
    /** After a conflict: what was saved meanwhile takes the place of what was typed. */
    loadNewer: (current: EditedTransaction) => begin(valuesOf(current), current),
    /** After a conflict: what was typed is saved over the newer version. */
    keepMine: (current: EditedTransaction) => resend(merged(values, base ?? current, current), current),
    /** After a removal by somebody else: what was typed becomes a new transaction. */
    addAgain: () => resend(values, null),
    /** The next of several. */
    restart: (next: TransactionValues) => {
      call.renew();
      begin(next, base);
    },
  };
}

/** The call that saves what is entered: a new transaction, or a change of the one the form stands on. */
function useTransactionCall(
  base: EditedTransaction | null,
  { initial, today, mostOf, onSaved }: Pick<Options, 'initial' | 'today' | 'mostOf' | 'onSaved'>,
) {
  const [conflict, setConflict] = useState<TransactionConflict | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const afterSave = useRef<AfterSave>('close');
  // The mark of one submission: sent twice, it makes one record.
  const submission = useRef<string>(undefined);
  submission.current ??= newId();
  // Both calls take the same body and answer the same.
  const call = (base ? updateTransaction : createTransaction) as typeof createTransaction;
  const { form, submit, sending, params, errorIn } = useCallForm<typeof createTransaction, TransactionValues>(
    call,
    {
      defaults: initial,
      params: base ? { id: base.id } : undefined,
      toBody: (values) =>
        bodyOf(values, base ? { version: base.version } : { submissionId: submission.current }),
      fieldOf,
      check: (values) => faultsIn(values, today, mostOf(values)),
      onDone: ({ data }, values) => {
        setConflict(null);
        onSaved(data, values, afterSave.current);
      },
      onFailure: (message, { status, current }) => {
        const newer = status === 409 ? currentIn(current) : null;
        if (newer) setConflict({ kind: 'changed', current: newer });
        else if (status === 404 && base) setConflict({ kind: 'gone' });
        else setFailure(message);
      },
    },
  );
  return {
    form,
    sending,
    conflict,
    setConflict,
    failure,
    setFailure,
    /** The error of a field, by its key. */
    errorIn: (name: ValueName) => errorIn(name),
    /** The most units there are, as the server has said. */
    max: params.max ?? null,
    save: (then: AfterSave) => {
      afterSave.current = then;
      setFailure(null);
      void submit();
    },
    renew: () => {
      submission.current = newId();
    },
  };
}

export type TransactionFormState = ReturnType<typeof useTransactionForm>;
