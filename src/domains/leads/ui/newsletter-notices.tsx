import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { FormToken } from '../../../design-system/forms/plain/form-extras.tsx';
import { failureOfSent, type SentForm, useActionOf } from '../../../design-system/forms/plain/sent-form.ts';
import { SiteNotice } from '../../../design-system/site/site-notice.tsx';
import { FormRefusal } from '../../../design-system/states/form-refusal.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { brand } from '../../../foundation/brand.ts';
import { usePath } from '../../../i18n/use-path.ts';
import type { ConfirmationState } from '../contract.ts';

/** The request was noted; the rest is up to who reads the mail. */
export function NewsletterAsked() {
  const t = useTranslations('newsletterPages.sent');
  return (
    <SiteNotice glyph="dashed" title={t('title')} text={`${t('text')} ${t('again')}`}>
      <ToHome />
    </SiteNotice>
  );
}

type ConfirmProps = {
  token: string;
  /** `unknown`: we never gave such a link. */
  state: ConfirmationState | 'unknown';
  /** The button was just pressed. */
  isDone: boolean;
  days: number;
  formToken: string;
  sent: SentForm | undefined;
};

/** What somebody sees who opens the link of the mail. Opening it changes nothing: it takes the button (PS-4). */
export function ConfirmNewsletter({ token, state, isDone, days, formToken, sent }: ConfirmProps) {
  const t = useTranslations('newsletterPages.confirm');
  const to = usePath();
  const action = `${useActionOf('newsletterConfirm')}/${token}`;
  if (state === 'open')
    return (
      <SiteNotice glyph="dashed" title={t('open.title')} text={t('open.text', { brand: brand.name })}>
        <OneButton action={action} formToken={formToken} sent={sent} label={t('submit')} />
      </SiteNotice>
    );
  if (state === 'confirmed') {
    const said = isDone ? 'done' : 'confirmed';
    return (
      <SiteNotice glyph="filled" title={t(`${said}.title`)} text={t(`${said}.text`)}>
        <ToHome />
      </SiteNotice>
    );
  }
  return (
    <SiteNotice
      glyph="broken"
      title={t(`${state}.title`)}
      text={state === 'late' ? t('late.text', { days }) : t(`${state}.text`)}
    >
      <Button variant="primary" full to={to('newsletter')}>
        {t('again')}
      </Button>
      <ToHome />
    </SiteNotice>
  );
}

type LeaveProps = {
  token: string;
  state: 'subscribed' | 'left' | 'unknown';
  formToken: string;
  sent: SentForm | undefined;
};

/** What somebody sees who opens the link of an issue. */
export function LeaveNewsletter({ token, state, formToken, sent }: LeaveProps) {
  const t = useTranslations('newsletterPages.leave');
  // The address with the link is where mail programs send their one click.
  const action = useActionOf('newsletterLeave');
  const glyph = { subscribed: 'dashed', left: 'filled', unknown: 'broken' } as const;
  return (
    <SiteNotice glyph={glyph[state]} title={t(`${state}.title`)} text={t(`${state}.text`)}>
      {state === 'subscribed' ? (
        <OneButton action={action} formToken={formToken} sent={sent} label={t('submit')} token={token} />
      ) : (
        <ToHome />
      )}
    </SiteNotice>
  );
}

type OneButtonProps = {
  action: string;
  formToken: string;
  sent: SentForm | undefined;
  label: string;
  token?: string;
};

/** A form of one button, sent by the browser itself: with scripts and without them it is the same. */
function OneButton({ action, formToken, sent, label, token }: OneButtonProps) {
  const failureText = useFailureText();
  return (
    <form method="post" action={action}>
      <FormToken value={formToken} />
      {token && <input type="hidden" name="token" value={token} readOnly />}
      {sent && <FormRefusal>{failureText(failureOfSent(sent))}</FormRefusal>}
      <Button type="submit" variant="primary" full>
        {label}
      </Button>
    </form>
  );
}

function ToHome() {
  const t = useTranslations('newsletterPages');
  const to = usePath();
  return (
    <Button variant="text" full to={to('home')}>
      {t('home')}
    </Button>
  );
}
