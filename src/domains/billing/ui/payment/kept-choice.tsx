import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import type { Kept } from '../../payment-view.ts';
import styles from './kept-choice.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  policy: Kept['policy'];
  things: Kept['things'];
  limit: number;
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
};

/** As many of somebody's things as a plan allows; more cannot be ticked. */
export function KeptChoice({ policy, things, limit, chosen, disabled, onChange }: Props) {
  const t = useTranslations('payment.kept');
  const { dayOf } = usePlanWords();
  const isFull = chosen.length >= limit;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        {t(policy)} <span>{t('chosen', { count: chosen.length, limit })}</span>
      </legend>
      <ul className={styles.list}>
        {things.map(({ id, name, since }) => {
          const isChosen = chosen.includes(id);
          return (
            <li key={id}>
              <Checkbox
                checked={isChosen}
                disabled={disabled || (isFull && !isChosen)}
                onChange={() => onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
              >
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.since}>{t('since', { day: dayOf(since) })}</span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {isFull && limit > 0 && !disabled && <p className={styles.full}>{t('full')}</p>}
    </fieldset>
  );
}
