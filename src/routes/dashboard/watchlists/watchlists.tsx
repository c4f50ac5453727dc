import { startTransition, useMemo, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import type { Watchlist } from '../../../domains/watchlists/contract.ts';
import { isNear, nearAt } from '../../../domains/watchlists/near-target.ts';
import { ColumnChoice } from '../../../domains/watchlists/ui/column-choice.tsx';
import { WatchTable } from '../../../domains/watchlists/ui/watch-table.tsx';
import type { WatchColumn } from '../../../domains/watchlists/watchlist-columns.ts';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { ListBar } from './list-bar.tsx';
import { loadWatchlists } from './load-watchlists.ts';
import { useWatchActions } from './use-watch-actions.ts';
import styles from './watchlists.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    locale: page.locale,
    now: page.now,
    messages: loadMessages(page.locale, ['watchlists', 'remarks', 'market']),
    known: await loadWatchlists(page, request.url),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.watchlists?.title} · ${brand.name}` },
];

export default function WatchlistsPage() {
  const { locale, now, messages, known } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      {known ? <Known known={known} /> : <Failed />}
    </MessagesProvider>
  );
}

type KnownLists = NonNullable<Awaited<ReturnType<typeof loadWatchlists>>>;

function Known({ known }: { known: KnownLists }) {
  const t = useTranslations('watchlists');
  const to = usePath();
  useInactiveModuleNotice();
  const actions = useWatchActions();
  const subtitle = useSubtitle(known);
  const { lists, chosen } = known;
  const list = lists.find(({ id }) => id === chosen);
  const [columns, choose] = useColumns(list, actions.list.columns);
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('crumb'), to: to('allAssets') }]}
        title={t('title')}
        subtitle={subtitle}
        actions={
          list && (
            <span className={styles.actions} data-print="hide">
              <ColumnChoice chosen={columns} onChange={(wanted) => choose(list, wanted)} />
              <Button variant="primary" icon="plus" onClick={() => actions.list.watch(list.id)}>
                {t('add')}
              </Button>
            </span>
          )
        }
      />
      {list ? (
        <Shown list={list} columns={columns} known={known} actions={actions} />
      ) : (
        <Card>
          <EmptyState
            level={2}
            title={t('empty.title')}
            text={t('empty.text')}
            actions={
              <Button variant="primary" icon="plus" onClick={() => actions.list.watch(undefined)}>
                {t('add')}
              </Button>
            }
          />
        </Card>
      )}
    </>
  );
}

type Columns = readonly WatchColumn[];

/** A tick answers at once and holds until it is saved, whatever of the list comes in between. */
function useColumns(
  list: Watchlist | undefined,
  save: (list: Watchlist, columns: WatchColumn[]) => Promise<void>,
): [Columns, (list: Watchlist, wanted: WatchColumn[]) => void] {
  const [ticked, setTicked] = useState<{ of: string; columns: WatchColumn[] } | null>(null);
  // One after the other: sent side by side, the first tick could arrive last and undo the second.
  const before = useRef(Promise.resolve());
  const choose = (of: Watchlist, columns: WatchColumn[]) => {
    const tick = { of: of.id, columns };
    setTicked(tick);
    // Given up with the list that has it, not before.
    const isSaved = () => startTransition(() => setTicked((now) => (now === tick ? null : now)));
    before.current = before.current.then(() => save(of, columns)).then(isSaved);
  };
  return [ticked && ticked.of === list?.id ? ticked.columns : (list?.columns ?? []), choose];
}

function useSubtitle({ items, lists, tag }: KnownLists): string {
  const t = useTranslations('watchlists');
  const percent = useNearText();
  if (lists.length === 0) return t('subtitleEmpty');
  const near = items.filter(({ target }) => target && isNear(target)).length;
  return [t('subtitle', { count: items.length, near, percent }), tag && `#${tag}`]
    .filter(Boolean)
    .join(' · ');
}

function useNearText(): string {
  return useNumbers().percent(String(nearAt), { decimals: 0 });
}

type ShownProps = {
  list: Watchlist;
  columns: readonly WatchColumn[];
  known: KnownLists;
  actions: ReturnType<typeof useWatchActions>;
};

function Shown({ list, columns, known, actions }: ShownProps) {
  const t = useTranslations('watchlists');
  const percent = useNearText();
  const { lists, items, tags, tag } = known;
  const held = useMemo(() => new Set(known.held), [known.held]);
  const choose = useChoice();
  const empty = (
    <EmptyState
      level={2}
      title={tag ? t('empty.tagTitle', { tag: `#${tag}` }) : t('empty.listTitle')}
      text={tag ? undefined : t('empty.text')}
      actions={
        tag ? (
          <Button onClick={() => choose({ tag: null })}>{t('empty.clear')}</Button>
        ) : (
          <Button variant="primary" icon="plus" onClick={() => actions.list.watch(list.id)}>
            {t('add')}
          </Button>
        )
      }
    />
  );
  return (
    <Card flush className={styles.card}>
      <ListBar
        lists={lists}
        chosen={list}
        tags={tags}
        tag={tag}
        onChoose={choose}
        onPlace={actions.list.place}
        onRemove={actions.list.remove}
      />
      <WatchTable
        key={list.id}
        list={list}
        columns={columns}
        lists={lists}
        items={items}
        filtered={tag !== null}
        held={held}
        actions={actions.row}
        empty={empty}
      />
      {items.length > 0 && <p className={styles.hint}>{t('hint', { percent })}</p>}
    </Card>
  );
}

/** List and tag stand in the address, so that they can be linked to and gone back to. */
function useChoice() {
  const [, setParams] = useSearchParams();
  return (wanted: { list?: string; tag?: string | null }) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(wanted)) {
          if (value) before.set(name, value);
          else before.delete(name);
        }
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
}

function Failed() {
  const t = useTranslations('watchlists');
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <ErrorState
          level={2}
          title={t('failed')}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      </Card>
    </>
  );
}
