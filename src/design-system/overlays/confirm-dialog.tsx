import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Field } from '../inputs/field.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import type { ConfirmQuestion } from './confirm.ts';
import { confirmCodeMatches } from './confirm-code.ts';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import type { ModalProps } from './open-modal.ts';
import { toast } from './toast.ts';

type Props = ConfirmQuestion &
  ModalProps<boolean> & {
    /** Called when the typed code is wrong; an error toast by default. */
    onMismatch?: (text: string) => void;
  };

export function ConfirmDialog(props: Props) {
  const {
    open,
    onClose,
    title,
    body,
    effect,
    code,
    codeError,
    danger,
    confirmLabel,
    cancelLabel,
    onMismatch = toast.error,
  } = props;
  const t = useTranslations('ui');
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const mismatch = codeError ?? t('codeMismatch');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code === undefined || confirmCodeMatches(code, typed)) return onClose(true);
    setWrong(true);
    onMismatch(mismatch);
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={title}
      footer={
        <>
          <Button onClick={() => onClose()}>{cancelLabel ?? t('cancel')}</Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send}>
        {effect && <div className={danger ? styles.loss : styles.effect}>{effect}</div>}
        {body && <div className={styles.body}>{body}</div>}
        {code !== undefined && (
          <Field
            label={t.rich('typeCode', { code, b: (text) => <b>{text}</b> })}
            error={wrong ? mismatch : undefined}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
