import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FileDrop } from '../../../design-system/inputs/file-drop.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { decodeText } from '../../../foundation/csv/decode-text.ts';
import { mostSlipBytes, readSlips } from '../papers/read-slips.ts';
import styles from './stated-dialog.module.css';
import type { PartProps } from './stated-values.ts';

/** PIT-8C of each account, typed or read from a table of text (rule TX-23). */
export function SlipFields({ values: { slips }, onChange, year }: PartProps & { year: string }) {
  const t = useTranslations('taxes.dialog');
  const [said, setSaid] = useState<string>();
  const set = (account: string, change: object) =>
    onChange({ slips: slips.map((slip) => (slip.account === account ? { ...slip, ...change } : slip)) });
  const read = async (file: File) => {
    if (file.size > mostSlipBytes) return setSaid(t('slipsLarge'));
    const accounts = slips.map(({ account, bareName }) => ({ id: account, name: bareName }));
    const found = readSlips(decodeText(new Uint8Array(await file.arrayBuffer())), accounts);
    onChange({
      slips: slips.map((slip) => {
        const { revenue, cost } = found.slips.find(({ account }) => account === slip.account) ?? slip;
        return { ...slip, revenue, cost };
      }),
    });
    const lines = found.unread.slice(0, 10).join(', ');
    setSaid([t('slipsRead', { count: found.slips.length }), lines && t('slipsUnread', { lines })].join(' '));
  };
  return (
    <fieldset className={styles.part}>
      <legend>{t('slips', { year })}</legend>
      <p>{slips.length ? t('slipsText') : t('noAccounts')}</p>
      {slips.map(({ account, name, revenue, cost }) => (
        <div key={account} className={styles.slip}>
          <span>{name}</span>
          <NumberInput
            name={`revenue_${account}`}
            aria-label={`${t('revenue')}: ${name}`}
            placeholder={t('revenue')}
            value={revenue}
            unit="zł"
            onValueChange={(text) => set(account, { revenue: text })}
          />
          <NumberInput
            name={`cost_${account}`}
            aria-label={`${t('cost')}: ${name}`}
            placeholder={t('cost')}
            value={cost}
            unit="zł"
            onValueChange={(text) => set(account, { cost: text })}
          />
        </div>
      ))}
      {slips.length > 0 && (
        <FileDrop
          name="slips"
          accept=".csv,.txt"
          hint={t('slipsFile')}
          onFiles={([file]) => void (file && read(file))}
        />
      )}
      <p role="status">{said}</p>
    </fieldset>
  );
}
