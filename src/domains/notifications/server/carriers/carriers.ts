import type { Services } from '../../../../platform/services.ts';
import type { Carrier } from '../dispatch.ts';
import { mailCarrier } from './mail-carrier.ts';
import { pushCarrier } from './push-carrier.ts';
import { smsCarrier } from './sms-carrier.ts';

/** The ways out of the product. */
export function carriersOf(services: Services): Carrier[] {
  return [mailCarrier(services), smsCarrier(services), pushCarrier(services)];
}
