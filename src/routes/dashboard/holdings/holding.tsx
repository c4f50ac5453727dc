import { useCallback } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import type { PositionOutput } from '../../../domains/holdings/contract.ts';
import { HoldingView } from '../../../domains/holdings/ui/holding-view.tsx';
import { priceLevels } from '../../../domains/market-data/ui/market-modals.ts';
import type { HoldingOutput } from '../../../domains/performance/contract.ts';
import { transactionsPath } from '../../../domains/performance/journal/transactions-path.ts';
import { MissingSplits } from '../../../domains/performance/ui/splits/missing-splits.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageAt } from '../../../i18n/paths.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useHoldingActions } from '../assets/use-holding-actions.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useSplitAdding } from '../shell/use-split-adding.ts';
import { HoldingHeader } from './holding-header.tsx';
import { loadHolding } from './load-holding.ts';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const of = pageAt(new URL(request.url).pathname) === 'heldAsset' ? 'asset' : 'holding';
  return {
    locale,
    now,
    messages: loadMessages(locale, [
      'holding',
      'assets',
      'explain',
      'market',
      'transactions',
      'alerts',
      'remarks',
    ]),
    ...(await loadHolding(page, of, params.id!)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const title = loaderData?.position?.asset.name ?? loaderData?.messages.holding?.title;
  return [{ title: `${title} · ${brand.name}` }];
};

export default function HoldingPage() {
  const { locale, now, messages, position } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      {position ? <Known key={position.holding?.id ?? position.asset.id} position={position} /> : <Failed />}
    </MessagesProvider>
  );
}

function Known({ position }: { position: PositionOutput }) {
  useInactiveModuleNotice();
  const { today, notes, decisions, tags, levels, splits } = useLoaderData<typeof loader>();
  const to = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const addSplit = useSplitAdding();
  const assets = to('assets');
  const onRemoved = useCallback(
    ({ portfolio_id }: HoldingOutput) => void navigate(`${assets}?portfolio_id=${portfolio_id}`),
    [navigate, assets],
  );
  const actions = useHoldingActions({ onRemoved });
  const { asset, holding, portfolio } = position;
  const alert = async () => {
    await openModal(priceLevels, { assetId: asset.id, assetName: asset.name });
    await revalidate();
  };
  const transactionsTo = holding
    ? transactionsPath(to('transactions'), { portfolioId: portfolio!.id, assetId: holding.id })
    : `${to('transactions')}?search=${encodeURIComponent(asset.ticker)}`;
  return (
    <>
      <HoldingHeader position={position} tags={tags} actions={actions} onAlert={() => void alert()} />
      <MissingSplits splits={splits} onAdd={addSplit} />
      <HoldingView
        position={position}
        notes={notes}
        decisions={decisions}
        levels={levels}
        today={today}
        transactionsTo={transactionsTo}
        onAlert={() => void alert()}
        onChanged={() => void revalidate()}
      />
    </>
  );
}

function Failed() {
  const t = useTranslations('holding');
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <ErrorState
          level={2}
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      </Card>
    </>
  );
}
