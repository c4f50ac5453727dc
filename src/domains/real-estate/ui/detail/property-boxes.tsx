import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { PropertyDetail, PropertyRate } from '../../contract.ts';
import { negative } from './negative.ts';
import styles from './property-boxes.module.css';
import { useExplanations } from './use-explanations.tsx';

type Props = { property: PropertyDetail; currency: string };

/** Equity, a year of rent, and what money in it earns: each figure with how it came about. */
export function PropertyBoxes(props: Props) {
  return (
    <div className={styles.boxes}>
      <EquityBox {...props} />
      <RentBox {...props} />
      <ReturnBox {...props} />
    </div>
  );
}

type BoxProps = { title: string; amber?: boolean; children: ReactNode };

function Box({ title, amber, children }: BoxProps) {
  return (
    <section className={classNames(styles.box, amber && styles.amber)}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function EquityBox({ property, currency }: Props) {
  const t = useTranslations('realEstate.detail');
  const numbers = useNumbers();
  const explain = useExplanations(property, currency);
  const { figures, loan } = property;
  const money = (value: string | null, signed = false) => (
    <Amount value={value} currency={currency} signed={signed} />
  );
  const isPaid = loan?.owed === '0';
  return (
    <Box title={t('equity')}>
      <KeyValueList
        items={[
          { key: 'value', label: t('valueNow'), value: money(figures.value) },
          ...(loan
            ? [{ key: 'owed', label: explain.words('mortgage'), value: money(negative(figures.owed)) }]
            : []),
          {
            key: 'equity',
            label: (
              <>
                <b>{t('yourEquity')}</b> {explain.equity}
              </>
            ),
            value: <b>{money(figures.equity)}</b>,
          },
          ...(figures.next_instalment
            ? [{ key: 'instalment', label: t('instalment'), value: money(figures.next_instalment.amount) }]
            : []),
          ...(loan && !isPaid
            ? [
                loan.rate_kind === 'fixed' && loan.fixed_until
                  ? {
                      key: 'rate',
                      label: t('fixedUntil', { percent: numbers.percent(loan.percent_now) }),
                      value: <DayDate day={loan.fixed_until} form="monthYear" />,
                    }
                  : {
                      key: 'rate',
                      label: t('floating'),
                      value: <Percent value={loan.percent_now} decimals={2} />,
                    },
              ]
            : []),
          ...(loan && isPaid
            ? [{ key: 'paid', label: t('paidOff'), value: <DayDate day={loan.ends_on} /> }]
            : []),
          {
            key: 'gain',
            label: (
              <>
                {t('gain')} {explain.gain}
              </>
            ),
            value: money(figures.gain, true),
          },
        ]}
      />
    </Box>
  );
}

function RentBox({ property, currency }: Props) {
  const t = useTranslations('realEstate.detail');
  const explain = useExplanations(property, currency);
  const { year, net_yield } = property.figures;
  const money = (value: string, signed = false) => (
    <Amount value={value} currency={currency} signed={signed} />
  );
  return (
    <Box title={t(year?.basis === 'ahead' ? 'rentAhead' : 'rent')}>
      {!year && <p className={styles.none}>{t('noRent')}</p>}
      {year && (
        <KeyValueList
          items={[
            { key: 'rent', label: t('received'), value: money(year.rent, true) },
            { key: 'costs', label: t('costs'), value: money(negative(year.costs)!) },
            { key: 'tax', label: t('tax'), value: money(negative(year.tax)!) },
            { key: 'net', label: <b>{t('net')}</b>, value: <b>{money(year.net)}</b> },
            {
              key: 'yield',
              label: (
                <>
                  {explain.words('netYield')} {explain.netYield}
                </>
              ),
              value: <Percent value={net_yield} decimals={2} />,
            },
          ]}
        />
      )}
    </Box>
  );
}

function ReturnBox({ property, currency }: Props) {
  const t = useTranslations('realEstate.detail');
  const explain = useExplanations(property, currency);
  const { irr, irr_with_loan: withLoan, year, cash_on_cash: cash } = property.figures;
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const hasLoan = withLoan !== null;
  return (
    <Box title={t('return')} amber>
      <KeyValueList
        items={[
          {
            key: 'irr',
            label: (
              <>
                {t('irr')} {explain.irr}
              </>
            ),
            value: <RateText rate={irr} />,
          },
          ...(hasLoan
            ? [
                {
                  key: 'loan',
                  label: (
                    <>
                      <b>{t('irrLoan')}</b> {explain.irrLoan}
                    </>
                  ),
                  value: (
                    <b>
                      <RateText rate={withLoan} />
                    </b>
                  ),
                },
              ]
            : []),
          ...(year && hasLoan
            ? [
                { key: 'instalments', label: t('instalments'), value: money(negative(year.instalments)!) },
                { key: 'left', label: t('left'), value: money(year.left) },
              ]
            : []),
          {
            key: 'cash',
            label: (
              <>
                {t('cashOnCash')} {explain.cashOnCash}
              </>
            ),
            value: <Percent value={cash} />,
          },
        ]}
      />
    </Box>
  );
}

const reasons = {
  empty: 'empty',
  'too-short': 'tooShort',
  'one-sign': 'oneSign',
  'no-root': 'noRoot',
  'unknown-value': 'unknown',
} as const;

function RateText({ rate }: { rate: PropertyRate }) {
  const t = useTranslations('realEstate.reason');
  return <Percent value={rate.percent} reason={rate.reason ? t(reasons[rate.reason]) : undefined} />;
}
