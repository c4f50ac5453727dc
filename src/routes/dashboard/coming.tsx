import type { MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { ComingState } from '../../design-system/states/coming-state.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { pageTitle } from './shell/navigation/page-title.ts';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, ({ coming }) => coming.payment.title);

export default function ComingPage() {
  const t = useTranslations('coming');
  const to = usePath();
  return (
    <Card>
      <ComingState
        title={t('payment.title')}
        text={t('payment.text')}
        actions={
          <Button to={to('dashboard')} icon="arrow-left">
            {t('back')}
          </Button>
        }
      />
    </Card>
  );
}
