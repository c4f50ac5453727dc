import type { LoaderFunctionArgs } from 'react-router';
import { type Area, loadMessages } from '../i18n/messages.ts';
import { modals } from './dashboard/shell/modals.ts';
import { pageContext } from './page-context.ts';

/** Areas of dialogs, of the search and of the bar that undoes, which open from any dashboard page; their texts come when they first do. */
const areas: readonly Area[] = [...modals.flatMap(({ texts }) => texts ?? []), 'search', 'changes'];

/** Areas of what opens on public pages too. */
const forEverybody: readonly Area[] = ['consent'];

/** The texts of one area, compiled, in the language of the address. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const { locale, actor } = context.get(pageContext);
  const area = (actor ? [...areas, ...forEverybody] : forEverybody).find((name) => name === params.area);
  if (!area) throw new Response(null, { status: 404 });
  return Response.json(loadMessages(locale, [area]), { headers: { 'cache-control': 'private, no-cache' } });
}
