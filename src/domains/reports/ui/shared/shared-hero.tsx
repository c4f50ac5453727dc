import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { TwinBox } from '../../../../design-system/chart/twin-box.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { chartTitle } from '../../document/cells.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import { comparedWith, curveOf, type LinesChart } from './curve.ts';
import { CurveChart } from './curve-chart.tsx';
import { CurveTable } from './curve-table.tsx';
import { CurveLegend } from './document-chart.tsx';
import styles from './shared-hero.module.css';
import type { SharedReportProps } from './shared-report.tsx';
import { useCellText } from './use-cell-text.ts';

/** Whose report it is, of what, and how it went. */
export function SharedHero({
  document,
  owner,
  hidesAmounts,
  files,
  isPreview,
  chart,
}: SharedReportProps & { chart: LinesChart | null }) {
  const t = useTranslations('reportShared');
  const names = useCalendarNames();
  const Title = isPreview ? 'h2' : 'h1';
  const { name, kind, period, scope, currency, made } = document;
  const of = name === kind ? period : `${kind}, ${period}`;
  return (
    <Card flush className={styles.hero}>
      <header className={styles.head}>
        <div className={styles.names}>
          <p className={styles.by}>{t('sharedBy', { owner, day: dayText(made, 'long', names) })}</p>
          <Title className={styles.title}>{name}</Title>
          <ul className={styles.pills}>
            {hidesAmounts && (
              <li>
                <Icon name="eye-off" size={14} />
                <span>{t('amountsHidden')}</span>
              </li>
            )}
            <li>{of}</li>
            <li>{t('scope', { scope, currency })}</li>
          </ul>
          {files}
        </div>
        <Headline document={document} chart={chart} />
      </header>
      {chart && (
        <Plot chart={chart} isNamed={document.headlines.some(({ label }) => label === chart.title)} />
      )}
    </Card>
  );
}

/** The return, large, and what it was compared with. */
function Headline({ document, chart }: { document: ReportDocument; chart: LinesChart | null }) {
  const numbers = useNumbers();
  const text = useCellText();
  const percent = (value: number) => numbers.percent(plain(value) ?? '0', { decimals: 1, signed: true });
  const made = document.headlines.find(({ cell }) => cell.of === 'percent' && cell.value !== null);
  const others = document.headlines.filter((fact) => fact.cell.of !== 'percent');
  if (!made && others.length === 0) return null;
  const compared = comparedWith(chart);
  const beside = compared ? `${compared.label} ${percent(compared.percent)}` : document.about[0];
  return (
    <div className={styles.headline}>
      {made && (
        <>
          <p className={styles.figure}>{percent(Number(made.cell.value))}</p>
          <p className={styles.label}>{[made.label, beside].filter(Boolean).join(' · ')}</p>
        </>
      )}
      {others.map(({ label, cell }) => (
        <p key={label} className={styles.label}>
          {label} <b>{text(cell, 'alone')}</b>
        </p>
      ))}
    </div>
  );
}

/** Named by the headline above it, it needs no name of its own to be seen. */
function Plot({ chart, isNamed }: { chart: LinesChart; isNamed: boolean }) {
  const curve = useMemo(() => curveOf(chart), [chart]);
  if (!curve) return null;
  const title = chartTitle(chart);
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>
        <span className={isNamed ? 'visually-hidden' : undefined}>{title}</span>
        <CurveLegend chart={chart} />
      </figcaption>
      <CurveChart label={title} curve={curve} unit={chart.unit} />
      {chart.unit !== 'none' && (
        <TwinBox shown={false} flush>
          <CurveTable label={title} curve={curve} unit={chart.unit} />
        </TwinBox>
      )}
    </figure>
  );
}
