import type { BrokerAdapter } from '../../broker-port.ts';
import { BrokerFailure } from '../../broker-port.ts';
import { pageOf } from '../../kit/activity-page.ts';
import { validated } from '../../kit/validation.ts';
import { createFlexClient } from './client.ts';
import { type AccountStatement, accountsIn } from './statement.ts';

export const interactiveBrokers: BrokerAdapter = {
  name: 'interactive-brokers',
  title: 'Interactive Brokers',
  hasDemo: false,
  hasReal: true,
  hasSeveralAccounts: true,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokersWord: 'Flex Query ID' },
    { name: 'accessKey', label: 'secretKey', brokersWord: 'Flex Web Service Token' },
  ],
  connect(credentials, options) {
    const client = createFlexClient(credentials, options);
    // One statement has everything, and the service makes few: a connection asks once.
    let known: Promise<AccountStatement[]> | undefined;
    function statements(): Promise<AccountStatement[]> {
      known ??= client.statement('patiently').then((document) => {
        if (document) return accountsIn(document);
        const detail = 'the statement is still being made';
        throw new BrokerFailure('unavailable', detail, { retryAfterSeconds: 300 });
      });
      known.catch(() => {
        known = undefined;
      });
      return known;
    }
    /** That it is being made proves the keys; what is in it is looked at if it comes soon. */
    async function proven(): Promise<void> {
      if (known) return void (await known);
      const document = await client.statement('shortly');
      if (document) known = Promise.resolve(accountsIn(document));
    }
    async function of(account: string): Promise<AccountStatement> {
      const found = (await statements()).find((one) => one.account === account);
      if (!found) throw new BrokerFailure('changed', 'the query no longer has this account');
      return found;
    }
    return {
      validate: () =>
        validated(async () => {
          await proven();
          return undefined;
        }),
      accounts: async () => (await statements()).map(({ account }) => ({ id: account })),
      balances: async (account) => (await of(account)).cash,
      positions: async (account) => (await of(account)).positions,
      /** The whole statement each time: corrections have the day of what they correct, months back. */
      async activities(account) {
        const { found, cancelled } = await of(account);
        return pageOf(found, { account, cursor: {}, isLast: true, cancelled });
      },
    };
  },
};
