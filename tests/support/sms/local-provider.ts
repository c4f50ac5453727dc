import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SmsRequest = { path: string; headers: IncomingHttpHeaders; fields: URLSearchParams };
export type SmsReply = { status?: number; headers?: Record<string, string>; body: unknown };
export type SmsMishap = SmsReply | 'silence' | 'hangUp' | 'breakOff' | { slow: number };

/** A provider of SMS on this machine: speaks as arranged, and notes what it was asked to send. */
export async function startSmsProvider(answer: (request: SmsRequest) => SmsReply) {
  const requests: SmsRequest[] = [];
  const mishaps: SmsMishap[] = [];
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const request = {
      path: incoming.url ?? '/',
      headers: incoming.headers,
      fields: new URLSearchParams(body),
    };
    requests.push(request);
    const mishap = mishaps.shift();
    if (mishap === 'silence') return;
    if (mishap === 'hangUp') return void incoming.socket.destroy();
    if (mishap === 'breakOff') {
      response.writeHead(200, { 'content-length': '500' }).write('{"sid":"SM');
      setTimeout(() => response.destroy(), 5);
      return;
    }
    const usual = answer(request);
    if (mishap && 'slow' in mishap) await new Promise((resolve) => setTimeout(resolve, mishap.slow));
    const reply = mishap && 'body' in mishap ? mishap : usual;
    response
      .writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
      .end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    befall: (...next: SmsMishap[]) => void mishaps.push(...next),
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As Twilio takes a message. */
export function twilioAnswer({ path, headers, fields }: SmsRequest): SmsReply {
  const account = /^\/2010-04-01\/Accounts\/(AC[0-9a-f]{32})\/Messages\.json$/.exec(path)?.[1];
  const [user, key] = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64')
    .toString()
    .split(':');
  const refuse = (status: number, code: number, message: string) => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  });
  if (!account) return refuse(404, 20404, 'The requested resource was not found');
  if (user !== account || key !== 'right-key') return refuse(401, 20003, 'Authenticate');
  const to = fields.get('To') ?? '';
  if (!/^\+[1-9]\d{6,14}$/.test(to))
    return refuse(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
  if (!fields.get('From') && !fields.get('MessagingServiceSid'))
    return refuse(400, 21603, "A 'From' phone number is required.");
  const body = {
    sid: `SM${'0'.repeat(32)}`,
    status: 'queued',
    to,
    body: fields.get('Body'),
    error_code: null,
  };
  return { status: 201, body };
}

/** As SMSAPI takes one: mistakes come with status 200. */
export function smsapiAnswer({ path, headers, fields }: SmsRequest): SmsReply {
  if (path !== '/sms.do') return { status: 404, body: 'Not found' };
  if (headers.authorization !== 'Bearer right-key')
    return { status: 401, body: { message: 'Authorization failed', error: 101 } };
  if (!/^\d{7,15}$/.test(fields.get('to') ?? ''))
    return { body: { invalid_numbers: [{}], error: 13, message: 'No correct phonenumbers' } };
  const number = fields.get('to');
  const list = [
    { id: '5f0c1', points: 0.16, number, submitted_number: number, status: 'QUEUE', error: null },
  ];
  return { body: { count: 1, list } };
}
