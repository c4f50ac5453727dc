import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { listAvailableIntegrations } from '../../../domains/brokers/contract.ts';
import { connectModal } from '../../../domains/brokers/ui/connect/connect-modal.ts';
import { SetupGuide } from '../../../domains/brokers/ui/setup/setup-guide.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { locale, now, call } = context.get(pageContext);
  const { data } = await call(listAvailableIntegrations, {});
  const broker = data.find(
    ({ name, integration_provider }) => name === params.broker && integration_provider === 'api',
  );
  if (!broker) throw new Response(null, { status: 404 });
  return {
    locale,
    now,
    messages: loadMessages(locale, ['brokerSetup', 'connect']),
    broker: { name: broker.name, title: broker.title ?? broker.name, fields: broker.fields },
  };
}

export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.broker.title} · ${brand.name}` },
];

export default function BrokerSetupPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <BrokerSetup />
    </MessagesProvider>
  );
}

function BrokerSetup() {
  const t = useTranslations('brokerSetup');
  const nav = useTranslations('dashboard.nav');
  const to = usePath();
  const { broker } = useLoaderData<typeof loader>();
  useInactiveModuleNotice();
  return (
    <>
      <PageHeader
        crumbs={[{ label: nav('integrations'), to: to('integrations') }]}
        title={t('title', { broker: broker.title })}
        subtitle={t('lead')}
        actions={
          <Button
            variant="primary"
            icon="plug"
            onClick={() => void openModal(connectModal, { broker: broker.name })}
          >
            {t('connect', { broker: broker.title })}
          </Button>
        }
      />
      <SetupGuide broker={broker} />
    </>
  );
}
