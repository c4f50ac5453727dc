import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import { aggregatorName } from '../../../domains/brokers/broker-port.ts';
import { listAvailableIntegrations } from '../../../domains/brokers/contract.ts';
import { connectModal } from '../../../domains/brokers/ui/connect/connect-modal.ts';
import { ConnectedCard } from '../../../domains/brokers/ui/connected/connected-card.tsx';
import { isConnected } from '../../../domains/brokers/ui/connected/connected-view.ts';
import { SynchroniseAll } from '../../../domains/brokers/ui/connected/synchronise-all.tsx';
import { useConnectedSubtitle } from '../../../domains/brokers/ui/connected/use-connected-subtitle.ts';
import { useIntegrationActions } from '../../../domains/brokers/ui/connected/use-integration-actions.ts';
import { BrokersSection } from '../../../domains/brokers/ui/grid/brokers-section.tsx';
import { IntegrationWays } from '../../../domains/imports/ui/integration-ways.tsx';
import { PastImports } from '../../../domains/imports/ui/past/past-imports.tsx';
import { upsertAsset } from '../../../domains/ledger/ui/ledger-modals.ts';
import { assetsPath } from '../../../domains/performance/assets-path.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import styles from './integrations.module.css';
import { loadDocuments } from './load-documents.ts';
import { loadIntegrations } from './load-integrations.ts';
import { useReturnFromExternal } from './use-return-from-external.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, call, onFault } = page;
  const [documents, integrations, available] = await Promise.all([
    loadDocuments(page),
    loadIntegrations(page),
    call(listAvailableIntegrations, {}).then(({ data }) => data, onFault),
  ]);
  const messages = loadMessages(locale, ['imports', 'connect', 'connected', 'transactions']);
  return { locale, now, messages, documents, integrations, available: available ?? null };
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
  const connect = useTranslations('connect');
  const to = usePath();
  useInactiveModuleNotice();
  const { documents, integrations, available } = useLoaderData<typeof loader>();
  const { portfolios, currencies, user } = useDashboard();
  const { revalidate, state } = useRevalidator();
  const actions = useIntegrationActions(integrations ?? []);
  const most = allowedBy(user, 'canConnectMoreIntegrations');
  useReturnFromExternal(most);
  return (
    <>
      <PageHeader
        title={t('ways.title')}
        subtitle={useConnectedSubtitle(integrations, most)}
        actions={
          <>
            {integrations?.some(isConnected) && <SynchroniseAll actions={actions} />}
            <Button variant="primary" icon="plus" onClick={() => void openModal(connectModal)}>
              {connect('add')}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        <IntegrationWays
          fileTo={to('importFile')}
          onApi={() => void openModal(connectModal, { type: 'api' })}
          onManual={() => void openModal(upsertAsset)}
        />
        <ConnectedCard
          integrations={integrations}
          context={{
            actions,
            portfolios,
            portfolioTo: (id) => assetsPath(to('assets'), id),
            setUpTo: (broker) => (broker === aggregatorName ? undefined : to('brokerSetup', { broker })),
            onConnect: (broker, renews) => void openModal(connectModal, { broker, renews }),
            currencies: currencies.map(({ title }) => title.toUpperCase()),
          }}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
        <BrokersSection
          available={available}
          importTo={to('importFile')}
          onConnect={({ name }) => void openModal(connectModal, { broker: name })}
          onRetry={() => void revalidate()}
        />
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
