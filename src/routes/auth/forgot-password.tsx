import { useState } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { requestMail } from '../../domains/identity/contract.ts';
import { AccountNotice } from '../../domains/identity/ui/account-notice.tsx';
import { ForgotPasswordForm } from '../../domains/identity/ui/sign-in/forgot-password-form.tsx';
import { path } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import { takeForm } from '../forms/take-form.ts';
import { onlyVisitors } from '../guards.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from '../public-site/page-head.ts';
import { AuthHeading } from './auth-heading.tsx';
import { authPageMeta } from './auth-page-meta.ts';
import { BelowForm } from './below-form.tsx';

export const middleware = [onlyVisitors];

export function loader({ context, request }: LoaderFunctionArgs) {
  return {
    meta: authPageMeta(context, 'forgot'),
    formToken: context.get(pageContext).formToken,
    // Sent without scripts: to which address is in no address of a page.
    isSent: new URL(request.url).searchParams.has('sent'),
  };
}

export function action({ context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  return takeForm(page, requestMail, {
    args: ({ email = '' }) => ({ query: { type: 'reset-password' as const, email } }),
    to: () => `${path('forgotPassword', page.locale)}?sent`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

export default function ForgotPassword() {
  const t = useTranslations('auth');
  const to = usePath();
  const { formToken, isSent } = useLoaderData<typeof loader>();
  const [sentTo, setSentTo] = useState<string | null>(isSent ? '' : null);
  if (sentTo !== null) {
    return (
      <>
        <AccountNotice
          title={t('forgot.sentTitle')}
          text={sentTo ? t('forgot.sentText', { email: sentTo }) : t('forgot.sentAnywhere')}
          glyph="filled"
        >
          <Button size="lg" full to={to('forgotPassword')} onClick={() => setSentTo(null)}>
            {t('forgot.another')}
          </Button>
        </AccountNotice>
        <BelowForm to={to('login')} link={t('backToLogin')} />
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('forgot.title')} lead={t('forgot.lead')} />
      <ForgotPasswordForm formToken={formToken} onSent={setSentTo} />
      <BelowForm to={to('login')} link={t('backToLogin')} />
    </>
  );
}
