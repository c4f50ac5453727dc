import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Slider } from '../../../../design-system/inputs/slider.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { fixedTextOf, floatOf, minus } from '../../../../foundation/decimal.ts';
import type { BondDetail } from '../../contract.ts';
import { questionOf } from '../../question-of.ts';
import { breakEven, type Choice, choicesOf } from '../../rules/choices.ts';
import { useBondWords } from '../use-bond-words.ts';
import styles from './choices-card.module.css';

type Props = { detail: BondDetail };

const highestInflation = 8;
const highestDeposit = 10;

/** What one would have on the last day of a holding, three ways, with the assumptions in sight (rule BD-13). */
export function ChoicesCard({ detail }: Props) {
  const t = useTranslations('bonds.choices');
  const words = useBondWords();
  const numbers = useNumbers();
  const { bond, assumed } = detail;
  const [inflation, setInflation] = useState(() => clamped(assumed.inflation, highestInflation));
  const [deposit, setDeposit] = useState(() => clamped(assumed.policy_rate, highestDeposit));
  const question = useMemo(
    () => questionOf(detail, { inflation: inflation.toFixed(1), deposit: deposit.toFixed(2) }),
    [detail, inflation, deposit],
  );
  const ways = useMemo(() => choicesOf(question), [question]);
  const even = useMemo(() => (ways.length ? breakEven(question) : null), [question, ways]);
  const percent = (value: number, decimals: number) => numbers.percent(value.toFixed(decimals), { decimals });
  return (
    <Card graphite className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={styles.sub}>
        {t('subtitle', { symbol: bond.symbol, count: bond.amount, day: words.day(bond.matures_on) })}
      </p>
      {ways.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <>
          <ol className={styles.ways}>
            {ways.map((way, i) => (
              <WayRow
                key={way.way}
                way={way}
                best={ways[0]!}
                isBest={i === 0}
                detail={detail}
                deposit={percent(deposit, 2)}
              />
            ))}
          </ol>
          <Assumed
            label={t('inflation')}
            said={t('aYear', { rate: percent(inflation, 1) })}
            value={inflation}
            most={highestInflation}
            step={0.1}
            onChange={setInflation}
            scale={t('scale', { inflation: words.rate(assumed.inflation) })}
          />
          <Assumed
            label={t('depositRate')}
            said={t('aYear', { rate: percent(deposit, 2) })}
            value={deposit}
            most={highestDeposit}
            step={0.05}
            onChange={setDeposit}
          />
          <p className={styles.note}>
            <Icon name="info" size={18} />
            <span>
              {even
                ? t('below', { rate: numbers.percent(even.percent, { decimals: 1 }), winner: even.below })
                : t('same', { winner: ways[0]!.way })}{' '}
              {t('disclaimer')}
            </span>
          </p>
        </>
      )}
    </Card>
  );
}

function clamped(percent: string, most: number): number {
  return Math.min(most, Math.max(0, Number(percent)));
}

type RowProps = { way: Choice; best: Choice; isBest: boolean; detail: BondDetail; deposit: string };

function WayRow({ way, best, isBest, detail, deposit }: RowProps) {
  const t = useTranslations('bonds.choices');
  const words = useBondWords();
  const { bond, instead } = detail;
  const title =
    way.way === 'hold'
      ? t('hold', { day: words.day(bond.matures_on) })
      : way.way === 'switch'
        ? t('switch', { symbol: instead?.symbol ?? '' })
        : t('deposit');
  const note = useWayNote(way, detail, deposit);
  const nominal = Number(bond.face_value) * bond.amount;
  const share = (amount: number) => `${Math.max(0, Math.min(100, (amount / floatOf(best.has)) * 100))}%`;
  const currency = bond.bond_currency.toUpperCase();
  return (
    <li className={classNames(styles.way, isBest && styles.best)}>
      <b>{title}</b>
      <span className={styles.amount}>
        <Amount value={fixedTextOf(way.has, 2)} currency={currency} />
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.own} style={{ width: share(Math.min(nominal, floatOf(way.has))) }} />
        <i className={styles.interest} style={{ width: share(Math.max(0, floatOf(way.has) - nominal)) }} />
      </span>
      <small>
        {note}
        {!isBest && (
          <>
            {' · '}
            <b>
              <Amount value={fixedTextOf(minus(way.has, best.has), 2)} currency={currency} signed />
            </b>
          </>
        )}
      </small>
    </li>
  );
}

function useWayNote(way: Choice, { bond, instead }: BondDetail, deposit: string): string {
  const t = useTranslations('bonds.choices');
  const words = useBondWords();
  const numbers = useNumbers();
  if (way.way === 'deposit') return t('depositNote', { rate: deposit });
  if (way.way === 'switch')
    return t('switchNote', {
      count: way.bonds,
      rate: words.rate(instead?.first_rate ?? '0'),
      fee: numbers.number(instead?.fee ?? '0', { decimals: 2 }),
    });
  const rate = words.rate(bond.rate?.percent ?? '0');
  const isFixed = bond.margin === null;
  return isFixed ? t('holdFixed', { rate }) : t('holdNote', { rate, later: words.follows(bond) });
}

type AssumedProps = {
  label: string;
  said: string;
  value: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
  scale?: string;
};

function Assumed({ label, said, value, most, step, onChange, scale }: AssumedProps) {
  const numbers = useNumbers();
  return (
    <div className={styles.assumed}>
      <div className={styles.line}>
        <b>{label}</b>
        <span className={styles.said}>{said}</span>
      </div>
      <Slider
        aria-label={label}
        aria-valuetext={said}
        min={0}
        max={most}
        step={step}
        value={value}
        onValueChange={(next) => onChange(Math.round(next * 100) / 100)}
      />
      <div className={styles.scale}>
        <span>{numbers.percent('0', { decimals: 0 })}</span>
        {scale && <span>{scale}</span>}
        <span>{numbers.percent(String(most), { decimals: 0 })}</span>
      </div>
    </div>
  );
}
