import { useState } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { AccountNotice } from '../../domains/identity/ui/account-notice.tsx';
import { ForgotPasswordForm } from '../../domains/identity/ui/sign-in/forgot-password-form.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { onlyVisitors } from '../guards.ts';
import { AuthHeading } from './auth-heading.tsx';
import { authPageMeta } from './auth-page-meta.ts';
import { BelowForm } from './below-form.tsx';
import { comeBack } from './come-back.ts';
import { pageMetaTags } from './page-meta-tags.ts';

export const middleware = [onlyVisitors];

export function loader({ context }: LoaderFunctionArgs) {
  return { meta: authPageMeta(context, 'forgot') };
}

export const action = comeBack;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMetaTags(loaderData?.meta, false);

export default function ForgotPassword() {
  const t = useTranslations('auth');
  const to = usePath();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <>
        <AccountNotice
          title={t('forgot.sentTitle')}
          text={t('forgot.sentText', { email: sentTo })}
          glyph="filled"
        >
          <Button size="lg" full onClick={() => setSentTo(null)}>
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
      <ForgotPasswordForm onSent={setSentTo} />
      <BelowForm to={to('login')} link={t('backToLogin')} />
    </>
  );
}
