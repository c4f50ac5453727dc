import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { listSplits } from '../../../domains/market-data/splits-contract.ts';
import { type Split, SplitsTable } from '../../../domains/market-data/ui/splits-table.tsx';
import type { CallOutput } from '../../../foundation/contract.ts';
import { useCall } from '../shell/use-call.ts';

type Props = { newest: CallOutput<typeof listSplits> | null };

/** The newest come with the page; older ones follow on demand. */
export function SplitsTab({ newest }: Props) {
  const common = useTranslations('common.error');
  const { revalidate } = useRevalidator();
  const call = useCall();
  const [older, setOlder] = useState<Split[]>([]);
  const [loading, setLoading] = useState(false);
  // A split reported meanwhile shifts the pages: what came twice is shown once.
  const known = new Set(newest?.data.map(({ id }) => id));
  const splits = newest && [...newest.data, ...older.filter(({ id }) => !known.has(id))];
  const more = async () => {
    setLoading(true);
    try {
      const page = await call(listSplits, { query: { start: String(splits?.length ?? 0) } });
      const got = new Set(splits?.map(({ id }) => id));
      setOlder([...older, ...page.data.filter(({ id }) => !got.has(id))]);
    } catch {
      toast.error(common('general'));
    }
    setLoading(false);
  };
  const onChanged = (split: Split) => {
    setOlder(older.map((one) => (one.id === split.id ? split : one)));
    return revalidate();
  };
  return (
    <SplitsTable
      splits={splits}
      total={newest?.meta.total ?? 0}
      loading={loading}
      onMore={more}
      onChanged={onChanged}
      onRetry={() => void revalidate()}
    />
  );
}
