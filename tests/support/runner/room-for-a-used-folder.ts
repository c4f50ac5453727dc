import { chmod } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '../../../src/platform/own-postgres/folder-for-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    roomForUsedFolder: string;
  }
}

/** Where the first test that wants a used data folder makes one for all of the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const room = await temporaryFolder('walory-used-');
  // A server that runs as somebody else passes through it; otherwise its cluster would lie elsewhere, and copies share it.
  await chmod(room.path, 0o711);
  project.provide('roomForUsedFolder', room.path);
  return room.remove;
}
