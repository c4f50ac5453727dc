import { useCallback } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import { portfolioWeights } from '../../../domains/performance/weights-contract.ts';
import { listStrategies } from '../../../domains/strategies/contract.ts';
import { listOwnStrategies } from '../../../domains/strategies/own-contract.ts';
import { OwnListCard } from '../../../domains/strategies/ui/own/own-list-card.tsx';
import { StrategiesCard } from '../../../domains/strategies/ui/strategies-card.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useCall } from '../shell/use-call.ts';

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
  const own = await call(listOwnStrategies, { query: {} }).then(
    ({ data }) => data,
    (error) => {
      onFault(error);
      return null;
    },
  );
  const portfolios = await call(listPortfolios, { query: { simplified: '1' } }).then(
    ({ data }) => data.map(({ id, name }) => ({ id, name })),
    () => [],
  );
  const messages = loadMessages(locale, ['strategies', 'ownStrategies']);
  return { locale, now, messages, search, strategies, own, portfolios };
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
  const { strategies, search, own, portfolios } = useLoaderData<typeof loader>();
  const call = useCall();
  const navigate = useNavigate();
  const to = usePath();
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
      <OwnListCard
        strategies={own}
        sources={{
          portfolios,
          own: own ?? [],
          listed: strategies ?? [],
          groundOf: async (id) => (await call(portfolioWeights, { params: { id }, query: {} })).data,
        }}
        onMade={(id) => void navigate(to('ownStrategy', { id }))}
        onRetry={() => void revalidate()}
      />
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
