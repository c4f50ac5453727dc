import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useOwnAction, useSentForm } from '../../../../design-system/forms/plain/sent-form.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { verificationHours } from '../../account-times.ts';
import { AccountNotice } from '../account-notice.tsx';
import { OneButton } from './one-button.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useEmailVerification } from './use-email-verification.ts';

/** The signed-in person, if anybody is. */
export type VerifyViewer = { email: string; verified: boolean } | null;

type Props = { token: string; viewer: VerifyViewer; formToken: string };

/** Confirms an address with the link from the mail, and tells how it went. */
export function VerifyEmail({ token, viewer, formToken }: Props) {
  const t = useTranslations('auth.verify');
  const sent = useSentForm();
  const action = useOwnAction();
  const { state, verify } = useEmailVerification(token, sent);
  if (state === 'asked') {
    return (
      <AccountNotice title={t('title')} text={t('asked')} glyph="dashed">
        <OneButton action={action} formToken={formToken} sent={sent}>
          {t('confirm')}
        </OneButton>
      </AccountNotice>
    );
  }
  if (state === 'verifying') {
    return (
      <AccountNotice title={t('verifying')} text={t('verifyingText')} glyph="dashed">
        <Button variant="primary" size="lg" full loading onClick={verify}>
          {t('confirm')}
        </Button>
      </AccountNotice>
    );
  }
  if (state === 'verified' || (state === 'notVerified' && viewer?.verified)) {
    return <Verified already={state === 'notVerified'} signedIn={viewer !== null} />;
  }
  if (state === 'failed') {
    return (
      <AccountNotice title={t('failed')} text={t('failedText')} glyph="broken" alert>
        <Button variant="primary" size="lg" full icon="refresh" onClick={verify}>
          {t('tryAgain')}
        </Button>
      </AccountNotice>
    );
  }
  const refused = t('notVerifiedText', { hours: verificationHours });
  return (
    <AccountNotice
      title={t('notVerified')}
      text={viewer ? refused : `${refused} ${t('notVerifiedVisitor')}`}
      glyph="broken"
      alert
    >
      {viewer ? (
        <ResendVerification email={viewer.email} formToken={formToken} />
      ) : (
        <Onward signedIn={false} />
      )}
    </AccountNotice>
  );
}

type VerifiedProps = { already: boolean; signedIn: boolean };

export function Verified({ already, signedIn }: VerifiedProps) {
  const t = useTranslations('auth.verify');
  return (
    <AccountNotice
      title={already ? t('already') : t('verified')}
      text={already ? t('alreadyText') : t('verifiedText')}
      glyph="filled"
    >
      <Onward signedIn={signedIn} />
    </AccountNotice>
  );
}

function Onward({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('auth.verify');
  const to = usePath();
  return (
    <Button variant="primary" size="lg" full to={to(signedIn ? 'dashboard' : 'login')}>
      {signedIn ? t('toDashboard') : t('toLogin')}
    </Button>
  );
}
