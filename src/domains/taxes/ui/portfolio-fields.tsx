import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../design-system/inputs/checkbox.tsx';
import styles from './stated-dialog.module.css';
import type { PartProps } from './stated-values.ts';

/** Which portfolios are in the return (rule TX-22). */
export function PortfolioFields({ values: { portfolios }, onChange }: PartProps) {
  const t = useTranslations('taxes.dialog');
  if (portfolios.length < 2 && portfolios.every(({ isIn }) => isIn)) return null;
  const set = (id: string, isIn: boolean) =>
    onChange({ portfolios: portfolios.map((one) => (one.id === id ? { ...one, isIn } : one)) });
  return (
    <fieldset className={styles.part}>
      <legend>{t('portfolios')}</legend>
      <p>{t('portfoliosText')}</p>
      {portfolios.map(({ id, name, isIn }) => (
        <Checkbox key={id} checked={isIn} onChange={({ target }) => set(id, target.checked)}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
