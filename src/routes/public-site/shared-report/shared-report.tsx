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
import { sharedPicture, sharedReport, unlockReport } from '../../../domains/reports/sharing-contract.ts';
import { LockedReport } from '../../../domains/reports/ui/shared/locked-report.tsx';
import { SharedFiles } from '../../../domains/reports/ui/shared/shared-files.tsx';
import { GoneReport, SharedFrame } from '../../../domains/reports/ui/shared/shared-frame.tsx';
import { SharedReport } from '../../../domains/reports/ui/shared/shared-report.tsx';
import { addressOf, tellApi } from '../../../foundation/call-api.ts';
import { path } from '../../../i18n/paths.ts';
import { foundOrNull } from '../../faults/found-or-404.ts';
import { takeForm } from '../../forms/take-form.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { sharedHead } from './shared-head.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, site, formToken } = page;
  const id = params.id ?? '';
  const shared = id === '' ? null : await foundOrNull(page.call(sharedReport, { params: { id } }));
  const head = sharedHead(shared, locale);
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
