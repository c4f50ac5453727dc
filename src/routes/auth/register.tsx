import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { rememberPlan } from '../../domains/billing/ui/remembered-choice.ts';
import { RegisterForm } from '../../domains/identity/ui/sign-in/register-form.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { onlyVisitors } from '../guards.ts';
import { AuthHeading } from './auth-heading.tsx';
import { authPageMeta } from './auth-page-meta.ts';
import { BelowForm } from './below-form.tsx';
import { comeBack } from './come-back.ts';
import { privacyFile, termsFile } from './legal-files.ts';
import { pageMetaTags } from './page-meta-tags.ts';

export const middleware = [onlyVisitors];

export function loader({ context }: LoaderFunctionArgs) {
  return { meta: authPageMeta(context, 'register') };
}

export const action = comeBack;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMetaTags(loaderData?.meta, true);

/** The plan that a visitor chose on the page of prices is offered again when the trial is over. */
function useWantedPlan(): void {
  const [search] = useSearchParams();
  const plan = search.get('plan');
  useEffect(() => {
    if (plan) rememberPlan(plan);
  }, [plan]);
}

export default function Register() {
  useWantedPlan();
  const t = useTranslations('auth.register');
  const to = usePath();
  const locale = useLocale();
  return (
    <>
      <AuthHeading title={t('title')} lead={t('lead')} />
      <RegisterForm next={to('dashboard')} terms={termsFile(locale)} privacy={privacyFile(locale)} />
      <BelowForm to={to('login')} link={t('login')}>
        {t('known')}
      </BelowForm>
    </>
  );
}
