import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import * as contract from '../contract.ts';
import { chooseConsent } from './choose-consent.ts';

export const consent: Registration = {
  name: 'consent',
  calls: () => [bind(contract.chooseConsent, chooseConsent)],
};
