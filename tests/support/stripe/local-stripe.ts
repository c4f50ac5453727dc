import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bank } from './bank.ts';
import { Refused } from './books.ts';
import { answerOf } from './calls.ts';
import { formFields } from './form-fields.ts';
import { Webhooks, webhookSecret } from './webhooks.ts';

/** What befalls the next request: an answer of that status, a line that breaks before or after the work was done, or patience. */
export type Mishap = { status: number; code?: string } | 'hangUp' | 'doneThenHangUp' | { slow: number };

export const secretKey = 'sk_test_right';

type Answer = { status: number; body: object };

/** Stripe on this machine: speaks as `stripe@23` expects it, and keeps its books in memory. */
export async function startLocalStripe(now = new Date()) {
  const webhooks = new Webhooks();
  let home = '';
  const bank = new Bank(
    now,
    (type, object) => webhooks.tell(type, object, bank.now),
    () => home,
  );
  const requests: { method: string; path: string; key: string | undefined; body: string }[] = [];
  const mishaps: { on: RegExp; mishap: Mishap }[] = [];
  const answered = new Map<string, { asked: string; answer: Answer }>();

  function work(method: string, url: URL, body: string, headers: IncomingMessage['headers']): Answer {
    const key = headers['idempotency-key'] as string | undefined;
    const asked = `${method} ${url.pathname} ${body}`;
    const before = key ? answered.get(key) : undefined;
    if (before && before.asked !== asked)
      return refusal(
        new Refused(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        }),
      );
    if (before) return before.answer;
    let answer: Answer;
    try {
      if (headers.authorization !== `Bearer ${secretKey}`)
        throw new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      const fields = formFields(method === 'GET' ? url.search.slice(1) : body);
      const result = answerOf(method, url.pathname, { bank, fields, home });
      answer = { status: 200, body: structuredClone(result) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      answer = refusal(error);
    }
    if (key && (answer.status === 200 || answer.status === 402)) answered.set(key, { asked, answer });
    return answer;
  }

  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const url = new URL(incoming.url ?? '/', 'http://stripe.local');
    const method = incoming.method ?? 'GET';
    if (!url.pathname.startsWith('/v1/')) return showPage(bank, method, url.pathname, response);
    requests.push({
      method,
      path: url.pathname,
      key: incoming.headers['idempotency-key'] as string | undefined,
      body,
    });
    const at = mishaps.findIndex(({ on }) => on.test(`${method} ${url.pathname}`));
    const mishap = at < 0 ? undefined : mishaps.splice(at, 1)[0]!.mishap;
    if (mishap === 'hangUp') return void incoming.socket.destroy();
    if (mishap && typeof mishap === 'object' && 'status' in mishap)
      return send(
        response,
        refusal(
          new Refused(mishap.status, { type: 'api_error', code: mishap.code ?? '', message: 'Mishap' }),
        ),
      );
    const answer = work(method, url, body, incoming.headers);
    if (mishap === 'doneThenHangUp') return void incoming.socket.destroy();
    if (mishap) await new Promise((resolve) => setTimeout(resolve, mishap.slow));
    return send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: home,
    bank,
    webhooks,
    requests,
    settings: { stripeKey: secretKey, stripeWebhookSecret: webhookSecret, stripeUrl: home },
    /** The next requests that match fare badly, one mishap each. */
    befall: (on: RegExp, ...next: Mishap[]) => void mishaps.push(...next.map((mishap) => ({ on, mishap }))),
    forgive: () => void mishaps.splice(0),
    /** Stripe forgets keys of idempotency after a day. */
    forgetKeys: () => answered.clear(),
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type LocalStripe = Awaited<ReturnType<typeof startLocalStripe>>;

function refusal({ status, error }: Refused): Answer {
  return { status, body: { error } };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' });
  response.end(JSON.stringify(body));
}

/** Where the person pays, or looks after what was paid. */
function showPage(bank: Bank, method: string, path: string, response: ServerResponse): void {
  const { status, text, to } = pageOf(bank, method, path);
  if (to) response.writeHead(303, { location: to }).end();
  else response.writeHead(status ?? 200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}

function pageOf(bank: Bank, method: string, path: string): { status?: number; text?: string; to?: string } {
  const [, place, id = '', action] = path.split('/');
  if (place === 'portal' || place === 'invoice') return { text: `<h1>Stripe: ${place}</h1>` };
  try {
    const session = bank.session(id);
    const { success_url, cancel_url } = session;
    if (method === 'POST' && action === 'pay') bank.pay(id);
    if (method === 'POST') return { to: action === 'pay' ? success_url : cancel_url };
    const form = (to: string, words: string) =>
      `<form method="post" action="/pay/${id}/${to}"><button>${words}</button></form>`;
    return { text: `<h1>Stripe</h1><p>${session.status}</p>${form('pay', 'Pay')}${form('back', 'Back')}` };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { status: error.status, text: `<h1>${error.message}</h1>` };
  }
}
