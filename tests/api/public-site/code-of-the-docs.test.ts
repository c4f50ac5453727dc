import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { referenceOf } from '../../../src/routes/api/call-reference.ts';
import { openApiDocument } from '../../../src/routes/api/open-api.ts';
import { curlOf, firstCalls } from '../../../src/routes/public-site/api-docs/call-code.ts';
import { allCalls } from '../../support/all-calls.ts';
import { keyOf, newPerson } from '../../support/callers/people.ts';
import { newPortfolio } from '../../support/records/sample-records.ts';
import { runCommand } from '../../support/run-command.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let env: { WALORY_KEY: string };
beforeAll(async () => {
  walory = await startTestWalory();
  const reader = await newPerson(walory);
  env = { WALORY_KEY: await keyOf(reader) };
  const made = await reader.browser.post('/api/portfolios', { ...newPortfolio(), name: 'Żółty portfel' });
  expect(made.status, made.text).toBe(200);
});
afterAll(() => walory.stop());

/** Not everybody has every program: then the test says which one it would have needed. */
function needs(context: TestContext, program: string): void {
  const { status } = spawnSync(program, ['--version']);
  context.skip(status !== 0, `${program} is not on this machine`);
}

test('the first call in JavaScript prints what one has (PS-13)', async () => {
  const { javascript } = firstCalls(walory.url);
  const { code, output } = await runCommand(process.execPath, ['--input-type=module', '-e', javascript], env);
  expect([code, output]).toEqual([0, expect.stringMatching(/^Żółty portfel 0\S* pln\n$/)]);
});

test('the first call in Python prints the same', async (context) => {
  needs(context, 'python3');
  const { python } = firstCalls(walory.url);
  const { code, output } = await runCommand('python3', ['-c', python], { ...env, PYTHONUTF8: '1' });
  expect([code, output]).toEqual([0, expect.stringMatching(/^Żółty portfel 0\S* pln\n$/)]);
});

test('the first call in curl answers with it', async (context) => {
  needs(context, 'curl');
  const { code, output } = await runCommand(
    'sh',
    ['-c', firstCalls(walory.url).curl.replace('curl', 'curl -s')],
    env,
  );
  expect(code, output).toBe(0);
  expect(JSON.parse(output).data).toMatchObject([{ name: 'Żółty portfel' }]);
});

test('what a key reads is asked for as its example in curl says, and is understood', async (context) => {
  needs(context, 'curl');
  const calls = referenceOf(openApiDocument(walory.url, allCalls))
    .flatMap((area) => area.calls)
    .filter(({ id, who, answers, method }) =>
      // One with a body, too; others name records that only their example has.
      method === 'GET' ? who === 'key' && answers === 'json' : id === 'reports.create',
    );
  expect(calls.length).toBeGreaterThan(40);
  // One shell for all of them, each with its name and the status it was answered with.
  const script = calls
    .map((call) => `printf '${call.id} '; ${curlOf(call, walory.url)} -s -o /dev/null -w '%{http_code}\\n'`)
    .join('\n');
  const { code, output } = await runCommand('sh', ['-c', script], env);
  expect(code, output).toBe(0);
  const answers = output.trim().split('\n');
  expect(answers.length).toBe(calls.length);
  expect(answers.filter((line) => !/ (200|404)$/.test(line))).toEqual([]);
  expect(answers).toContain('reports.create 200');
});
