import type { ChatBody, ChatProtocol } from './chat-protocol.ts';
import { type LanguageModel, LanguageModelFailure } from './language-model.ts';
import { type Answer, type Deadline, type Endpoint, postJson } from './post-json.ts';
import { failureOfStatus, readAnswer } from './read-answer.ts';

type Parts = { endpoint: Endpoint; key: string; model: string; timeoutMs: number };

/** How every service is asked, by the protocol that it speaks. */
export function completeBy(protocol: ChatProtocol, parts: Parts): LanguageModel['complete'] {
  const { endpoint, key, model, timeoutMs } = parts;
  const { host } = endpoint.address;
  const unsupported = new Set<string>();

  async function ask(bodyNow: () => ChatBody, deadline: Deadline): Promise<Answer> {
    const body = bodyNow();
    const answer = await postJson(endpoint, body, deadline);
    const refused = refusedField(answer, body, protocol);
    if (!refused) return answer;
    // Learnt once: the next calls leave the field out from the start.
    unsupported.add(refused);
    return await ask(bodyNow, deadline);
  }

  return (request) =>
    withDeadline(timeoutMs, host, request.signal, async (deadline) => {
      const answer = await ask(() => protocol.body(model, request, unsupported), deadline);
      if (answer.status < 200 || answer.status >= 300) throw failureOfStatus(answer, host, key);
      const text = withoutThinking(protocol.textOf(readAnswer(answer, host, key)));
      if (!text) throw new LanguageModelFailure('garbled', `${host}: an empty text`);
      return { text };
    });
}

function refusedField({ status, text }: Answer, body: ChatBody, protocol: ChatProtocol): string | undefined {
  if (status !== 400 && status !== 422) return undefined;
  return protocol.optionalFields.find((field) => field in body && text.includes(field));
}

async function withDeadline<T>(
  timeoutMs: number,
  host: string,
  outer: AbortSignal | undefined,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const end = performance.now() + timeoutMs;
  const own = new AbortController();
  const late = () => new LanguageModelFailure('tooSlow', `${host} did not answer within ${timeoutMs} ms`);
  const timer = setTimeout(() => own.abort(late()), timeoutMs);
  const signal = outer ? AbortSignal.any([own.signal, outer]) : own.signal;
  try {
    return await work({ signal, leftMs: () => end - performance.now() });
  } finally {
    clearTimeout(timer);
  }
}

/** Some servers leave a reasoning model's thoughts in front of its text. */
function withoutThinking(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
}
