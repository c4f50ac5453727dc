import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { impersonationMinutes } from '../../domains/identity/account-times.ts';
import { signIn } from '../../domains/identity/contract.ts';
import { LoginForm } from '../../domains/identity/ui/sign-in/login-form.tsx';
import { brand } from '../../foundation/brand.ts';
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
import { localPath } from './local-path.ts';

export const middleware = [onlyVisitors];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, site, formToken } = page;
  const { blocks, ...meta } = await siteWords(page, 'login');
  const { searchParams } = new URL(request.url);
  return {
    meta,
    blocks,
    next: localPath(searchParams.get('next'), path('dashboard', locale)),
    demo: site.demo,
    prefilled: searchParams.has('demo') && site.demo !== null,
    viewEnded: searchParams.get('ended') === 'view',
    changed: searchParams.has('changed'),
    formToken,
  };
}

export function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  return takeForm(page, signIn, {
    args: ({ email = '', password = '', remember }) => ({
      body: { email, password, remember: remember !== undefined },
    }),
    secret: ['password'],
    to: () => localPath(searchParams.get('next'), path('dashboard', page.locale)),
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

export default function Login() {
  const { next, demo, prefilled, viewEnded, changed, formToken, blocks } = useLoaderData<typeof loader>();
  const t = useTranslations('auth.login');
  const reset = useTranslations('auth.reset');
  const to = usePath();
  const ended = viewEnded ? t('viewEnded', { minutes: impersonationMinutes }) : t('lead');
  const lead = changed ? reset('changed') : ended;
  return (
    <>
      <AuthHeading title={t('title')} lead={lead} />
      <LoginForm next={next} demo={demo} prefilled={prefilled} formToken={formToken} />
      <BelowForm to={to('register')} link={t('create')}>
        {t('newHere', { brand: brand.name })}
      </BelowForm>
      <AuthBlocks blocks={blocks} />
    </>
  );
}
