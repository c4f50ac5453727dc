import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { impersonationMinutes } from '../../domains/identity/account-times.ts';
import { LoginForm } from '../../domains/identity/ui/sign-in/login-form.tsx';
import { brand } from '../../foundation/brand.ts';
import { path } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import { onlyVisitors } from '../guards.ts';
import { pageContext } from '../page-context.ts';
import { AuthHeading } from './auth-heading.tsx';
import { authPageMeta } from './auth-page-meta.ts';
import { BelowForm } from './below-form.tsx';
import { comeBack } from './come-back.ts';
import { localPath } from './local-path.ts';
import { pageMetaTags } from './page-meta-tags.ts';

export const middleware = [onlyVisitors];

export function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, site, csrf } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  return {
    meta: authPageMeta(context, 'login'),
    next: localPath(searchParams.get('next'), path('dashboard', locale)),
    demo: site.demo,
    prefilled: searchParams.has('demo') && site.demo !== null,
    token: searchParams.has('demo') ? csrf : null,
    viewEnded: searchParams.get('ended') === 'view',
  };
}

export const action = comeBack;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMetaTags(loaderData?.meta, true);

export default function Login() {
  const { next, demo, prefilled, token, viewEnded } = useLoaderData<typeof loader>();
  const t = useTranslations('auth.login');
  const to = usePath();
  return (
    <>
      <AuthHeading
        title={t('title')}
        lead={viewEnded ? t('viewEnded', { minutes: impersonationMinutes }) : t('lead')}
      />
      <LoginForm next={next} demo={demo} prefilled={prefilled} token={token} />
      <BelowForm to={to('register')} link={t('create')}>
        {t('newHere', { brand: brand.name })}
      </BelowForm>
    </>
  );
}
