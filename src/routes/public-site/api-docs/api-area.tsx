import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../../design-system/site/breadcrumbs.tsx';
import { Wrap } from '../../../design-system/site/wrap.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { translatorOf } from '../../../i18n/translator.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { isApiArea } from '../../api/api-areas.ts';
import { pictureAddress } from '../../link-pictures/picture-address.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { CallEntry } from './call-entry.tsx';
import { docsFor } from './docs-data.ts';
import styles from './docs-frame.module.css';
import { DocsFrame } from './docs-frame.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { locale, now, site, apiDocument } = context.get(pageContext);
  const area = params.area ?? '';
  if (!isApiArea(area)) throw new Response(null, { status: 404 });
  const { areas, contents } = docsFor(await apiDocument(), locale);
  const messages = loadMessages(locale, ['apiDocs']);
  const t = translatorOf(messages, locale, 'apiDocs');
  const name = t(`areas.${area}.name`);
  return {
    locale,
    now,
    messages,
    head: {
      title: `${t('areaTitle', { area: name })} · ${brand.name}`,
      description: t('areaDescription', { area: name }),
      image: site.origin + pictureAddress(`api-docs/${area}`, locale),
    },
    area,
    contents,
    calls: areas.find((one) => one.area === area)?.calls ?? [],
    origin: site.origin,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ApiArea() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <AreaPage />
    </MessagesProvider>
  );
}

function AreaPage() {
  const { area, contents, calls, origin } = useLoaderData<typeof loader>();
  const t = useTranslations('apiDocs');
  const to = usePath();
  const name = t(`areas.${area}.name`);
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs way={[{ label: t('title'), to: to('apiDocs') }]} here={name} />
      <header className={styles.areaHead}>
        <h1>{name}</h1>
        <p>{t(`areas.${area}.text`)}</p>
      </header>
      <DocsFrame key={area} contents={contents} here={{ area, calls }}>
        {calls.map((call) => (
          <CallEntry key={call.id} call={call} origin={origin} />
        ))}
      </DocsFrame>
    </Wrap>
  );
}
