import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { Nonce } from '../design-system/nonce.ts';
import { pageContext } from './page-context.ts';

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
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        onAllReady() {
          pipe(collect(resolve));
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          if (!request.signal.aborted) context.get(pageContext).onFault(error);
        },
      },
    );
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  // The bytes go beside the answer: through its stream they would be copied several times.
  onWritten(bytes);
  return new Response(null, { status: failed ? 500 : status, headers });
}

function collect(done: (bytes: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** Expected answers (404, redirects) are not faults; real ones are handed to the server's log. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  if (request.signal.aborted) return;
  context.get(pageContext).onFault(error);
}
