import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type DepositOutput, markTransfer } from '../../wrappers-contract.ts';
import { useTaxWords } from '../use-tax-words.ts';
import styles from './saver-dialog.module.css';

/** What came from another account of old age takes nothing of the limit (rule WR-4). */
export function TransferDialog({ open, onClose, deposit }: { deposit: DepositOutput } & ModalProps<true>) {
  const t = useTranslations('wrappers.transfer');
  const ui = useTranslations('ui');
  const words = useTaxWords();
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const [isTransfer, setIsTransfer] = useState(deposit.is_transfer);
  const [carried, setCarried] = useState(deposit.carried ?? '');
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setRefusal(undefined);
    try {
      const body = { is_transfer: isTransfer, carried: carried.trim() || null };
      await callApi(markTransfer, { params: { id: deposit.id }, body }, locale);
      await revalidate();
      onClose(true);
    } catch (failure) {
      setRefusal(failureText(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { day: words.day(deposit.day) })}
      description={t('text')}
      filled={isTransfer !== deposit.is_transfer || carried !== (deposit.carried ?? '')}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={sending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        <Checkbox checked={isTransfer} onChange={({ target }) => setIsTransfer(target.checked)}>
          {t('is')}
        </Checkbox>
        {isTransfer && (
          <Field label={t('carried')} hint={t('carriedHint')}>
            <NumberInput name="carried" value={carried} unit="zł" onValueChange={setCarried} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
