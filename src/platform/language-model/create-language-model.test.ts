import { afterEach, describe, expect, test } from 'vitest';
import { createLanguageModel } from './create-language-model.ts';
import { type LanguageModel, LanguageModelFailure } from './language-model.ts';
import { type Asked, goodAnswer, type Reply, startModelServer } from './model-server-for-tests.ts';

type Provider = keyof typeof goodAnswer;
const providers: Provider[] = ['openai', 'anthropic', 'ollama'];
const key = 'sk-very-secret-0123456789';
/** Ten times what a call that gives up after a fifth of a second takes on an idle machine, in milliseconds. */
const quick = 4000;
const request = { system: 'Be brief.', user: 'Zażółć gęślą jaźń', maxTokens: 50 };

let server: Awaited<ReturnType<typeof startModelServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function modelAt(
  provider: Provider,
  reply: (asked: Asked, count: number) => Reply,
  timeoutSeconds = 60,
): Promise<LanguageModel> {
  server = await startModelServer(reply);
  return createLanguageModel({ provider, url: server.url, key, model: 'some-model', timeoutSeconds })!;
}

async function failureOf(work: Promise<unknown>): Promise<LanguageModelFailure> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(LanguageModelFailure);
  const failure = error as LanguageModelFailure;
  const all = [
    failure.message,
    failure.detail,
    failure.stack,
    JSON.stringify(failure),
    String(failure.cause),
  ];
  expect(all.join()).not.toContain(key);
  return failure;
}

test('switched off, there is no model and nobody is asked', () => {
  expect(createLanguageModel({ provider: 'off', url: '', key: '', model: '', timeoutSeconds: 1 })).toBeNull();
});

describe('what is sent', () => {
  const whole = { ...request, temperature: 0.2, json: true };
  const asked = async (provider: Provider): Promise<Asked> => {
    const model = await modelAt(provider, () => ({ body: goodAnswer[provider]('  Dobrze. \n') }));
    expect(await model.complete(whole)).toEqual({ text: 'Dobrze.' });
    expect(model.name).toBe(`${provider}/some-model`);
    return server!.asked[0]!;
  };

  test('to an OpenAI-compatible service: chat completions', async () => {
    const { path, headers, body } = await asked('openai');
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${key}`);
    expect(body).toEqual({
      model: 'some-model',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Zażółć gęślą jaźń' },
      ],
      stream: false,
      max_tokens: 50,
      temperature: 0.2,
      response_format: { type: 'json_object' },
    });
  });

  test('to Anthropic: messages', async () => {
    const { path, headers, body } = await asked('anthropic');
    expect(path).toBe('/v1/messages');
    expect([headers['x-api-key'], headers['anthropic-version']]).toEqual([key, '2023-06-01']);
    expect(headers.authorization).toBeUndefined();
    expect(body).toEqual({
      model: 'some-model',
      max_tokens: 50,
      system: 'Be brief.',
      messages: [{ role: 'user', content: 'Zażółć gęślą jaźń' }],
      temperature: 0.2,
    });
  });

  test('to Ollama: chat without streaming', async () => {
    const { path, body } = await asked('ollama');
    expect(path).toBe('/api/chat');
    expect(body).toEqual({
      model: 'some-model',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Zażółć gęślą jaźń' },
      ],
      stream: false,
      think: false,
      format: 'json',
      options: { num_predict: 50, temperature: 0.2 },
    });
  });

  test('to Ollama: a longer context where the text would not fit into the usual one', async () => {
    const model = await modelAt('ollama', () => ({ body: goodAnswer.ollama('ok') }));
    await model.complete({ ...request, user: 'a'.repeat(12_000) });
    expect(server!.asked[0]!.body.options).toMatchObject({ num_ctx: 8192 });
  });

  test.each([
    ['openai', '', '/v1/chat/completions'],
    ['openai', '/api/v1/', '/api/v1/chat/completions'],
    ['openai', '/v1/chat/completions?api-version=2024', '/v1/chat/completions?api-version=2024'],
    ['anthropic', '/v1', '/v1/messages'],
    ['anthropic', '/proxy', '/proxy/v1/messages'],
    ['anthropic', '/v1/messages', '/v1/messages'],
    ['ollama', '/api', '/api/chat'],
    ['ollama', '/ollama/', '/ollama/api/chat'],
    ['ollama', '/api/chat', '/api/chat'],
  ] as const)('%s: the address may be written as %j', async (provider, written, path) => {
    server = await startModelServer(() => ({ body: goodAnswer[provider]('ok') }));
    const parts = { provider, key: '', model: 'm', timeoutSeconds: 5 };
    await createLanguageModel({ ...parts, url: server.url + written })!.complete(request);
    expect(server.asked[0]!.path).toBe(path);
    expect(server.asked[0]!.headers).not.toHaveProperty('authorization');
    expect(server.asked[0]!.headers).not.toHaveProperty('x-api-key');
  });

  test.each([
    ['openai', 'https://api.openai.com/v1/chat/completions'],
    ['anthropic', 'https://api.anthropic.com/v1/messages'],
    ['ollama', 'http://127.0.0.1:11434/api/chat'],
  ] as const)('%s without an address goes to %s', async (provider, address) => {
    const seen: string[] = [];
    const model = createLanguageModel({
      provider,
      url: '',
      key,
      model: 'm',
      timeoutSeconds: 5,
      fetch: async (to) => {
        seen.push(String(to));
        return Response.json(goodAnswer[provider]('ok'));
      },
    })!;
    await model.complete(request);
    expect(seen).toEqual([address]);
  });
});

describe('a model that does not know a field', () => {
  const refuseFields =
    (provider: Provider, ...fields: string[]) =>
    ({ body }: Asked): Reply => {
      const field = fields.find((name) => name in body);
      if (!field) return { body: goodAnswer[provider]('ok') };
      return { status: 400, body: { error: { message: `Unsupported parameter: '${field}'.` } } };
    };

  test('is asked again without it, and from then on never with it', async () => {
    const model = await modelAt(
      'openai',
      refuseFields('openai', 'max_tokens', 'temperature', 'response_format'),
    );
    const whole = { ...request, temperature: 0, json: true };
    expect(await model.complete(whole)).toEqual({ text: 'ok' });
    expect(server!.asked).toHaveLength(4);
    expect(await model.complete(whole)).toEqual({ text: 'ok' });
    expect(server!.asked).toHaveLength(5);
    expect(server!.asked[4]!.body).toMatchObject({ max_completion_tokens: 50 });
  });

  test.each([
    ['anthropic', 'temperature'],
    ['ollama', 'think'],
  ] as const)('%s: %s', async (provider, field) => {
    const model = await modelAt(provider, refuseFields(provider, field));
    expect(await model.complete({ ...request, temperature: 0 })).toEqual({ text: 'ok' });
    expect(server!.asked).toHaveLength(2);
  });

  test('and refuses for another reason: one question, one failure', async () => {
    const model = await modelAt('openai', () => ({ status: 400, body: { error: { message: 'too long' } } }));
    const failure = await failureOf(model.complete(request));
    expect([failure.kind, server!.asked.length]).toEqual(['unavailable', 1]);
    expect(failure.detail).toContain('too long');
  });
});

describe.each(providers)('%s answers badly', (provider) => {
  const good = goodAnswer[provider]('ok');
  const error = { error: provider === 'ollama' ? `no: ${key}` : { message: `no: ${key}` } };
  const page = '<!doctype html><html><body>Sign in to the hotel network</body></html>';

  test.each<[string, Reply, string]>([
    ['a web page with status 200', { body: page }, 'garbled'],
    ['half of the JSON', { body: JSON.stringify(good).slice(0, -20) }, 'garbled'],
    ['nothing at all', { body: '' }, 'garbled'],
    ['null', { body: null }, 'garbled'],
    ['a list', { body: [good] }, 'garbled'],
    ['an object without a text', { body: { choices: [], message: {}, content: 'x' } }, 'garbled'],
    ['numbers instead of texts', { body: JSON.parse(JSON.stringify(good).replace('"ok"', '7')) }, 'garbled'],
    ['an empty text', { body: goodAnswer[provider](' \n ') }, 'garbled'],
    ['an endless body', 'endless', 'garbled'],
    ['an error with status 200', { body: error }, 'unavailable'],
    ['status 401', { status: 401, body: error }, 'refused'],
    ['status 403', { status: 403, body: page }, 'refused'],
    ['status 402', { status: 402, body: error }, 'limit'],
    ['status 404', { status: 404, body: error }, 'unavailable'],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 'unavailable'],
    ['a connection that breaks off', 'breakOff', 'unreachable'],
  ])('%s', async (_, reply, kind) => {
    const model = await modelAt(provider, () => reply);
    expect((await failureOf(model.complete(request))).kind).toBe(kind);
    expect(server!.asked).toHaveLength(1);
  });

  test('nobody there', async () => {
    const model = await modelAt(provider, () => ({}));
    await server!.close();
    const failure = await failureOf(model.complete(request));
    expect([failure.kind, failure.detail]).toEqual(['unreachable', expect.stringContaining('ECONNREFUSED')]);
  });

  test('status 500 and then well: asked once more', async () => {
    const model = await modelAt(provider, (_, count) => (count === 1 ? { status: 500 } : { body: good }));
    expect(await model.complete(request)).toEqual({ text: 'ok' });
    expect(server!.asked).toHaveLength(2);
  });

  test('status 503 without end: asked twice, no more', async () => {
    const model = await modelAt(provider, () => ({
      status: 503,
      headers: { 'retry-after': '0' },
      body: page,
    }));
    expect((await failureOf(model.complete(request))).kind).toBe('unavailable');
    expect(server!.asked).toHaveLength(2);
  });

  test('status 429 with a short Retry-After: waits that long and asks again', async () => {
    const busy: Reply = { status: 429, headers: { 'retry-after': '1' }, body: error };
    const model = await modelAt(provider, (_, count) => (count === 1 ? busy : { body: good }));
    const from = performance.now();
    expect(await model.complete(request)).toEqual({ text: 'ok' });
    expect(performance.now() - from).toBeGreaterThan(990);
  });

  test('status 429 with a long Retry-After: says so at once', async () => {
    const model = await modelAt(provider, () => ({
      status: 429,
      headers: { 'retry-after': '60' },
      body: error,
    }));
    const failure = await failureOf(model.complete(request));
    expect([failure.kind, failure.retryAfterSeconds]).toEqual(['limit', 60]);
    expect(failure.detail).toContain('no: ***');
    expect(server!.asked).toHaveLength(1);
  });

  test.each<[string, Reply]>([
    ['never', 'silence'],
    ['byte by byte', 'drip'],
  ])('%s: nobody waits longer than the limit', async (_how, reply) => {
    const model = await modelAt(provider, () => reply, 0.15);
    const from = performance.now();
    expect((await failureOf(model.complete(request))).kind).toBe('tooSlow');
    expect(performance.now() - from).toBeLessThan(quick);
  });

  test('with a pause that would pass the limit: nobody waits for it', async () => {
    const pausing: Reply = { status: 429, headers: { 'retry-after': '5' } };
    const model = await modelAt(provider, () => pausing, 4.9);
    expect((await failureOf(model.complete(request))).kind).toBe('limit');
    expect(server!.asked).toHaveLength(1);
  });

  test('slowly, after a first 500: the limit holds for both tries together', async () => {
    const model = await modelAt(
      provider,
      (_, count) => (count === 1 ? { status: 500, headers: { 'retry-after': '0' } } : 'silence'),
      0.2,
    );
    const from = performance.now();
    expect((await failureOf(model.complete(request))).kind).toBe('tooSlow');
    expect(performance.now() - from).toBeLessThan(quick);
  });
});

test.each([
  ['openai', { choices: [{ finish_reason: 'length', message: { content: 'Half a' } }] }],
  ['openai', { choices: [{ finish_reason: 'content_filter', message: { content: '' } }] }],
  ['anthropic', { content: [{ type: 'text', text: 'Half a' }], stop_reason: 'max_tokens' }],
  ['anthropic', { content: [], stop_reason: 'refusal' }],
  ['ollama', { message: { content: 'Half a' }, done_reason: 'length' }],
] as const)('%s: an answer that was not finished is none (%j)', async (provider, body) => {
  const model = await modelAt(provider, () => ({ body }));
  expect((await failureOf(model.complete(request))).kind).toBe('garbled');
});

test.each([
  ['openai', goodAnswer.openai('<think>\nHm.\n</think>\nYes.')],
  ['openai', { choices: [{ message: { content: [{ type: 'thinking' }, { type: 'text', text: 'Yes.' }] } }] }],
  [
    'anthropic',
    {
      content: [
        { type: 'thinking', thinking: 'Hm.' },
        { type: 'text', text: 'Yes.' },
      ],
    },
  ],
  ['ollama', { message: { content: '<think>Hm.</think>Yes.', thinking: 'Hm.' }, done: true }],
] as const)('%s: the thoughts of a reasoning model are not its text', async (provider, body) => {
  const model = await modelAt(provider, () => ({ body }));
  expect(await model.complete(request)).toEqual({ text: 'Yes.' });
});

test("the caller's signal ends the call with its own reason", async () => {
  const model = await modelAt('ollama', () => 'silence');
  const controller = new AbortController();
  const call = model.complete({ ...request, signal: controller.signal });
  setTimeout(() => controller.abort(new Error('page closed')), 20);
  await expect(call).rejects.toThrow('page closed');
  await expect(model.complete({ ...request, signal: controller.signal })).rejects.toThrow('page closed');
});

test('a Retry-After may be a date', async () => {
  const model = await modelAt('anthropic', () => ({
    status: 529,
    headers: { 'retry-after': new Date(Date.now() + 900_000).toUTCString() },
  }));
  const { kind, retryAfterSeconds } = await failureOf(model.complete(request));
  expect(kind).toBe('unavailable');
  expect(retryAfterSeconds).toBeGreaterThan(800);
});

test.each([
  [{ model: '' }, 'WALORY_LLM_MODEL'],
  [{ key: `${key}\nx` }, 'WALORY_LLM_KEY'],
  [{ key: 'klucz-żółty' }, 'WALORY_LLM_KEY'],
  [{ url: 'file:///etc/passwd' }, 'WALORY_LLM_URL'],
  [{ url: 'localhost' }, 'WALORY_LLM_URL'],
  [{ url: `http://me:${key}@localhost/` }, 'WALORY_LLM_URL'],
])('a wrong setting is named, and never repeated: %j', (wrong, setting) => {
  const right = { provider: 'openai', url: 'http://localhost', key, model: 'm', timeoutSeconds: 5 } as const;
  const create = () => createLanguageModel({ ...right, ...wrong });
  expect(create).toThrow(setting);
  expect(create).not.toThrow(key);
});
