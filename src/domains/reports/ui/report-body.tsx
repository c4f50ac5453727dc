import type { ReactNode } from 'react';
import { CourseHead } from './frame/course-head.tsx';
import styles from './frame/report.module.css';
import type { Report } from './frame/report-context.ts';
import { ValueHead } from './frame/value-head.tsx';
import { AllocationHead, AllocationView } from './kinds/allocation-view.tsx';
import { CostsHead, CostsView } from './kinds/costs-view.tsx';
import { EquityView } from './kinds/equity-view.tsx';
import { IncomeHead, IncomeView } from './kinds/income-view.tsx';
import { OverviewView } from './kinds/overview-view.tsx';
import { PerformanceView } from './kinds/performance-view.tsx';
import { PropertiesHead, PropertiesView } from './kinds/properties-view.tsx';
import { RealisedHead, RealisedView } from './kinds/realised-view.tsx';
import { RentHead, RentView } from './kinds/rent-view.tsx';
import { StatementView } from './kinds/statement-view.tsx';

/** The figures that stand in the card of the report itself. */
export function ReportHead({ report }: { report: Report }): ReactNode {
  switch (report.kind) {
    case 'overview':
      return <ValueHead report={report} />;
    case 'performance':
      return <ValueHead report={report} withDrawdown />;
    case 'transactions':
    case 'equity':
      return <CourseHead figures={report.figures} />;
    default:
      return (
        <div className={styles.figures}>
          <Figures report={report} />
        </div>
      );
  }
}

type Listed = Exclude<Report, { kind: 'overview' | 'performance' | 'transactions' | 'equity' }>;

function Figures({ report }: { report: Listed }): ReactNode {
  switch (report.kind) {
    case 'allocation':
      return <AllocationHead report={report} />;
    case 'income':
      return <IncomeHead report={report} />;
    case 'realised':
      return <RealisedHead report={report} />;
    case 'costs':
      return <CostsHead report={report} />;
    case 'properties':
      return <PropertiesHead report={report} />;
    case 'rent':
      return <RentHead report={report} />;
  }
}

/** The cards under it. */
export function ReportBody({ report }: { report: Report }): ReactNode {
  switch (report.kind) {
    case 'overview':
      return <OverviewView report={report} />;
    case 'performance':
      return <PerformanceView report={report} />;
    case 'allocation':
      return <AllocationView report={report} />;
    case 'income':
      return <IncomeView report={report} />;
    case 'realised':
      return <RealisedView report={report} />;
    case 'costs':
      return <CostsView report={report} />;
    case 'transactions':
      return <StatementView report={report} />;
    case 'properties':
      return <PropertiesView report={report} />;
    case 'rent':
      return <RentView report={report} />;
    case 'equity':
      return <EquityView report={report} />;
  }
}
