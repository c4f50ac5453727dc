import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { LanguageModelFailure } from '../../../../platform/language-model/language-model.ts';
import { defineLimit } from '../../../../platform/limits/limits.ts';
import type { AnalyzerBody } from '../../contract.ts';
import { checkFigures } from '../../result/check-figures.ts';
import { type Facts, factsOf } from '../../result/interpretation-facts.ts';
import { simulationChanged } from '../backtest-events.ts';
import { ownSimulation } from '../own-simulation.ts';
import {
  type InterpretationAbout,
  keepMetrics,
  resultOf,
  simulationOfResult,
  storeInterpretation,
} from '../result-store.ts';
import { askForInterpretation } from './ask-for-interpretation.ts';
import { writeByRules } from './write-by-rules.ts';

const interpretByAccount = defineLimit('interpretByAccount', { most: 30, seconds: 3600 });

type InterpretBody = Extract<AnalyzerBody, { action: 'interpret-portfolio-simulation' }>;

/** Says in words what the figures mean, and keeps it with the result. */
export async function interpretSimulation(context: Context, body: InterpretBody) {
  const { database, events } = context.services;
  const { userId } = actorOf(context);
  const resultId = body.statistics_history_id;
  const found =
    isId(resultId) && isId(body.portfolio_id)
      ? await simulationOfResult(database, userId, { resultId, portfolioId: body.portfolio_id })
      : undefined;
  if (!found) throw notFound();
  // Each asks a language model, which costs the operator time or money.
  await context.services.limits.take(interpretByAccount, userId);
  const simulation = await ownSimulation(context, { id: found.simulation_id });
  const result = (await resultOf(database, { userId, simulationId: simulation.id }))!;
  const params = simulation.request.strategies.map(({ slot, strategy }) => ({
    slot,
    params: strategy.params,
  }));
  const { text, about } = await write(context, factsOf({ ...result, params }), body.language);
  await database.transaction(async (tx) => {
    await storeInterpretation(tx, userId, resultId, text, about);
    await keepMetrics(tx, { userId, simulationId: simulation.id }, result.lines);
    await events.publish(tx, simulationChanged.of(userId));
  });
  return { interpretation: text, interpretation_about: about };
}

/** The model where there is one; the rules where there is none, or where it has nothing usable to say. */
async function write(
  { services, log }: Context,
  facts: Facts,
  language: 'en' | 'pl',
): Promise<{ text: string; about: InterpretationAbout }> {
  const { languageModel, clock } = services;
  const written_at = clock.now().toISOString();
  let failure: string | null = null;
  if (languageModel) {
    try {
      const answer = await askForInterpretation(languageModel, facts, language);
      const { text, figures, removed } = checkFigures(answer, facts);
      // With nothing true left to point at, a text about figures is not worth showing.
      if (figures.length > 0) {
        const about = { language, written_by: 'model', model: languageModel.name, written_at } as const;
        return { text, about: { ...about, removed_figures: removed, figures, model_failure: null } };
      }
      failure = 'garbled';
    } catch (error) {
      if (!(error instanceof LanguageModelFailure)) throw error;
      log.warn({ err: error }, 'no interpretation by the language model');
      failure = error.kind;
    }
  }
  const { text, figures } = checkFigures(writeByRules(facts, language), facts);
  const about = { language, written_by: 'rules', model: null, written_at } as const;
  return { text, about: { ...about, removed_figures: 0, figures, model_failure: failure } };
}
