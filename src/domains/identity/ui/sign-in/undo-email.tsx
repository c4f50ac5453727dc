import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { type SentForm, useOwnAction, useSentForm } from '../../../../design-system/forms/plain/sent-form.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { undoDays } from '../../account-times.ts';
import { redeemMail } from '../../contract.ts';
import { AccountNotice } from '../account-notice.tsx';
import { OneButton } from './one-button.tsx';

type Props = {
  token: string;
  formToken: string;
  /** It was just done without scripts. */
  isDone: boolean;
};

type State = 'asked' | 'sending' | 'done' | 'used' | 'taken' | 'failed';

/**
 * Brings an account back to the address its link was sent to. Only on a click: it signs everybody out, and programs
 * that look into mails open links by themselves.
 */
export function UndoEmail({ token, formToken, isDone }: Props) {
  const t = useTranslations('auth.undo');
  const sent = useSentForm();
  const action = useOwnAction();
  const { state, send } = useUndo(token, isDone ? 'done' : stateOf(token, sent));
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
      <AccountNotice title={t(state)} text={t(`${state}Text`, { days: undoDays })} glyph="broken" alert>
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
      <OneButton
        action={action}
        formToken={formToken}
        sent={state === 'asked' ? sent : undefined}
        loading={state === 'sending'}
        onSend={send}
      >
        {failed ? t('tryAgain') : t('submit')}
      </OneButton>
    </AccountNotice>
  );
}

/** What it begins with: a form that came back says why. */
function stateOf(token: string, sent: SentForm | undefined): State {
  if (!token) return 'used';
  return sent?.status === 422 ? whyNot(sent.errors.token) : 'asked';
}

const whyNot = (error: string | undefined): State => (error === 'emailTaken' ? 'taken' : 'used');

function useUndo(token: string, first: State) {
  const locale = useLocale();
  const [state, setState] = useState<State>(first);
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await callApi(redeemMail, { body: { type: 'email-undo', token } }, locale);
      setState('done');
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.status !== 422) setState('failed');
      else setState(whyNot(failure.errors.token?.[0]));
    }
  };
  return { state, send };
}
