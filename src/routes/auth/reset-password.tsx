import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { redeemMail } from '../../domains/identity/contract.ts';
import { AccountNotice } from '../../domains/identity/ui/account-notice.tsx';
import { ResetPasswordForm } from '../../domains/identity/ui/sign-in/reset-password-form.tsx';
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

export function loader({ context }: LoaderFunctionArgs) {
  return { meta: authPageMeta(context, 'reset'), formToken: context.get(pageContext).formToken };
}

export function action({ context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { token = '' } = params;
  return takeForm(page, redeemMail, {
    args: ({ password = '', password_confirmation = '' }) => ({
      body: { type: 'reset-password' as const, token, password, password_confirmation },
    }),
    secret: ['password', 'password_confirmation'],
    to: () => `${path('login', page.locale)}?changed`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

export default function ResetPassword() {
  const t = useTranslations('auth');
  const to = usePath();
  const { token } = useParams();
  const { formToken } = useLoaderData<typeof loader>();
  return (
    <>
      {token ? (
        <>
          <AuthHeading title={t('reset.title')} lead={t('reset.lead')} />
          <ResetPasswordForm token={token} formToken={formToken} />
        </>
      ) : (
        <AccountNotice title={t('reset.noTokenTitle')} text={t('reset.noTokenText')} glyph="broken">
          <Button variant="primary" size="lg" full to={to('forgotPassword')}>
            {t('reset.ask')}
          </Button>
        </AccountNotice>
      )}
      <BelowForm to={to('login')} link={t('backToLogin')} />
    </>
  );
}
