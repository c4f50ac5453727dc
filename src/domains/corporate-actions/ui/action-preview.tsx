import { useLocale, useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { TickerBadge } from '../../../design-system/figures/ticker-badge.tsx';
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
  return (
    <>
      <table className={styles.sides}>
        <caption className={styles.caption}>{t('today')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('asset')}</th>
            <th scope="col">{t('units')}</th>
            <th scope="col">{t('cost')}</th>
            <th scope="col">{t('average')}</th>
            <th scope="col">{t('value')}</th>
          </tr>
        </thead>
        {of.sides.map(({ before, after }) => (
          <tbody key={after.asset_id}>
            <Line title={t('before')} ticker={after.ticker} side={before} currency={of.currency} />
            <Line title={t('after')} side={after} currency={of.currency} />
          </tbody>
        ))}
      </table>
      {of.share !== null && <p className={styles.note}>{t('share', { share: numbers.percent(of.share) })}</p>}
      {of.paid_out !== '0' && (
        <p className={styles.note}>
          {t('paidOut')} <Amount value={of.paid_out} currency={paidIn} signed />
        </p>
      )}
    </>
  );
}

type LineProps = { title: string; ticker?: string; side: ActionSide | null; currency: string };

function Line({ title, ticker, side, currency }: LineProps) {
  const t = useTranslations('corporateActions.preview');
  const numbers = useNumbers();
  const money = (value: string | null) =>
    value === null ? '–' : <Amount value={value} currency={currency} />;
  return (
    <tr>
      <th scope="row">
        {ticker && <TickerBadge ticker={ticker} size="sm" />} {title}
      </th>
      {side ? (
        <>
          <td>{numbers.units(side.units)}</td>
          <td>{money(side.cost)}</td>
          <td>{money(side.average_cost)}</td>
          <td>{money(side.value)}</td>
        </>
      ) : (
        <td colSpan={4}>{t('none')}</td>
      )}
    </tr>
  );
}
