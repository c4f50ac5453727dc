import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { formatAmount, priceDecimals } from '../../../../foundation/format-amount.ts';
import type { IntegrationOutput } from '../../contract.ts';
import { settleDifferences } from '../../open-questions-contract.ts';
import { differencesOf, type ShownDifference, type ShownExplanation, unexplained } from './connected-view.ts';
import styles from './difference-panel.module.css';
import { useConnectedWords } from './use-connected-words.ts';

type Comparison = NonNullable<IntegrationOutput['comparison']>;
type Settle = (action: 'accept' | 'keep', of: readonly string[]) => void;

type Props = {
  integration: IntegrationOutput;
  /** Where its accounts go; named only where there are several. */
  fed: readonly { id: string; name: string }[];
};

/** Where the broker and the ledger differ, and what would explain it. Nothing changes before the person says so. */
export function DifferencePanel({ integration, fed }: Props) {
  const comparison = integration.comparison!;
  const { busy, settle } = useSettle(integration.id, comparison);
  return (
    <div className={styles.panel}>
      <Differences comparison={comparison} fed={fed} />
      <Explanations comparison={comparison} busy={busy} settle={settle} />
    </div>
  );
}

function useSettle(id: string, comparison: Comparison) {
  const t = useTranslations('connected.difference');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const send = async (action: 'accept' | 'keep', of: readonly string[]) => {
    setBusy(action === 'keep' ? action : of.join());
    try {
      const body = { action, differences: differencesOf(comparison, of) };
      await callApi(settleDifferences, { params: { id }, body }, locale);
      toast.success(t(action === 'keep' ? 'kept' : 'added'));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    // Refused or not: what is there now may be another difference.
    await revalidate();
    setBusy(undefined);
  };
  return { busy, settle: (...said: Parameters<Settle>) => void send(...said) };
}

/** So many are shown before more are asked for. */
const firstOnes = 8;

function Differences({ comparison, fed }: { comparison: Comparison } & Pick<Props, 'fed'>) {
  const t = useTranslations('connected.difference');
  const numbers = useNumbers();
  const [isLong, setLong] = useState(false);
  const { differences, agreeing } = comparison;
  const shown = isLong ? differences : differences.slice(0, firstOnes);
  const text = ({ kind, label }: ShownDifference, value: string, signed = false) =>
    kind === 'cash' ? formatAmount(value, label, { signed }) : numbers.units(value, { signed });
  return (
    <div className={styles.what}>
      <PlainTable
        label={t('head')}
        className={styles.table}
        headClassName="visually-hidden-on-phone"
        head={[t('head'), t('broker'), t('ledger'), t('difference')]}
        rows={shown.map((one) => ({
          key: one.of,
          cells: [
            <span key="of" className={styles.asset}>
              <TickerBadge ticker={one.label} />
              <TwoLines
                name={one.kind === 'cash' ? t('cash') : t('units', { name: one.title ?? one.label })}
                note={fed.length > 1 && fed.find(({ id }) => id === one.portfolio_id)?.name}
              />
            </span>,
            text(one, one.broker),
            text(one, one.ledger),
            text(one, one.difference, true),
          ],
        }))}
      />
      {shown.length < differences.length && (
        <Button size="sm" variant="text" onClick={() => setLong(true)}>
          {t('all', { count: differences.length })}
        </Button>
      )}
      {agreeing > 0 && <p className={styles.agree}>{t('agree', { count: agreeing })}</p>}
    </div>
  );
}

type ExplanationsProps = { comparison: Comparison; busy: string | undefined; settle: Settle };

function Explanations({ comparison, busy, settle }: ExplanationsProps) {
  const t = useTranslations('connected.difference');
  const { differences, explanations } = comparison;
  const open = unexplained(comparison);
  const keep = (
    <Button
      size="sm"
      loading={busy === 'keep'}
      disabled={busy !== undefined && busy !== 'keep'}
      onClick={() =>
        settle(
          'keep',
          differences.map(({ of }) => of),
        )
      }
    >
      {t('keep')}
    </Button>
  );
  const [only] = explanations;
  if (only && explanations.length === 1 && open.length === 0)
    return (
      <div className={styles.why}>
        <Explained one={only} busy={busy} settle={settle} beside={keep} />
      </div>
    );
  return (
    <div className={styles.why}>
      {explanations.map((one) => (
        <Explained key={one.explains.join()} one={one} busy={busy} settle={settle} />
      ))}
      {open.length > 0 && (
        <p>
          <b>
            {t('none')}
            {explanations.length > 0 && `: ${open.map(({ label }) => label).join(', ')}`}
          </b>{' '}
          {t('noneText')}
        </p>
      )}
      <div className={styles.end}>
        <p>{t('untouched')}</p>
        {keep}
      </div>
    </div>
  );
}

type ExplainedProps = {
  one: ShownExplanation;
  busy: string | undefined;
  settle: Settle;
  /** The other button, where this row explains everything. */
  beside?: ReactNode;
};

function Explained({ one, busy, settle, beside }: ExplainedProps) {
  const t = useTranslations('connected.difference');
  const textOf = useExplanationText();
  const id = one.explains.join();
  return (
    <div className={styles.one}>
      <p>
        <b>
          {one.explains.length > 1 && (one.type === 'buy' || one.type === 'sell')
            ? t(`both.${one.type}`)
            : t(`one.${one.type}`)}
        </b>{' '}
        {textOf(one)} {beside && t('untouched')}
      </p>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="ink"
          loading={busy === id}
          disabled={busy !== undefined && busy !== id}
          onClick={() => settle('accept', one.explains)}
        >
          {t(`add.${one.type}`)}
        </Button>
        {beside}
      </div>
    </div>
  );
}

/** The row that would make the ledger agree, as a sentence. */
function useExplanationText(): (one: ShownExplanation) => string {
  const t = useTranslations('connected.difference');
  const numbers = useNumbers();
  const words = useConnectedWords();
  return ({ units, label, day, price, total, fee, currency }) => {
    if (units === null)
      return t('payment', { amount: formatAmount(total ?? '0', currency), day: words.day(day) });
    const about = {
      units: numbers.units(units),
      label: label ?? '',
      day: words.day(day),
      price: formatAmount(price ?? '0', currency, { decimals: priceDecimals(price ?? '0') }),
    };
    return Number(fee) > 0
      ? t('tradeFee', { ...about, fee: formatAmount(fee, currency) })
      : t('trade', about);
  };
}
