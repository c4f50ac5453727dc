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
import { sharedTaxYear, unlockTaxYear } from '../../../domains/tax-files/shared-contract.ts';
import { path } from '../../../i18n/paths.ts';
import { foundOrNull } from '../../faults/found-or-404.ts';
import { takeForm } from '../../forms/take-form.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { sharedHead } from './shared-head.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, formToken } = page;
  const id = params.id ?? '';
  const shared = id === '' ? null : await foundOrNull(page.call(sharedTaxYear, { params: { id } }));
  const head = sharedHead(shared, locale);
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
