import * as z from 'zod/mini';
import { type ChatProtocol, refuseUnfinished, shaped } from './chat-protocol.ts';
import type { CompletionRequest } from './language-model.ts';

const chat = z.object({
  message: z.object({ content: z.string() }),
  done_reason: z.optional(z.string()),
});

/** Models on one's own machine. Ollama's OpenAI-compatible side would ignore the context length asked for here. */
export const ollama: ChatProtocol = {
  usualUrl: 'http://127.0.0.1:11434',
  path: (written) => {
    if (written.endsWith('/api/chat')) return written;
    return written.endsWith('/api') ? `${written}/chat` : `${written}/api/chat`;
  },
  headers: (key): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {}),
  optionalFields: ['think'],
  body: (model, request, unsupported) => ({
    model,
    messages: [
      { role: 'system', content: request.system },
      { role: 'user', content: request.user },
    ],
    stream: false,
    // Thinking takes minutes on a home computer, and all of the tokens.
    ...(!unsupported.has('think') && { think: false }),
    ...(request.json && { format: 'json' }),
    options: {
      num_predict: request.maxTokens,
      ...(request.temperature !== undefined && { temperature: request.temperature }),
      ...contextLength(request),
    },
  }),
  textOf: (answer) => {
    const { message, done_reason } = shaped(chat, answer);
    refuseUnfinished(done_reason, 'length', 'refusal');
    return message.content;
  },
};

const usualContext = 4096;
const charactersInToken = 2.5;

/**
 * Ollama cuts off the beginning of what does not fit, without a word, and there our instructions stand.
 * Steps of two, because every new length loads the model anew.
 */
function contextLength({ system, user, maxTokens }: CompletionRequest): { num_ctx?: number } {
  const needed = (system.length + user.length) / charactersInToken + maxTokens;
  if (needed <= usualContext) return {};
  return { num_ctx: 2 ** Math.ceil(Math.log2(needed)) };
}
