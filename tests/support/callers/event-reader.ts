import { eventually } from '../eventually.ts';
import type { Visitor } from './visitor.ts';

export type EventReader = {
  status: number;
  headers: Headers;
  /** Names of the events heard so far. */
  heard: string[];
  /** Whether the server has ended the stream. */
  ended: boolean;
  /** Waits until an event was heard. */
  hears(type: string): Promise<void>;
  waitForEnd(): Promise<void>;
  leave(): void;
};

/** A browser that listens for events and writes down what it hears. */
export async function readEvents(
  browser: Visitor,
  headers: Record<string, string> = {},
  path = '/api/events',
): Promise<EventReader> {
  const abort = new AbortController();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(browser.origin + path, {
    headers: { ...headers, cookie },
    signal: abort.signal,
  });
  const reader: EventReader = {
    status: response.status,
    headers: response.headers,
    heard: [],
    ended: false,
    hears: async (type) =>
      void (await eventually(
        () => reader.heard.includes(type),
        () => `${type} was not heard, only ${reader.heard}`,
      )),
    waitForEnd: async () =>
      void (await eventually(
        () => reader.ended,
        () => 'the stream was not ended',
      )),
    leave: () => abort.abort(),
  };
  void listen(response, reader).catch(() => {});
  return reader;
}

async function listen(response: Response, reader: EventReader): Promise<void> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const messages = text.split('\n\n');
    text = messages.pop()!;
    for (const message of messages) {
      const type = /^event: (\w+)\ndata: \{\}$/.exec(message)?.[1];
      if (type) reader.heard.push(type);
    }
  }
  reader.ended = true;
}
