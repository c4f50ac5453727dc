import { setTimeout as pause } from 'node:timers/promises';
import { brand } from '../../foundation/brand.ts';
import { secondsToWait } from '../../foundation/waiting/retry-after.ts';
import { LanguageModelFailure } from './language-model.ts';

export type Endpoint = {
  address: URL;
  headers: Record<string, string>;
  fetch: typeof fetch;
};
export type Answer = { status: number; text: string; retryAfterSeconds: number | undefined };
/** When the call as a whole must be over, retries and pauses included. */
export type Deadline = { signal: AbortSignal; leftMs(): number };

const mostBytes = 1_000_000;
const usualPauseMs = 500;
const longestPauseSeconds = 5;

/** Asks once more where the service says that it is busy and will soon be free again. */
export async function postJson(to: Endpoint, body: unknown, deadline: Deadline): Promise<Answer> {
  const answer = await postOnce(to, body, deadline);
  if (answer.status !== 429 && answer.status !== 408 && answer.status < 500) return answer;
  const { retryAfterSeconds } = answer;
  const pauseMs = retryAfterSeconds === undefined ? usualPauseMs : retryAfterSeconds * 1000;
  if (pauseMs > longestPauseSeconds * 1000 || pauseMs >= deadline.leftMs()) return answer;
  await pause(pauseMs, undefined, { signal: deadline.signal }).catch(() => deadline.signal.throwIfAborted());
  return await postOnce(to, body, deadline);
}

async function postOnce(to: Endpoint, body: unknown, { signal }: Deadline): Promise<Answer> {
  try {
    const response = await to.fetch(to.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': `${brand.name}/1.0`,
        ...to.headers,
      },
      body: JSON.stringify(body),
      signal,
      // A redirect would carry the key and the user's figures to somewhere else.
      redirect: 'manual',
    });
    const text = await readCapped(response);
    return {
      status: response.status,
      text,
      retryAfterSeconds: secondsToWait(response.headers.get('retry-after'), { partsCount: true }),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof LanguageModelFailure) throw error;
    throw new LanguageModelFailure('unreachable', `${to.address.host}: ${codeOf(error)}`);
  }
}

async function readCapped(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes)
      throw new LanguageModelFailure('garbled', `answer is larger than ${mostBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Never the message: what fetch says of a bad address or header repeats it, key included. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' ? cause.code : 'connection failed';
}
