import type { MetaDescriptor } from 'react-router';
import { brand } from '../../../../foundation/brand.ts';
import type { Messages } from '../../../../i18n/messages.ts';

type Texts = Pick<Messages, 'dashboard'>;
type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** The title of a page, in the words the layout loaded: "Portfolios · Walory". */
export function pageTitle(matches: Matches, pick: (texts: Texts) => string | undefined): MetaDescriptor[] {
  const texts = matches.map(textsOf).find((found) => found !== undefined);
  const title = texts && pick(texts);
  return [{ title: title ? `${title} · ${brand.name}` : brand.name }];
}

function textsOf(match: Matches[number]): Texts | undefined {
  const data = match?.loaderData as { messages?: Partial<Texts> } | undefined;
  return data?.messages?.dashboard ? (data.messages as Texts) : undefined;
}
