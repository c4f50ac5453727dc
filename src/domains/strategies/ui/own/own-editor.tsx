import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import {
  compare,
  decimal,
  hundred,
  isDecimalText,
  sign,
  sum,
  textOf,
} from '../../../../foundation/decimal.ts';
import type { CountOutput } from '../../contract.ts';
import type { Ground } from '../../ground-shape.ts';
import type { OwnRules } from '../../own/own-strategy.ts';
import { planContribution, standingOf } from '../../own/plan-contribution.ts';
import type { OwnStrategyDetail, RulesOutput } from '../../own-contract.ts';
import { suggestContribution } from '../../suggest-contribution.ts';
import { addTarget, changeTarget, compositionOfDraft, type OwnDraft, removeTarget } from './draft.ts';
import { DriftCard } from './drift-card.tsx';
import styles from './own-editor.module.css';
import { PlanCard } from './plan-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { TargetsCard } from './targets-card.tsx';
import { VersionsCard } from './versions-card.tsx';

type Props = {
  strategy: OwnStrategyDetail;
  draft: OwnDraft;
  /** What the portfolio holds it is looked at with; null without one. */
  ground: Ground | null;
  /** What stands in the place of the plan without it: that there is no portfolio, or that it did not load. */
  instead: ReactNode;
  /** Beside the title of the targets: which portfolio. */
  about: ReactNode;
  isChanged: boolean;
  /** What is wrong, by the names of the fields that are sent. */
  faults: Readonly<Record<string, string>>;
  onDraft: (draft: OwnDraft) => void;
  /** An instrument that is not held was added: its price is wanted. */
  onWanted: (reference: string) => void;
  onRestore: (version: number) => void;
  onOrders: (name: string, text: string) => void;
};

/** One's own strategy while it is edited: drift, bands and the plan follow each change at once. */
export function OwnEditor(props: Props) {
  const { strategy, draft, ground, instead, about, isChanged, faults } = props;
  const { onDraft, onWanted, onRestore, onOrders } = props;
  const t = useTranslations('ownStrategies');
  const composition = useMemo(() => compositionOfDraft(draft), [draft]);
  const rules = useMemo(() => readable(draft.rules), [draft.rules]);
  const standing = useMemo(
    () => (ground ? standingOf(ground, { composition, rules }) : null),
    [ground, composition, rules],
  );
  const add = (count: CountOutput, name: string) => {
    const next = addTarget(draft, count, name);
    if (!next) return;
    onDraft(next);
    if (count.kind === 'instrument' && count.reference) onWanted(count.reference);
  };
  return (
    <div className={styles.editor}>
      <TargetsCard
        draft={draft}
        composition={composition}
        standing={standing}
        missing={ground?.missing ?? 0}
        faults={faults}
        about={about}
        onChange={(id, change) => onDraft(changeTarget(draft, id, change))}
        onRemove={(id) => onDraft(removeTarget(draft, id))}
        onAdd={add}
      />
      {ground ? (
        <Plan draft={draft} ground={ground} rules={rules} composition={composition} onOrders={onOrders} />
      ) : (
        <Card graphite title={t('plan.title')}>
          {instead}
        </Card>
      )}
      {ground && (
        <div className={styles.wide}>
          <DriftCard draft={draft} composition={composition} ground={ground} />
        </div>
      )}
      <RulesCard
        rules={draft.rules}
        currencies={ground ? Object.keys(ground.rates) : [draft.rules.currency]}
        faults={faults}
        onChange={(change) => onDraft({ ...draft, rules: { ...draft.rules, ...change } })}
      />
      <VersionsCard strategy={strategy} draft={draft} isChanged={isChanged} onRestore={onRestore} />
    </div>
  );
}

type PlanProps = {
  draft: OwnDraft;
  ground: Ground;
  rules: OwnRules;
  composition: ReturnType<typeof compositionOfDraft>;
  onOrders: (name: string, text: string) => void;
};

function Plan({ draft, ground, rules, composition, onOrders }: PlanProps) {
  const suggested = useMemo(
    () => textOf(suggestContribution(sum(ground.assets.map(({ value }) => decimal(value))))),
    [ground],
  );
  const [typed, setTyped] = useState<string>();
  const amount = typed ?? suggested;
  const wrong = !isDecimalText(amount) || sign(decimal(amount)) < 0;
  const plan = useMemo(
    () => planContribution(ground, { composition, rules }, decimal(wrong ? '0' : amount), 'full'),
    [ground, composition, rules, amount, wrong],
  );
  return (
    <PlanCard
      draft={draft}
      composition={composition}
      ground={ground}
      plan={plan}
      amount={amount}
      wrong={wrong}
      onAmount={setTyped}
      onOrders={onOrders}
    />
  );
}

/** What is being typed and is no figure yet counts as nothing. */
function readable(rules: RulesOutput): OwnRules {
  const figure = (text: string) => (isDecimalText(text) && !text.startsWith('-') ? text : '0');
  const percent = figure(rules.commission_percent);
  return {
    ...rules,
    smallest_order: figure(rules.smallest_order),
    cash_aside: figure(rules.cash_aside),
    commission_minimum: figure(rules.commission_minimum),
    commission_percent: compare(decimal(percent), hundred) > 0 ? '0' : percent,
  };
}
