import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import styles from './facts.module.css';
import type { ShownSymbol } from './symbol-view.ts';

/** The key facts in one strip. A company has all of them; what is no company shows only what is known. */
export function Facts({ symbol }: { symbol: ShownSymbol }) {
  const t = useTranslations('symbols.page');
  const all = useFacts(symbol);
  const shown = symbol.kind === 'stocks' && !symbol.isWithheld ? all.company : all.known;
  if (shown.length === 0) return null;
  return (
    <Card className={styles.card} aria-label={t('facts')}>
      <dl className={styles.facts}>
        {shown.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value ?? <Unknown reason={t('missing')} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Fact = {
  key: 'marketCap' | 'employees' | 'listed' | 'dividendYield' | 'isin' | 'website' | 'currency' | 'exchange';
  value: ReactNode;
};

function useFacts({ facts, priced, exchange }: ShownSymbol): { company: Fact[]; known: Fact[] } {
  const site = useTranslations('site');
  const numbers = useNumbers();
  const { size, employees, listed, dividendYield, isin, website } = facts;
  const company: Fact[] = [
    { key: 'marketCap', value: size },
    { key: 'employees', value: employees && numbers.number(String(employees), { decimals: 0 }) },
    { key: 'listed', value: listed && <DayDate day={listed} /> },
    {
      key: 'dividendYield',
      value: dividendYield !== null && <Percent value={dividendYield} />,
    },
    { key: 'isin', value: isin },
    {
      key: 'website',
      value: website && (
        <TextLink href={website.href} rel="nofollow noopener noreferrer" target="_blank">
          {website.host}
          <span className="visually-hidden"> ({site('newTab')})</span>
        </TextLink>
      ),
    },
  ].map((fact) => ({ ...fact, value: fact.value || null }) as Fact);
  const known = company.filter(({ value }) => value !== null);
  const more: Fact[] = [
    { key: 'exchange', value: exchange },
    { key: 'currency', value: priced.currency.toUpperCase() },
  ];
  return { company, known: [...known, ...more.filter(({ value }) => value !== null)] };
}
