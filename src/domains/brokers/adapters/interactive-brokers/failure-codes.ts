import { BrokerFailure, refusedFor } from '../../broker-port.ts';

/** What the web service's numbers mean; those that are not here are worth another try. */
export function failureOfCode(code: string | undefined, message = ''): BrokerFailure {
  const detail = `${code ?? 'no code'}: ${message.slice(0, 160)}`;
  switch (code) {
    // The query is of a kind no longer served, or not there.
    case '1010':
    case '1014':
      return refusedFor('wrongKeys', detail, 'applicationId');
    case '1015':
      return refusedFor('wrongKeys', detail, 'accessKey');
    case '1012':
      return refusedFor('expired', detail, 'accessKey');
    case '1013':
      return refusedFor('wrongAddress', detail, 'accessKey');
    case '1011':
    case '1016':
      return refusedFor('noPermission', detail);
    case '1018':
      return new BrokerFailure('rateLimited', detail, { retryAfterSeconds: 60 });
    case '1020':
    case undefined:
      return new BrokerFailure('changed', detail);
    default:
      return new BrokerFailure('unavailable', detail, { retryAfterSeconds: 60 });
  }
}
