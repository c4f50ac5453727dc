import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import * as contract from '../contract.ts';
import { corporateActionsFailures } from '../failures.ts';
import { previewAction } from './preview-action.ts';
import { recordAction } from './record-action.ts';

export const corporateActions: Registration = {
  name: 'corporate-actions',
  failures: corporateActionsFailures,
  calls: () => [bind(contract.previewAction, previewAction), bind(contract.recordAction, recordAction)],
};
