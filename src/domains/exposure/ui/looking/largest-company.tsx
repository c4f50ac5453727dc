import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import headline from '../../../../design-system/figures/headline.module.css';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import type { LookThroughOutput } from '../../contract.ts';
import styles from './largest-company.module.css';
import { useExposureWords } from './use-exposure-words.ts';

const bold = (text: ReactNode) => <b>{text}</b>;

/** What the page answers with: the company that most is in, seen and unseen. */
export function LargestCompany({ looked }: { looked: LookThroughOutput }) {
  const t = useTranslations('lookThrough.largest');
  const { percent } = useExposureWords();
  const [company] = looked.companies.data;
  if (!company) return <p className={headline.label}>{t('none')}</p>;
  const inside = company.share - company.direct_share;
  const currency = looked.currency.toUpperCase();
  const money = (value: string) => <Amount key="value" value={value} currency={currency} bare />;
  const name = t('label', { name: company.name });
  return (
    <div>
      <p className={headline.label}>
        {name}{' '}
        <Explain
          of={name}
          sentence={t.rich('explain', {
            b: bold,
            name: company.name,
            percent: percent(company.share),
            direct: percent(company.direct_share),
            inside: percent(inside),
          })}
          formula={t('formula')}
          rows={{
            head: [t('row'), currencyUnit(currency)],
            body: [
              [t('held'), money(company.direct)],
              [t('funds', { count: company.funds }), money(company.inside)],
            ],
            total: [t('together'), money(company.value)],
          }}
        />
      </p>
      <p className={headline.total}>{percent(company.share)}</p>
      <p className={styles.pill}>
        <span>{t('see', { percent: percent(company.direct_share) })}</span>{' '}
        <span>{company.funds > 0 ? t('inside', { percent: percent(inside) }) : t('noneInside')}</span>
      </p>
    </div>
  );
}

/** Beside it: how narrow and how complete all of it is. */
export function LookedFigures({ looked }: { looked: LookThroughOutput }) {
  const t = useTranslations('lookThrough');
  const { percent } = useExposureWords();
  const names = useCalendarNames();
  const { companies, funds, looked_through, as_of } = looked;
  const day = (text: string) => dayText(text, 'short', names);
  return (
    <FigureList>
      <Figure
        label={
          <>
            {t('ten')}{' '}
            <Explain
              of={t('ten')}
              sentence={t.rich('tenExplain', { b: bold, percent: percent(companies.ten_share) })}
              formula={t('tenFormula')}
            />
          </>
        }
      >
        {percent(companies.ten_share)}
      </Figure>
      <Figure
        label={
          <>
            {t('companies')}{' '}
            <Explain
              of={t('companies')}
              sentence={t.rich('companiesExplain', {
                b: bold,
                count: companies.count,
                percent: percent(companies.unnamed.share),
              })}
              formula={t('companiesFormula')}
            />
          </>
        }
      >
        {companies.count}
      </Figure>
      <Figure label={t('looked')}>{t('lookedOf', { count: looked_through, all: funds.length })}</Figure>
      <Figure label={t('asOf')}>
        {as_of ? (
          <span className={styles.days}>
            {as_of.from !== as_of.to && <span>{day(as_of.from)} –</span>} <span>{day(as_of.to)}</span>
          </span>
        ) : (
          t('asOfNone')
        )}
      </Figure>
    </FigureList>
  );
}
