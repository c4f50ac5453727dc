import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormToken } from '../../../../design-system/forms/plain/form-extras.tsx';
import { failureOfSent, useActionOf, useSentForm } from '../../../../design-system/forms/plain/sent-form.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { SiteNotice } from '../../../../design-system/site/site-notice.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { brand } from '../../../../foundation/brand.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { LessChoice, LessScope, LessState } from '../../less-contract.ts';
import styles from './less-of-this.module.css';
import { type Done, useLess } from './use-less.ts';

/** Whole sentences for topics, for everything and for the reports. */
type Form = 'topic' | 'all' | 'digest';
const formOf = (scope: LessScope): Form => (scope === 'all' || scope === 'digest' ? scope : 'topic');

function useTopic(scope: LessScope): string {
  const t = useTranslations('less.topics');
  return scope === 'all' || scope === 'digest' ? '' : t(scope, { brand: brand.name });
}

type Props = { token: string; less: LessState; done: Done | null; formToken: string };

/** What somebody chooses who opened the link of a message; without scripts by a form (PS-10). */
export function LessOfThis({ token, less, done: before, formToken }: Props) {
  const t = useTranslations('less');
  const { state, done, busy, failure, undone, choose, undo } = useLess(token, less, before);
  const { scope, channel } = state;
  const form = formOf(scope);
  const sent = useSentForm();
  const sentFailure = useFailureText();
  // The address with the link is where mail programs send their one click.
  const action = useActionOf('lessOfThis');
  const values = { channel, topic: useTopic(scope), brand: brand.name };
  const plain = { action, formToken, token };
  if (done)
    return (
      <Notice
        glyph="filled"
        title={t('done.title')}
        text={
          done.choice === 'channel' ? t(`done.channel.${form}`, values) : t(`done.${done.choice}`, values)
        }
        failure={failure}
      >
        <PlainForm {...plain}>
          <input type="hidden" name="undo" value={done.undo} readOnly />
          <Button type="submit" full loading={busy} onClick={undo}>
            {t('done.undo')}
          </Button>
        </PlainForm>
      </Notice>
    );
  const isOff = !state.is_on;
  return (
    <Notice
      glyph={isOff ? 'filled' : 'dashed'}
      title={isOff ? t('off.title') : t('asked.title')}
      text={
        <>
          {t(isOff ? `off.${form}` : `asked.${form}`, values)}
          {undone && <span role="status"> {t('undone')}</span>}
        </>
      }
      failure={failure ?? (sent ? sentFailure(failureOfSent(sent)) : null)}
    >
      <PlainForm {...plain}>
        {state.choices.map((choice, at) => (
          <Choice key={choice} choice={choice} first={at === 0} busy={busy} onChoose={choose}>
            {choice === 'channel' ? t(`choice.channel.${form}`, values) : t(`choice.${choice}`)}
          </Choice>
        ))}
      </PlainForm>
    </Notice>
  );
}

type PlainProps = { action: string; formToken: string; token: string; children: ReactNode };

/** Sent by the browser where there are no scripts; where there are, buttons do it. */
function PlainForm({ action, formToken, token, children }: PlainProps) {
  return (
    <form
      method="post"
      action={action}
      className={styles.choices}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormToken value={formToken} />
      <input type="hidden" name="token" value={token} readOnly />
      {children}
    </form>
  );
}

type ChoiceProps = {
  choice: LessChoice;
  first: boolean;
  busy: boolean;
  onChoose: (choice: LessChoice) => void;
  children: ReactNode;
};

function Choice({ choice, first, busy, onChoose, children }: ChoiceProps) {
  return (
    <Button
      type="submit"
      name="choice"
      value={choice}
      variant={first ? 'primary' : 'secondary'}
      full
      className={styles.choice}
      disabled={busy}
      onClick={() => onChoose(choice)}
    >
      {children}
    </Button>
  );
}

/** A link that is too old, or never was one of ours. */
export function DeadLess({ why }: { why: 'expired' | 'unknown' }) {
  const t = useTranslations('less');
  return <Notice glyph="broken" title={t(`${why}.title`)} text={t(`${why}.text`)} />;
}

type NoticeProps = {
  glyph: 'dashed' | 'filled' | 'broken';
  title: string;
  text: ReactNode;
  failure?: string | null;
  children?: ReactNode;
};

function Notice({ glyph, title, text, failure, children }: NoticeProps) {
  const t = useTranslations('less');
  const to = usePath();
  return (
    <SiteNotice glyph={glyph} title={title} text={text}>
      {failure && <FormRefusal>{failure}</FormRefusal>}
      {children}
      <Button variant="text" full to={to('dashboard')}>
        {t('open', { brand: brand.name })}
      </Button>
      <TextLink to={to('settings')}>{t('settings')}</TextLink>
    </SiteNotice>
  );
}
