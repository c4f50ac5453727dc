import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { familyOf } from '../../report-view.ts';
import { type SharePanelProps, shareReport } from '../report-modals.ts';
import { pageOfFamily } from '../saved/use-report-actions.ts';

/** In the address it opens the panel: a portfolio's menu leads here. */
const parameter = 'share';

/** Opens what there is to say about sharing a report. */
export function ShareButton(props: SharePanelProps) {
  const t = useTranslations('reports.saved');
  const to = usePath();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(parameter);
  const reportId = props.report?.id;
  const open = async () => {
    const { kind, period } = props.definition;
    // “Your year” would be the reader’s.
    const name = kind === 'overview' && period.of === 'year' ? t('myYear', { year: period.at }) : props.name;
    const made = await openModal(shareReport, { ...props, name });
    if (made) {
      const { report } = pageOfFamily[familyOf(made.definition.kind)];
      await navigate(`${to(report, { id: made.id })}?${parameter}=1`, { replace: true });
    } else if (isAsked)
      setSearch(
        (before) => {
          before.delete(parameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  const latest = useRef(open);
  latest.current = open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of a report that was just made is asked for its link
  useEffect(() => {
    if (!isAsked) return;
    // Whoever shows dialogs listens only once the page is there.
    const timer = setTimeout(() => void latest.current(), 0);
    return () => clearTimeout(timer);
  }, [isAsked, reportId]);
  return (
    <Button size="sm" variant="primary" icon="link" onClick={() => void open()}>
      {t('share')}
    </Button>
  );
}
