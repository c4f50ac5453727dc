import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { requireFeature } from '../../billing/server/policies/policies.ts';
import { articles } from '../articles.ts';
import type { articleFigures as figuresCall } from '../contract.ts';
import { examples } from '../examples/examples.ts';
import type { FigureCard } from '../figure-groups.ts';
import { ownFigures } from './own-figures.ts';

/** The reader's own figures, else those of the example, which say that they are (rules ED-2, ED-3). */
export async function articleFigures(context: Context, { params, query }: CallInput<typeof figuresCall>) {
  const article = articles.find(({ id }) => id === params.id);
  if (!article) throw notFound();
  await requireFeature(context.services, actorOf(context).userId, 'education');
  const own = await ownFigures[article.id](context, query.currency?.toLowerCase() ?? 'pln');
  return { data: own ? output('own', own) : output('example', examples[article.id].card) };
}

function output(of: 'own' | 'example', { groups, note, isSimulated }: FigureCard) {
  return { of, groups, note, is_simulated: isSimulated };
}
