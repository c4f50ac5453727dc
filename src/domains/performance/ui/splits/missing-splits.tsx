import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { useOneAtATime } from '../../../../design-system/forms/use-one-at-a-time.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listProposedSplits } from '../../../ledger/contract.ts';
import styles from './missing-splits.module.css';

export type ProposedSplit = CallOutput<typeof listProposedSplits>['data'][number];

type Props = { splits: readonly ProposedSplit[]; onAdd: (split: ProposedSplit) => Promise<void> };

/** Splits a feed knows and the ledger does not: one line each, added by one click, put off until the next visit. */
export function MissingSplits({ splits, onAdd }: Props) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = splits.filter(({ event_id }) => !hidden.has(event_id));
  if (shown.length === 0) return null;
  return (
    <div className={styles.list} data-print="hide">
      {shown.map((split) => (
        <Proposal
          key={split.event_id}
          split={split}
          onAdd={onAdd}
          onDismiss={() => setHidden(new Set([...hidden, split.event_id]))}
        />
      ))}
    </div>
  );
}

type ProposalProps = {
  split: ProposedSplit;
  onAdd: (split: ProposedSplit) => Promise<void>;
  onDismiss: () => void;
};

function Proposal({ split, onAdd, onDismiss }: ProposalProps) {
  const t = useTranslations('dashboard.splits');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const once = useOneAtATime();
  const add = () => once(() => onAdd(split));
  const { numerator, denominator, ticker, day, units_before, units_after } = split;
  return (
    <Banner
      tone="amber"
      icon="duplicate"
      onDismiss={onDismiss}
      action={<TextLink onClick={() => void add()}>{t('add')}</TextLink>}
    >
      {t('text', {
        ratio: t('ratio', {
          numerator: numbers.quantity(numerator),
          denominator: numbers.quantity(denominator),
        }),
        ticker,
        day: dayText(day, 'short', names),
        before: numbers.quantity(units_before),
        after: numbers.quantity(units_after),
      })}
    </Banner>
  );
}
