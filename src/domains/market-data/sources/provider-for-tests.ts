import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] };
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown } | 'silence' | 'breakOff';

/** A local server that speaks a provider's protocol, its bad manners included. */
export async function startProvider(reply: (asked: Asked) => Reply) {
  const requests: Asked[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const asked = { path: url.pathname, query: url.searchParams, headers: request.headers };
    requests.push(asked);
    send(response, reply(asked));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type LocalProvider = Awaited<ReturnType<typeof startProvider>>;

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'silence') return;
  if (reply === 'breakOff') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"half":');
    setTimeout(() => response.destroy(), 5);
    return;
  }
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? null);
  response.writeHead(reply.status ?? 200, reply.headers).end(text);
}

export const proofOfWorkPage =
  '<!DOCTYPE html><html><head><title>Just a moment</title></head><body>Verifying your browser</body></html>';
