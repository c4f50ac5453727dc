import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../../../../tests/support/callers/people.ts';
import { ownPortfolio } from '../../../../../tests/support/records/own-portfolio.ts';
import { ownSimulation } from '../../../../../tests/support/records/own-simulation.ts';
import { analyze } from '../../../../../tests/support/records/simulated-portfolio.ts';
import { startTestWalory } from '../../../../../tests/support/test-walory.ts';
import type { LanguageModelProvider } from '../../../../platform/language-model/language-model.ts';
import {
  goodAnswer,
  type Reply,
  startModelServer,
} from '../../../../platform/language-model/model-server-for-tests.ts';

type Provider = Exclude<LanguageModelProvider, 'off'>;

/** A finished simulation in an installation whose model answers as it is told to. */
async function withModel(llmProvider: Provider, llmTimeout = 60) {
  let reply: () => Reply = () => 'silence';
  const server = await startModelServer(() => reply());
  const walory = await startTestWalory({
    role: 'web',
    llmProvider,
    llmUrl: server.url,
    llmKey: 'secret',
    llmModel: 'tester',
    llmTimeout,
  });
  const { browser } = await newPerson(walory);
  const portfolio = await ownPortfolio(walory.database, browser);
  const simulation = await ownSimulation(walory.database, portfolio.id);
  const ids = { statistics_history_id: simulation.resultId, simulation_id: simulation.id };
  return {
    asked: server.asked,
    interpret(language: string, answer: () => Reply) {
      reply = answer;
      return analyze(browser, 'interpret-portfolio-simulation', portfolio.id, { ...ids, language });
    },
    stored: async () =>
      (await analyze(browser, 'fetch-single-portfolio-history-simulation', portfolio.id, ids)).body.data,
    async stop() {
      await server.close();
      await walory.stop();
    },
  };
}

let openai: Awaited<ReturnType<typeof withModel>>;
beforeAll(async () => {
  openai = await withModel('openai');
});
afterAll(() => openai.stop());

const answering = (text: string) => () => ({ body: goodAnswer.openai(text) });

describe('a model that tells the truth', () => {
  const truth =
    'Strategia kończy na 110,00 zł, czyli 10,00% rocznie, przy zmienności 20%.\n\nObsunięcie: −5,00%.';

  test.each<[Provider, (text: string) => unknown]>([
    ['openai', goodAnswer.openai],
    ['anthropic', goodAnswer.anthropic],
    ['ollama', goodAnswer.ollama],
  ])('%s is asked in the user’s language, and its text is kept as it is', async (provider, answer) => {
    const { interpret, stored, asked, stop } = provider === 'openai' ? openai : await withModel(provider);
    const { status, body } = await interpret('pl', () => ({ body: answer(truth) }));
    expect(status).toBe(200);
    expect(body.interpretation).toBe(truth);
    expect(body.interpretation_about).toMatchObject({
      language: 'pl',
      written_by: 'model',
      model: `${provider}/tester`,
      removed_figures: 0,
      model_failure: null,
    });
    expect((await stored()).interpretation).toBe(truth);
    expect(JSON.stringify(asked.at(-1)!.body)).toContain('Polish');
    if (provider !== 'openai') await stop();
  });

  test('it receives computed figures and names of strategies, nothing that anybody typed (rule B-18)', async () => {
    await openai.interpret('en', answering('110.00 zł'));
    const asked = JSON.stringify(openai.asked.at(-1)!.body);
    expect(asked).toContain('Single-period optimisation');
    expect(asked).toContain('10.00%');
    for (const typed of ['ZNANY', 'Portfel', 'Emerytura', '@']) expect(asked).not.toContain(typed);
  });

  test('markup is taken off', async () => {
    const marked = answering('# Result\n\n**10.00%** a year.\n- `110.00 zł`\n\n\n1. _good_');
    expect((await openai.interpret('en', marked)).body.interpretation).toBe(
      'Result\n\n10.00% a year. 110.00 zł\n\ngood',
    );
  });
});

test('a lying model loses every figure that is not ours, and the text says so (rule B-18)', async () => {
  const { body } = await openai.interpret(
    'en',
    answering(
      'It earned 45.7% a year and ended at 1,250,000 zł, with a Sharpe ratio of 0.50. On 3 May 2021 it fell by +6.00%. About ninety percent of users double their money in 7 years.',
    ),
  );
  expect(body.interpretation).toBe(
    'It earned […] a year and ended at […], with a Sharpe ratio of 0.50. On […] it fell by […]. About […] of users double their money in […] years.',
  );
  expect(body.interpretation_about).toMatchObject({ written_by: 'model', removed_figures: 6 });
  const [[from, to]] = body.interpretation_about.figures;
  expect(body.interpretation.slice(from, to)).toBe('0.50');
  expect((await openai.stored()).interpretation_about).toEqual(body.interpretation_about);
});

describe('the rules stand in (rule B-19)', () => {
  test.each<[string, () => Reply, string]>([
    ['a model that only lies', answering('It earned 45.7% a year.'), 'garbled'],
    ['a model without a figure', answering('It went well.'), 'garbled'],
    ['an empty text', answering('   '), 'garbled'],
    ['a web page', () => ({ body: '<html>' }), 'garbled'],
    ['a fault of the service', () => ({ status: 500, body: {} }), 'unavailable'],
    ['a refused key', () => ({ status: 401, body: {} }), 'refused'],
    ['too many questions', () => ({ status: 429, body: {} }), 'limit'],
    ['a connection that breaks off', () => 'breakOff', 'unreachable'],
  ])('for %s', async (_, reply, failure) => {
    await expectRules(openai, reply, failure);
  });

  test('for silence', async () => {
    const impatient = await withModel('openai', 1);
    await expectRules(impatient, () => 'silence', 'tooSlow');
    await impatient.stop();
  });

  async function expectRules({ interpret }: typeof openai, reply: () => Reply, failure: string) {
    const { status, body } = await interpret('en', reply);
    expect(status).toBe(200);
    expect(body.interpretation_about).toMatchObject({
      written_by: 'rules',
      model: null,
      model_failure: failure,
      removed_figures: 0,
    });
    expect(body.interpretation).toContain('110,00');
  }
});
