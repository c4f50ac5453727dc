import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from './report.module.css';
import type { Report } from './report-context.ts';

/** How complete the figures are: what has no price, what is estimated, what is simulated. */
export function ReportNotes({ report }: { report: Report }) {
  const t = useTranslations('reports.notes');
  const to = usePath();
  const ofProperties = 'properties' in report;
  const { estimated, isSimulated } = ofProperties
    ? { estimated: 0, isSimulated: false }
    : { estimated: report.estimated, isSimulated: report.is_simulated };
  const { reason, missing } = report;
  if (!reason && missing === 0 && estimated === 0 && !isSimulated) return null;
  const which = <TextLink to={to(ofProperties ? 'properties' : 'assets')}>{t('open')}</TextLink>;
  return (
    <div className={styles.notes}>
      {reason && <Banner tone="danger">{t('noRate')}</Banner>}
      {missing > 0 && (
        <Banner tone="amber" action={which}>
          {t(ofProperties ? 'missingProperties' : 'missing', { count: missing })}
        </Banner>
      )}
      {estimated > 0 && (
        <Banner tone="amber" action={which}>
          {t('estimated', { count: estimated })}
        </Banner>
      )}
      {isSimulated && <Banner tone="simulated">{t('simulated')}</Banner>}
    </div>
  );
}
