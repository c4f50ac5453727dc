import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import {
  listMessageTrouble,
  type MessageTroubleOutput,
} from '../../../domains/notifications/announcements-contract.ts';
import { MessageTroubleTable } from '../../../domains/notifications/ui/announcements/message-trouble-table.tsx';
import type { CallOutput } from '../../../foundation/contract.ts';
import { useCall } from '../shell/use-call.ts';

type Props = { newest: CallOutput<typeof listMessageTrouble> | null };

const keyOf = ({ notification_id, channel }: MessageTroubleOutput) => `${notification_id} ${channel}`;

/** The newest come with the page; older ones follow on demand. */
export function MessagesTab({ newest }: Props) {
  const common = useTranslations('common.error');
  const { revalidate, state } = useRevalidator();
  const call = useCall();
  const [older, setOlder] = useState<MessageTroubleOutput[]>([]);
  const [loading, setLoading] = useState(false);
  const first = newest?.data ?? [];
  const known = new Set(first.map(keyOf));
  const messages = [...first, ...older.filter((one) => !known.has(keyOf(one)))];
  const more = async () => {
    setLoading(true);
    try {
      const page = await call(listMessageTrouble, { query: { start: String(messages.length) } });
      const got = new Set(messages.map(keyOf));
      setOlder([...older, ...page.data.filter((one) => !got.has(keyOf(one)))]);
    } catch {
      toast.error(common('general'));
    }
    setLoading(false);
  };
  return (
    <MessageTroubleTable
      messages={newest ? messages : null}
      total={newest?.meta.total ?? 0}
      loading={loading || state === 'loading'}
      onMore={more}
      onRetry={() => void revalidate()}
    />
  );
}
