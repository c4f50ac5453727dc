import { connect } from 'node:net';

export type RawAnswer = {
  status: number;
  headers: Map<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every call; tests look at what they know is there
  body: any;
};

/** Sends bytes as they are, for what no HTTP client would send, and reads the answer to the end. */
export function sendRaw(origin: string, ...parts: (string | Uint8Array)[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const received: Buffer[] = [];
    const finish = () => {
      const answer = parse(Buffer.concat(received));
      if (answer) resolve(answer);
      else reject(new Error(`no answer to ${String(parts[0]).slice(0, 60)}`));
      socket.destroy();
    };
    socket.setTimeout(60_000, finish);
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (isWhole(Buffer.concat(received))) finish();
    });
    // A server that refuses early may close while we still write; what it said before counts.
    socket.on('error', finish);
    socket.on('end', finish);
    socket.on('connect', () => {
      for (const part of parts) socket.write(part);
    });
  });
}

function parse(bytes: Buffer): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const text = bytes.subarray(end + 4).toString('utf8');
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // The answer to HEAD has none.
  }
  return { status: Number(first.split(' ')[1]), headers, text, body };
}

function isWhole(bytes: Buffer): boolean {
  const answer = parse(bytes);
  const length = Number(answer?.headers.get('content-length') ?? Number.NaN);
  return answer !== undefined && Buffer.byteLength(answer.text) >= length;
}
