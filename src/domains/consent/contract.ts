import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { purposes } from './purposes.ts';

const purpose = z.enum(purposes, 'invalid');
const some = z._default(z.array(purpose, 'invalid').check(z.maxLength(purposes.length, 'invalid')), []);

export const chooseConsent = defineCall({
  id: 'consent.choose',
  method: 'PUT',
  path: '/api/consent',
  summary:
    'Remembers in a cookie of this browser for which purposes third parties may be loaded; what is named neither way stays as it was, and cookies of what is refused are removed',
  access: 'anyone',
  apiKey: false,
  body: z.object({ agreed: some, refused: some }),
  output: record(z.object({ agreed: z.array(purpose) })),
});
