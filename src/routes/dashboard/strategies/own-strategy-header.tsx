import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { Banner } from '../../../design-system/states/banner.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { longestName } from '../../../domains/strategies/own/own-strategy.ts';
import type { OwnStrategyDetail } from '../../../domains/strategies/own-contract.ts';
import { openConnect } from '../../../domains/strategies/ui/open-connect.ts';
import { isWhole, type OwnDraft } from '../../../domains/strategies/ui/own/draft.ts';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './own-strategy.module.css';
import { PrivateLink } from './private-link.tsx';
import type { OwnStrategyWork } from './use-own-strategy.ts';

type Props = {
  strategy: OwnStrategyDetail;
  draft: OwnDraft;
  /** The one it is looked at with. */
  portfolio: string | null;
  isChanged: boolean;
  work: OwnStrategyWork;
  onName: (name: string) => void;
  /** What another tab saved takes the place of what is edited. */
  onCurrent: (current: OwnStrategyDetail) => void;
  /** What is edited becomes the version after what another tab saved. */
  onKeep: (current: OwnStrategyDetail) => void;
};

/** Name, version and what can be done with one's own strategy. */
export function OwnStrategyHeader(props: Props) {
  const { strategy, draft, portfolio, isChanged, onName } = props;
  const t = useTranslations('ownStrategies.header');
  const all = useTranslations('ownStrategies');
  const list = useTranslations('strategies');
  const to = usePath();
  const [naming, setNaming] = useState(false);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: list('title'), to: to('strategies') },
          { label: all('mine'), to: `${to('strategies')}#mine` },
        ]}
        title={
          <span className={styles.title}>
            {draft.name}
            <StatusPill tone={isChanged ? 'amber' : 'neutral'} icon={isChanged ? 'edit' : 'check'}>
              {isChanged
                ? t('draft', { version: strategy.version + 1 })
                : t('saved', { version: strategy.version })}
            </StatusPill>
            <IconButton icon="edit" size="sm" label={t('rename')} onClick={() => setNaming(!naming)} />
          </span>
        }
        subtitle={portfolio ? t('forPortfolio', { portfolio }) : t('forNobody')}
        actions={<Actions {...props} />}
      />
      {naming && (
        <Field label={t('name')}>
          <TextInput
            value={draft.name}
            maxLength={longestName}
            onChange={(event) => onName(event.target.value)}
          />
        </Field>
      )}
      <Conflict {...props} />
    </>
  );
}

function Actions({ strategy, draft, isChanged, work }: Props) {
  const t = useTranslations('ownStrategies.header');
  const { revalidate } = useRevalidator();
  const [sharing, setSharing] = useState(false);
  const connect = async () => {
    if (await openConnect({ strategy: { id: strategy.id, name: strategy.name } })) await revalidate();
  };
  return (
    <>
      <Button variant="quiet" icon="target" onClick={() => void connect()}>
        {t('connect')}
      </Button>
      <Button variant="quiet" icon="copy" onClick={() => void work.copy()}>
        {t('copy')}
      </Button>
      <Button variant="quiet" icon="link" onClick={() => setSharing(true)}>
        {t('link')}
      </Button>
      <Button variant="quiet" icon="trash" onClick={() => void work.remove()}>
        {t('remove')}
      </Button>
      <Button
        variant="primary"
        loading={work.busy}
        disabled={!isChanged || !isWhole(draft)}
        onClick={() => void work.save()}
      >
        {t('save', { version: strategy.version + 1 })}
      </Button>
      {sharing && (
        <PrivateLink
          strategy={strategy}
          onClose={() => setSharing(false)}
          onChanged={() => void revalidate()}
        />
      )}
    </>
  );
}

/** What another tab saved meanwhile, and what to do about it. */
function Conflict({ work, onCurrent, onKeep }: Props) {
  const t = useTranslations('ownStrategies.header');
  const { conflict, forget } = work;
  if (!conflict) return null;
  const settle = (take: (current: OwnStrategyDetail) => void) => () => {
    take(conflict);
    forget();
  };
  return (
    <Banner tone="amber">
      <p role="alert">{t('conflict', { version: conflict.version })}</p>
      <Button size="sm" onClick={settle(onCurrent)}>
        {t('showCurrent', { version: conflict.version })}
      </Button>{' '}
      <Button size="sm" onClick={settle(onKeep)}>
        {t('keepMine')}
      </Button>
    </Banner>
  );
}
