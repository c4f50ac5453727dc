import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Received = { to: string[]; from: string; message: string };

type Refusal = { code: number; at: 'sender' | 'recipient' | 'data' | 'auth'; text?: string };
/** Where the server falls silent for good: `taken` is after all of the mail has come and before that was said. */
export const steps = ['greeting', 'sender', 'recipient', 'data', 'taken'] as const;
export type Step = (typeof steps)[number];

/** A real mail server on this machine that keeps what it gets, refuses as arranged, or dies in the middle. */
export async function startPostOffice() {
  const received: Received[] = [];
  let refusals: Refusal[] = [];
  let deaths: Step[] = [];
  let beforeReply: () => Promise<void> = async () => {};
  const refuse = (at: Refusal['at']) => {
    if (refusals[0]?.at !== at) return undefined;
    const { code, text = 'refused as arranged' } = refusals.shift()!;
    return Object.assign(new Error(text), { responseCode: code });
  };
  const dies = (at: Step): boolean => {
    if (deaths[0] !== at) return false;
    deaths.shift();
    const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
    for (const { _socket } of connections) _socket.destroy();
    return true;
  };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => done(refuse('auth'), { user: auth.username }),
    onConnect: (_session, done) => {
      if (!dies('greeting')) done();
    },
    onMailFrom: (_address, _session, done) => {
      if (!dies('sender')) done(refuse('sender'));
    },
    onRcptTo: (_address, _session, done) => {
      if (!dies('recipient')) done(refuse('recipient'));
    },
    onData(stream, session, done) {
      if (dies('data')) return;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const refusal = refuse('data');
        if (refusal) return done(refusal);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          message: Buffer.concat(chunks).toString('utf8'),
        });
        await beforeReply();
        return dies('taken') ? undefined : done();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    urlWithPassword: `smtp://walory:haslo@127.0.0.1:${port}`,
    received,
    refuseNext: (...codes: Refusal[]) => {
      refusals = codes;
    },
    dieNext: (...at: Step[]) => {
      deaths = at;
    },
    /** What happens when a mail has come, before its sender hears of it. */
    onTaken: (effect: () => Promise<void>) => {
      beforeReply = effect;
    },
    /** As on the first day. */
    forget() {
      received.length = 0;
      refusals = [];
      deaths = [];
      beforeReply = async () => {};
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const messageIdOf = ({ message }: Received): string | undefined =>
  /^Message-ID: (\S+)/im.exec(message)?.[1];
export const dateOf = ({ message }: Received): string | undefined => /^Date: (.+)/im.exec(message)?.[1];
