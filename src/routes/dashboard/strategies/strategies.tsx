import { useCallback } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { listStrategies } from '../../../domains/strategies/contract.ts';
import { StrategiesCard } from '../../../domains/strategies/ui/strategies-card.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';

const longestSearch = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, locale, now, onFault } = context.get(pageContext);
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, longestSearch) ?? '';
  const strategies = await call(listStrategies, { query: { search } }).then(
    ({ data }) => data,
    (error) => {
      onFault(error);
      return null;
    },
  );
  return { locale, now, messages: loadMessages(locale, ['strategies']), search, strategies };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.strategies?.title} · ${brand.name}` },
];

export default function StrategiesPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Strategies />
    </MessagesProvider>
  );
}

function Strategies() {
  const t = useTranslations('strategies');
  useInactiveModuleNotice();
  const { strategies, search } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const { location: next } = useNavigation();
  const [, setParams] = useSearchParams();
  const onSearch = useCallback(
    (text: string) => setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const searching = next?.pathname.endsWith('/strategies') ?? false;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <StrategiesCard
        strategies={strategies}
        search={search}
        loading={searching || (state === 'loading' && !strategies)}
        onSearch={onSearch}
        onRetry={() => void revalidate()}
      />
    </>
  );
}
