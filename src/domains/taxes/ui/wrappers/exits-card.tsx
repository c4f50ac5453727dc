import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { decimal, isZero, sum, textOf } from '../../../../foundation/decimal.ts';
import { barOf, scaleStart } from '../../wrappers/exit-bars.ts';
import type { ExitsOutput, WayOutput, WrapperOutput } from '../../wrappers-contract.ts';
import { useTaxWords, zloty } from '../use-tax-words.ts';
import styles from './exits-card.module.css';
import { stateSaver } from './wrapper-modals.ts';

type Props = { exits: ExitsOutput; wrapper: WrapperOutput };

/** Three ways out on one scale that says where it starts. */
export function ExitsCard({ exits, wrapper: { saver, today, years } }: Props) {
  const t = useTranslations('wrappers.exits');
  const page = useTranslations('wrappers');
  const words = useTaxWords();
  const start = scaleStart(exits);
  return (
    <Card
      graphite
      className={styles.card}
      title={t('title')}
      action={
        <Button size="sm" variant="text" onClick={() => void openModal(stateSaver, { saver, today })}>
          {page('data')}
        </Button>
      }
    >
      <p className={styles.text}>{t('text')}</p>
      {exits.ways.map((way) => (
        <Way key={way.way} way={way} exits={exits} start={start} />
      ))}
      {exits.kind === 'ikze' && <Deducted years={years} />}
      {exits.ordinary && <YearByYear ordinary={exits.ordinary} />}
      <p className={styles.note}>
        <Icon name="info" size={18} />
        <span>
          {start > 0 && t('scale', { from: words.pln(String(start), 0) })} {t('noAdvice')}
        </span>
      </p>
    </Card>
  );
}

function Way({ way, exits, start }: { way: WayOutput; exits: ExitsOutput; start: number }) {
  const t = useTranslations('wrappers.exits');
  const kinds = useTranslations('common.accountKinds');
  const note = useWayNote(way, exits);
  const bar = barOf(way, exits, start);
  const about = { kind: kinds(exits.kind), age: exits.late_age };
  return (
    <section className={styles.way}>
      <header>
        <h3>{t(way.way, about)}</h3>
        <Amount
          value={way.net}
          currency={zloty}
          reason={way.reason ? t(`reasons.${way.reason}`) : ''}
          className={styles.net}
        />
      </header>
      {bar && (
        <span className={styles.bar} aria-hidden="true">
          {bar.paid > 0 && <i style={{ width: `${bar.paid}%` }} />}
          {bar.gain > 0 && <i style={{ width: `${bar.gain}%` }} className={styles.gain} />}
          {bar.tax > 0 && <i style={{ width: `${bar.tax}%` }} className={styles.tax} />}
        </span>
      )}
      <p>{note}</p>
      {way.way === 'late' && <Conditions exits={exits} />}
    </section>
  );
}

/** The tax in a few words, or why there is no figure. */
function useWayNote({ way, tax, rate, least, reason }: WayOutput, { kind, ordinary }: ExitsOutput): string {
  const t = useTranslations('wrappers.exits');
  const words = useTaxWords();
  const numbers = useNumbers();
  if (reason || tax === null) return reason ? t(`reasons.${reason}`) : '';
  const short = (amount: string) => words.pln(amount, Number(amount) % 1 === 0 ? 0 : 2);
  const about = { tax: short(tax), rate: rate === null ? '' : numbers.percent(rate, { decimals: 0 }) };
  if (way === 'ordinary') {
    const missing = ordinary && ordinary.missing > 0 ? ` (${t('missing', { count: ordinary.missing })})` : '';
    return t('onTheWay', about) + missing;
  }
  if (rate === null) return t('noTax');
  if (way === 'late') return t('onAll', about);
  if (kind !== 'ikze') return t('onGain', about);
  return least === null ? t('onScale', about) : t('least', { ...about, least: short(least) });
}

/** Age and years of saving, as far as they are known (rule WR-5). */
function Conditions({ exits }: { exits: ExitsOutput }) {
  const t = useTranslations('wrappers.exits');
  const words = useTaxWords();
  const { age, late_age, late_from, is_late, years_with_deposits, years_needed, is_mostly_old } = exits;
  if (is_late) return <p>{t('met')}</p>;
  const said = [
    late_from === null || age === null
      ? t('noBirthday')
      : age >= late_age
        ? t('ageReached')
        : t('ageFrom', { age: late_age, day: words.day(late_from) }),
  ];
  if (years_with_deposits < years_needed)
    said.push(
      is_mostly_old
        ? t('mostlyOld')
        : t('saved', { years: String(years_with_deposits), needed: String(years_needed) }),
    );
  return <p>{said.join(' ')}</p>;
}

/** What deductions saved so far: no exit takes it back, and it is in none of the amounts above. */
function Deducted({ years }: Pick<WrapperOutput, 'years'>) {
  const t = useTranslations('wrappers.exits');
  const words = useTaxWords();
  const saved = sum(years.map((year) => decimal(year.saved ?? '0')));
  return isZero(saved) ? null : (
    <p className={styles.text}>{t('deducted', { saved: words.pln(textOf(saved)) })}</p>
  );
}

function YearByYear({ ordinary }: { ordinary: NonNullable<ExitsOutput['ordinary']> }) {
  const t = useTranslations('wrappers.exits');
  return (
    <details className={styles.years}>
      <summary>
        <Icon name="chevron-down" size={16} /> {t('years')}
      </summary>
      <dl>
        {ordinary.years.map(({ year, tax }) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>
              <Amount value={tax} currency={zloty} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('sale')}</dt>
          <dd>
            <Amount value={ordinary.sale} currency={zloty} />
          </dd>
        </div>
      </dl>
      <p>{t('notEarned')}</p>
    </details>
  );
}
