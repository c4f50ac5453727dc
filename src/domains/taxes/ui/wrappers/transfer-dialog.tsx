import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useSending } from '../../../../design-system/forms/use-sending.ts';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type DepositOutput, markTransfer } from '../../wrappers-contract.ts';
import { useTaxWords } from '../use-tax-words.ts';
import styles from './saver-dialog.module.css';

/** What came from another account of old age takes nothing of the limit (rule WR-4). */
export function TransferDialog({ open, onClose, deposit }: { deposit: DepositOutput } & ModalProps<true>) {
  const t = useTranslations('wrappers.transfer');
  const words = useTaxWords();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [isTransfer, setIsTransfer] = useState(deposit.is_transfer);
  const [carried, setCarried] = useState(deposit.carried ?? '');
  const { sending, refusal, send } = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      const body = { is_transfer: isTransfer, carried: carried.trim() || null };
      await callApi(markTransfer, { params: { id: deposit.id }, body }, locale);
      await revalidate();
      onClose(true);
    });
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { day: words.day(deposit.day) })}
      description={t('text')}
      filled={isTransfer !== deposit.is_transfer || carried !== (deposit.carried ?? '')}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      <Checkbox checked={isTransfer} onChange={({ target }) => setIsTransfer(target.checked)}>
        {t('is')}
      </Checkbox>
      {isTransfer && (
        <Field label={t('carried')} hint={t('carriedHint')}>
          <NumberInput name="carried" value={carried} unit="zł" onValueChange={setCarried} />
        </Field>
      )}
    </FormDialog>
  );
}
