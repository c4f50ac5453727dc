import { useEffect, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { FilterPill } from '../../../design-system/layout/filter-pill.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import type { LookThroughOutput } from '../../../domains/exposure/contract.ts';
import { LookThroughView } from '../../../domains/exposure/ui/looking/look-through-view.tsx';
import { upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { loadLookThrough } from './load-look-through.ts';
import { useLookThroughActions } from './use-look-through-actions.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  return {
    locale,
    now,
    messages: loadMessages(locale, ['lookThrough']),
    ...(await loadLookThrough(page, request.url)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.lookThrough?.title} · ${brand.name}` },
];

export default function LookThroughPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <LookThrough />
    </MessagesProvider>
  );
}

function LookThrough() {
  useInactiveModuleNotice();
  const t = useTranslations('lookThrough');
  const to = usePath();
  const { looked } = useLoaderData<typeof loader>();
  const crumbs = [{ label: t('parent'), to: to('assets') }];
  if (!looked)
    return (
      <>
        <PageHeader crumbs={crumbs} title={t('title')} />
        <Failed />
      </>
    );
  return <Known looked={looked} crumbs={crumbs} />;
}

type KnownProps = { looked: LookThroughOutput; crumbs: { label: string; to: string }[] };

function Known({ looked, crumbs }: KnownProps) {
  const t = useTranslations('lookThrough');
  const { today, asked, overlap } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  // What was chosen last counts, also while it is on its way: the next choice may come before the router tells of it.
  const [wanted, setWanted] = useState<URLSearchParams | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has arrived
  useEffect(() => setWanted(null), [search]);
  const { acts, upload, download } = useLookThroughActions(looked, today);
  const isEmpty = looked.funds.length + looked.unclear.length === 0 && Number(looked.total) === 0;
  const total = () => <Amount value={looked.total} currency={looked.currency.toUpperCase()} />;
  const set = (changes: Record<string, string | null>) => {
    const address = new URLSearchParams(wanted ?? search);
    for (const [name, value] of Object.entries(changes))
      if (value === null) address.delete(name);
      else address.set(name, value);
    setWanted(address);
    setSearch(address, { preventScrollReset: true });
  };
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={t('title')}
        subtitle={t.rich('subtitle', { total })}
        actions={
          !isEmpty && (
            <>
              <PortfolioChoice chosen={asked.portfolios} onChoose={(ids) => set({ portfolios: ids })} />
              {looked.funds.length > 0 && (
                <Button variant="quiet" icon="upload" onClick={() => upload()}>
                  {t('fromCsv')}
                </Button>
              )}
              <Button
                variant="quiet"
                icon={asked.asTable ? 'reports' : 'table'}
                onClick={() => set({ view: asked.asTable ? null : 'table' })}
              >
                {t(asked.asTable ? 'asBars' : 'asTable')}
              </Button>
              {asked.asTable && (
                <Button variant="quiet" icon="download" onClick={() => void download(asked.portfolios)}>
                  {t('file.download')}
                </Button>
              )}
            </>
          )
        }
      />
      {isEmpty ? (
        <Empty />
      ) : (
        <LookThroughView
          looked={looked}
          overlap={overlap}
          coming={{ first: wanted?.get('first') ?? null, second: wanted?.get('second') ?? null }}
          asTable={asked.asTable}
          acts={acts}
          onCompare={(first, second) => set({ first, second })}
        />
      )}
    </>
  );
}

type ChoiceProps = { chosen: string; onChoose: (ids: string | null) => void };

/** All portfolios, or those that are ticked. */
function PortfolioChoice({ chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('lookThrough');
  const { portfolios } = useLoaderData<typeof loader>();
  if (portfolios.length < 2) return null;
  const ids = chosen === 'all' ? [] : chosen.split(',');
  const named = portfolios.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    onChoose(next.length > 0 ? next.join(',') : null);
  };
  return (
    <Menu
      align="end"
      trigger={
        <FilterPill
          label={t('portfolios')}
          value={named.length > 0 ? named.join(', ') : t('allPortfolios')}
          active={named.length > 0}
        />
      }
      items={[
        { label: t('allPortfolios'), checked: ids.length === 0, onSelect: () => onChoose(null) },
        'separator',
        ...portfolios.map(({ id, name }) => ({
          label: name,
          checked: ids.includes(id),
          onSelect: () => toggle(id),
        })),
      ]}
    />
  );
}

function Empty() {
  const t = useTranslations('lookThrough');
  return (
    <Card>
      <EmptyState
        level={2}
        title={t('empty')}
        text={t('emptyText')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => void openModal(upsertTransaction, {})}>
            {t('addTransaction')}
          </Button>
        }
      />
    </Card>
  );
}

function Failed() {
  const t = useTranslations('lookThrough');
  const { revalidate, state } = useRevalidator();
  return (
    <Card>
      <ErrorState
        level={2}
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </Card>
  );
}
