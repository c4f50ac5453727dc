import { SettingsError } from '../settings/read-settings.ts';
import { anthropic } from './anthropic.ts';
import type { ChatProtocol } from './chat-protocol.ts';
import { completeBy } from './complete-by.ts';
import type { LanguageModel, LanguageModelProvider } from './language-model.ts';
import { ollama } from './ollama.ts';
import { openaiCompatible } from './openai-compatible.ts';

export type LanguageModelParts = {
  provider: LanguageModelProvider;
  /** Empty: the provider's usual address. */
  url: string;
  key: string;
  model: string;
  timeoutSeconds: number;
  fetch?: typeof fetch;
};

const protocols: Record<Exclude<LanguageModelProvider, 'off'>, ChatProtocol> = {
  openai: openaiCompatible,
  anthropic,
  ollama,
};

/** The model that the operator chose; null when it is off, and then nothing is ever asked. */
export function createLanguageModel(parts: LanguageModelParts): LanguageModel | null {
  const { provider, key, model, timeoutSeconds } = parts;
  if (provider === 'off') return null;
  if (!model) throw new SettingsError(`WALORY_LLM_MODEL must name the model to ask at ${provider}.`);
  // Anything else makes fetch throw an error that repeats the key.
  if (!/^[!-~]*$/.test(key))
    throw new SettingsError('WALORY_LLM_KEY must consist of printable ASCII characters.');
  const protocol = protocols[provider];
  const complete = completeBy(protocol, {
    endpoint: {
      address: addressOf(parts.url || protocol.usualUrl, protocol),
      headers: protocol.headers(key),
      fetch: parts.fetch ?? fetch,
    },
    key,
    model,
    timeoutMs: timeoutSeconds * 1000,
  });
  return { name: `${provider}/${model}`, complete };
}

function addressOf(written: string, protocol: ChatProtocol): URL {
  const address = URL.canParse(written) ? new URL(written) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new SettingsError('WALORY_LLM_URL must be an address that begins with http:// or https://.');
  if (address.username || address.password)
    throw new SettingsError('WALORY_LLM_URL must not contain a password; a key belongs into WALORY_LLM_KEY.');
  address.pathname = protocol.path(address.pathname.replace(/\/+$/, ''));
  address.hash = '';
  return address;
}
