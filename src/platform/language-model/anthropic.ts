import * as z from 'zod/mini';
import { type ChatProtocol, refuseUnfinished, shaped } from './chat-protocol.ts';

const message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
  stop_reason: z.nullish(z.string()),
});

/** Anthropic's Messages. It has no switch for JSON that all of its models know: the prompt alone asks for it. */
export const anthropic: ChatProtocol = {
  usualUrl: 'https://api.anthropic.com',
  path: (written) => {
    if (written.endsWith('/messages')) return written;
    return written.endsWith('/v1') ? `${written}/messages` : `${written}/v1/messages`;
  },
  headers: (key): Record<string, string> => ({
    'anthropic-version': '2023-06-01',
    ...(key && { 'x-api-key': key }),
  }),
  // Refused by its models since Opus 4.7.
  optionalFields: ['temperature'],
  body: (model, { system, user, maxTokens, temperature }, unsupported) => ({
    model,
    max_tokens: maxTokens,
    system,
    messages: [{ role: 'user', content: user }],
    ...(temperature !== undefined && !unsupported.has('temperature') && { temperature }),
  }),
  textOf: (answer) => {
    const { content, stop_reason } = shaped(message, answer);
    refuseUnfinished(stop_reason, 'max_tokens', 'refusal');
    return content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('');
  },
};
