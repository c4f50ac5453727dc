import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { AccountNotice } from '../account-notice.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useEmailVerification } from './use-email-verification.ts';

/** The signed-in person, if anybody is. */
export type VerifyViewer = { email: string; verified: boolean } | null;

type Props = { token: string; viewer: VerifyViewer };

/** Confirms an address with the link from the mail, and tells how it went. */
export function VerifyEmail({ token, viewer }: Props) {
  const t = useTranslations('auth.verify');
  const { state, verify } = useEmailVerification(token);
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
    const already = state === 'notVerified';
    return (
      <AccountNotice
        title={already ? t('already') : t('verified')}
        text={already ? t('alreadyText') : t('verifiedText')}
        glyph="filled"
      >
        <Onward signedIn={viewer !== null} />
      </AccountNotice>
    );
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
  return (
    <AccountNotice
      title={t('notVerified')}
      text={viewer ? t('notVerifiedText') : `${t('notVerifiedText')} ${t('notVerifiedVisitor')}`}
      glyph="broken"
      alert
    >
      {viewer ? <ResendVerification email={viewer.email} /> : <Onward signedIn={false} />}
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
