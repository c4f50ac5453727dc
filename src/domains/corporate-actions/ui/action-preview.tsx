import { useLocale, useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { BeforeAfter } from '../../../design-system/figures/before-after.tsx';
import { TickerBadge } from '../../../design-system/figures/ticker-badge.tsx';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { type ActionSide, type ActionPreview as Previewed, previewAction } from '../contract.ts';
import styles from './action-dialog.module.css';
import { type ActionBody, type ActionValues, isComplete } from './action-values.ts';

type Props = { values: ActionValues; body: ActionBody; currency: string };

/** Before and after, as soon as there is enough to tell. */
export function ActionPreview({ values, body, currency }: Props) {
  const t = useTranslations('corporateActions.preview');
  const locale = useLocale();
  const failureText = useFailureText();
  const key = isComplete(values) ? JSON.stringify(body) : null;
  const { shown, kept } = useLoaded(
    key,
    async (signal) => (await callApi(previewAction, { body }, locale, signal)).data,
    { pause: 350 },
  );
  return (
    <section className={styles.preview} aria-label={t('title')} aria-busy={shown.state === 'loading'}>
      {key === null ? (
        <p className={styles.waiting}>{t('incomplete')}</p>
      ) : shown.state === 'failed' ? (
        <p className={styles.waiting} role="status">
          {failureText(shown.failure)}
        </p>
      ) : kept ? (
        <Sides of={kept.value} paidIn={currency} />
      ) : (
        <p className={styles.waiting} role="status">
          {t('loading')}
        </p>
      )}
    </section>
  );
}

function Sides({ of, paidIn }: { of: Previewed; paidIn: string }) {
  const t = useTranslations('corporateActions.preview');
  const numbers = useNumbers();
  const groups = of.sides.map(({ before, after }) => ({
    key: after.asset_id,
    head: (
      <span className={styles.asset}>
        <TickerBadge ticker={after.ticker} size="sm" /> {after.name}
      </span>
    ),
    lines: figures.map((name) => ({
      name: t(name),
      before: <SideFigure name={name} side={before} currency={of.currency} />,
      after: <SideFigure name={name} side={after} currency={of.currency} />,
      isSame: before?.[name] === after[name],
    })),
  }));
  return (
    <>
      <BeforeAfter caption={t('today')} before={t('before')} after={t('after')} groups={groups} />
      {of.share !== null && <p className={styles.note}>{t('share', { share: numbers.percent(of.share) })}</p>}
      {of.paid_out !== '0' && (
        <p className={styles.note}>
          {t('paidOut')} <Amount value={of.paid_out} currency={paidIn} signed />
        </p>
      )}
    </>
  );
}

const figures = ['units', 'cost', 'average_cost', 'value'] as const;

type FigureProps = { name: (typeof figures)[number]; side: ActionSide | null; currency: string };

/** What is not held has neither units nor a cost. */
function SideFigure({ name, side, currency }: FigureProps) {
  const numbers = useNumbers();
  if (!side) return <Unknown />;
  if (name === 'units') return numbers.units(side.units);
  return side[name] === null ? <Unknown /> : <Amount value={side[name]} currency={currency} />;
}
