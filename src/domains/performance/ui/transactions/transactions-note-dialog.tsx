import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';

type Props = {
  rows: readonly TransactionOutput[];
  onClose: () => void;
  onSave: (note: string) => Promise<void>;
};

export function TransactionsNoteDialog({ rows, onClose, onSave }: Props) {
  const t = useTranslations('transactions.bulk');
  const same = new Set(rows.map(({ note }) => note ?? ''));
  const before = same.size === 1 ? ([...same][0] ?? '') : '';
  const [note, setNote] = useState(before);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    await onSave(note.trim());
    setSending(false);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('noteTitle', { count: rows.length })}
      filled={note !== before}
      submitLabel={t('noteDo')}
      sending={sending}
      onSubmit={send}
    >
      <Field label={t('noteLabel')} hint={t('noteHint')}>
        <TextInput maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
