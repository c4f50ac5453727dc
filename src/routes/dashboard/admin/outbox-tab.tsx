import { useState } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { listOutbox, retryMail } from '../../../domains/operations/contract.ts';
import type { Mail } from '../../../domains/operations/ui/mail.ts';
import { OutboxTable } from '../../../domains/operations/ui/outbox-table.tsx';
import type { CallOutput } from '../../../foundation/contract.ts';
import { useCall } from '../shell/use-call.ts';

type Props = {
  newest: CallOutput<typeof listOutbox> | null;
  troubleOnly: boolean;
};

/** The newest come with the page; older ones follow on demand. */
export function OutboxTab({ newest, troubleOnly }: Props) {
  const t = useTranslations('admin.outbox');
  const common = useTranslations('common.error');
  const { revalidate, state } = useRevalidator();
  const { state: leading } = useNavigation();
  const [, setSearch] = useSearchParams();
  const call = useCall();
  const [older, setOlder] = useState<Mail[]>([]);
  const [loading, setLoading] = useState(false);
  const first = newest?.data ?? [];
  // A mail written meanwhile shifts the pages: what came twice is shown once.
  const known = new Set(first.map(({ id }) => id));
  const mails = [...first, ...older.filter(({ id }) => !known.has(id))];
  const more = async () => {
    setLoading(true);
    try {
      const start = String(mails.length);
      const page = await call(listOutbox, { query: troubleOnly ? { start, only: 'trouble' } : { start } });
      const got = new Set(mails.map(({ id }) => id));
      setOlder([...older, ...page.data.filter(({ id }) => !got.has(id))]);
    } catch {
      toast.error(common('general'));
    }
    setLoading(false);
  };
  const tryAgain = async ({ id, subject }: Mail) => {
    try {
      await call(retryMail, { params: { id } });
      toast.success(t('triedAgain', { subject }));
      // It may stand on any page: they are read anew from the first.
      setOlder([]);
    } catch {
      toast.error(t('notTriedAgain'));
    }
    await revalidate();
  };
  return (
    <OutboxTable
      mails={newest ? mails : null}
      total={newest?.meta.total ?? 0}
      loading={loading || state === 'loading' || leading === 'loading'}
      onMore={more}
      onRetry={() => void revalidate()}
      troubleOnly={troubleOnly}
      onTroubleOnly={(only) =>
        setSearch(only ? { tab: 'outbox', only: 'trouble' } : { tab: 'outbox' }, {
          replace: true,
          preventScrollReset: true,
        })
      }
      onTryAgain={(mail) => void tryAgain(mail)}
    />
  );
}
