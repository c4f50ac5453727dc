import type { Answer, Visitor } from './visitor.ts';

const html = { accept: 'text/html' };

/** Opens a page as a browser without scripts does, and follows where it is led. */
export async function openPage(visitor: Visitor, address: string): Promise<Answer> {
  const answer = await visitor.get(address, { headers: html });
  const to = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
  return to ? openPage(visitor, to) : answer;
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
};

/** The form of a page that is sent by `method`: where it goes, and what its fields hold. */
export function formIn(
  page: string,
  method: 'get' | 'post',
): { action: string; fields: Record<string, string> } {
  const form = [...page.matchAll(/<form\b[\s\S]*?<\/form>/g)]
    .map(([one]) => one)
    .find((one) => attribute(one, 'method') === method);
  if (!form) throw new Error(`no form is sent by ${method}`);
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const sent = inputs.filter((tag) => {
    const type = attribute(tag, 'type') ?? 'text';
    return !(type === 'radio' || type === 'checkbox') || /\schecked(?:=|\s|\/|>)/.test(tag);
  });
  const fields = sent.flatMap((tag) => {
    const name = attribute(tag, 'name');
    return name ? [[name, attribute(tag, 'value') ?? '']] : [];
  });
  return { action: attribute(form, 'action') ?? '', fields: Object.fromEntries(fields) };
}

/** Presses the button of the page's form, with what was typed; the answer is not followed. */
export function pressButton(
  visitor: Visitor,
  page: string,
  typed: Record<string, string> = {},
): Promise<Answer> {
  const { action, fields } = formIn(page, 'post');
  return visitor.post(action, undefined, {
    csrf: false,
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams({ ...fields, ...typed }).toString(),
  });
}
