import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { Nonce } from '../design-system/nonce.ts';
import { answerForAmounts } from '../foundation/hidden-amounts.ts';
import { SpareFrame } from './faults/spare-frame.tsx';
import { pageContext } from './page-context.ts';
import { loader as frameData } from './root.tsx';
import { writePage } from './write-page.ts';

// The server puts its services into the page's own copy of the key.
export { pageContext };

/** Several pages may be on their way at once, each for somebody else. */
const covered = new AsyncLocalStorage<boolean>();
answerForAmounts(() => covered.getStore() ?? false);

/** Renders the whole page before answering: buffering costs less than streaming, and errors still become a status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, onWritten, hidesAmounts } = context.get(pageContext);
  let failed = false;
  // Without the root's loader there are no texts: the error page would fail as well.
  const spare = router.staticHandlerContext.loaderData.root
    ? undefined
    : frameData({ context } as LoaderFunctionArgs);
  const page = (
    <Nonce value={nonce}>
      <SpareFrame value={spare}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </SpareFrame>
    </Nonce>
  );
  const options = {
    nonce,
    onError(error: unknown) {
      failed = true;
      if (!request.signal.aborted) context.get(pageContext).onFault(error);
    },
  };
  const bytes = await covered.run(hidesAmounts, () => writePage(page, options));
  headers.set('content-type', 'text/html; charset=utf-8');
  // The bytes go beside the answer: through its stream they would be copied several times.
  onWritten(bytes);
  return new Response(null, { status: failed ? 500 : status, headers });
}

/** Expected answers (404, redirects) are not faults; real ones are handed to the server's log. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  if (request.signal.aborted) return;
  context.get(pageContext).onFault(error);
}
