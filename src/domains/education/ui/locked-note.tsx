import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { usePath } from '../../../i18n/use-path.ts';

type Props = { count: number };

/** Where the plan does not open the library: what it would, and the way to the plans. */
export function LockedNote({ count }: Props) {
  const t = useTranslations('education.upgrade');
  const common = useTranslations('common.error');
  const to = usePath();
  return (
    <Card>
      <EmptyState
        level={2}
        glyph="filled"
        title={common('upgrade')}
        text={t('text', { count })}
        actions={
          <Button variant="primary" to={to('payment')}>
            {common('plans')}
          </Button>
        }
      />
    </Card>
  );
}
