import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { PropertyPanel } from '../../../domains/real-estate/ui/detail/property-panel.tsx';
import { PropertyHead } from '../../../domains/real-estate/ui/list/property-head.tsx';
import { PropertyTable } from '../../../domains/real-estate/ui/list/property-table.tsx';
import { PolandMap } from '../../../domains/real-estate/ui/map/poland-map.tsx';
import { upsertProperty } from '../../../domains/real-estate/ui/real-estate-modals.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { loadProperties } from './load-properties.ts';
import styles from './properties.module.css';
import { usePropertyActions } from './use-property-actions.ts';

const parameter = 'property';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const chosen = new URL(request.url).searchParams.get(parameter);
  return {
    locale,
    now,
    messages: loadMessages(locale, ['realEstate']),
    ...(await loadProperties(page, chosen)),
  };
}

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, ({ dashboard }) => dashboard.nav.properties);

export default function PropertiesPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Properties />
    </MessagesProvider>
  );
}

function Properties() {
  const t = useTranslations('realEstate');
  useInactiveModuleNotice('properties');
  const { shown } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const count = shown?.properties.length ?? 0;
  const add = (
    <Button variant="primary" icon="plus" onClick={() => void openModal(upsertProperty)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={count > 0 && t('subtitle', { count })}
        actions={<span data-print="hide">{add}</span>}
      />
      {!shown && (
        <Card>
          <ErrorState
            level={2}
            title={t('failed')}
            onRetry={() => void revalidate()}
            retrying={state === 'loading'}
          />
        </Card>
      )}
      {shown && count === 0 && (
        <Card>
          <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} actions={add} />
        </Card>
      )}
      {shown && count > 0 && <Shown shown={shown} />}
    </>
  );
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['shown']>;

function Shown({ shown }: { shown: Loaded }) {
  const t = useTranslations('realEstate');
  const { today } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const { properties, totals, course, detail, mapStyle } = shown;
  const currency = shown.currency.toUpperCase();
  const asked = search.get(parameter);
  const chosen = properties.some(({ id }) => id === asked) ? asked : null;
  const choose = (id: string | null) =>
    setSearch(id === null ? {} : { [parameter]: id }, { preventScrollReset: true });
  const actions = usePropertyActions((id) => id === chosen && choose(null));
  const toggle = (id: string) => choose(id === chosen ? null : id);
  return (
    <div className={styles.page}>
      <div className={styles.whole}>
        <PropertyHead totals={totals} course={course} today={today} currency={currency} />
        <PolandMap properties={properties} currency={currency} chosen={chosen} onChoose={toggle} />
      </div>
      <Card flush>
        <PropertyTable
          properties={properties}
          totals={totals}
          currency={currency}
          chosen={chosen}
          onChoose={toggle}
          actions={actions}
        />
      </Card>
      {chosen !== null && detail && detail.id === chosen && (
        <PropertyPanel
          property={detail}
          currency={currency}
          mapStyle={mapStyle}
          actions={actions}
          onClose={() => choose(null)}
        />
      )}
      {chosen !== null && !detail && state === 'idle' && (
        <Card>
          <ErrorState level={2} title={t('detailFailed')} onRetry={() => void revalidate()} />
        </Card>
      )}
    </div>
  );
}
