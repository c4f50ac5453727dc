import { useCallback } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { MessagesProvider } from '../../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../../i18n/use-messages-of.ts';
import type { Searched } from './search.tsx';
import { SearchDialog } from './search-dialog.tsx';

type Props = Searched & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its texts did not come: the next opening asks for them again. */
  onMissing: () => void;
};

/** The search with its texts, which no page brings. */
export function SearchPalette({ onMissing, ...props }: Props) {
  const common = useTranslations('common');
  const locale = useLocale();
  const now = useNow();
  const fail = useCallback(() => {
    toast.error(common('error.general'));
    onMissing();
  }, [common, onMissing]);
  const messages = useMessagesOf('search', fail);
  if (!messages) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <SearchDialog {...props} />
    </MessagesProvider>
  );
}
