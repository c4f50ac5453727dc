import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';

/** What is left of a connection that is signed in: its bytes. */
type Line = { socket: Socket; busy: Promise<void> };

const kinds = { authentication: 'R', ready: 'Z', sync: 'S', query: 'Q', end: 'X' };

/**
 * A pooler in transaction mode that knows nothing of prepared statements: whoever asks gets one of few connections of
 * the server for as long as one question takes. Which one is for the test to say.
 */
export async function startNaivePooler(databaseUrl: string, connections: number) {
  const lines: Line[] = await Promise.all(Array.from({ length: connections }, () => openLine(databaseUrl)));
  const guests: Socket[] = [];
  /** Which line the guest gets, by the order in which guests came. */
  let lineFor = (guest: number) => guest % connections;
  const server = createServer((guest) => {
    const place = guests.push(guest) - 1;
    guest.on('error', () => {});
    serve(guest, () => lines[lineFor(place)]!);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    connection: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      user: 'guest',
      database: 'guest',
    },
    assign(choice: (guest: number) => number) {
      lineFor = choice;
    },
    async stop() {
      for (const socket of [...guests, ...lines.map((line) => line.socket)]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openLine(databaseUrl: string): Promise<Line> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const { socket } = { socket: (client as unknown as { connection: { stream: Socket } }).connection.stream };
  socket.removeAllListeners('data');
  return { socket, busy: Promise.resolve() };
}

function serve(guest: Socket, line: () => Line): void {
  let seen = Buffer.alloc(0);
  let hasBegun = false;
  let asked: Buffer[] = [];
  guest.on('data', (chunk: Buffer) => {
    seen = Buffer.concat([seen, chunk]);
    for (;;) {
      // The first message has no letter in front.
      const letter = hasBegun ? 1 : 0;
      if (seen.length < letter + 4) return;
      const size = letter + seen.readInt32BE(letter);
      if (seen.length < size) return;
      const message = seen.subarray(0, size);
      seen = seen.subarray(size);
      if (!hasBegun) {
        hasBegun = true;
        guest.write(Buffer.concat([said(kinds.authentication, [0, 0, 0, 0]), said(kinds.ready, [0x49])]));
        continue;
      }
      const kind = String.fromCharCode(message[0]!);
      if (kind === kinds.end) return void guest.end();
      asked.push(message);
      if (kind !== kinds.sync && kind !== kinds.query) continue;
      const question = Buffer.concat(asked);
      asked = [];
      const chosen = line();
      chosen.busy = chosen.busy.then(() => answer(chosen.socket, question, guest));
    }
  });
}

function said(kind: string, body: number[]): Buffer {
  const message = Buffer.alloc(5 + body.length);
  message.write(kind);
  message.writeInt32BE(4 + body.length, 1);
  Buffer.from(body).copy(message, 5);
  return message;
}

/** Passes a question on, and what comes back until the server is ready for the next one. */
function answer(socket: Socket, question: Buffer, guest: Socket): Promise<void> {
  return new Promise((resolve) => {
    let seen = Buffer.alloc(0);
    socket.on('data', function hear(chunk: Buffer) {
      seen = Buffer.concat([seen, chunk]);
      while (seen.length >= 5 && seen.length >= 1 + seen.readInt32BE(1)) {
        const size = 1 + seen.readInt32BE(1);
        const message = seen.subarray(0, size);
        seen = seen.subarray(size);
        guest.write(message);
        if (String.fromCharCode(message[0]!) !== kinds.ready) continue;
        socket.off('data', hear);
        return resolve();
      }
    });
    socket.write(question);
  });
}
