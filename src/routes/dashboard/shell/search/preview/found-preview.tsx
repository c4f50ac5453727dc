import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { KeyValueList } from '../../../../../design-system/figures/key-value-list.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { exchangeName } from '../../../../../domains/instruments/exchange-name.ts';
import { QuotePrice } from '../../../../../domains/market-data/ui/quote-price.tsx';
import type { FoundOutput } from '../../../../../domains/search/contract.ts';
import { useFoundNote } from '../found-command.tsx';
import styles from './found-preview.module.css';
import { HeldPreview } from './held-preview.tsx';

type Props = { found: FoundOutput; currency: string };

/** What is known of something found, before it is opened; amounts are covered where they are hidden (rule U-27). */
export function FoundPreview({ found, currency }: Props) {
  const t = useTranslations('search.preview');
  const noteOf = useFoundNote();
  const isHeld = found.kind === 'holding' || found.kind === 'heldAsset';
  return (
    <section className={styles.preview} aria-label={t('label')} data-scheme="dark">
      <p className={styles.note}>{noteOf(found)}</p>
      <h2 className={styles.title}>{found.title}</h2>
      <Worth found={found} />
      {isHeld ? <HeldPreview key={found.id} found={found} currency={currency} /> : <Facts found={found} />}
    </section>
  );
}

function Worth({ found: { amount, change_percent: change, facts, kind } }: { found: FoundOutput }) {
  const t = useTranslations('search.preview');
  if (!amount) return null;
  return (
    <>
      <p className={styles.worth}>
        {amount.of === 'price' ? (
          <QuotePrice
            of={{
              price: amount.value,
              price_unit: facts.price_unit ?? 'unit',
              currency: amount.currency.toUpperCase(),
              class: facts.class ?? '',
            }}
          />
        ) : (
          <Amount value={amount.value} currency={amount.currency.toUpperCase()} size="lg" />
        )}
      </p>
      {change !== null && kind !== 'transaction' && (
        <p className={styles.change}>
          <Change percent={change} /> {t('today')}
        </p>
      )}
    </>
  );
}

/** What the answer of the search says by itself. */
function Facts({ found: { facts } }: { found: FoundOutput }) {
  const t = useTranslations('search.preview');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const rows = [
    { key: 'exchange', value: facts.mic && exchangeName(facts.mic) },
    { key: 'isin', value: facts.isin },
    { key: 'currency', value: facts.currency?.toUpperCase() },
    { key: 'units', value: facts.units && numbers.units(facts.units) },
    { key: 'day', value: facts.day && dayText(facts.day, 'short', names) },
    { key: 'portfolio', value: facts.portfolio },
  ] as const;
  const said = rows.filter(({ value }) => value);
  if (said.length === 0) return null;
  return <KeyValueList items={said.map(({ key, value }) => ({ key, label: t(key), value }))} />;
}
