import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import type { ReportOutput } from '../../contract.ts';
import { familyOf, savedView } from '../../report-view.ts';
import { usePeriodName } from '../controls/use-period-name.ts';
import styles from './saved-reports.module.css';
import { pageOfFamily, type ReportActions } from './use-report-actions.ts';

type Props = {
  /** Null where they cannot be had now. */
  reports: readonly ReportOutput[] | null;
  shown: string | null;
  actions: ReportActions;
  onRetry: () => void;
};

/** The reports one saved, the last changed first; nothing before there is one. */
export function SavedReports({ reports, shown, actions, onRetry }: Props) {
  const t = useTranslations('reports.saved');
  if (reports?.length === 0) return null;
  return (
    <Card title={t('title')} className={styles.card} data-print="hide">
      {reports ? (
        <ul className={styles.list}>
          {reports.map((report) => (
            <Saved key={report.id} report={report} isShown={report.id === shown} actions={actions} />
          ))}
        </ul>
      ) : (
        <ErrorState title={t('failed')} onRetry={onRetry} />
      )}
    </Card>
  );
}

type SavedProps = { report: ReportOutput; isShown: boolean; actions: ReportActions };

function Saved({ report, isShown, actions }: SavedProps) {
  const t = useTranslations('reports');
  const to = usePath();
  const periodName = usePeriodName();
  const { id, name, definition, link } = report;
  const { kind, period } = savedView(definition);
  return (
    <li className={styles.saved}>
      <Link
        to={to(pageOfFamily[familyOf(kind)].report, { id })}
        aria-current={isShown ? 'page' : undefined}
        preventScrollReset
      >
        <b>
          {link && (
            <>
              <Icon name="link" size={14} /> <span className="visually-hidden">{t('saved.shared')}</span>
            </>
          )}
          {name}
        </b>
        <small>{t('heading', { kind: t(`kinds.${kind}`), period: periodName(period) })}</small>
      </Link>
      <Menu
        trigger={<IconButton icon="more" size="sm" label={t('saved.menu', { name })} />}
        items={[
          { label: t('saved.rename'), icon: 'edit', onSelect: () => void actions.rename(report) },
          {
            label: t('saved.remove'),
            icon: 'trash',
            danger: true,
            onSelect: () => void actions.remove(report),
          },
        ]}
      />
    </li>
  );
}
