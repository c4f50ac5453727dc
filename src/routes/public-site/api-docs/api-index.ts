import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { docsFor } from './docs-data.ts';

/** Every call in short, for the search as one types; it is fetched when somebody goes to the field. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { apiDocument, locale } = context.get(pageContext);
  return Response.json(docsFor(await apiDocument(), locale).index, {
    headers: { 'cache-control': 'public, max-age=300' },
  });
}
