import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Figure } from '../../../../design-system/figures/figure.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import type {
  DocumentChart as Chart,
  DocumentSection,
  ReportDocument,
} from '../../document/report-document.ts';
import { heroOf } from './curve.ts';
import { DocumentChart } from './document-chart.tsx';
import { DocumentTable } from './document-table.tsx';
import { SharedHero } from './shared-hero.tsx';
import styles from './shared-report.module.css';
import { shownSections } from './shown-sections.ts';
import { useCellText } from './use-cell-text.ts';

export type SharedReportProps = {
  /** All that is shown; there are no other figures. */
  document: ReportDocument;
  owner: string;
  hidesAmounts: boolean;
  /** PDF and workbook, where they can be had. */
  files?: React.ReactNode;
  /** The owner looks at what others will see. */
  isPreview?: boolean;
};

/** A shared report as everyone with the link sees it. */
export function SharedReport(props: SharedReportProps) {
  const t = useTranslations('reportShared');
  const { document } = props;
  const hero = useMemo(() => heroOf(document), [document]);
  const sections = useMemo(() => shownSections(document), [document]);
  return (
    <article className={styles.report}>
      <SharedHero {...props} chart={hero} />
      {document.notes.length > 0 && (
        <div className={styles.notes}>
          {document.notes.map((note) => (
            <Banner key={note}>{note}</Banner>
          ))}
        </div>
      )}
      {sections.length === 0 && (
        <Card>
          <EmptyState level={2} title={t('nothing')} text={t('nothingText')} />
        </Card>
      )}
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections are their order
        <Section key={at} section={section} hero={hero} />
      ))}
    </article>
  );
}

function Section({ section, hero }: { section: DocumentSection; hero: Chart | null }) {
  const text = useCellText();
  const { title, facts, tables } = section;
  const charts = section.charts.filter((chart) => chart !== hero);
  if (facts.length + charts.length + tables.length === 0) return null;
  const isAlone = facts.length + charts.length === 0 && tables.length === 1;
  return (
    <Card title={title} className={styles.section}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, cell }) => (
            <Figure key={label} label={label}>
              {text(cell, 'alone')}
            </Figure>
          ))}
        </dl>
      )}
      {charts.map((chart, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: charts are their order
        <DocumentChart key={at} chart={chart} />
      ))}
      {tables.map((table) => (
        <DocumentTable
          key={table.key}
          table={table}
          untitled={isAlone && (table.key === 'years' || table.currency === null)}
        />
      ))}
    </Card>
  );
}
