import { tinyAvatar } from '../../records/sample-records.ts';
import { administration, everybody, inPerson, type Row, signedIn } from '../row.ts';

const newPassword = { password: 'krzemien-2025', password_confirmation: 'krzemien-2025' };

export const identityRoutes: Record<string, Row> = {
  'auth.csrf': everybody,
  'auth.register': {
    ...everybody,
    key: 403,
    eyes: 403,
    send: () => ({
      body: {
        username: 'Ewa',
        email: `ewa-${crypto.randomUUID()}@example.pl`,
        terms: true,
        newsletter: true,
        ...newPassword,
      },
    }),
  },
  'auth.signIn': {
    ...everybody,
    key: 403,
    eyes: 403,
    send: ({ owner }) => ({ body: { email: owner.email, password: owner.password, remember: true } }),
  },
  'auth.signOut': { ...signedIn, key: 403 },
  'auth.visitDemo': { ...everybody, key: 403, eyes: 403 },
  'user.current': signedIn,
  'user.update': {
    ...inPerson,
    stranger: 404,
    send: ({ owner }) => ({
      path: `/api/user/${owner.id}`,
      body: {
        name: 'Anna Nowak',
        email: owner.email,
        city: 'Gdańsk',
        streetAddress: 'Długa 1',
        postalCode: '80-001',
      },
    }),
  },
  'user.changePassword': {
    ...inPerson,
    send: ({ owner }) => ({ body: { current_password: owner.password, ...newPassword } }),
  },
  'user.onboarding': {
    ...signedIn,
    key: 403,
    send: () => ({ body: { familiarity: 2, reason: 3, scope: 'personal-and-professional' } }),
  },
  'user.export': inPerson,
  'user.remove': { ...inPerson, send: ({ owner }) => ({ body: { password: owner.password } }) },
  'user.sessions': inPerson,
  'user.endSession': {
    ...inPerson,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/user/sessions/${await fixture.sessionId()}` }),
  },
  'user.createApiKey': inPerson,
  'user.deleteApiKey': inPerson,
  'user.uploadAvatar': { ...signedIn, key: 403, send: () => ({ body: { avatar: tinyAvatar } }) },
  'user.removeAvatar': { ...signedIn, key: 403 },
  'user.readAvatar': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/avatars/${await fixture.avatarId()}` }),
  },
  'email.request': {
    ...everybody,
    key: 403,
    eyes: 403,
    send: ({ owner }) => ({
      path: `/api/email?type=reset-password&email=${encodeURIComponent(owner.email)}`,
    }),
  },
  'email.redeem': {
    ...everybody,
    key: 403,
    eyes: 403,
    send: async (fixture) => ({
      body: { type: 'email-verification', token: await fixture.verificationToken() },
    }),
  },
  'admin.impersonate': { ...administration, send: ({ anybody }) => ({ body: { user_id: anybody } }) },
  'admin.stopImpersonating': { visitor: 401, user: 404, key: 403, eyes: 200, admin: 404 },
};
