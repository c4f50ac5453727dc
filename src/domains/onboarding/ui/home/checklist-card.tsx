import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { closeChecklist, type readChecklist } from '../../contract.ts';
import styles from './checklist-card.module.css';

export type Checklist = CallOutput<typeof readChecklist>['data'];

const things = ['portfolio', 'entry', 'strategy', 'alerts'] as const;
const pages = {
  portfolio: 'portfolios',
  entry: 'importFile',
  strategy: 'strategies',
  alerts: 'notifications',
} as const;

/** The first four things to do; the next one has the button. Each lays a layer. */
export function ChecklistCard({ checklist }: { checklist: Checklist }) {
  const t = useTranslations('dashboard.checklist');
  const to = usePath();
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const done = things.filter((thing) => checklist[thing]);
  const next = things.find((thing) => !checklist[thing]);
  const close = async () => {
    setClosed(true);
    try {
      await callApi(closeChecklist, {}, locale);
      void revalidate();
    } catch (failure) {
      setClosed(false);
      toast.error(failureText(failure));
    }
  };
  return (
    <Card
      className={styles.card}
      title={t('title')}
      note={t('done', { done: done.length, all: things.length })}
      action={<IconButton icon="x" size="sm" label={t('close')} onClick={() => void close()} />}
      data-print="hide"
    >
      <ol className={styles.things}>
        {things.map((thing) => (
          <li key={thing} className={classNames(styles.thing, checklist[thing] && styles.done)}>
            <span className={styles.mark}>
              {checklist[thing] && <Icon name="check" size={14} label={t('isDone')} />}
            </span>
            <span className={styles.words}>
              <b>{t(`${thing}.title`)}</b>
              <small>{t(`${thing}.text`)}</small>
            </span>
            {!checklist[thing] && (
              <Button size="sm" variant={thing === next ? 'ink' : 'secondary'} to={to(pages[thing])}>
                {t(`${thing}.act`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
