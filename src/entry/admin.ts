import { writeAudit } from '../domains/identity/server/audit-store.ts';
import { setRole, userByEmail } from '../domains/identity/server/user-store.ts';
import { withDatabase } from './with-database.ts';

const email = process.argv[2]?.trim().toLowerCase();
if (!email) {
  console.error('Whom? npm run admin -- <e-mail>');
  process.exit(1);
}

await withDatabase(async (database) => {
  const user = await userByEmail(database, email);
  if (!user) throw new Error(`Nobody is registered as ${email}.`);
  await database.transaction(async (tx) => {
    await setRole(tx, user.id, 'admin');
    await writeAudit(tx, {
      action: 'made-admin',
      actorId: null,
      subjectId: user.id,
      address: 'command line',
      at: new Date(),
    });
    // Running processes remember roles for half a minute; this makes them look again.
    await tx.raw(`select pg_notify('walory_events', $1)`, [
      JSON.stringify({ from: 'command', event: { type: 'SessionsChanged', userId: user.id } }),
    ]);
  });
  return `${email} is an administrator now.`;
});
