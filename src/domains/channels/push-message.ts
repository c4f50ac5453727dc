/** What a notification of the browser says, as it travels to the worker. */
export type PushMessage = {
  title: string;
  body: string;
  /** The page it is about, from the root of the product. */
  path: string;
  /** A later one of the same tag takes the place of an earlier one on the screen. */
  tag?: string;
};

const mostTitle = 120;
const mostBody = 600;

/** As it is sent: short enough for every push service, whatever a portfolio is called. */
export function writtenMessage({ title, body, path, tag }: PushMessage): string {
  return JSON.stringify({ title: cut(title, mostTitle), body: cut(body, mostBody), path, tag });
}

function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** As it is shown. Nothing in it is believed: a page elsewhere, or a message that cannot be read, leads to the dashboard. */
export function readMessage(text: string, origin: string, fallback: PushMessage): PushMessage {
  let given: Partial<Record<keyof PushMessage, unknown>>;
  try {
    given = JSON.parse(text) ?? {};
  } catch {
    return fallback;
  }
  const title = typeof given.title === 'string' && given.title.trim() ? given.title : fallback.title;
  const body = typeof given.body === 'string' ? given.body : fallback.body;
  const tag = typeof given.tag === 'string' ? given.tag : undefined;
  return {
    title,
    body,
    path: ownPath(given.path, origin) ?? fallback.path,
    ...(tag !== undefined && { tag }),
  };
}

function ownPath(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return undefined;
  const address = new URL(path, origin);
  return address.origin === origin ? address.pathname + address.search + address.hash : undefined;
}
