import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import type { PlannedPosition, TaxPlanOutput } from '../../planning-contract.ts';
import { zloty } from '../use-tax-words.ts';
import styles from './sale-dialog.module.css';

type Props = { plan: TaxPlanOutput; onChoose: (position: PlannedPosition) => void };

/** Losses not realised, each with what using it would change in the tax (rule TP-8). */
export function BelowCost({ plan, onChoose }: Props) {
  const t = useTranslations('taxPlanning.dialog');
  const below = plan.positions
    .filter(({ gain }) => gain !== null && Number(gain) < 0)
    .sort((a, b) => Number(a.gain) - Number(b.gain));
  if (below.length === 0) return null;
  const amount = (value: string | null) => <Amount value={value} currency={zloty} bare decimals={2} signed />;
  return (
    <section>
      <h3 className={styles.heading}>{t('below')}</h3>
      <PlainTable
        label={t('below')}
        head={[t('position'), `${t('loss')}, zł`, `${t('effect')}, zł`]}
        rows={below.map((one) => ({
          key: `${one.instrument.id} ${one.account?.id}`,
          cells: [
            <Button key="name" variant="text" size="sm" onClick={() => onChoose(one)}>
              {one.instrument.ticker || one.instrument.title}
            </Button>,
            amount(one.gain),
            amount(one.tax_change),
          ],
        }))}
        total={[null, amount(plan.losses.amount), amount(plan.losses.tax_change)]}
      />
    </section>
  );
}
