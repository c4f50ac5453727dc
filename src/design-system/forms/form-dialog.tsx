import { type ComponentProps, type FormEventHandler, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { FormRefusal } from '../states/form-refusal.tsx';

type Props = Omit<ComponentProps<typeof Dialog>, 'footer'> & {
  /** What the button says that sends the form. */
  submitLabel: ReactNode;
  submitIcon?: ComponentProps<typeof Button>['icon'];
  /** What the other button says; that it cancels by default. */
  closeLabel?: ReactNode;
  /** Further ways out, before the two buttons. */
  otherWays?: ReactNode;
  /** It is on its way. */
  sending?: boolean;
  /** It cannot be sent as it is. */
  disabled?: boolean;
  /** Why it was not saved, where no single field is to blame. */
  refusal?: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Of the form itself. */
  className?: string | undefined;
};

/** A dialog that is one form: what was refused stands over its fields, the buttons that leave or send it stand below. */
export function FormDialog(props: Props) {
  const {
    submitLabel,
    submitIcon,
    closeLabel,
    otherWays,
    sending = false,
    disabled = false,
    refusal,
    onSubmit,
    className,
    children,
    ...dialog
  } = props;
  const t = useTranslations('ui');
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {otherWays}
          {!dialog.locked && <Button onClick={() => dialog.onClose()}>{closeLabel ?? t('cancel')}</Button>}
          <Button
            type="submit"
            form={id}
            variant="primary"
            icon={submitIcon}
            loading={sending}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} className={className} onSubmit={onSubmit} noValidate>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        {children}
      </form>
    </Dialog>
  );
}
