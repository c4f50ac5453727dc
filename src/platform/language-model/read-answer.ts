import { LanguageModelFailure } from './language-model.ts';
import type { Answer } from './post-json.ts';

/** The answer's JSON, or the failure that the service names with status 200, as several gateways do. */
export function readAnswer({ text }: Answer, host: string, key: string): unknown {
  const answer = parsed(text);
  if (answer === undefined) {
    const what = /^\uFEFF?\s*</.test(text) ? 'a web page instead of data' : 'no JSON, or half of it';
    throw new LanguageModelFailure('garbled', `${host}: ${what}`);
  }
  const said = errorOf(answer);
  if (said !== undefined) throw new LanguageModelFailure('unavailable', `${host}: ${forTheLog(said, key)}`);
  return answer;
}

/** The failure that a status outside 200 to 299 means. */
export function failureOfStatus(answer: Answer, host: string, key: string): LanguageModelFailure {
  const { status, text, retryAfterSeconds } = answer;
  // Services repeat parts of a wrong key in what they say about it, so that is not kept.
  if (status === 401 || status === 403)
    return new LanguageModelFailure('refused', `${host} does not accept the key (status ${status})`);
  const said = errorOf(parsed(text));
  const detail = `${host}: status ${status}${said === undefined ? '' : `, ${forTheLog(said, key)}`}`;
  if (status === 429) return new LanguageModelFailure('limit', detail, retryAfterSeconds);
  if (status === 402) return new LanguageModelFailure('limit', detail);
  if (status >= 300 && status < 400)
    return new LanguageModelFailure('unavailable', `${host} redirects, which is not followed`);
  return new LanguageModelFailure('unavailable', detail, retryAfterSeconds);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** {"error": "…"} as Ollama writes it, {"error": {"message": "…"}} as the others do. */
function errorOf(answer: unknown): string | undefined {
  const error = (answer as { error?: unknown } | null | undefined)?.error;
  if (!error) return undefined;
  if (typeof error === 'string') return error;
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : 'an error without a message';
}

function forTheLog(said: string, key: string): string {
  const line = (key ? said.replaceAll(key, '***') : said).replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}
