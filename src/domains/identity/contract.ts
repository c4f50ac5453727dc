import * as z from 'zod/mini';
import { emailAddress as email } from '../../foundation/addresses/email-address.ts';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { agreeing, givenPassword, line, newPassword, optionalLine, shortLine } from './account-fields.ts';
import { familiarityLevels, investingReasons, trackingScopes } from './investor-profile.ts';

const id = z.object({ id: z.string() });
const token = z
  .string('invalidToken')
  .check(z.minLength(1, 'invalidToken'), z.maxLength(200, 'invalidToken'));

/** Security of the account: only the signed-in person, never a key and never an administrator in their place. */
const ownerOnly = { apiKey: false, whileImpersonating: false } as const;

export const csrfCookieCall = defineCall({
  id: 'auth.csrf',
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Sets the XSRF-TOKEN cookie, to be echoed as the header X-XSRF-TOKEN',
  access: 'anyone',
  output: done,
});

export const register = defineCall({
  id: 'auth.register',
  method: 'POST',
  path: '/register',
  summary: 'Creates an account, opens a session and sends the verification mail',
  access: 'anyone',
  ...ownerOnly,
  whileVisiting: true,
  body: agreeing(
    z.object({
      username: line(60, 'usernameError'),
      email,
      password: newPassword,
      password_confirmation: z.string('passwordsDoNotMatch'),
      terms: z.literal(true, 'termsError'),
      newsletter: z._default(z.boolean('invalid'), false),
    }),
  ),
  output: record(z.object({ id: z.string() })),
  errors: ['emailTaken'],
});

export const signIn = defineCall({
  id: 'auth.signIn',
  method: 'POST',
  path: '/login',
  summary: 'Opens a session',
  access: 'anyone',
  ...ownerOnly,
  whileVisiting: true,
  body: z.object({ email, password: givenPassword, remember: z._default(z.boolean('invalid'), false) }),
  output: record(z.object({ id: z.string(), onboarding_done: z.boolean() })),
  errors: ['invalidCredentials', 'accountBlocked'],
});

export const signOut = defineCall({
  id: 'auth.signOut',
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session',
  access: 'user',
  apiKey: false,
  whileVisiting: true,
  output: done,
});

export const visitDemo = defineCall({
  id: 'auth.visitDemo',
  method: 'POST',
  path: '/api/demo',
  summary:
    'Lets a visitor look at the demo account without signing up, and change nothing; not there where there is no demo',
  access: 'anyone',
  ...ownerOnly,
  whileVisiting: true,
  /** False for who is signed in, or looks already. */
  output: record(z.object({ started: z.boolean() })),
});

const policy = z.object({
  type: z.enum([
    'canCreateMorePortfolios',
    'canConnectMoreIntegrations',
    'canConnectMoreStrategies',
    'canHaveSMSNotifications',
    'canExportReportsToPDFOrCSV',
    'canHaveAccessToEducationMaterials',
  ]),
  value: z.number(),
});

export const userShape = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  first_name: z.nullable(z.string()),
  email: z.string(),
  email_verified_at: z.nullable(instant),
  onboarding_done_at: z.nullable(instant),
  role: z.enum(['user', 'admin']),
  locale: z.enum(['en', 'pl']),
  avatar: z.nullable(z.string()),
  api_key: z.nullable(z.string()),
  api_key_created_at: z.nullable(instant),
  phone: z.nullable(z.string()),
  address: z.object({ city: z.string(), street: z.string(), zip: z.string() }),
  notification: z.object({ email: z.boolean(), sms: z.boolean() }),
  newsletter: z.boolean(),
  terms_accepted_at: instant,
  familiarity: z.nullable(z.number()),
  reason: z.nullable(z.number()),
  scope: z.nullable(z.enum(trackingScopes)),
  is_demo: z.boolean(),
  /** Looks at the demo without an account, and can change nothing. */
  visiting: z.boolean(),
  impersonated: z.boolean(),
  /** When looking through this person's eyes ends by itself. */
  impersonated_until: z.nullable(instant),
  subscription: z.nullable(
    z.object({ id: z.string(), started_at: instant, ends_at: z.nullable(instant), is_trial: z.boolean() }),
  ),
  subscriptionPlan: z.nullable(
    z.object({
      id: z.string(),
      slug: z.string(),
      languages: z.array(z.object({ lang: z.string(), name: z.string() })),
    }),
  ),
  subscriptionPlanPolicies: z.array(policy),
  billingPortalUrl: z.nullable(z.string()),
  /** A plan whose payment is missing: it goes on until `grace_until`, and then holds again once it is paid. */
  unpaidPlan: z.nullable(
    z.object({
      languages: z.array(z.object({ lang: z.string(), name: z.string() })),
      since: instant,
      grace_until: instant,
      is_in_force: z.boolean(),
    }),
  ),
});

export const currentUser = defineCall({
  id: 'user.current',
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user with plan and limits',
  access: 'user',
  whenEmpty: 'userNotFetched',
  output: record(userShape),
});

export const updateUser = defineCall({
  id: 'user.update',
  method: 'PUT',
  path: '/api/user/:id',
  summary:
    'Changes the personal information; a new e-mail address needs the current password and has to be verified again',
  access: 'user',
  whenEmpty: 'personalInfoNotEdited',
  ...ownerOnly,
  params: id,
  body: z.object({
    name: line(60, 'nameError'),
    username: z.optional(line(60, 'usernameError')),
    first_name: z.optional(shortLine),
    email,
    /** Needed when the address changes. */
    current_password: z.optional(
      z.string('currentPasswordInvalid').check(z.maxLength(1024, 'currentPasswordInvalid')),
    ),
    city: optionalLine,
    streetAddress: optionalLine,
    postalCode: optionalLine,
  }),
  output: z.object({ success: z.boolean(), message: z.string() }),
  errors: ['emailTaken', 'passwordError', 'currentPasswordInvalid'],
});

export const changePassword = defineCall({
  id: 'user.changePassword',
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Changes the password and ends every other session, and the API key if wanted',
  access: 'user',
  ...ownerOnly,
  body: agreeing(
    z.object({
      current_password: z
        .string('currentPasswordInvalid')
        .check(z.minLength(1, 'passwordError'), z.maxLength(1024, 'currentPasswordInvalid')),
      password: newPassword,
      password_confirmation: z.string('passwordsDoNotMatch'),
      end_api_key: z._default(z.boolean('invalid'), false),
    }),
  ),
  output: done,
  errors: ['currentPasswordInvalid'],
});

export const finishOnboarding = defineCall({
  id: 'user.onboarding',
  method: 'POST',
  path: '/api/user/onboarding',
  summary: 'Stores the investor profile and ends the onboarding',
  access: 'user',
  apiKey: false,
  body: z.object({
    familiarity: z.literal([...familiarityLevels], 'familiarityError'),
    reason: z.literal([...investingReasons], 'reasonError'),
    scope: z.enum(trackingScopes, 'scopeError'),
  }),
  output: done,
});

export const exportUser = defineCall({
  id: 'user.export',
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything stored about the user, as one archive',
  access: 'user',
  ...ownerOnly,
  answers: 'file',
  output: z.unknown(),
});

export const removeUser = defineCall({
  id: 'user.remove',
  method: 'DELETE',
  path: '/api/user',
  summary: 'Removes the account with all its data; cannot be undone',
  access: 'user',
  ...ownerOnly,
  body: z.object({ password: givenPassword }),
  output: done,
  errors: ['currentPasswordInvalid', 'lastOperator'],
});

const session = z.object({
  id: z.string(),
  current: z.boolean(),
  user_agent: z.string(),
  address: z.string(),
  impersonated: z.boolean(),
  created_at: instant,
  last_seen_at: instant,
});

export const listSessions = defineCall({
  id: 'user.sessions',
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Devices that are signed in',
  access: 'user',
  ...ownerOnly,
  output: listOf(session),
});

export const endSession = defineCall({
  id: 'user.endSession',
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: 'Signs a device out',
  access: 'user',
  ...ownerOnly,
  params: id,
  output: done,
});

export const createApiKey = defineCall({
  id: 'user.createApiKey',
  method: 'POST',
  path: '/api/user/api-key',
  summary: 'Makes a personal API key, shown in full once; an earlier one stops working',
  access: 'user',
  whenEmpty: 'apiKeyNotCreated',
  ...ownerOnly,
  output: z.object({ api_key: z.string() }),
});

export const deleteApiKey = defineCall({
  id: 'user.deleteApiKey',
  method: 'DELETE',
  path: '/api/user/api-key/delete',
  summary: 'Removes the personal API key',
  access: 'user',
  whenEmpty: 'apiKeyNotDeleted',
  ...ownerOnly,
  output: done,
});

export const avatarLimit = 5 * 1024 * 1024;

export const uploadAvatar = defineCall({
  id: 'user.uploadAvatar',
  method: 'POST',
  path: '/api/avatars',
  summary: 'Stores a profile picture (jpg, jpeg or png), sent as a data URL',
  access: 'user',
  apiKey: false,
  bodyLimit: Math.ceil(avatarLimit * 1.4),
  body: z.object({ avatar: z.string('avatarFormatError').check(z.minLength(1, 'avatarFormatError')) }),
  output: record(z.object({ avatar: z.string() })),
  errors: ['avatarFormatError', 'avatarTooLarge'],
});

export const removeAvatar = defineCall({
  id: 'user.removeAvatar',
  method: 'DELETE',
  path: '/api/avatars',
  summary: 'Removes the profile picture',
  access: 'user',
  apiKey: false,
  output: done,
});

export const readAvatar = defineCall({
  id: 'user.readAvatar',
  method: 'GET',
  path: '/api/avatars/:id',
  summary: 'A profile picture',
  access: 'user',
  answers: 'file',
  params: id,
  output: z.unknown(),
});

export const requestMail = defineCall({
  id: 'email.request',
  method: 'GET',
  path: '/api/email',
  summary:
    'Sends the verification mail again, or a link to reset a password; the answer never tells whether an address is known',
  access: 'anyone',
  ...ownerOnly,
  changes: true,
  query: z.discriminatedUnion('type', [
    z.object({ type: z.literal('verification') }),
    z.object({ type: z.literal('reset-password'), email }),
  ]),
  output: done,
});

export const redeemMail = defineCall({
  id: 'email.redeem',
  method: 'POST',
  path: '/api/email',
  summary:
    'Redeems a link from a mail: verifies the address, sets a new password, or brings the address of before back',
  access: 'anyone',
  ...ownerOnly,
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('email-verification'), token }),
    z.object({ type: z.literal('email-undo'), token }),
    agreeing(
      z.object({
        type: z.literal('reset-password'),
        token,
        password: newPassword,
        password_confirmation: z.string('passwordsDoNotMatch'),
      }),
    ),
  ]),
  output: done,
  errors: ['invalidToken', 'emailTaken'],
});

export const startImpersonation = defineCall({
  id: 'admin.impersonate',
  method: 'POST',
  path: '/api/admin/impersonate',
  summary: 'Lets an administrator see the platform as a user, for an hour at most',
  access: 'admin',
  ...ownerOnly,
  body: z.object({ user_id: z.string('userError').check(z.minLength(1, 'userError')) }),
  output: done,
  errors: ['userError', 'accountBlocked'],
});

export const stopImpersonation = defineCall({
  id: 'admin.stopImpersonating',
  method: 'DELETE',
  path: '/api/admin/impersonate',
  summary: 'Returns to the administrator’s own account',
  access: 'user',
  apiKey: false,
  output: done,
});
