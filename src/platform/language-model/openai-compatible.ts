import * as z from 'zod/mini';
import { type ChatProtocol, refuseUnfinished, shaped } from './chat-protocol.ts';

const part = z.object({ type: z.string(), text: z.optional(z.string()) });
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.nullish(z.string()),
        message: z.object({ content: z.nullish(z.union([z.string(), z.array(part)])) }),
      }),
    )
    .check(z.minLength(1)),
});

/** Chat completions, as spoken by OpenAI, Mistral, Groq, OpenRouter, LM Studio, llama.cpp, vLLM and many others. */
export const openaiCompatible: ChatProtocol = {
  usualUrl: 'https://api.openai.com/v1',
  path: (written) => {
    if (written.endsWith('/chat/completions')) return written;
    return `${written || '/v1'}/chat/completions`;
  },
  headers: (key): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {}),
  // Newer OpenAI models refuse max_tokens and any temperature; LM Studio refuses json_object.
  optionalFields: ['max_tokens', 'temperature', 'response_format'],
  body: (model, { system, user, maxTokens, temperature, json }, unsupported) => ({
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    stream: false,
    [unsupported.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
    ...(temperature !== undefined && !unsupported.has('temperature') && { temperature }),
    ...(json && !unsupported.has('response_format') && { response_format: { type: 'json_object' } }),
  }),
  textOf: (answer) => {
    const { finish_reason, message } = shaped(completion, answer).choices[0]!;
    refuseUnfinished(finish_reason, 'length', 'content_filter');
    const { content } = message;
    if (!Array.isArray(content)) return content ?? '';
    return content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('');
  },
};
