import { type ActionFunctionArgs, redirect } from 'react-router';

/** Meets a form that was sent before the page came alive: the page is shown again, and nothing of it is read. */
export function comeBack({ request }: ActionFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}
