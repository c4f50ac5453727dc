import { get } from 'node:http';
import type { Visitor } from '../../tests/support/callers/visitor.ts';

/** How long a call takes until its last byte is here, packed as browsers ask for it; unpacking and reading are theirs. */
export function answerTime(url: string, { cookies }: Visitor, path: string): Promise<number> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'accept-encoding': 'gzip, br, zstd', accept: 'application/json' };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(new URL(path, url), { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answers ${answer.statusCode}`));
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}
