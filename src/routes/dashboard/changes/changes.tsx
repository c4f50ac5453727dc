import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { eachOnce } from '../../../design-system/loading/pages.ts';
import { usePages } from '../../../design-system/loading/use-pages.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { LoadMore } from '../../../design-system/states/load-more.tsx';
import { listChanges } from '../../../domains/changes/contract.ts';
import { ChangeFilters } from '../../../domains/changes/ui/history/change-filters.tsx';
import { ChangeRow } from '../../../domains/changes/ui/history/change-row.tsx';
import { ChangeSkeleton } from '../../../domains/changes/ui/history/change-skeleton.tsx';
import { useWayBack } from '../../../domains/changes/ui/use-way-back.ts';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useCall } from '../shell/use-call.ts';
import styles from './changes.module.css';
import { type Asked, askedIn, loadChanges, queryOf, searchOf, step } from './load-changes.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = askedIn(new URL(request.url).searchParams);
  return {
    locale: page.locale,
    now: page.now,
    messages: loadMessages(page.locale, ['changes']),
    asked,
    first: await loadChanges(page, asked),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.changes?.title} · ${brand.name}` },
];

export default function ChangesPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Changes />
    </MessagesProvider>
  );
}

function Changes() {
  const t = useTranslations('changes');
  const to = usePath();
  useInactiveModuleNotice();
  const { asked, first } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const isOne = asked.transactionId !== undefined;
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('transactions'), to: to('transactions') }]}
        title={t('title')}
        subtitle={t(isOne ? 'ofTransaction' : 'subtitle')}
        actions={
          isOne && (
            <Button variant="quiet" to={to('changes')}>
              {t('all')}
            </Button>
          )
        }
      />
      <Card flush className={styles.list}>
        {first ? (
          <History first={first} />
        ) : (
          <ErrorState
            level={2}
            title={t('failed')}
            retrying={state === 'loading'}
            onRetry={() => void revalidate()}
          />
        )}
      </Card>
      <Card className={styles.explain}>
        {(['ten', 'versions', 'quiet'] as const).map((part) => (
          <div key={part}>
            <h3>{t(`explain.${part}Title`)}</h3>
            <p>{t(`explain.${part}Text`)}</p>
          </div>
        ))}
      </Card>
    </>
  );
}

type First = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['first']>;

function History({ first }: { first: First }) {
  const t = useTranslations('changes');
  const to = usePath();
  const { asked } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { wanted, isWaiting, choose } = useAskedInAddress(asked);
  const more = useMore(asked, first);
  const { busy, undo, restore } = useWayBack(() => void revalidate());
  const changes = eachOnce([...first.data, ...more.rows], ({ id }) => id);
  return (
    <>
      {asked.transactionId === undefined && (
        <ChangeFilters chosen={wanted.filter} onChange={(filter) => choose({ ...wanted, filter })} />
      )}
      {isWaiting ? (
        <ChangeSkeleton />
      ) : changes.length === 0 ? (
        <Nothing asked={asked} onAll={() => choose({ ...asked, filter: 'all' })} />
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <ChangeRow
              key={change.id}
              change={change}
              transactionId={asked.transactionId}
              isBusy={busy === change.id}
              onUndo={(id) => void undo(id)}
              onRestore={(id) => void restore(id, asked.transactionId)}
              importTo={(document) => to('importFile', { fileName: document })}
            />
          ))}
        </ul>
      )}
      {!isWaiting && first.meta.total > step && (
        <LoadMore
          shown={changes.length}
          total={first.meta.total}
          loading={more.state === 'loading'}
          onMore={more.more}
        />
      )}
      {more.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('moreFailed')}
        </p>
      )}
    </>
  );
}

function Nothing({ asked, onAll }: { asked: Asked; onAll: () => void }) {
  const t = useTranslations('changes');
  if (asked.transactionId !== undefined)
    return <EmptyState level={2} title={t('noVersionsTitle')} text={t('noVersionsText')} />;
  if (asked.filter === 'all') return <EmptyState level={2} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <EmptyState
      level={2}
      title={t('noneTitle')}
      text={t('noneText')}
      actions={<Button onClick={onAll}>{t('showAll')}</Button>}
    />
  );
}

/** What is chosen is in sight at once, not when the list has come. */
function useAskedInAddress(loaded: Asked) {
  const [, setSearch] = useSearchParams();
  const { location: coming } = useNavigation();
  const isHere = coming?.pathname.endsWith('/changes') === true;
  const wanted = isHere ? askedIn(new URLSearchParams(coming.search)) : loaded;
  return {
    wanted,
    isWaiting: searchOf(wanted).toString() !== searchOf(loaded).toString(),
    choose: (next: Asked) => setSearch(searchOf(next), { replace: true, preventScrollReset: true }),
  };
}

/** Those after the first; anew when something happened. */
function useMore(asked: Asked, first: First) {
  const call = useCall();
  return usePages({
    key: `${searchOf(asked)} ${first.meta.total} ${first.data[0]?.id}`,
    size: step,
    hasFirst: true,
    load: async (start) => {
      const { data, meta } = await call(listChanges, { query: queryOf(asked, start) });
      return { rows: data, total: meta.total };
    },
  });
}
