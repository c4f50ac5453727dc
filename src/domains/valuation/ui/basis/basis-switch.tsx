import { lazy, Suspense, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Popover } from '../../../../design-system/overlays/popover.tsx';
import { bases } from '../../basis/bases.ts';
import type { BasisNote } from '../../basis/basis-contract.ts';
import { BasisContext } from './basis-context.ts';
import styles from './basis-switch.module.css';

// Most look at nominal amounts, and nobody has to load what is said of others.
const Note = lazy(async () => ({ default: (await import('./basis-note.tsx')).BasisNoteLine }));
const Why = lazy(async () => ({ default: (await import('./basis-why.tsx')).BasisWhy }));

type Props = {
  /** What the figures shown are on: undefined is nominal, null that the asked one cannot be had. */
  shown: BasisNote | null | undefined;
  currency: string;
};

/** Nominal, real or after tax: one choice for every chart and headline figure (BA-1). */
export function BasisSwitch({ shown, currency }: Props) {
  const t = useTranslations('basis');
  const choice = useContext(BasisContext);
  if (!choice) return null;
  const isOff = currency !== 'PLN';
  return (
    <div className={styles.basis}>
      <div className={styles.choice} data-print="hide">
        <Segmented
          size="sm"
          label={t('label')}
          value={isOff ? 'nominal' : choice.basis}
          onChange={choice.choose}
          options={bases.map((value) => ({
            value,
            label: t(`of.${value}`),
            disabled: isOff && value !== 'nominal',
          }))}
        />
        <Popover
          width={456}
          align="end"
          title={t('why')}
          trigger={
            <button type="button" className={styles.why} aria-label={t('why')}>
              <Icon name="help" size={16} />
            </button>
          }
        >
          <Suspense>
            <Why of={isOff ? 'nominal' : choice.basis} shown={shown ?? null} />
          </Suspense>
        </Popover>
      </div>
      {(isOff || shown !== undefined) && (
        <Suspense>
          <Note shown={isOff ? 'off' : (shown ?? null)} />
        </Suspense>
      )}
    </div>
  );
}
