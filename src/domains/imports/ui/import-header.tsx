import { useTranslations } from 'use-intl';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { Stepper } from '../../../design-system/layout/stepper.tsx';

type Props = { step: 0 | 1 | 2 };

export function ImportHeader({ step }: Props) {
  const t = useTranslations('imports');
  return (
    <PageHeader
      title={t('title')}
      actions={
        <Stepper
          label={t('steps.label')}
          steps={[t('steps.file'), t('steps.check'), t('steps.done')]}
          current={step}
        />
      }
    />
  );
}
