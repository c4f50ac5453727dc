import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { listPlans } from '../../domains/billing/contract.ts';
import { rememberPlan } from '../../domains/billing/ui/remembered-choice.ts';
import { register } from '../../domains/identity/contract.ts';
import { RegisterForm } from '../../domains/identity/ui/sign-in/register-form.tsx';
import { offersOf } from '../../domains/public-site/ui/plan-offer.ts';
import { path } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import { takeForm } from '../forms/take-form.ts';
import { onlyVisitors } from '../guards.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from '../public-site/page-head.ts';
import { siteWords } from '../public-site/site-words.ts';
import { AuthBlocks } from './auth-blocks.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { BelowForm } from './below-form.tsx';
import { privacyFile, termsFile } from './legal-files.ts';

export const middleware = [onlyVisitors];

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, site, call, formToken } = page;
  const [{ data: plans }, { blocks, ...meta }] = await Promise.all([
    site.plans ? call(listPlans, {}) : { data: [] },
    siteWords(page, 'register'),
  ]);
  const { trialDays, trialPlan } = offersOf(plans, locale, site.vat);
  return { meta, blocks, trialDays, trialPlan, formToken };
}

export function action({ context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  return takeForm(page, register, {
    args: ({ username = '', email = '', password = '', password_confirmation = '', terms, newsletter }) => ({
      body: {
        username,
        email,
        password,
        password_confirmation,
        // What is missing here is what the call says of it.
        terms: (terms !== undefined) as true,
        newsletter: newsletter !== undefined,
      },
    }),
    secret: ['password', 'password_confirmation'],
    to: () => path('dashboard', page.locale),
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

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
  const { trialDays, trialPlan, formToken, blocks } = useLoaderData<typeof loader>();
  const t = useTranslations('auth.register');
  const to = usePath();
  const locale = useLocale();
  return (
    <>
      <AuthHeading
        title={t('title')}
        lead={trialDays > 0 ? t('lead', { days: trialDays, plan: trialPlan }) : t('leadWithoutTrial')}
      />
      <RegisterForm
        next={to('dashboard')}
        terms={termsFile(locale)}
        privacy={privacyFile(locale)}
        formToken={formToken}
      />
      <BelowForm to={to('login')} link={t('login')}>
        {t('known')}
      </BelowForm>
      <AuthBlocks blocks={blocks} />
    </>
  );
}
