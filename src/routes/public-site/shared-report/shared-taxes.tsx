import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { LockedReport } from '../../../domains/reports/ui/shared/locked-report.tsx';
import { SharedFiles } from '../../../domains/reports/ui/shared/shared-files.tsx';
import { GoneReport, SharedFrame } from '../../../domains/reports/ui/shared/shared-frame.tsx';
import { SharedReport } from '../../../domains/reports/ui/shared/shared-report.tsx';
import {
  type SharedTaxYear,
  sharedTaxYear,
  unlockTaxYear,
} from '../../../domains/tax-files/shared-contract.ts';
import { brand } from '../../../foundation/brand.ts';
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
  const { locale, formToken } = page;
  const id = params.id ?? '';
  const shared = id === '' ? null : await readShared(page, id);
  const head = headOf(shared, locale);
  // What is gone is as unknown as what never was.
  if (!shared) return data({ id, shared: null, head, formToken }, { status: 404 });
  return { id, shared, head, formToken };
}

/** The password, where no script sends it. */
export function action({ context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { id = '' } = params;
  return takeForm(page, unlockTaxYear, {
    args: ({ password = '' }) => ({ params: { id }, body: { password } }),
    secret: ['password'],
    to: () => path('sharedTaxes', page.locale, { id }),
  });
}

async function readShared(page: PageContext, id: string): Promise<SharedTaxYear | null> {
  try {
    return (await page.call(sharedTaxYear, { params: { id } })).data;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Nothing of it is to be found: what is in the head tells of no amount, and of locked papers not even the year. */
function headOf(shared: SharedTaxYear | null, locale: Locale): PageHead {
  const t = translatorOf(loadMessages(locale, ['reportShared']), locale, 'reportShared');
  const named = (title: string, description: string): PageHead => ({
    ...{ title: `${title} · ${brand.name}`, description, hidden: true },
  });
  if (!shared) return named(t('gone.title'), t('gone.text'));
  if (shared.state === 'locked') return named(t('locked.head'), t('locked.description'));
  const { document, owner } = shared;
  const { name, kind, period } = document;
  return named(name, t('head.description', { kind, period, owner, brand: brand.name }));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

const unlock = async () => (await import('../../../domains/tax-files/shared-contract.ts')).unlockTaxYear;
async function files() {
  const { sharedTaxPdf, sharedTaxXlsx } = await import('../../../domains/tax-files/shared-contract.ts');
  return { pdf: sharedTaxPdf, xlsx: sharedTaxXlsx };
}

/** The papers of one tax year, to be read by whoever has the link (rule TP-5). */
export default function SharedTaxesPage() {
  const { id, shared, formToken } = useLoaderData<typeof loader>();
  if (!shared)
    return (
      <SharedFrame until={null}>
        <GoneReport />
      </SharedFrame>
    );
  if (shared.state === 'locked')
    return (
      <SharedFrame until={null}>
        <LockedReport id={id} formToken={formToken} page="sharedTaxes" unlock={unlock} />
      </SharedFrame>
    );
  const { document, owner, expires_on, has_files } = shared;
  return (
    <SharedFrame until={expires_on} withFoot>
      <SharedReport
        document={document}
        owner={owner}
        hidesAmounts={false}
        files={has_files && <SharedFiles id={id} hasTables calls={files} />}
      />
    </SharedFrame>
  );
}
