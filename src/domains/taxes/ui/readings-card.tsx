import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { decimal, isZero, minus, textOf } from '../../../foundation/decimal.ts';
import { compareReadings, saveReadings, type TaxYearOutput } from '../contract.ts';
import type { Reading } from '../readings.ts';
import styles from './readings-card.module.css';
import { useReadingWords, useTaxWords, zloty } from './use-tax-words.ts';

type Compared = CallOutput<typeof compareReadings>['data'];

/** Two readings of the law, the result of each in full, and the difference beside it (rule TX-3). */
export function ReadingsCard({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes.readings');
  const words = useTaxWords();
  const locale = useLocale();
  const { year, readings, readings_on, state } = taxes;
  const isLocked = state === 'filed' || state === 'changed';
  const asked = readings.length ? `${year} ${JSON.stringify(readings)} ${taxes.to_pay}` : null;
  const { shown, kept, reload } = useLoaded(asked, async (signal) => {
    const answer = await callApi(compareReadings, { params: { year: String(year) } }, locale, signal);
    return answer.data;
  });
  const compared = shown.state === 'ready' ? shown.value : kept?.value;
  return (
    <Card title={t('title')}>
      <p className={styles.text}>
        {isLocked ? t('locked') : t('text')} {readings_on && t('since', { day: words.day(readings_on) })}
      </p>
      {readings.length === 0 && <p>{t('none')}</p>}
      {asked && shown.state === 'failed' && <ErrorState level={3} title={t('failed')} onRetry={reload} />}
      {asked && shown.state !== 'failed' && !compared && <Skeleton height={240} />}
      {asked && compared && <Readings compared={compared} year={year} isLocked={isLocked} />}
    </Card>
  );
}

function Readings({ compared, year, isLocked }: { compared: Compared; year: number; isLocked: boolean }) {
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [choosing, setChoosing] = useState(false);
  const choose = async (reading: Reading, choice: string) => {
    setChoosing(true);
    try {
      await callApi(
        saveReadings,
        { params: { year: String(year) }, body: { readings: { [reading]: choice } } },
        locale,
      );
      await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setChoosing(false);
    }
  };
  return (
    <>
      {compared.readings.map((one) => (
        <OneReading
          key={one.reading}
          one={one}
          toPay={compared.to_pay}
          isOff={isLocked || choosing}
          onChoose={(choice) => void choose(one.reading, choice)}
        />
      ))}
    </>
  );
}

type OneProps = {
  one: Compared['readings'][number];
  toPay: string;
  isOff: boolean;
  onChoose: (choice: string) => void;
};

function OneReading({ one, toPay, isOff, onChoose }: OneProps) {
  const t = useTranslations('taxes.readings');
  const words = useReadingWords();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.reading}>
      <b id={id}>{words.name(one.reading)}</b>
      {one.choices.map(({ choice, to_pay }) => {
        const isChosen = choice === one.chosen;
        const change = textOf(minus(decimal(to_pay), decimal(toPay)));
        const decimals = Number(to_pay) % 1 === 0 ? 0 : 2;
        return (
          <label key={choice} className={classNames(styles.choice, isChosen && styles.chosen)}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={isChosen}
              disabled={isOff}
              onChange={() => onChoose(choice)}
            />
            <span>{words.choice(one.reading, choice)}</span>
            <Amount className={styles.value} value={to_pay} currency={zloty} decimals={decimals} />
            <span className={styles.change}>
              {!isChosen &&
                (isZero(decimal(change)) ? (
                  t('same')
                ) : (
                  <Amount
                    value={change}
                    currency={zloty}
                    signed
                    bare
                    decimals={Number(change) % 1 === 0 ? 0 : 2}
                  />
                ))}
            </span>
          </label>
        );
      })}
    </div>
  );
}
