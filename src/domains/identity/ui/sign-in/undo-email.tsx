import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { redeemMail } from '../../contract.ts';
import { AccountNotice } from '../account-notice.tsx';

type State = 'asked' | 'sending' | 'done' | 'used' | 'taken' | 'failed';

/**
 * Brings an account back to the address its link was sent to. Only on a click: it signs everybody out, and programs
 * that look into mails open links by themselves.
 */
export function UndoEmail({ token }: { token: string }) {
  const t = useTranslations('auth.undo');
  const { state, send } = useUndo(token);
  const to = usePath();
  if (state === 'done') {
    return (
      <AccountNotice title={t('done')} text={t('doneText')} glyph="filled">
        <Button variant="primary" size="lg" full to={to('login')}>
          {t('toLogin')}
        </Button>
      </AccountNotice>
    );
  }
  if (state === 'used' || state === 'taken') {
    return (
      <AccountNotice title={t(state)} text={t(`${state}Text`)} glyph="broken" alert>
        <Button variant="primary" size="lg" full to={to('forgotPassword')}>
          {t('toForgot')}
        </Button>
      </AccountNotice>
    );
  }
  const failed = state === 'failed';
  return (
    <AccountNotice
      title={failed ? t('failed') : t('title')}
      text={failed ? t('failedText') : t('text')}
      glyph={failed ? 'broken' : 'dashed'}
      alert={failed}
    >
      <Button variant="primary" size="lg" full loading={state === 'sending'} onClick={send}>
        {failed ? t('tryAgain') : t('submit')}
      </Button>
    </AccountNotice>
  );
}

function useUndo(token: string) {
  const locale = useLocale();
  const [state, setState] = useState<State>(token ? 'asked' : 'used');
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await callApi(redeemMail, { body: { type: 'email-undo', token } }, locale);
      setState('done');
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.status !== 422) setState('failed');
      else setState(failure.errors.token?.[0] === 'emailTaken' ? 'taken' : 'used');
    }
  };
  return { state, send };
}
