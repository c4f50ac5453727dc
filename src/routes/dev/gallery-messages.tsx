import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { Chip } from '../../design-system/layout/chip.tsx';
import { FilterPill } from '../../design-system/layout/filter-pill.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import { toast } from '../../design-system/overlays/toast.ts';
import { Banner } from '../../design-system/states/banner.tsx';
import { EmptyState } from '../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../design-system/states/error-state.tsx';
import { ProgressBar } from '../../design-system/states/progress-bar.tsx';
import { Skeleton } from '../../design-system/states/skeleton.tsx';
import { StatusPill } from '../../design-system/states/status-pill.tsx';
import styles from './gallery.module.css';
import { Row, Specimen } from './gallery-specimen.tsx';

export function MessagesSection() {
  const t = useTranslations('gallery');
  return (
    <>
      <Banner
        tone="amber"
        icon="mail"
        action={<TextLink tone="amber">{t('sendAgain')}</TextLink>}
        onDismiss={() => {}}
      >
        {t('confirmMail')}
      </Banner>
      <Banner>{t('infoBanner')}</Banner>
      <Banner tone="danger" onDismiss={() => {}}>
        {t('dangerBanner')}
      </Banner>
      <Banner tone="simulated">{t('simulatedBanner')}</Banner>
      <Card>
        <div className={styles.columns}>
          <Specimen name={t('toasts')}>
            <Row>
              <Button onClick={() => toast.success(t('saved'))}>{t('save')}</Button>
              <Button onClick={() => toast.error(t('notSaved'))}>{t('fail')}</Button>
            </Row>
          </Specimen>
          <Specimen name={t('statuses')}>
            <Row>
              <StatusPill tone="gain">{t('toImport')}</StatusPill>
              <StatusPill tone="amber">{t('needsYou')}</StatusPill>
              <StatusPill>{t('ignored')}</StatusPill>
              <StatusPill icon="duplicate">{t('duplicate')}</StatusPill>
              <StatusPill tone="loss">{t('failed')}</StatusPill>
            </Row>
          </Specimen>
          <Specimen name={t('chips')}>
            <Row>
              <Chip icon="arrow-down">{t('buy')}</Chip>
              <Chip tone="outlined" icon="arrow-up">
                {t('sell')}
              </Chip>
              <Chip tone="amber" icon="drop">
                {t('dividend')}
              </Chip>
              <Chip tone="faint" icon="minus">
                {t('fee')}
              </Chip>
            </Row>
          </Specimen>
          <Specimen name={t('filters')}>
            <Row>
              <FilterPill label={t('type')} value={t('all')} />
              <FilterPill label={t('since')} value="14.03.2022" active onClear={() => {}} />
            </Row>
          </Specimen>
          <Specimen name={t('progress')}>
            <ProgressBar value={1240} max={2520} label={t('progress')} />
            <ProgressBar value={72} label={t('progress')} tone="ink" size="md" />
            <ProgressBar value={30} label={t('progress')} tone="ink" size="thin" />
          </Specimen>
          <Specimen name={t('skeletons')}>
            <Row>
              <Skeleton shape="badge" />
              <Skeleton width={120} />
              <Skeleton shape="round" />
            </Row>
            <Skeleton shape="block" height={64} />
          </Specimen>
        </div>
      </Card>
    </>
  );
}

export function StatesSection() {
  const t = useTranslations('gallery');
  return (
    <div className={styles.halves}>
      <Card title={t('holdings')}>
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={
            <>
              <Button variant="primary" icon="plus">
                {t('addTransaction')}
              </Button>
              <Button icon="download">{t('importStatement')}</Button>
            </>
          }
        />
      </Card>
      <Card title={t('holdings')}>
        <ErrorState onRetry={() => {}} />
      </Card>
    </div>
  );
}
