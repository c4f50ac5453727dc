import type { Day } from '../../../../foundation/calendar-day.ts';
import { SourceFailure } from '../../source-port/source-port.ts';
import { createAsk, excerpt, failureOfStatus, type ProviderParts } from '../ask-provider.ts';
import { refuseHtml } from '../read-answer.ts';

/** `o=1111111` switches off every adjustment: closes come as they were traded. */
export const stooqAddress =
  'https://stooq.com/q/d/l/?s={symbol}&d1={from}&d2={to}&i=d&o=1111111&apikey={key}';

export type StooqClient = { closes(code: string, from: Day, to: Day, signal?: AbortSignal): Promise<string> };

/** The operator's address template with {symbol}, {from}, {to} and {key} filled in. */
export function fillAddress(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? encodeURIComponent(values[name]!) : whole,
  );
}

export function createStooqClient(
  parts: ProviderParts & { key: string; addressTemplate?: string },
): StooqClient {
  const ask = createAsk({ ...parts, secret: parts.key });
  return {
    async closes(code, from, to, signal) {
      const address = fillAddress(parts.addressTemplate ?? stooqAddress, {
        symbol: code.toLowerCase(),
        from: from.replaceAll('-', ''),
        to: to.replaceAll('-', ''),
        key: parts.key,
      });
      const answer = await ask(address, { signal, headers: { accept: 'text/csv,text/plain' } });
      const failure = failureOfStatus(answer) ?? spokenFailure(answer.text);
      if (failure) throw failure;
      return answer.text;
    },
  };
}

/** Everything comes with status 200: data begin with the name of the date column, all else is a message. */
function spokenFailure(text: string): SourceFailure | undefined {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  if (/^"?<?(date|data|ticker)\b/i.test(body)) return undefined;
  if (/^(no data|brak danych)/i.test(body)) return new SourceFailure('unknownSymbol', excerpt(body));
  if (/daily hits limit|dzienny limit/i.test(body))
    return new SourceFailure('limit', excerpt(body), { retryAfterSeconds: 6 * 3600 });
  if (!body.startsWith('<') && /api ?key/i.test(body)) return new SourceFailure('keyRefused', excerpt(body));
  refuseHtml(body);
  return new SourceFailure('garbled', `no table: ${excerpt(body)}`);
}
