import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
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
  const { locale, site } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  return {
    meta: authPageMeta(context, 'login'),
    next: localPath(searchParams.get('next'), path('dashboard', locale)),
    demo: site.demo,
    prefilled: searchParams.has('demo') && site.demo !== null,
    viewEnded: searchParams.get('ended') === 'view',
  };
}

export const action = comeBack;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMetaTags(loaderData?.meta, true);

export default function Login() {
  const { next, demo, prefilled, viewEnded } = useLoaderData<typeof loader>();
  const t = useTranslations('auth.login');
  const to = usePath();
  return (
    <>
      <AuthHeading title={t('title')} lead={t(viewEnded ? 'viewEnded' : 'lead')} />
      <LoginForm next={next} demo={demo} prefilled={prefilled} />
      <BelowForm to={to('register')} link={t('create')}>
        {t('newHere', { brand: brand.name })}
      </BelowForm>
    </>
  );
}
