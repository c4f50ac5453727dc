import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder, usedFolder } from '../../tests/support/used-products.ts';
import { root } from './project-root.ts';

/** What `npm start` does once everything is installed and built, with npm and its shell in front. */
async function npmStart(dataDir: string) {
  const project = await folder();
  const scripts = { start: 'node start.mjs' };
  await writeFile(path.join(project, 'package.json'), JSON.stringify({ name: 'x', type: 'module', scripts }));
  const become = `import { become } from ${JSON.stringify(path.join(root, 'tools/project.mjs'))};`;
  await writeFile(path.join(project, 'start.mjs'), `${become}\nawait become(['src/entry/server.ts']);\n`);
  const npm = spawn('npm', ['start'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: '0',
      WALORY_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain('Walory is ready');
  return { npm, url: /Walory is ready: (\S+)/.exec(output)![1]! };
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to npm alone ends the product and its database in order (A-24)',
  async (signal) => {
    const dataDir = await usedFolder();
    const { npm, url } = await npmStart(dataDir);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    npm.kill(signal);
    const answers = () =>
      fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
    const cluster = path.join(dataDir, 'postgres/cluster/postmaster.pid');
    await expect.poll(() => existsSync(cluster)).toBe(false);
  },
);
