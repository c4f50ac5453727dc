import { type MetaFunction, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { ComingState } from '../../design-system/states/coming-state.tsx';
import { pageAt } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import { pageTitle } from './shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from './shell/notices/use-inactive-module-notice.ts';

const texts = {
  reports: 'reports',
  report: 'reports',
  propertyReports: 'propertyReports',
  propertyReport: 'propertyReports',
  payment: 'payment',
} as const;
type Planned = keyof typeof texts;

function plannedAt(pathname: string): Planned {
  const page = pageAt(pathname);
  return page !== undefined && page in texts ? (page as Planned) : 'reports';
}

export const meta: MetaFunction = ({ matches, location }) =>
  pageTitle(matches, ({ coming }) => coming[texts[plannedAt(location.pathname)]].title);

export default function ComingPage() {
  const t = useTranslations('coming');
  const to = usePath();
  const page = plannedAt(useLocation().pathname);
  useInactiveModuleNotice(page);
  return (
    <Card>
      <ComingState
        title={t(`${texts[page]}.title`)}
        text={t(`${texts[page]}.text`)}
        actions={
          <Button to={to('dashboard')} icon="arrow-left">
            {t('back')}
          </Button>
        }
      />
    </Card>
  );
}
