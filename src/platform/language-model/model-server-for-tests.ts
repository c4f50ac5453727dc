import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
export type Reply =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | 'silence'
  | 'drip'
  | 'breakOff'
  | 'endless';

/** A local server that speaks a model service's protocol, its bad manners included. */
export async function startModelServer(reply: (asked: Asked, count: number) => Reply) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const one = { path: request.url ?? '', headers: request.headers, body: JSON.parse(body || '{}') };
    send(response, reply(one, asked.push(one)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, reply: Reply): void {
  response.on('error', () => {});
  if (reply === 'silence') return;
  if (reply === 'drip' || reply === 'endless') {
    pour(response, reply === 'drip' ? ' ' : 'x'.repeat(65_536));
    return;
  }
  if (reply === 'breakOff') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"half":');
    setTimeout(() => response.destroy(), 5);
    return;
  }
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? null);
  response.writeHead(reply.status ?? 200, reply.headers).end(text);
}

/** Never ends, and so keeps every limit that is counted from the last byte from being reached. */
function pour(response: ServerResponse, piece: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(piece), 5);
  response.on('close', () => clearInterval(timer));
}

/** An answer as the service of that name writes it. */
export const goodAnswer = {
  openai: (text: string) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
    usage: { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 },
  }),
  anthropic: (text: string) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 9, output_tokens: 12 },
  }),
  ollama: (text: string) => ({
    model: 'llama3.2',
    created_at: '2026-11-14T12:00:00Z',
    message: { role: 'assistant', content: text },
    done: true,
    done_reason: 'stop',
  }),
};
