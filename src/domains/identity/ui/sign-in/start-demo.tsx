import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { loadContract } from '../load-contract.ts';
import { leaveFor } from './leave-for.ts';

type Props = { variant?: 'quiet' | 'ink' | 'secondary'; size?: 'sm' | 'md' | 'lg'; children: ReactNode };

/**
 * One click into the demo. Without JavaScript, or where it cannot be started now, the link leads to the login page,
 * which has a form for it and says the account's password.
 */
export function StartDemo({ variant = 'quiet', size = 'md', children }: Props) {
  const to = usePath();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const otherwise = `${to('login')}?demo=1`;
  const start = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await callApi((await loadContract()).visitDemo, {}, locale);
    } catch {
      return leaveFor(otherwise);
    }
    await leaveFor(to('dashboard'));
  };
  return (
    <Button
      variant={variant}
      size={size}
      href={otherwise}
      loading={busy}
      aria-busy={busy || undefined}
      onClick={(event: MouseEvent) => void start(event)}
    >
      {children}
    </Button>
  );
}
