import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BrokerRequest = {
  method: string;
  /** Path and query as sent. */
  target: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};
export type BrokerReply = { status?: number; headers?: Record<string, string>; body?: unknown };

/** What may become of the next answer. */
export type Mishap =
  | 'silence'
  | 'breakOff'
  | 'webPage'
  | 'halfAnswer'
  | ((usual: BrokerReply) => BrokerReply);

export type LocalBroker = {
  address: string;
  requests: BrokerRequest[];
  /** The next answer, to a request on such a path, is this. */
  befall(mishap: Mishap, on?: RegExp): void;
  /** What has befallen nobody yet does not befall the next one. */
  forgive(): void;
  /** Ends whatever is kept waiting. */
  hangUp(): void;
  close(): Promise<void>;
};

/** A local server that speaks a broker's protocol, its bad days included. */
export async function startLocalBroker(
  answer: (request: BrokerRequest) => BrokerReply,
): Promise<LocalBroker> {
  const requests: BrokerRequest[] = [];
  const mishaps: { mishap: Mishap; on: RegExp }[] = [];
  const server = createServer(async (incoming, response) => {
    const target = incoming.url ?? '/';
    const url = new URL(target, 'http://local');
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const request = {
      method: incoming.method ?? 'GET',
      target,
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body,
    };
    requests.push(request);
    const at = mishaps.findIndex(({ on }) => on.test(request.path));
    const [befallen] = at < 0 ? [] : mishaps.splice(at, 1);
    send(response, answer(request), befallen?.mishap);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    befall(mishap, on = /./) {
      mishaps.push({ mishap, on });
    },
    forgive: () => void mishaps.splice(0),
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, usual: BrokerReply, mishap: Mishap | undefined): void {
  if (mishap === 'silence') return;
  const reply = typeof mishap === 'function' ? mishap(usual) : usual;
  const text = mishap === 'webPage' ? '<!DOCTYPE html><html>Maintenance</html>' : textOf(reply.body);
  if (mishap === 'breakOff') {
    response.writeHead(200, { 'content-length': String(text.length + 100) });
    response.write(text.slice(0, text.length / 2));
    setTimeout(() => response.destroy(), 5);
    return;
  }
  response
    .writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    .end(mishap === 'halfAnswer' ? text.slice(0, text.length / 2) : text);
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body ?? null);
}

/** Thrown while a request is looked at; becomes what the broker would send. */
export class Refuse extends Error {
  readonly reply: BrokerReply;
  constructor(status: number, body: unknown, headers?: Record<string, string>) {
    super(`refused with ${status}`);
    this.reply = { status, body, ...(headers && { headers }) };
  }
}

export function orRefused(answer: (request: BrokerRequest) => BrokerReply) {
  return (request: BrokerRequest): BrokerReply => {
    try {
      return answer(request);
    } catch (error) {
      if (error instanceof Refuse) return error.reply;
      throw error;
    }
  };
}

/** JSON in which texts marked by `asNumber` stand as numbers, digit for digit. */
export function jsonWithNumbers(value: unknown): string {
  return JSON.stringify(value).replace(/"#(-?[\d.]+)"/g, '$1');
}
export const asNumber = (text: string) => `#${text}`;
