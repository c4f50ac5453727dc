import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { startImpersonation } from '../../../identity/contract.ts';
import { leaveFor } from '../../../identity/ui/sign-in/leave-for.ts';
import {
  blockUser,
  endAllSessions,
  removeAnyUser,
  resendVerification,
  sendReset,
  setOperator,
} from '../../users-contract.ts';
import type { OpenedAccount } from './desk-user.ts';

/** What an operator does to an account, each with its question where it cannot be taken back. */
export function useAccountActs(account: OpenedAccount, onChanged: () => void) {
  const t = useTranslations('desk.opened');
  const locale = useLocale();
  const to = usePath();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<string | null>(null);
  const { id, name, email } = account;
  const params = { id };
  const act = (key: string, work: () => Promise<unknown>, done: string) => async () => {
    setBusy(key);
    try {
      await work();
      toast.success(done);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(null);
    onChanged();
  };
  const asking = (question: Parameters<typeof confirm>[0], then: () => Promise<void>) => async () => {
    if (await confirm(question)) await then();
  };
  const block = (blocked: boolean) => () => callApi(blockUser, { params, body: { blocked } }, locale);
  const role = (next: 'user' | 'admin') => () =>
    callApi(setOperator, { params, body: { role: next } }, locale);
  return {
    busy,
    enter: async () => {
      setBusy('enter');
      try {
        await callApi(startImpersonation, { body: { user_id: id } }, locale);
        await leaveFor(to('dashboard'));
      } catch (failure) {
        toast.error(failureText(failure));
      }
      setBusy(null);
    },
    verify: act('verify', () => callApi(resendVerification, { params }, locale), t('verified', { email })),
    reset: act('reset', () => callApi(sendReset, { params }, locale), t('resetSent', { email })),
    endSessions: asking(
      {
        title: t('endSessionsTitle', { name }),
        effect: t('endSessionsEffect'),
        confirmLabel: t('endSessions'),
      },
      act('sessions', () => callApi(endAllSessions, { params }, locale), t('sessionsEnded', { name })),
    ),
    block: asking(
      {
        title: t('blockTitle', { name }),
        effect: t('blockEffect', { name }),
        confirmLabel: t('block'),
        danger: true,
      },
      act('block', block(true), t('blocked', { name })),
    ),
    unblock: act('block', block(false), t('unblocked', { name })),
    makeOperator: asking(
      {
        title: t('makeOperatorTitle', { name }),
        effect: t('makeOperatorEffect'),
        confirmLabel: t('makeOperator'),
      },
      act('role', role('admin'), t('madeOperator', { name })),
    ),
    takeOperator: asking(
      {
        title: t('takeOperatorTitle', { name }),
        effect: t('takeOperatorEffect'),
        confirmLabel: t('takeOperator'),
        danger: true,
      },
      act('role', role('user'), t('tookOperator', { name })),
    ),
    remove: asking(
      {
        title: t('removeTitle', { name }),
        effect: t('removeEffect', { email }),
        code: email,
        confirmLabel: t('remove'),
        danger: true,
      },
      act(
        'remove',
        () => callApi(removeAnyUser, { params, body: { email } }, locale),
        t('removed', { name }),
      ),
    ),
  };
}
