import { useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { editAssetNote } from '../../../domains/holdings/ui/holding-modals.ts';
import { priceLevels, watchAssetModal } from '../../../domains/market-data/ui/market-modals.ts';
import { editTags } from '../../../domains/remarks/ui/remark-modals.ts';
import {
  deleteWatchlist,
  moveWatched,
  unwatchAsset,
  updateWatchlist,
  type WatchedAsset,
  type Watchlist,
} from '../../../domains/watchlists/contract.ts';
import type { WatchActions } from '../../../domains/watchlists/ui/watch-row-menu.tsx';
import type { WatchColumn } from '../../../domains/watchlists/watchlist-columns.ts';
import { useCall } from '../shell/use-call.ts';

/** What is done with lists and what is in them; what is removed the bar of changes offers back (rule UN-1). */
export function useWatchActions() {
  const call = useCall();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const trying = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await revalidate();
  };
  const now = { call, trying };
  const latest = useRef(now);
  latest.current = now;
  return useMemo(() => {
    const attempt = (work: (given: typeof now) => Promise<unknown>) =>
      latest.current.trying(() => work(latest.current));
    return { row: rowActions(attempt), list: listActions(attempt) };
  }, []);
}

type Attempt = (work: (given: { call: ReturnType<typeof useCall> }) => Promise<unknown>) => Promise<void>;

function rowActions(attempt: Attempt): WatchActions {
  return {
    target: ({ asset }) =>
      attempt(() => openModal(priceLevels, { assetId: asset.id, assetName: asset.name })),
    note: ({ asset, note }) =>
      attempt(() => openModal(editAssetNote, { asset, portfolio: null, note: note ?? undefined })),
    tags: ({ asset, tags }: WatchedAsset) =>
      attempt(() => openModal(editTags, { of: { asset, portfolio: null }, tags })),
    move: ({ id }, body) => attempt(({ call }) => call(moveWatched, { params: { id }, body })),
    remove: ({ id }) => attempt(({ call }) => call(unwatchAsset, { params: { id } })),
  };
}

function listActions(attempt: Attempt) {
  return {
    watch: (listId: string | undefined) =>
      attempt(() => openModal(watchAssetModal, listId ? { listId } : {})),
    columns: ({ id }: Watchlist, columns: WatchColumn[]) =>
      attempt(({ call }) => call(updateWatchlist, { params: { id }, body: { columns } })),
    place: ({ id }: Watchlist, place: number) =>
      attempt(({ call }) => call(updateWatchlist, { params: { id }, body: { place } })),
    remove: ({ id }: Watchlist) => attempt(({ call }) => call(deleteWatchlist, { params: { id } })),
  };
}
