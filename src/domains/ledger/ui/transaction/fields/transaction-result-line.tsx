import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { Unknown } from '../../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import styles from '../transaction-dialog.module.css';
import { decimalsOf } from '../transaction-price.ts';
import type { ResultFigure } from '../transaction-result.ts';

type Props = {
  figures: readonly ResultFigure[];
  ticker: string | undefined;
  codeOf: (currencyId: string) => string | undefined;
  /** The code of what an exchange buys. */
  toCode: string | undefined;
};

/** What the entry will do, while it is typed. */
export function TransactionResultLine({ figures, ticker, codeOf, toCode }: Props) {
  const t = useTranslations('transactions.result');
  return (
    <dl className={styles.result} aria-label={t('label')}>
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{t(figure.name)}</dt>
          <dd>
            {figure.name === 'realised' && figure.value !== null && '≈\u00a0'}
            <Figure figure={figure} ticker={ticker} code={codeOf(figure.currencyId)} toCode={toCode} />
          </dd>
          {figure.name === 'realised' && (
            <dd className={styles.resultNote}>{t(figure.by === 'lots' ? 'realisedLots' : 'realisedNote')}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type FigureProps = {
  figure: ResultFigure;
  ticker: string | undefined;
  code: string | undefined;
  toCode: string | undefined;
};

function Figure({ figure, ticker, code, toCode }: FigureProps) {
  const t = useTranslations('transactions.result');
  const numbers = useNumbers();
  const { kind, value, reason, name } = figure;
  if (value === null) return <Unknown reason={reason && t(reason)} />;
  if (kind === 'units') return `${numbers.quantity(value)} ${ticker ?? ''}`;
  if (!code) return <Unknown />;
  if (kind === 'change') return <Change amount={value} currency={code} />;
  if (kind === 'money') {
    const isPrice = name === 'averageAfter' || name === 'perUnit';
    return (
      <Amount value={value} currency={code} decimals={isPrice ? Math.min(decimalsOf(value), 4) : undefined} />
    );
  }
  const rate = numbers.number(value, { decimals: 4 });
  return t('rateOf', { to: toCode ?? '', rate, from: code });
}
