import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { retryMail } from '../../../domains/operations/outbox-contract.ts';
import type { Mail } from '../../../domains/operations/ui/outbox/mail.ts';
import { OutboxTable } from '../../../domains/operations/ui/outbox/outbox-table.tsx';
import { useCall } from '../shell/use-call.ts';
import type { ViewData } from './load-view.ts';
import { useDeskQuery } from './use-desk-query.ts';

/** Every mail and SMS the product wrote, searched and paged in the database. */
export function OutboxTab({ outbox }: ViewData['outbox']) {
  const t = useTranslations('admin.outbox');
  const { revalidate } = useRevalidator();
  const { search, change, isLoading } = useDeskQuery();
  const call = useCall();
  const tryAgain = async ({ id, subject }: Mail) => {
    try {
      await call(retryMail, { params: { id } });
      toast.success(t('triedAgain', { subject }));
    } catch {
      toast.error(t('notTriedAgain'));
    }
    await revalidate();
  };
  return (
    <OutboxTable
      page={outbox}
      search={search.get('search') ?? ''}
      until={search.get('until') ?? ''}
      troubleOnly={search.get('only') === 'trouble'}
      loading={isLoading(['search', 'only', 'until', 'start'])}
      onQuery={(changes) => change({ start: 0, ...changes })}
      onRetry={() => void revalidate()}
      onTryAgain={(mail) => void tryAgain(mail)}
    />
  );
}
