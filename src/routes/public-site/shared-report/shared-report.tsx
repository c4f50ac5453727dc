import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { useLocale } from 'use-intl';
import { opening } from '../../../domains/reports/sharing/opening.ts';
import {
  type SharedReport as Shared,
  sharedPicture,
  sharedReport,
  unlockReport,
} from '../../../domains/reports/sharing-contract.ts';
import { LockedReport } from '../../../domains/reports/ui/shared/locked-report.tsx';
import { SharedFiles } from '../../../domains/reports/ui/shared/shared-files.tsx';
import { GoneReport, SharedFrame } from '../../../domains/reports/ui/shared/shared-frame.tsx';
import { SharedReport } from '../../../domains/reports/ui/shared/shared-report.tsx';
import { brand } from '../../../foundation/brand.ts';
import { addressOf, tellApi } from '../../../foundation/call-api.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { path } from '../../../i18n/paths.ts';
import { translatorOf } from '../../../i18n/translator.ts';
import { isNotFound } from '../../faults/found-or-404.ts';
import { takeForm } from '../../forms/take-form.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { type PageHead, pageMeta } from '../page-head.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, site, formToken } = page;
  const id = params.id ?? '';
  const shared = id === '' ? null : await readShared(page, id);
  const head = headOf(shared, locale);
  // What is gone is as unknown as what never was.
  if (!shared) return data({ id, shared: null, head, formToken }, { status: 404 });
  const image = site.origin + addressOf(sharedPicture, { params: { id }, query: { lang: locale } });
  return { id, shared, head: { ...head, image }, formToken };
}

/** The password, where no script sends it. */
export function action({ context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { id = '' } = params;
  return takeForm(page, unlockReport, {
    args: ({ password = '' }) => ({ params: { id }, body: { password } }),
    secret: ['password'],
    to: () => path('sharedReport', page.locale, { id }),
  });
}

async function readShared(page: PageContext, id: string): Promise<Shared | null> {
  try {
    return (await page.call(sharedReport, { params: { id } })).data;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** What a chat program shows of the link: no amount, and of a locked report nothing. */
function headOf(shared: Shared | null, locale: Locale): PageHead {
  const t = translatorOf(loadMessages(locale, ['reportShared']), locale, 'reportShared');
  const named = (title: string, description: string): PageHead => ({
    title: `${title} · ${brand.name}`,
    description,
    hidden: true,
  });
  if (!shared) return named(t('gone.title'), t('gone.text'));
  if (shared.state === 'locked') return named(t('locked.head'), t('locked.description'));
  const { document, owner } = shared;
  const { kind, period } = document;
  return named(document.name, t('head.description', { kind, period, owner, brand: brand.name }));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function SharedReportPage() {
  const { id, shared, formToken } = useLoaderData<typeof loader>();
  const isOpen = shared?.state === 'open';
  useCounted(id, isOpen);
  if (!shared)
    return (
      <SharedFrame until={null}>
        <GoneReport />
      </SharedFrame>
    );
  if (!isOpen)
    return (
      <SharedFrame until={null}>
        <LockedReport id={id} formToken={formToken} />
      </SharedFrame>
    );
  const { document, owner, hides_amounts, expires_on, has_files, has_tables } = shared;
  return (
    <SharedFrame until={expires_on} withFoot>
      <SharedReport
        document={document}
        owner={owner}
        hidesAmounts={hides_amounts}
        files={has_files && <SharedFiles id={id} hasTables={has_tables} />}
      />
    </SharedFrame>
  );
}

/** Tells the owner that it was opened, once somebody sees it; that it cannot be told is nothing to the reader. */
function useCounted(id: string, isOpen: boolean): void {
  const locale = useLocale();
  useEffect(() => {
    if (!isOpen) return;
    tellApi(opening, { params: { id } }, locale).catch(() => {});
  }, [id, isOpen, locale]);
}
