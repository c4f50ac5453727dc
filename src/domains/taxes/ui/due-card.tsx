import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../design-system/figures/key-value-list.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import type { TaxYearOutput } from '../contract.ts';
import type { FormLine } from '../form/form-fields.ts';
import styles from './due-card.module.css';
import { useTaxWords, zloty } from './use-tax-words.ts';

/** What is due by part, with the field it stands in. */
const parts = [
  ['securities', 'due'],
  ['crypto', 'cryptoDue'],
  ['notCollected', 'notCollected'],
  ['flat', 'flatDifference'],
  ['total', 'toPay'],
] as const satisfies readonly (readonly [string, FormLine])[];

export function DueCard({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes.due');
  const page = useTranslations('taxes');
  const words = useTaxWords();
  const { year, state, lines, missing_count, hand_in } = taxes;
  const of = (name: FormLine) => lines.find(({ line }) => line === name)!;
  const isFiled = state === 'filed' || state === 'changed';
  const shown = parts.filter(([name, line]) => name !== 'notCollected' || Number(of(line).value) !== 0);
  return (
    <Card graphite className={styles.card}>
      <p className={styles.label}>
        {state === 'running' ? t('soFar') : t(isFiled ? 'filed' : 'toPay', { year: String(year) })}
      </p>
      <p>
        <Amount value={taxes.to_pay} currency={zloty} size="hero" decimals={wholeOr(taxes.to_pay)} />
      </p>
      <p className={styles.pill}>
        {missing_count > 0 ? (
          <StatusPill tone="amber">{t('incomplete', { count: missing_count })}</StatusPill>
        ) : (
          <StatusPill tone="gain">{t('complete')}</StatusPill>
        )}
      </p>
      <KeyValueList
        items={shown.map(([name, line]) => {
          const { number, value } = of(line);
          return {
            key: name,
            label: `${t(name)}${number === null ? '' : t('field', { number: String(number) })}`,
            value: <Amount value={value} currency={zloty} decimals={wholeOr(value)} />,
          };
        })}
      />
      <p className={styles.note}>
        <Icon name="clock" size={18} />
        <span>
          {t('handIn', { from: words.day(hand_in.from), to: words.day(hand_in.to) })} {page('noAdvice')}
        </span>
      </p>
    </Card>
  );
}

/** Full złoty are written without groszy. */
const wholeOr = (value: string): number => (Number(value) % 1 === 0 ? 0 : 2);
