import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Change } from '../../../../design-system/figures/change.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { PositionOutput, SaleOutput } from '../../contract.ts';
import { priceWords } from '../price/price-words.ts';
import { useAgeText } from '../use-age-text.ts';
import { LotMethodButton } from './lot-method-button.tsx';
import styles from './lots-card.module.css';

type Lots = NonNullable<PositionOutput['lots']>;
type Lot = Lots['rows'][number];
type Line = Omit<Lot, 'day' | 'unit_cost'>;

type Props = {
  position: PositionOutput;
  today: string;
  /** The sale beside, which takes from these. */
  sale: SaleOutput | null;
};

/** With more the page would be nothing else; the others come on request. */
const fewLots = 6;

/** How a sale takes lots, by the method of the portfolio. */
const explanations = {
  fifo: 'explain',
  average: 'explain',
  lifo: 'latestFirst',
  named: 'namedFirst',
} as const;

/** What is held as layers, the oldest at the bottom: stone is the cost, amber the gain (rule HO-5). */
export function LotsCard({ position, today, sale }: Props) {
  const t = useTranslations('holding.lots');
  const { lots } = position;
  const method = position.portfolio?.lot_method ?? 'fifo';
  const isLatestFirst = method === 'lifo';
  const [whole, setWhole] = useState(false);
  const shown = whole ? (lots?.rows ?? []) : (lots?.rows ?? []).slice(0, fewLots);
  const count = lots ? lots.rows.length + (lots.more?.count ?? 0) : 1;
  /** At which place the lot leaves that is the so manieth by age. */
  const leaving = (age: number) => (isLatestFirst ? count - 1 - age : age);
  const most = Math.max(...shown.map(({ value, cost }) => Number(value ?? cost)));
  return (
    <Card
      className={styles.card}
      title={
        <>
          {lots ? t('title', { count }) : t('average')}{' '}
          {lots && (
            <Explain
              of={t('title', { count })}
              sentence={t.rich(explanations[method], { b: (words) => <b>{words}</b> })}
              formula={t('explainFormula')}
            />
          )}
        </>
      }
      action={
        position.portfolio ? (
          <LotMethodButton portfolioId={position.portfolio.id} method={method} />
        ) : (
          <span className={styles.faint}>{t(lots ? method : 'average')}</span>
        )
      }
    >
      <p className={styles.faint}>{lots ? t('note') : t('pooled')}</p>
      {lots ? (
        <ol className={styles.lots} reversed>
          {lots.more && whole && <More more={lots.more} position={position} />}
          {shown.toReversed().map((lot, at) => (
            <LotLayer
              // biome-ignore lint/suspicious/noArrayIndexKey: two lots of a day are told apart by their place alone
              key={`${lot.day} ${shown.length - at}`}
              lot={lot}
              of={most}
              taken={takenOf(leaving(shown.length - 1 - at), lot, sale)}
              position={position}
              today={today}
            />
          ))}
        </ol>
      ) : (
        <ol className={styles.lots}>
          <Pooled position={position} sale={sale} />
        </ol>
      )}
      {count > fewLots && (
        <TextLink tone="muted" className={styles.all} onClick={() => setWhole(!whole)}>
          {whole ? t('fewer') : t('all', { count })}
        </TextLink>
      )}
      <Total position={position} />
    </Card>
  );
}

/** The part of a lot that the sale takes: lots of a sale come in the order of the holding's. */
function takenOf(place: number, { units }: Line, sale: SaleOutput | null): number {
  const taken = sale?.lots[place];
  return taken ? Math.min(1, Number(taken.units) / Number(units)) : 0;
}

type LayerProps = { lot: Lot; of: number; taken: number; position: PositionOutput; today: string };

function LotLayer({ lot, of, taken, position, today }: LayerProps) {
  const t = useTranslations('holding.lots');
  const numbers = useNumbers();
  const age = useAgeText();
  const words = priceWords(position.asset.currency);
  return (
    <li className={styles.lot} style={{ '--thick': Number(lot.value ?? lot.cost) / of } as CSSProperties}>
      <span className={styles.name}>
        <b>
          <DayDate day={lot.day} />
        </b>
        <small>{t('units', { units: numbers.units(lot.units), age: age(lot.day, today) })}</small>
        {lot.unit_cost !== null && <small>{t('unitCost', { price: words.cost(lot.unit_cost) })}</small>}
      </span>
      <Layer line={lot} taken={taken} currency={position.shown_currency} />
      <Gain line={lot} currency={position.shown_currency} />
    </li>
  );
}

type LayerLine = { line: Line; taken: number; currency: string };

/** Cost and value in one bar; what was lost is tinted beyond the value. */
function Layer({ line: { cost, value }, taken, currency }: LayerLine) {
  const t = useTranslations('holding.lots');
  const [paid, worth] = [Number(cost), Number(value ?? cost)];
  const stone = paid > 0 || worth > 0 ? Math.min(paid, worth) / Math.max(paid, worth) : 1;
  const code = currency.toUpperCase();
  return (
    <span className={styles.layer}>
      <i className={styles.stone} style={{ width: `${stone * 100}%` }} />
      <i className={worth >= paid ? styles.amber : styles.lost} />
      {taken > 0 && <i className={styles.taken} style={{ height: `calc(${taken * 100}% - 8px)` }} />}
      <span className={styles.words}>
        {value === null
          ? t('costOnly', { cost: formatAmount(cost, code) })
          : t('grew', { cost: formatAmount(cost, code), value: formatAmount(value, code) })}
      </span>
    </span>
  );
}

function Gain({ line: { gain, gain_percent }, currency }: { line: Line; currency: string }) {
  const unknown = useTranslations('holding.head')('noPrice');
  return (
    <span className={styles.gain}>
      <Change amount={gain} currency={currency.toUpperCase()} hideArrow reason={unknown} />
      {gain_percent !== null && (
        <small>
          <Percent value={gain_percent} signed />
        </small>
      )}
    </span>
  );
}

function More({ more, position }: { more: NonNullable<Lots['more']>; position: PositionOutput }) {
  const t = useTranslations('holding.lots');
  const numbers = useNumbers();
  return (
    <li className={styles.lot} style={{ '--thick': 0 } as CSSProperties}>
      <span className={styles.name}>
        <b>{t('more', { count: more.count })}</b>
        <small>{t('total', { units: numbers.units(more.units) })}</small>
      </span>
      <Layer line={more} taken={0} currency={position.shown_currency} />
      <Gain line={more} currency={position.shown_currency} />
    </li>
  );
}

/** With average cost everything is one layer, of which a sale takes its share. */
function Pooled({ position, sale }: { position: PositionOutput; sale: SaleOutput | null }) {
  const t = useTranslations('holding.lots');
  const numbers = useNumbers();
  const { figures, units, shown_currency: currency } = position;
  const line: Line = {
    units,
    cost: figures.investment_sum ?? '0',
    value: figures.market_value,
    gain: figures.unrealised,
    gain_percent: figures.unrealised_percent,
  };
  const taken = sale ? Math.min(1, Number(sale.units) / Number(units)) : 0;
  return (
    <li className={styles.lot} style={{ '--thick': 1 } as CSSProperties}>
      <span className={styles.name}>
        <b>{t('total', { units: numbers.units(units) })}</b>
      </span>
      <Layer line={line} taken={taken} currency={currency} />
      <Gain line={line} currency={currency} />
    </li>
  );
}

function Total({ position: { figures, units, shown_currency } }: { position: PositionOutput }) {
  const t = useTranslations('holding.lots');
  const head = useTranslations('holding.head');
  const numbers = useNumbers();
  const code = shown_currency.toUpperCase();
  return (
    <p className={styles.total}>
      <b>{t('total', { units: numbers.units(units) })}</b>
      {figures.investment_sum !== null && figures.market_value !== null && (
        <span>
          {t('grew', {
            cost: formatAmount(figures.investment_sum, code),
            value: formatAmount(figures.market_value, code),
          })}
        </span>
      )}
      <b>
        <Change amount={figures.unrealised} currency={code} hideArrow reason={head('noPrice')} />
      </b>
    </p>
  );
}
