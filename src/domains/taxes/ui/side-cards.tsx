import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../design-system/figures/key-value-list.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import type { TaxYearOutput } from '../contract.ts';
import { LossMethod } from './loss-method.tsx';
import styles from './side-cards.module.css';
import { useTaxWords, zloty } from './use-tax-words.ts';

type Props = { taxes: TaxYearOutput };

/** A PIT/ZG for each country (rule TX-7). */
export function CountriesCard({ taxes: { countries, form } }: Props) {
  const t = useTranslations('taxes.countries');
  const words = useTaxWords();
  if (countries.length === 0) return null;
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{form ? t('text', { number: String(form.countries) }) : t('plain')}</p>
      <KeyValueList
        items={countries.map(({ country, income, tax_paid }) => ({
          key: country,
          label: (
            <>
              {words.country(country)}
              <small className={styles.small}>
                {Number(tax_paid) > 0 ? `${t('paid')}: ${words.pln(tax_paid)}` : t('income')}
              </small>
            </>
          ),
          value: <Amount value={income} currency={zloty} decimals={2} />,
        }))}
      />
    </Card>
  );
}

/** Losses with what was taken of them and until when (rule TX-9). */
export function LossesCard({ taxes }: Props) {
  const t = useTranslations('taxes.losses');
  const { losses, year } = taxes;
  const words = useTaxWords();
  // What was used up or lapsed before is history.
  const shown = losses.filter(
    ({ now, left, last_year }) => Number(now) > 0 || (Number(left) > 0 && last_year >= year),
  );
  if (shown.length === 0) return null;
  return (
    <Card title={t('title')}>
      <KeyValueList
        items={shown.map((loss) => ({
          key: String(loss.year),
          label: (
            <>
              {loss.year}
              <small className={styles.small}>
                {Number(loss.now) > 0 && `${t('now', { amount: words.pln(loss.now) })} · `}
                {t('left', { amount: words.pln(loss.left), year: String(loss.last_year) })}
              </small>
              {loss.method && loss.year < year && <LossMethod taxes={taxes} loss={loss} />}
            </>
          ),
          value: <Amount value={loss.amount} currency={zloty} decimals={2} />,
        }))}
      />
    </Card>
  );
}

/** What brokers printed, and our own figures of the same accounts (rule TX-6). */
export function PrintedCard({ taxes: { printed } }: Props) {
  const t = useTranslations('taxes.printed');
  const words = useTaxWords();
  if (printed.length === 0) return null;
  const both = (revenue: string, cost: string) =>
    `${t('revenue')} ${words.pln(revenue)}, ${t('cost')} ${words.pln(cost)}`;
  return (
    <Card title={t('title')}>
      {printed.map((one) => (
        <div key={one.account.id} className={styles.slip}>
          <b>{[one.account.name, one.account.number].filter(Boolean).join(', ')}</b>
          <p>
            {t('slip')}: {both(one.revenue, one.cost)}
          </p>
          <p>
            {t('own')}: {both(one.own_revenue, one.own_cost)}
          </p>
        </div>
      ))}
    </Card>
  );
}

/** Rows that enter no field, by reason (rule TX-13). */
export function OutsideCard({ taxes: { outside }, onOpen }: Props & { onOpen: () => void }) {
  const t = useTranslations('taxes.outside');
  if (outside.length === 0) return null;
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      <KeyValueList
        items={outside.map(({ reason, count }) => ({
          key: reason,
          label: t(reason as 'payer'),
          value: (
            <button type="button" className={styles.opener} onClick={onOpen}>
              {t('count', { count })}
            </button>
          ),
        }))}
      />
    </Card>
  );
}
