import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { Accordion } from '../../design-system/layout/accordion.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { Stepper } from '../../design-system/layout/stepper.tsx';
import { TabLinks } from '../../design-system/layout/tab-links.tsx';
import { Tabs } from '../../design-system/layout/tabs.tsx';
import { LoadMore } from '../../design-system/states/load-more.tsx';
import { LoadingBar } from '../../design-system/states/loading-bar.tsx';
import { Specimen } from './gallery-specimen.tsx';

export function NavigationSection() {
  const t = useTranslations('gallery');
  const [loading, setLoading] = useState(false);
  return (
    <>
      <PageHeader
        title={t('brokerage')}
        subtitle={t('brokerageNote')}
        crumbs={[{ label: t('portfolios'), to: '#navigation' }]}
        actions={
          <>
            <Button variant="quiet" icon="download">
              {t('importStatement')}
            </Button>
            <Button variant="primary" icon="plus">
              {t('addTransaction')}
            </Button>
          </>
        }
      />
      <Card>
        <Tabs
          label={t('views')}
          tabs={[
            { value: 'holdings', label: t('holdings'), count: 14, content: t('emptyText') },
            { value: 'history', label: t('history'), content: t('comingText') },
            { value: 'more', label: t('disabled'), content: null, disabled: true },
          ]}
        />
      </Card>
      <Card>
        <TabLinks
          label={t('settings')}
          links={[
            { to: '/dev/gallery', label: t('profile') },
            { to: '/dev/security', label: t('security') },
            { to: '/dev/plan', label: t('plan') },
          ]}
        />
      </Card>
      <Card>
        <Specimen name={t('steps')}>
          <Stepper steps={[t('stepFile'), t('stepCheck'), t('stepDone')]} current={1} />
        </Specimen>
        <LoadMore shown={50} total={2314} onMore={() => {}} />
        <Button onClick={() => setLoading(!loading)}>{t('loadingBar')}</Button>
        <LoadingBar active={loading} />
      </Card>
      <Accordion
        items={[
          { id: 'q1', title: t('question1'), content: t('answer1'), open: true },
          { id: 'q2', title: t('question2'), content: t('answer2') },
        ]}
      />
    </>
  );
}
