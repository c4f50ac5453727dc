import { type LoaderFunctionArgs, type MetaFunction, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { AccountNotice } from '../../domains/identity/ui/account-notice.tsx';
import { ResetPasswordForm } from '../../domains/identity/ui/sign-in/reset-password-form.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { onlyVisitors } from '../guards.ts';
import { AuthHeading } from './auth-heading.tsx';
import { authPageMeta } from './auth-page-meta.ts';
import { BelowForm } from './below-form.tsx';
import { comeBack } from './come-back.ts';
import { pageMetaTags } from './page-meta-tags.ts';

export const middleware = [onlyVisitors];

export function loader({ context }: LoaderFunctionArgs) {
  return { meta: authPageMeta(context, 'reset') };
}

export const action = comeBack;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMetaTags(loaderData?.meta, false);

export default function ResetPassword() {
  const t = useTranslations('auth');
  const to = usePath();
  const { token } = useParams();
  return (
    <>
      {token ? (
        <>
          <AuthHeading title={t('reset.title')} lead={t('reset.lead')} />
          <ResetPasswordForm token={token} />
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
