import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../../../design-system/inputs/checkbox.tsx';
import styles from '../transaction-dialog.module.css';
import { isOfCash } from '../transaction-values.ts';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

/** Money paid into a portfolio that does not follow its cash would be in no figure: said here, with the way out. */
export function TransactionCashSwitch({ form, lists, disabled }: TransactionFieldsProps) {
  const t = useTranslations('transactions.form');
  const { values, change } = form;
  const portfolio = lists.portfolios.find(({ id }) => id === values.portfolioId);
  if (!portfolio || portfolio.followsCash || !isOfCash(values.type) || disabled) return null;
  return (
    <div className={styles.cashSwitch}>
      <p>{t('cashNotFollowed', { portfolio: portfolio.name })}</p>
      <Checkbox
        checked={values.followCash}
        onChange={(event) => change({ followCash: event.target.checked })}
      >
        {t('followCash')}
      </Checkbox>
    </div>
  );
}
