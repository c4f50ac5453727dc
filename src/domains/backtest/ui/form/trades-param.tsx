import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { TwinEditor } from '../../../../design-system/editors/twin-editor.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { asJson } from './draft.ts';
import { FloatInput } from './float-input.tsx';
import { JsonField } from './json-field.tsx';
import styles from './params.module.css';
import type { ParamProps } from './slot-param.ts';

type Trade = { date: string; ticker: string; units: number };

const mostRows = 12;

/** A list of trades, row by row or as JSON. */
export function TradesParam({ form, params, onChange, problemOf, start }: ParamProps & { start: string }) {
  const t = useTranslations('backtest.params');
  const text = params.trades ?? '[]';
  const trades = tradesIn(text);
  const write = (changed: Trade[]) => onChange({ trades: asJson(changed) });
  const change = (at: number, part: Partial<Trade>) =>
    trades && write(trades.map((trade, index) => (index === at ? { ...trade, ...part } : trade)));
  const add = () =>
    trades && write([...trades, { date: start, ticker: form.assets[0]?.ticker ?? '', units: 1 }]);
  const hidden = (trades?.length ?? 0) - mostRows;
  return (
    <TwinEditor
      json={
        <JsonField
          label={t('sameAsJson')}
          most={40}
          value={text}
          onChange={(changed) => onChange({ trades: changed })}
          problem={problemOf('trades')}
          hint={t('tradesHint')}
        />
      }
    >
      <div className={styles.friendly}>
        <div className={styles.friendlyHead}>
          <span>{t('trades')}</span>
        </div>
        {!trades && <p className={styles.note}>{t('mendFirst')}</p>}
        {trades?.length === 0 && <p className={styles.note}>{t('noTrades')}</p>}
        {trades?.slice(0, mostRows).map((trade, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: trades have no identity but their place
          <div key={at} className={styles.trade}>
            <DateInput
              aria-label={`${t('tradeDate')} ${at + 1}`}
              value={trade.date}
              onChange={(event) => change(at, { date: event.target.value })}
            />
            <Select
              aria-label={`${t('tradeAsset')} ${at + 1}`}
              value={trade.ticker}
              onChange={(event) => change(at, { ticker: event.target.value })}
              options={form.assets.map(({ ticker }) => ({ value: ticker, label: ticker }))}
            />
            <FloatInput
              aria-label={`${t('tradeUnits')} ${at + 1}`}
              value={trade.units}
              onFloatChange={(units) => change(at, { units })}
            />
            <IconButton
              icon="x"
              label={t('removeTrade', { number: at + 1 })}
              onClick={() => write(trades.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        {hidden > 0 && <p className={styles.note}>{t('moreTrades', { count: hidden })}</p>}
        {trades && (
          <Button size="sm" icon="plus" className={styles.add} onClick={add}>
            {t('addTrade')}
          </Button>
        )}
      </div>
    </TwinEditor>
  );
}

function tradesIn(text: string): Trade[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isTrade) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTrade(value: unknown): value is Trade {
  if (typeof value !== 'object' || value === null) return false;
  const { date, ticker, units } = value as Record<string, unknown>;
  return typeof date === 'string' && typeof ticker === 'string' && typeof units === 'number';
}
