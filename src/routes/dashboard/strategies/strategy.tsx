import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import {
  disconnectStrategy,
  readStrategy,
  type StrategyDetail,
} from '../../../domains/strategies/contract.ts';
import { copyStrategy } from '../../../domains/strategies/own-contract.ts';
import { openConnect } from '../../../domains/strategies/ui/open-connect.ts';
import { StrategyView } from '../../../domains/strategies/ui/strategy-view.tsx';
import { typeKey } from '../../../domains/strategies/ui/type-key.ts';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { foundOr404 } from '../../faults/found-or-404.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useCall } from '../shell/use-call.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { call, locale, now } = page;
  const { data: strategy } = await foundOr404(call(readStrategy, { params: { id: params.id ?? '' } }));
  const percents = strategy.portfolios.length ? await loadPercents(page) : {};
  return { locale, now, messages: loadMessages(locale, ['strategies']), strategy, percents };
}

/** Coverage by portfolio. Without it the page is complete all the same, and says that it is unknown. */
async function loadPercents({ call, onFault }: PageContext): Promise<Record<string, number | null>> {
  try {
    const { data } = await call(listPortfolios, { query: {} });
    return Object.fromEntries(
      data.map((row) => [row.id, 'strategy_percent' in row ? row.strategy_percent : null]),
    );
  } catch (error) {
    onFault(error);
    return {};
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.strategy.name} · ${brand.name}` : brand.name },
];

export default function StrategyPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Strategy />
    </MessagesProvider>
  );
}

function Strategy() {
  const t = useTranslations('strategies');
  const to = usePath();
  useInactiveModuleNotice();
  const { strategy, percents } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { busy, disconnect } = useDisconnecting(strategy);
  const { copying, copy } = useCopying(strategy);
  const connect = () => void openConnect({ strategy: { id: strategy.id, name: strategy.name } });
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('title'), to: to('strategies') }]}
        title={strategy.name}
        subtitle={`${strategy.author} · ${t(`type.${typeKey(strategy.type)}`)}`}
        actions={
          <>
            <Button variant="quiet" icon="copy" loading={copying} onClick={() => void copy()}>
              {t('detail.copy')}
            </Button>
            <Button variant="primary" icon="link" onClick={connect}>
              {t('detail.connect')}
            </Button>
          </>
        }
      />
      <StrategyView
        strategy={strategy}
        percents={percents}
        busy={busy}
        onConnect={connect}
        onDisconnect={(portfolio) => void disconnect(portfolio)}
        onChanged={() => revalidate()}
      />
    </>
  );
}

/** At once and without asking: one click connects it again. */
function useDisconnecting(strategy: StrategyDetail) {
  const t = useTranslations('strategies.portfolios');
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  async function disconnect(portfolio: { id: string; name: string }) {
    setBusy(portfolio.id);
    try {
      await call(disconnectStrategy, { params: { id: strategy.id }, query: { portfolioId: portfolio.id } });
      await revalidate();
    } catch {
      toast.error(t('disconnectFailed'));
    }
    setBusy(undefined);
  }
  return { busy, disconnect };
}

/** A copy of one's own, which is opened to be changed. */
function useCopying({ id }: StrategyDetail) {
  const call = useCall();
  const to = usePath();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [copying, setCopying] = useState(false);
  async function copy() {
    setCopying(true);
    try {
      const { data } = await call(copyStrategy, { body: { from: 'strategy', id } });
      await navigate(to('ownStrategy', { id: data.id }));
    } catch (failure) {
      toast.error(failureText(failure));
      setCopying(false);
    }
  }
  return { copying, copy };
}
