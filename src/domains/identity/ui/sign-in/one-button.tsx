import type { FormEvent, ReactNode } from 'react';
import type { IconName } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { FormToken } from '../../../../design-system/forms/plain/form-extras.tsx';
import { failureOfSent, type SentForm } from '../../../../design-system/forms/plain/sent-form.ts';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';

type Props = {
  action: string;
  formToken: string;
  /** What came back of it, where it was sent without scripts. */
  sent?: SentForm | undefined;
  icon?: IconName;
  loading?: boolean;
  /** Where scripts run they do it; else the browser sends it. */
  onSend?: () => void;
  children: ReactNode;
};

/** A form of one button about the account, with scripts and without (PS-10). */
export function OneButton({ action, formToken, sent, icon, loading, onSend, children }: Props) {
  const failureText = useFailureText();
  const send = (event: FormEvent) => {
    if (!onSend) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" action={action} onSubmit={send}>
      <FormToken value={formToken} />
      {sent && <FormRefusal>{failureText(failureOfSent(sent))}</FormRefusal>}
      <Button type="submit" variant="primary" size="lg" full icon={icon} loading={loading}>
        {children}
      </Button>
    </form>
  );
}
