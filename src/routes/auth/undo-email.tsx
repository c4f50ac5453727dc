import { type LoaderFunctionArgs, type MetaFunction, useParams } from 'react-router';
import { UndoEmail } from '../../domains/identity/ui/sign-in/undo-email.tsx';
import { authPageMeta } from './auth-page-meta.ts';
import { pageMetaTags } from './page-meta-tags.ts';

/** Open to everybody: whoever lost an account to another address is signed in nowhere. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { meta: authPageMeta(context, 'undo') };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMetaTags(loaderData?.meta, false);

export default function UndoEmailPage() {
  const { token } = useParams();
  return <UndoEmail token={token ?? ''} />;
}
