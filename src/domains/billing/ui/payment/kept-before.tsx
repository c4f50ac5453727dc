import { useTranslations } from 'use-intl';
import { firstKept, type Keeps, type Kept, type Quote } from '../../payment-view.ts';
import styles from './kept-before.module.css';
import { KeptChoice } from './kept-choice.tsx';

type Props = {
  /** What the smaller plan allows, and how much exceeds it. */
  effects: readonly Pick<Quote['effects'][number], 'policy' | 'limit' | 'excess'>[];
  kept: readonly Kept[];
  keeps: Keeps;
  disabled: boolean;
  onChange: (keeps: Keeps) => void;
};

/** Before a smaller plan: what of somebody's things shall stay active. */
export function KeptBefore({ effects, kept, keeps, disabled, onChange }: Props) {
  const t = useTranslations('payment.kept');
  const over = effects
    .filter(({ excess, limit }) => excess > 0 && limit > 0)
    .map(({ policy, limit }) => ({
      policy,
      limit,
      things: kept.find((one) => one.policy === policy)?.things ?? [],
    }))
    .filter(({ things }) => things.length > 0);
  if (over.length === 0) return null;
  return (
    <div className={styles.choices}>
      <p>{t('before')}</p>
      {over.map(({ policy, limit, things }) => (
        <KeptChoice
          key={policy}
          policy={policy}
          things={things}
          limit={limit}
          chosen={keeps[policy] ?? firstKept(things, limit)}
          disabled={disabled}
          onChange={(chosen) => onChange({ ...keeps, [policy]: chosen })}
        />
      ))}
    </div>
  );
}
