import path from 'node:path';
import { restore } from '../platform/backup/restore.ts';
import { dataFolder } from './open-services.ts';
import { root } from './project-root.ts';
import { withDatabase } from './with-database.ts';

const [file, ...flags] = process.argv.slice(2);
if (!file) {
  console.error('Which backup? npm run restore -- <file> [--replace]');
  process.exit(1);
}

await withDatabase(async (database, settings) => {
  const { createdAt, tables } = await restore(path.resolve(file), {
    database,
    dataDir: dataFolder(settings),
    secret: settings.secret,
    migrationsFolder: path.join(root, 'migrations'),
    replace: flags.includes('--replace'),
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${rows} rows as of ${createdAt}. Start with: npm start`;
});
