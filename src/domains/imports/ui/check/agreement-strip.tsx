import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { decimal, minus, textOf } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { ShownDocument } from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './agreement-strip.module.css';

type Agreement = ShownDocument['agreements'][number];

const mostShown = 8;

/** What the file says of itself beside what we reckon: nothing, where the file says nothing. */
export function AgreementStrip({ agreements }: { agreements: readonly Agreement[] }) {
  if (agreements.length === 0) return null;
  const different = agreements.filter(({ agrees }) => !agrees);
  return different.length > 0 ? <Differences different={different} /> : <Agrees agreements={agreements} />;
}

/** What a figure is called, and how it is written. */
function useFigures() {
  const t = useTranslations('imports.agreement');
  const numbers = useNumbers();
  return {
    what: ({ cash, position }: Agreement) => (cash ? t('cash', { currency: cash }) : (position ?? '')),
    text: ({ cash }: Agreement, value: string, signed = false) =>
      cash ? formatAmount(value, cash, { signed }) : numbers.quantity(value, { signed }),
  };
}

function Agrees({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useTranslations('imports.agreement');
  const words = useImportWords();
  const { what, text } = useFigures();
  const [only, ...others] = agreements as [Agreement, ...Agreement[]];
  const shown = agreements.find(({ cash }) => cash !== null) ?? only;
  const b = (inside: React.ReactNode) => <b>{inside}</b>;
  const days = [only.day && words.day(only.day), t('open')].filter(Boolean).join(', ');
  return (
    <section className={classNames(styles.strip, styles.agrees)}>
      <span className={styles.mark}>
        <Icon name="check" size={20} />
      </span>
      <p className={styles.words}>
        {others.length === 0
          ? t.rich('one', { what: what(only), day: days, b })
          : t.rich('all', { count: agreements.length, b })}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('file')}</dt>
          <dd>{text(shown, shown.stated)}</dd>
        </div>
        <Icon name="equals" size={20} className={styles.equals} />
        <div>
          <dt>{t('ours')}</dt>
          <dd>{text(shown, shown.reckoned)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Differences({ different }: { different: readonly Agreement[] }) {
  const t = useTranslations('imports.agreement');
  const { what, text } = useFigures();
  const rest = different.length - mostShown;
  return (
    <section className={classNames(styles.strip, styles.differs)}>
      <span className={styles.mark}>
        <Icon name="exclamation" size={20} />
      </span>
      <p className={styles.words}>
        {t.rich('differs', { count: different.length, b: (inside) => <b>{inside}</b> })}
      </p>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            <th scope="col">{t('file')}</th>
            <th scope="col">{t('ours')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {different.slice(0, mostShown).map((one) => (
            <tr key={`${one.account} ${one.day} ${one.cash} ${one.position}`}>
              <th scope="row">{what(one)}</th>
              <td>{text(one, one.stated)}</td>
              <td>{text(one, one.reckoned)}</td>
              <td>{text(one, textOf(minus(decimal(one.stated), decimal(one.reckoned))), true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className={styles.rest}>{t('more', { count: rest })}</p>}
    </section>
  );
}
