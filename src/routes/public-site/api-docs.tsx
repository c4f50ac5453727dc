import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Layer } from '../../design-system/site/layer.tsx';
import { SiteBlocks } from '../../design-system/site/site-blocks.tsx';
import text from '../../design-system/site/site-text.module.css';
import { StatusPill } from '../../design-system/states/status-pill.tsx';
import {
  type CallReference,
  type FieldReference,
  openApiPath,
  referenceByArea,
} from '../api/call-reference.ts';
import { pageContext } from '../page-context.ts';
import styles from './api-docs.module.css';
import { pageMeta } from './page-head.ts';
import { siteWords } from './site-words.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { blocks, ...head } = await siteWords(page, 'api-docs');
  return { areas: referenceByArea(page.apiDocument), head, blocks };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ApiDocs() {
  const { areas, blocks } = useLoaderData<typeof loader>();
  const t = useTranslations('site.apiDocs');
  return (
    <Layer tone="sky">
      <h1 className={text.h2}>{t('title')}</h1>
      <p className={text.lead}>{t('lead')}</p>
      <SiteBlocks blocks={blocks} />
      <p className={styles.document}>
        <a href={openApiPath}>{t('document')}</a>
      </p>
      <nav className={styles.contents} aria-label={t('contents')}>
        {areas.map(({ area }) => (
          <a key={area} href={`#${area}`}>
            {area}
          </a>
        ))}
      </nav>
      {areas.map(({ area, calls }) => (
        <section key={area} id={area} className={styles.area}>
          <h2 className={text.h3}>{area}</h2>
          {calls.map((call) => (
            <CallEntry key={call.id} call={call} />
          ))}
        </section>
      ))}
    </Layer>
  );
}

function CallEntry({ call }: { call: CallReference }) {
  const t = useTranslations('site.apiDocs');
  const who = { anyone: t('anyone'), key: t('key'), session: t('session'), operator: t('operator') }[
    call.who
  ];
  return (
    <details className={styles.call} id={call.id}>
      <summary>
        <code className={styles.method}>{call.method}</code>
        <code className={styles.path}>{call.path}</code>
        <span className={styles.summary}>{call.summary}</span>
        <StatusPill tone={call.who === 'key' ? 'gain' : 'neutral'}>{who}</StatusPill>
      </summary>
      <div className={styles.parts}>
        <Fields title={t('parameters')} fields={call.parameters} />
        <Fields title={t('body')} fields={call.body} />
        <Fields title={t('answer')} fields={call.answer} />
        {call.errors.length > 0 && (
          <div>
            <h3>{t('errors')}</h3>
            <p>
              <code>{call.errors.join(', ')}</code>
            </p>
          </div>
        )}
      </div>
    </details>
  );
}

function Fields({ title, fields }: { title: string; fields: FieldReference[] }) {
  const t = useTranslations('site.apiDocs');
  if (fields.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {fields.map((field) => (
          <li key={field.name}>
            <code>{field.name}</code> <span>{field.type}</span>
            <small>{field.required ? t('required') : t('optional')}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
