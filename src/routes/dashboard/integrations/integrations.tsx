import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { IntegrationWays } from '../../../domains/imports/ui/integration-ways.tsx';
import { PastImports } from '../../../domains/imports/ui/past/past-imports.tsx';
import { upsertAsset } from '../../../domains/ledger/ui/ledger-modals.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import styles from './integrations.module.css';
import { loadDocuments } from './load-documents.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  return { locale, now, messages: loadMessages(locale, ['imports']), documents: await loadDocuments(page) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, ({ dashboard }) => dashboard.nav.integrations);

export default function IntegrationsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Integrations />
    </MessagesProvider>
  );
}

function Integrations() {
  const t = useTranslations('imports');
  const to = usePath();
  useInactiveModuleNotice();
  const { documents } = useLoaderData<typeof loader>();
  const { portfolios } = useDashboard();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHeader
        title={t('ways.title')}
        subtitle={t('ways.subtitle')}
        actions={
          <Button variant="primary" icon="upload" to={to('importFile')}>
            {t('title')}
          </Button>
        }
      />
      <div className={styles.page}>
        <IntegrationWays fileTo={to('importFile')} onManual={() => void openModal(upsertAsset)} />
        <PastImports
          documents={documents}
          portfolios={portfolios}
          fileTo={(fileName) => to('importFile', { fileName })}
          onChanged={() => void revalidate()}
          onRetry={() => void revalidate()}
        />
      </div>
    </>
  );
}
