import { listMails } from '../platform/mail/mail-store.ts';
import { withOpenLinks } from '../platform/mail/sealed-links.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { dataFolder } from './open-services.ts';
import { withDatabase } from './with-database.ts';

// Without a mail server nothing leaves the outbox, and the outbox shows links to nobody but their owner: whoever runs
// the installation reads here what to pass on.
const email = process.argv[2]?.trim().toLowerCase();
if (!email) {
  console.error('To whom? npm run mail -- <e-mail>');
  process.exit(1);
}

await withDatabase(async (database, settings) => {
  const [newest] = await listMails(database, { start: 0, limit: 1, to: [email] });
  if (!newest) throw new Error(`Nothing was written to ${email}.`);
  const { plain } = withOpenLinks(await loadSecrets(dataFolder(settings), settings.secret), newest);
  return `Written ${newest.created_at.toISOString()} to ${email}, ${newest.state}\n\n${plain}`;
});
