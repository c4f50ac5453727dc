import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { Banner } from '../../../design-system/states/banner.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { listTaxFields, readTaxLog } from '../../../domains/taxes/log-contract.ts';
import { FieldList, FieldTools } from '../../../domains/taxes/ui/fields/field-list.tsx';
import { LogCard } from '../../../domains/taxes/ui/fields/log-card.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import styles from './fields.module.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const year = /^\d{4}$/.test(params.year ?? '') ? params.year! : '0000';
  return {
    locale,
    now,
    year,
    messages: loadMessages(locale, ['taxes', 'taxFiles']),
    ...(await load(page, year)),
  };
}

async function load(page: PageContext, year: string) {
  try {
    const [fields, log] = await Promise.all([
      page.call(listTaxFields, { params: { year } }),
      page.call(readTaxLog, { params: { year } }),
    ]);
    return { fields: fields.data, log: log.data };
  } catch (error) {
    page.onFault(error);
    return { fields: null, log: [] };
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: [loaderData?.messages.taxes?.title, loaderData?.year, brand.name].filter(Boolean).join(' · ') },
];

export default function TaxFieldsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <TaxFields />
    </MessagesProvider>
  );
}

/** The form's fields as a list to type in: on screen, copied or printed (rule TP-4). */
function TaxFields() {
  const t = useTranslations('taxFiles');
  const page = useTranslations('taxes');
  const to = usePath();
  useInactiveModuleNotice('taxes');
  const { fields, log, year } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader
        crumbs={[{ label: `${page('title')} ${year}`, to: to('taxes', { year }) }]}
        title={t('fields.title', { year })}
        subtitle={fields?.form ? t('fields.form', { form: fields.form.name }) : undefined}
        actions={fields && <FieldTools fields={fields} />}
      />
      {!fields && (
        <Card>
          <ErrorState
            level={2}
            title={t('fields.failed')}
            onRetry={() => void revalidate()}
            retrying={state === 'loading'}
          />
        </Card>
      )}
      {fields && (
        <div className={styles.page}>
          <Banner>{t('file.noAdvice')}</Banner>
          {fields.missing_count > 0 && (
            <Banner tone="amber">{page('due.incomplete', { count: fields.missing_count })}</Banner>
          )}
          {fields.is_simulated && <Banner tone="simulated">{page('simulated')}</Banner>}
          <FieldList fields={fields} />
          <LogCard log={log} year={year} />
        </div>
      )}
    </>
  );
}
