import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newId } from '../../../src/foundation/ids.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every call; tests look at what they know is there
export type Answer = { status: number; body: any; headers: Headers; text: string; bytes: Buffer };

type Options = { headers?: Record<string, string>; csrf?: boolean; raw?: string | Uint8Array };

/** Tens of thousands of calls are sent: what `fetch` does besides takes as long as many an answer. */
const agent = new Agent({ keepAlive: true });

function ask(url: URL, options: RequestOptions, content?: string | Uint8Array): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(content);
  });
}

function headOf({ statusCode, rawHeaders }: IncomingMessage): { status: number; headers: Headers } {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i]!, rawHeaders[i + 1]!);
  return { status: statusCode!, headers };
}

function unpacked(bytes: Buffer, encoding?: string): Buffer {
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
}

/** Somebody with a browser: keeps cookies and echoes the CSRF token, and nothing else. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async send(method: string, path: string, body?: unknown, options: Options = {}): Promise<Answer> {
    const response = await this.#ask(method, path, body, options);
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    const bytes = unpacked(Buffer.concat(pieces), response.headers['content-encoding']);
    const text = bytes.toString('utf8');
    let parsed: unknown = null;
    try {
      parsed = JSON.parse(text);
    } catch {
      // Pages and files are looked at as text or bytes.
    }
    return { ...headOf(response), body: parsed, text, bytes };
  }

  /** Opens an answer that does not end by itself, and leaves after its head. */
  async open(path: string, options: Options = {}): Promise<{ status: number; headers: Headers }> {
    const response = await this.#ask('GET', path, undefined, options);
    response.destroy();
    return headOf(response);
  }

  async #ask(method: string, path: string, body: unknown, options: Options): Promise<IncomingMessage> {
    const headers: Record<string, string> = { accept: 'application/json', 'user-agent': 'node' };
    for (const [name, value] of Object.entries(options.headers ?? {})) headers[name.toLowerCase()] = value;
    if (this.cookies.size)
      headers.cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = this.cookies.get('XSRF-TOKEN');
    if (token && options.csrf !== false) headers['x-xsrf-token'] ??= decodeURIComponent(token);
    const content = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    if (content !== undefined) {
      headers['content-type'] ??= 'application/json';
      headers['content-length'] ??= String(Buffer.byteLength(content));
    }
    const response = await ask(new URL(this.origin + path), { method, headers, agent }, content);
    for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const gone = attributes.some(
      (attribute) => /^max-age=0$/i.test(attribute) || /^expires=thu, 01 jan 1970/i.test(attribute),
    );
    if (gone || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get(path: string, options?: Options): Promise<Answer> {
    return this.send('GET', path, undefined, options);
  }
  post(path: string, body?: unknown, options?: Options): Promise<Answer> {
    return this.send('POST', path, body, options);
  }
  put(path: string, body?: unknown, options?: Options): Promise<Answer> {
    return this.send('PUT', path, body, options);
  }
  delete(path: string, body?: unknown, options?: Options): Promise<Answer> {
    return this.send('DELETE', path, body, options);
  }

  /** Takes a CSRF cookie, as every page does before its first change. */
  async arrive(): Promise<this> {
    await this.get('/sanctum/csrf-cookie');
    return this;
  }

  /** A new account, signed in; with onboarding done by default. */
  async register(
    account: Partial<{ username: string; email: string; password: string; onboard: boolean }> = {},
  ): Promise<Account> {
    const {
      username = 'Jan Kowalski',
      email = `jan-${newId()}@example.pl`,
      password = 'bursztyn-1919',
      onboard = true,
    } = account;
    await this.arrive();
    const answer = await this.post('/register', {
      username,
      email,
      password,
      password_confirmation: password,
      terms: true,
    });
    if (answer.status !== 200) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
    if (onboard) await this.post('/api/user/onboarding', { familiarity: 1, reason: 1, scope: 'personal' });
    return { id: answer.body.data.id, email, password };
  }

  async signIn(email: string, password: string, remember = false): Promise<Answer> {
    await this.arrive();
    return this.post('/login', { email, password, remember });
  }

  /** Looks at the demo, as anybody may by one click. */
  async visitDemo(): Promise<this> {
    await this.arrive();
    const answer = await this.post('/api/demo');
    if (answer.status !== 200) throw new Error(`no visit: ${answer.status} ${answer.text}`);
    return this;
  }

  async signInAsDemo(): Promise<Answer> {
    return this.signIn('demo@walory.local', 'demo-walory');
  }
}

export type Account = { id: string; email: string; password: string };
