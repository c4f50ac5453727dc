import { type BrokerAdapter, type BrokerConnection, type Credentials, refusedFor } from '../broker-port.ts';

/** What keys are made of. Anything else was pasted by mistake and cannot stand in a header. */
const plain = /^[\x20-\x7e\r\n]{1,8000}$/;

/** The same broker, whose keys are taken without the blanks around them, and refused unasked where they cannot be keys. */
export function withPlainKeys(adapter: BrokerAdapter): BrokerAdapter {
  return {
    ...adapter,
    connect(credentials, options) {
      const trimmed: Credentials = {
        applicationId: credentials.applicationId.trim(),
        accessKey: credentials.accessKey.trim(),
        ...(credentials.clientId !== undefined && { clientId: credentials.clientId.trim() }),
      };
      const wrong = adapter.fields.find(({ name }) => !plain.test(trimmed[name] ?? ''));
      return wrong ? refusing(wrong.name) : adapter.connect(trimmed, options);
    },
  };
}

function refusing(field: keyof Credentials): BrokerConnection {
  const refuse = () => Promise.reject(refusedFor('wrongKeys', 'no key', field));
  return {
    validate: async () => ({ is: 'refused', reason: 'wrongKeys', field }),
    accounts: refuse,
    balances: refuse,
    positions: refuse,
    activities: refuse,
  };
}
