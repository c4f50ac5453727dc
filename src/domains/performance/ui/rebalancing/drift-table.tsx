import { useTranslations } from 'use-intl';
import { DriftBar } from '../../../../design-system/figures/drift-bar.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { plain } from '../../../../foundation/format-number.ts';
import { familyColour } from '../../../strategies/ui/family-colour.ts';
import type { RebalancingOutput } from '../../rebalancing-contract.ts';
import styles from './drift-table.module.css';

type Row = { key: string; name: string; now: number; wanted: number; colour: string };

const decimals = 1;

function useShown() {
  const numbers = useNumbers();
  return {
    shown: (value: number, signed = false) => numbers.number(plain(value) ?? '0', { decimals, signed }),
    percent: (value: number, places = decimals) => numbers.percent(plain(value) ?? '0', { decimals: places }),
  };
}

/** Each part of the strategy as it is and as it should be, and what no part wants. */
export function DriftTable({ data }: { data: RebalancingOutput }) {
  const t = useTranslations('strategies.target');
  const { shown, percent } = useShown();
  const rows = rowsOf(data, t('unmatched'));
  const max = scaleOf(rows);
  return (
    <>
      <table className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <td className={styles.bar} />
            <th scope="col">{t('now')}, %</th>
            <th scope="col">{t('wanted')}, %</th>
            <th scope="col">
              {t('drift')}, {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, now, wanted, colour }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className={styles.bar}>
                <DriftBar
                  now={now}
                  target={wanted}
                  max={max}
                  colour={colour}
                  label={t('bar', { name, now: percent(now), wanted: percent(wanted) })}
                />
              </td>
              <td className={styles.now}>{shown(now)}</td>
              <td>{shown(wanted)}</td>
              <td>
                <Drift points={now - wanted} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        <span>
          <i className={styles.nowKey} /> {t('legendNow')}
        </span>
        <span>
          <i className={styles.targetKey} /> {t('legendTarget')}
        </span>
        <span>
          {t('scale', { max })}{' '}
          {data.coverage === null ? t('noCoverage') : t('coverage', { percent: percent(data.coverage, 0) })}
        </span>
      </p>
    </>
  );
}

/** By the share that is shown, so that now less target is the drift one reads. */
function rowsOf({ components, unmatched }: RebalancingOutput, rest: string): Row[] {
  const rows = components.map(({ key, name, family, share, wanted }) => ({
    key,
    name,
    now: share,
    wanted: Number(wanted),
    colour: familyColour(family, true),
  }));
  if (Number(unmatched.value) === 0) return rows;
  return [...rows, { key: 'unmatched', name: rest, now: unmatched.share, wanted: 0, colour: 'var(--ink-3)' }];
}

/** The next ten above the longest bar. */
function scaleOf(rows: readonly Row[]): number {
  const longest = Math.max(10, ...rows.flatMap(({ now, wanted }) => [now, wanted]));
  return Math.min(100, Math.ceil(longest / 10) * 10);
}

/** An arrow and a sign; without a colour, because above the target is neither gain nor loss. */
function Drift({ points }: { points: number }) {
  const text = useShown().shown(points, true);
  const flat = !/[1-9]/.test(text);
  return (
    <span className={styles.drift}>
      {!flat && (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={points > 0 ? 'M5 1 9.6 9H.4z' : 'M5 9 .4 1h9.2z'} />
        </svg>
      )}
      {text}
    </span>
  );
}
