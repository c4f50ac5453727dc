import { newsletterToken } from '../../../../src/domains/leads/server/newsletter/newsletter-link.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import { testSecrets } from '../../database/test-settings.ts';
import { administration, everybody, type Row } from '../row.ts';

/** A link that we signed; nobody asks by it any more. */
async function linkTo(what: 'confirm' | 'leave') {
  const token = newsletterToken(await testSecrets(), what, { id: newId(), sentAt: new Date() });
  return { path: `/api/lead/newsletter/${what}/${token}` };
}

export const leadsRoutes: Record<string, Row> = {
  'leads.newsletter': { ...everybody, send: () => ({ body: { email: 'czytelnik@example.pl' } }) },
  'leads.contact': {
    ...everybody,
    send: () => ({
      body: {
        name: 'Piotr',
        email: 'piotr@example.pl',
        company: 'ABC',
        phone: '+48 22 100 20 30',
        message: 'Dzień dobry',
      },
    }),
  },
  'leads.readConfirmation': { ...everybody, send: () => linkTo('confirm') },
  'leads.confirmNewsletter': { ...everybody, send: () => linkTo('confirm') },
  'leads.readSubscription': { ...everybody, send: () => linkTo('leave') },
  'leads.leaveNewsletter': { ...everybody, send: () => linkTo('leave') },
  'admin.contactMessages': {
    ...administration,
    send: () => ({ path: '/api/admin/contact-messages?search=dzie' }),
  },
  // Nobody wrote a message of this id.
  'admin.markContactMessage': {
    ...administration,
    admin: 404,
    send: ({ anybody }) => ({ path: `/api/admin/contact-messages/${anybody}`, body: { answered: true } }),
  },
  'admin.subscribers': { ...administration, send: () => ({ path: '/api/admin/newsletter?state=asked' }) },
  'admin.exportSubscribers': administration,
};
