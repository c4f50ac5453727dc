import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { decimal, negated, textOf } from '../../../../foundation/decimal.ts';
import type { TaxYearOutput } from '../../contract.ts';
import { planTaxYear, type TaxPlanOutput } from '../../planning-contract.ts';
import { planSale } from '../tax-modals.ts';
import { useTaxWords, zloty } from '../use-tax-words.ts';
import styles from './planning-card.module.css';

/** The running year looked at ahead: figures, no advice (rules TP-6 to TP-9). */
export function PlanningCard({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxPlanning');
  const locale = useLocale();
  const { year, to_pay, readings } = taxes;
  const asked = `plan ${year} ${to_pay} ${JSON.stringify(readings)}`;
  const { shown, kept, reload } = useLoaded(asked, async (signal) => {
    const answer = await callApi(planTaxYear, { params: { year: String(year) } }, locale, signal);
    return answer.data;
  });
  const plan = shown.state === 'ready' ? shown.value : kept?.value;
  if (shown.state === 'failed')
    return (
      <Card>
        <ErrorState level={3} title={t('failed')} onRetry={reload} />
      </Card>
    );
  if (!plan)
    return (
      <Card>
        <Skeleton height={220} />
      </Card>
    );
  return <Plan plan={plan} />;
}

function Plan({ plan }: { plan: TaxPlanOutput }) {
  const t = useTranslations('taxPlanning');
  const { days_left, to_pay, losses, positions, missing_count } = plan;
  return (
    <Card title={t('title', { days: days_left })}>
      <KeyValueList
        items={[
          { key: 'soFar', label: t('soFar'), value: <Amount value={to_pay} currency={zloty} decimals={2} /> },
          ...(losses.count
            ? [
                {
                  ...{ key: 'losses', label: t('losses') },
                  value: <Amount value={losses.amount} currency={zloty} decimals={2} />,
                },
                {
                  ...{ key: 'less', label: t('less') },
                  value: (
                    <Amount
                      value={textOf(negated(decimal(losses.tax_change)))}
                      currency={zloty}
                      decimals={2}
                    />
                  ),
                },
              ]
            : []),
          ...positions.slice(0, 1).map(({ instrument, tax_change }) => ({
            key: 'largest',
            label: t('largest', { asset: instrument.ticker || instrument.title }),
            value: <Amount value={tax_change} currency={zloty} decimals={2} signed />,
          })),
        ]}
      />
      {positions.length === 0 && <p className={styles.text}>{t('none')}</p>}
      {positions.length > 0 && !losses.count && <p className={styles.text}>{t('noLosses')}</p>}
      <LastDays plan={plan} />
      <Unknown plan={plan} />
      <p className={styles.text}>
        {missing_count > 0 && `${t('incomplete', { count: missing_count })} `}
        {t('noAdvice')}
      </p>
      {positions.length > 0 && (
        <Button
          className={styles.check}
          iconAfter="arrow-right"
          onClick={() => void openModal(planSale, { plan })}
          data-print="hide"
        >
          {t('check')}
        </Button>
      )}
    </Card>
  );
}

/** Until when a sale still counts in this year, market by market (rule TP-9). */
function LastDays({ plan: { last_days, year, day_reading } }: { plan: TaxPlanOutput }) {
  const t = useTranslations('taxPlanning');
  const words = useTaxWords();
  if (last_days.length === 0) return null;
  return (
    <section className={styles.days}>
      <h3>{t('lastDay', { year: String(year) })}</h3>
      <KeyValueList
        items={last_days.map(({ market, day, days }) => ({
          key: market ?? 'other',
          label: t(`market.${(market ?? 'other') as 'PL'}`),
          value: t(days < 0 ? 'lastDayOver' : 'lastDayOn', { day: words.day(day), days }),
        }))}
      />
      <p className={styles.text}>
        {day_reading === 'trade' ? t('byTrade') : t('bySettlement', { year: String(year + 1) })}
      </p>
    </section>
  );
}

const mostNamed = 3;

/** What could not be counted is said, with why. */
function Unknown({ plan: { unknown, left_out } }: { plan: TaxPlanOutput }) {
  const t = useTranslations('taxPlanning');
  if (unknown.length + left_out === 0) return null;
  const named = unknown
    .slice(0, mostNamed)
    .map(({ instrument, why }) => `${instrument.ticker || instrument.title} (${t(`why.${why}`)})`);
  const more = unknown.length - named.length;
  return (
    <p className={styles.text}>
      {named.length > 0 &&
        `${t('unknown')}: ${named.join(', ')}${more > 0 ? ` ${t('more', { count: more })}` : ''}. `}
      {left_out > 0 && t('leftOut', { count: left_out })}
    </p>
  );
}
