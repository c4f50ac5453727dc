import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { currentUser } from '../../domains/identity/contract.ts';
import { AccountNotice } from '../../domains/identity/ui/account-notice.tsx';
import { ResendVerification } from '../../domains/identity/ui/sign-in/resend-verification.tsx';
import { VerifyEmail, type VerifyViewer } from '../../domains/identity/ui/sign-in/verify-email.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { pageContext } from '../page-context.ts';
import { authPageMeta } from './auth-page-meta.ts';
import { pageMetaTags } from './page-meta-tags.ts';

/** Open to everybody: the link may be opened on a device that is signed in, or on one that is not. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, call } = context.get(pageContext);
  const user = actor ? (await call(currentUser, {})).data : null;
  const viewer: VerifyViewer = user && { email: user.email, verified: user.email_verified_at !== null };
  return { meta: authPageMeta(context, 'verify'), viewer };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMetaTags(loaderData?.meta, false);

export default function VerifyEmailPage() {
  const { viewer } = useLoaderData<typeof loader>();
  const { token } = useParams();
  if (token) return <VerifyEmail token={token} viewer={viewer} />;
  return <WithoutToken viewer={viewer} />;
}

function WithoutToken({ viewer }: { viewer: VerifyViewer }) {
  const t = useTranslations('auth.verify');
  const to = usePath();
  if (viewer && !viewer.verified) {
    return (
      <AccountNotice title={t('noToken')} text={t('noTokenText', { email: viewer.email })} glyph="dashed">
        <ResendVerification email={viewer.email} />
        <Button size="lg" full to={to('dashboard')}>
          {t('toDashboard')}
        </Button>
      </AccountNotice>
    );
  }
  if (viewer) {
    return (
      <AccountNotice title={t('already')} text={t('alreadyText')} glyph="filled">
        <Button variant="primary" size="lg" full to={to('dashboard')}>
          {t('toDashboard')}
        </Button>
      </AccountNotice>
    );
  }
  return (
    <AccountNotice title={t('noToken')} text={t('noTokenVisitor')} glyph="dashed">
      <Button variant="primary" size="lg" full to={to('login')}>
        {t('toLogin')}
      </Button>
    </AccountNotice>
  );
}
