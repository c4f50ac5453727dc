import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { type Decimal, floatOf, textOf } from '../../../../foundation/decimal.ts';
import type { ContributionPlan } from '../../own/plan-contribution.ts';
import { type OwnDraft, shortName } from './draft.ts';
import styles from './plan-card.module.css';

/** Drift of each part before and after the plan, as two bars from the middle. */
export function PlanDrift({ draft, plan }: { draft: OwnDraft; plan: ContributionPlan }) {
  const t = useTranslations('ownStrategies.plan');
  const numbers = useNumbers();
  if (!plan.before.percent || !plan.after.percent) return null;
  const rows = draft.targets.map((target, at) => ({
    id: target.id,
    name: shortName(target),
    before: plan.before.components[at]!.drift,
    after: plan.after.components[at]!.drift,
  }));
  const widest = Math.max(
    1,
    ...rows.flatMap(({ before, after }) => [before, after].map((drift) => Math.abs(floatOf(drift)))),
  );
  const points = (drift: Decimal) => numbers.number(textOf(drift), { decimals: 1, signed: true });
  const bar = (drift: Decimal, look: string | undefined) => {
    const wide = (floatOf(drift) / widest) * 50;
    return (
      <i className={look} style={{ left: `${wide < 0 ? 50 + wide : 50}%`, width: `${Math.abs(wide)}%` }} />
    );
  };
  return (
    <>
      <h3 className={styles.heading}>{t('driftTitle')}</h3>
      <ul className={styles.drifts}>
        {rows.map(({ id, name, before, after }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.bars} aria-hidden="true">
              {bar(before, styles.before)}
              {bar(after, styles.after)}
            </span>
            <span>{t('fromTo', { before: points(before), after: points(after) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
