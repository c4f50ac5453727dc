import type { Locale } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import type { BrokerAdapter } from '../broker-port.ts';

/** What a broker is called in a language: its own name, unless it is one of ours. */
export function brokerTitle({ name, title }: Pick<BrokerAdapter, 'name' | 'title'>, locale: Locale): string {
  const names: Partial<Record<string, string>> = allMessages(locale).imports.brokers;
  return names[name] ?? title;
}
