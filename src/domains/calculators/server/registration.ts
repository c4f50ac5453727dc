import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import * as contract from '../contract.ts';
import { readBondOffer } from './bond-offer.ts';

export const calculators: Registration = {
  name: 'calculators',
  calls: () => [bind(contract.bondOffer, readBondOffer)],
};
