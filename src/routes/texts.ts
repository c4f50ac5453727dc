import type { LoaderFunctionArgs } from 'react-router';
import { loadMessages } from '../i18n/messages.ts';
import { modals } from './dashboard/shell/modals.ts';
import { pageContext } from './page-context.ts';

/** Areas of dialogs that open from any dashboard page; their texts come when they are first opened. */
const areas = modals.flatMap(({ texts }) => texts ?? []);

/** The texts of one area, compiled, in the language of the address. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const { locale, actor } = context.get(pageContext);
  const area = areas.find((name) => name === params.area);
  if (!area || !actor) throw new Response(null, { status: 404 });
  return Response.json(loadMessages(locale, [area]), { headers: { 'cache-control': 'private, no-cache' } });
}
