import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { usePath } from '../../../../i18n/use-path.ts';

/** Why a visitor sees no prices here, and the way to them (M-20). */
export function PricesForPeople() {
  const t = useTranslations('symbols.withheld');
  const to = usePath();
  return (
    <EmptyState
      level={2}
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Button variant="primary" to={to('register')}>
            {t('register')}
          </Button>
          <Button variant="secondary" to={to('login')}>
            {t('login')}
          </Button>
        </>
      }
    />
  );
}
