import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useParams,
} from 'react-router';
import { redeemMail } from '../../domains/identity/contract.ts';
import { UndoEmail } from '../../domains/identity/ui/sign-in/undo-email.tsx';
import { path } from '../../i18n/paths.ts';
import { takeForm } from '../forms/take-form.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from '../public-site/page-head.ts';
import { authPageMeta } from './auth-page-meta.ts';

/** Open to everybody: whoever lost an account to another address is signed in nowhere. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { formToken, markOf } = context.get(pageContext);
  return {
    meta: authPageMeta(context, 'undo'),
    formToken,
    isDone: new URL(request.url).searchParams.get('done') === markOf('undoEmail'),
  };
}

export function action({ context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { token = '' } = params;
  return takeForm(page, redeemMail, {
    args: () => ({ body: { type: 'email-undo' as const, token } }),
    to: () => `${path('undoEmail', page.locale)}?done=${page.markOf('undoEmail')}`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta);

export default function UndoEmailPage() {
  const { token } = useParams();
  const { formToken, isDone } = useLoaderData<typeof loader>();
  return <UndoEmail token={token ?? ''} formToken={formToken} isDone={isDone && !token} />;
}
