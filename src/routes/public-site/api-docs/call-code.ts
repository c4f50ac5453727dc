import type { CallReference } from '../../api/call-reference.ts';

export function prettyJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

type Shown = Pick<CallReference, 'method' | 'who' | 'csrf' | 'example'>;

/** A call as one types it into a shell: with a key where keys may, else with the cookies of a session. */
export function curlOf({ method, who, csrf, example }: Shown, origin: string): string {
  const isOpen = who === 'anyone' && !csrf;
  const proof = who === 'key' ? ['-H "Authorization: Bearer $WALORY_KEY"'] : isOpen ? [] : ['-b cookies.txt'];
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + example.path)}`,
    ...proof,
    ...(csrf && who !== 'key' ? ['-H "X-XSRF-TOKEN: $XSRF_TOKEN"'] : []),
    ...(example.body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(prettyJson(example.body))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** The first call in three languages; the key stands in the environment. */
export function firstCalls(origin: string) {
  const url = `${origin}/api/portfolios`;
  return {
    curl: `curl ${quoted(url)} \\\n  -H "Authorization: Bearer $WALORY_KEY"`,
    javascript: [
      `const answer = await fetch('${url}', {`,
      "  headers: { Authorization: 'Bearer ' + process.env.WALORY_KEY },",
      '});',
      'const { data, message } = await answer.json();',
      "if (!answer.ok) throw new Error(answer.status + ': ' + message);",
      'for (const { name, market_value, shown_currency } of data) {',
      '  console.log(name, market_value, shown_currency);',
      '}',
    ].join('\n'),
    python: [
      'import json',
      'import os',
      'from urllib.request import Request, urlopen',
      '',
      'request = Request(',
      `    "${url}",`,
      '    headers={"Authorization": f"Bearer {os.environ[\'WALORY_KEY\']}"},',
      ')',
      'with urlopen(request) as answer:',
      '    portfolios = json.load(answer)["data"]',
      'for portfolio in portfolios:',
      '    print(portfolio["name"], portfolio["market_value"], portfolio["shown_currency"])',
    ].join('\n'),
  };
}
export type FirstCalls = ReturnType<typeof firstCalls>;
