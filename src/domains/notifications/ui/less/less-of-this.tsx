import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { brand } from '../../../../foundation/brand.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { LessScope, LessState } from '../../less-contract.ts';
import styles from './less-of-this.module.css';
import { useLess } from './use-less.ts';

/** Whole sentences for topics, for everything and for the reports. */
type Form = 'topic' | 'all' | 'digest';
const formOf = (scope: LessScope): Form => (scope === 'all' || scope === 'digest' ? scope : 'topic');

function useTopic(scope: LessScope): string {
  const t = useTranslations('less.topics');
  return scope === 'all' || scope === 'digest' ? '' : t(scope, { brand: brand.name });
}

/** What somebody chooses who opened the link of a message. */
export function LessOfThis({ token, less }: { token: string; less: LessState }) {
  const t = useTranslations('less');
  const { state, chosen, busy, failure, undone, choose, undo } = useLess(token, less);
  const { scope, channel } = state;
  const form = formOf(scope);
  const values = { channel, topic: useTopic(scope), brand: brand.name };
  if (chosen)
    return (
      <Notice
        glyph="filled"
        title={t('done.title')}
        text={chosen === 'channel' ? t(`done.channel.${form}`, values) : t(`done.${chosen}`, values)}
        failure={failure}
      >
        <Button full loading={busy} onClick={undo}>
          {t('done.undo')}
        </Button>
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
      failure={failure}
    >
      {state.choices.map((choice, at) => (
        <Choice key={choice} first={at === 0} busy={busy} onChoose={() => choose(choice)}>
          {choice === 'channel' ? t(`choice.channel.${form}`, values) : t(`choice.${choice}`)}
        </Choice>
      ))}
    </Notice>
  );
}

type ChoiceProps = { first: boolean; busy: boolean; onChoose: () => void; children: ReactNode };

function Choice({ first, busy, onChoose, children }: ChoiceProps) {
  return (
    <Button
      variant={first ? 'primary' : 'secondary'}
      full
      className={styles.choice}
      disabled={busy}
      onClick={onChoose}
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
    <Wrap>
      <Card className={styles.card}>
        <EmptyState
          level={1}
          glyph={glyph}
          title={title}
          text={text}
          actions={
            <div className={styles.choices}>
              {failure && <FormRefusal>{failure}</FormRefusal>}
              {children}
              <Button variant="text" full to={to('dashboard')}>
                {t('open', { brand: brand.name })}
              </Button>
              <TextLink to={to('settings')}>{t('settings')}</TextLink>
            </div>
          }
        />
      </Card>
    </Wrap>
  );
}
