import path from 'node:path';
import { backUp } from '../platform/backup/back-up.ts';
import { dataFolder } from './open-services.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (database, settings) => {
  const now = new Date();
  const name = `walory-${now.toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`;
  const file = path.resolve(process.argv[2] ?? path.join(dataFolder(settings), 'backups', name));
  const { tables } = await backUp(file, {
    database,
    dataDir: dataFolder(settings),
    secret: settings.secret,
    now,
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Backed up ${Object.keys(tables).length} tables with ${rows} rows to ${file}`;
});
