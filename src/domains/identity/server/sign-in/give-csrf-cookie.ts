import { isDone } from '../../../../foundation/answers.ts';
import type { Context } from '../../../../platform/http/context.ts';

export async function giveCsrfCookie(context: Context) {
  context.renewCsrf();
  return isDone;
}
