import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { Nonce } from '../design-system/nonce.ts';
import { SpareFrame } from './faults/spare-frame.tsx';
import { pageContext } from './page-context.ts';
import { loader as frameData } from './root.tsx';
import { writePage } from './write-page.ts';

// The server puts its services into the page's own copy of the key.
export { pageContext };

/** Renders the whole page before answering: buffering costs less than streaming, and errors still become a status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, onWritten } = context.get(pageContext);
  let failed = false;
  // Without the root's loader there are no texts: the error page would fail as well.
  const spare = router.staticHandlerContext.loaderData.root
    ? undefined
    : frameData({ context } as LoaderFunctionArgs);
  const bytes = await writePage(
    <Nonce value={nonce}>
      <SpareFrame value={spare}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </SpareFrame>
    </Nonce>,
    {
      nonce,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) context.get(pageContext).onFault(error);
      },
    },
  );
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
