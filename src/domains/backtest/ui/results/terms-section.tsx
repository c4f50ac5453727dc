import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { Results } from '../simulation-types.ts';
import { useFigures, useWords } from '../use-words.ts';
import styles from './results-view.module.css';

/** What the figures rest on: start, costs, cash, returns, benchmark, calendar, solvers. */
export function TermsSection({ results }: { results: Results }) {
  const t = useTranslations('backtest.terms');
  const to = usePath();
  const percent = usePercent();
  const { count } = useFigures();
  const words = useWords();
  const { terms, date_start: start, strategies } = results.data;
  const currency = terms.currency.toUpperCase();
  const amount = formatAmount(terms.start_value, currency, { decimals: 0 });
  const solvers = strategies.flatMap(({ name, slot, solver }) => (solver ? [{ name, slot, solver }] : []));
  const sessions = { count: terms.calendar.sessions, shown: count(terms.calendar.sessions) };
  const items = [
    {
      key: 'start',
      value: terms.began_empty
        ? t('startEmpty', { amount })
        : t('startValue', { amount, day: words.day(start) }),
    },
    {
      key: 'costs',
      value: t('costsText', {
        cost: percent(terms.trade_cost_percent),
        fee: percent(terms.borrow_fee_percent),
      }),
    },
    { key: 'cash', value: <CashText terms={terms} /> },
    { key: 'returns', value: t('returnsText', { currency }) },
    {
      key: 'benchmark',
      value: t(terms.benchmark.is_price_index ? 'priceIndex' : 'totalIndex', {
        name: terms.benchmark.name,
        currency,
      }),
    },
    {
      key: 'calendar',
      value: t(terms.calendar.rule === 'all' ? 'calendarAll' : 'calendarQuoted', {
        ...sessions,
        day: words.day(terms.calendar.history_from),
      }),
    },
  ] as const;
  return (
    <section>
      <div className={styles.head}>
        <h3>{t('title')}</h3>
      </div>
      <dl className={styles.terms}>
        {[
          ...items.map(({ key, value }) => ({ key, label: t(key), value })),
          ...solvers.map(({ name, slot, solver }) => ({
            key: `solver ${slot}`,
            label: t('solver'),
            value: t(solver.used.startsWith(solver.requested) ? 'solverText' : 'solverInstead', {
              strategy: words.short(name),
              requested: solver.requested,
              used: solver.used,
              count: solver.solves,
              shown: count(solver.solves),
              residual: solver.worst_residual.toExponential(1).replace('.', ',').replace('-', '\u2212'),
            }),
          })),
        ].map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.learn}>
        <TextLink to={to('educationArticle', { article: 'reading-a-simulation' })} target="_blank">
          {t('learn')}
        </TextLink>
      </p>
    </section>
  );
}

function CashText({ terms }: { terms: Results['data']['terms'] }) {
  const t = useTranslations('backtest.terms');
  const percent = usePercent();
  const { is_stored: stored, first_percent: first, last_percent: last } = terms.cash_rate;
  const currency = terms.currency.toUpperCase();
  if (!stored || first === null || last === null) return t('cashNone', { currency });
  return t('cashStored', { currency, first: percent(first), last: percent(last) });
}

function usePercent(): (value: number) => string {
  const numbers = useNumbers();
  return (value) => numbers.percent(plain(value) ?? '0', { decimals: 2 });
}
