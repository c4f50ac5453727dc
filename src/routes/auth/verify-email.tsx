import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { currentUser, redeemMail, requestMail } from '../../domains/identity/contract.ts';
import { AccountNotice } from '../../domains/identity/ui/account-notice.tsx';
import { ResendVerification } from '../../domains/identity/ui/sign-in/resend-verification.tsx';
import { Verified, VerifyEmail, type VerifyViewer } from '../../domains/identity/ui/sign-in/verify-email.tsx';
import { path } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import { takeForm } from '../forms/take-form.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from '../public-site/page-head.ts';
import { authPageMeta } from './auth-page-meta.ts';

/** Open to everybody: the link may be opened on a device that is signed in, or on one that is not. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { actor, call, formToken, markOf } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const user = actor ? (await call(currentUser, {})).data : null;
  const viewer: VerifyViewer = user && { email: user.email, verified: user.email_verified_at !== null };
  return {
    meta: authPageMeta(context, 'verify'),
    viewer,
    formToken,
    // What was done without scripts, in this browser; the address of a link that worked is not kept.
    isDone: searchParams.get('done') === markOf('verifyEmail'),
    isSent: searchParams.has('sent'),
  };
}

/** Without scripts: a link is redeemed by its button, and a new one asked for. */
export function action({ context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { token } = params;
  const here = path('verifyEmail', page.locale);
  if (!token)
    return takeForm(page, requestMail, {
      args: () => ({ query: { type: 'verification' as const } }),
      to: () => `${here}?sent`,
    });
  return takeForm(page, redeemMail, {
    args: () => ({ body: { type: 'email-verification' as const, token } }),
    to: () => `${here}?done=${page.markOf('verifyEmail')}`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

export default function VerifyEmailPage() {
  const { viewer, formToken, isDone } = useLoaderData<typeof loader>();
  const { token } = useParams();
  if (token) return <VerifyEmail token={token} viewer={viewer} formToken={formToken} />;
  if (isDone && viewer?.verified !== false) return <Verified already={false} signedIn={viewer !== null} />;
  return <WithoutToken />;
}

function WithoutToken() {
  const { viewer, formToken, isSent } = useLoaderData<typeof loader>();
  const t = useTranslations('auth.verify');
  const to = usePath();
  if (viewer && !viewer.verified) {
    const { email } = viewer;
    return (
      <AccountNotice
        title={t('noToken')}
        text={isSent ? t('sent', { email }) : t('noTokenText', { email })}
        glyph="dashed"
      >
        <ResendVerification email={email} formToken={formToken} />
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
