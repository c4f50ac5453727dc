import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { inWarsaw } from '../../../design-system/inputs/calendar-text.ts';
import { TabLinks } from '../../../design-system/layout/tab-links.tsx';
import { Banner } from '../../../design-system/states/banner.tsx';
import { readDocument } from '../../../domains/imports/contract.ts';
import { CheckView } from '../../../domains/imports/ui/check/check-view.tsx';
import type { DocumentAnswer, ShownRow } from '../../../domains/imports/ui/document-view.ts';
import { DoneView } from '../../../domains/imports/ui/done/done-view.tsx';
import { ImportHeader } from '../../../domains/imports/ui/import-header.tsx';
import { PastImports } from '../../../domains/imports/ui/past/past-imports.tsx';
import { UploadCard } from '../../../domains/imports/ui/upload/upload-card.tsx';
import { useDocument } from '../../../domains/imports/ui/use-document.ts';
import { useImportWords } from '../../../domains/imports/ui/use-import-words.ts';
import { assetsPath } from '../../../domains/performance/assets-path.ts';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { foundOr404 } from '../../faults/found-or-404.ts';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import styles from './integrations.module.css';
import { knownBrokers } from './known-brokers.ts';
import { loadDocuments } from './load-documents.ts';
import { loadValues } from './load-values.ts';

/** Files that were dropped together stand in the address, so that one can go from one to the other. */
const together = 'files';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const { fileName } = params;
  const [answer, documents, worth] = await Promise.all([
    fileName
      ? foundOr404(page.call(readDocument, { params: { fileName }, query: {} }))
      : Promise.resolve(null),
    loadDocuments(page),
    fileName ? loadValues(page) : null,
  ]);
  const wanted = new URL(request.url).searchParams.get(together)?.split(',') ?? [];
  const files = wanted.flatMap((id) => documents?.find((one) => one.fileName === id) ?? []);
  return {
    locale,
    now,
    messages: loadMessages(locale, ['imports', 'importMapping', 'transactions']),
    answer,
    documents,
    worth,
    files: files.map(({ fileName: id, name }) => ({ fileName: id, name })),
    brokers: fileName ? [] : knownBrokers(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.imports?.title} · ${brand.name}` },
];

export default function ImportFilePage() {
  const { locale, now, messages, answer } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      {answer ? <ImportFile key={answer.fileName} loaded={answer} /> : <ChooseFile />}
    </MessagesProvider>
  );
}

/** Goes to the first of the files that were read, with the others beside it. */
function useOpenFiles() {
  const to = usePath();
  const navigate = useNavigate();
  return (fileNames: readonly string[]) => {
    const [fileName] = fileNames;
    if (fileName === undefined) return;
    const others = fileNames.length > 1 ? `?${together}=${fileNames.join(',')}` : '';
    void navigate(`${to('importFile', { fileName })}${others}`);
  };
}

function ChooseFile() {
  useInactiveModuleNotice();
  const { brokers } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <ImportHeader step={0} />
      <div className={styles.page}>
        <UploadCard brokers={brokers} chosen={search.get('broker')} onRead={useOpenFiles()} />
        <Past />
      </div>
    </>
  );
}

function Past() {
  const to = usePath();
  const { documents } = useLoaderData<typeof loader>();
  const { portfolios } = useDashboard();
  const { revalidate } = useRevalidator();
  return (
    <PastImports
      documents={documents}
      portfolios={portfolios}
      fileTo={(fileName) => to('importFile', { fileName })}
      onChanged={() => void revalidate()}
      onRetry={() => void revalidate()}
    />
  );
}

function ImportFile({ loaded }: { loaded: DocumentAnswer }) {
  const to = usePath();
  useInactiveModuleNotice();
  const { revalidate } = useRevalidator();
  const { portfolios, currencies } = useDashboard();
  const { worth } = useLoaderData<typeof loader>();
  // What they were worth before, for whoever has just seen the rows come in.
  const [before, setBefore] = useState<typeof worth>(null);
  // Rows that wait are taken up again here; a new visit begins with what was done.
  const [isTakenUp, setTakenUp] = useState(false);
  const state = useDocument(loaded, () => {
    setTakenUp(false);
    setBefore(worth);
    void revalidate();
  });
  const { document } = state.answer;
  const takeUp = async () => {
    if (await state.change({})) setTakenUp(true);
  };
  const isDone = document.state === 'imported' && !isTakenUp;
  const openFiles = useOpenFiles();
  const isUndone = document.state === 'undone' && !isTakenUp;
  return (
    <>
      <ImportHeader step={isDone ? 2 : 1} />
      <div className={styles.page}>
        <Files />
        {isUndone && (
          <UndoneBanner at={document.undone_at} checking={state.busy !== undefined} onCheck={takeUp} />
        )}
        {isDone && (
          <DoneView
            document={document}
            portfolios={portfolios}
            worth={worth}
            before={before}
            portfolioTo={(id) => assetsPath(to('assets'), id)}
            transactionsTo={to('transactions')}
            uploadTo={to('importFile')}
            finishing={state.busy !== undefined}
            onFinish={() => void takeUp()}
            onUndone={() => void revalidate()}
          >
            <Past />
          </DoneView>
        )}
        {!isDone && !isUndone && (
          <CheckView
            state={state}
            portfolios={portfolios}
            currencies={currencies.map(({ title }) => title.toUpperCase())}
            firstFilter={isTakenUp && document.state === 'imported' ? 'asks' : 'all'}
            uploadTo={to('importFile')}
            twinTo={({ day }: NonNullable<ShownRow['twin']>) => `${to('transactions')}?from=${day}&to=${day}`}
            onRead={openFiles}
          />
        )}
        {isUndone && <Past />}
      </div>
    </>
  );
}

/** The other files that were dropped with this one. */
function Files() {
  const t = useTranslations('imports');
  const to = usePath();
  const { files } = useLoaderData<typeof loader>();
  if (files.length < 2) return null;
  const query = `?${together}=${files.map(({ fileName }) => fileName).join(',')}`;
  return (
    <TabLinks
      label={t('files')}
      links={files.map(({ fileName, name }) => ({
        to: `${to('importFile', { fileName })}${query}`,
        label: name,
      }))}
    />
  );
}

type UndoneProps = { at: string | Date | null; checking: boolean; onCheck: () => void };

function UndoneBanner({ at, checking, onCheck }: UndoneProps) {
  const t = useTranslations('imports.head');
  const words = useImportWords();
  const { day } = inWarsaw(at === null ? new Date() : String(at));
  return (
    <Banner
      action={
        <Button size="sm" loading={checking} onClick={onCheck}>
          {t('checkAgain')}
        </Button>
      }
    >
      {t('undone', { day: words.day(day) })}
    </Banner>
  );
}
