import { startAlpaca } from '../brokers/alpaca.ts';
import { startExante } from '../brokers/exante.ts';
import { startKraken } from '../brokers/kraken.ts';
import { snapTradeKeys, startSnapTrade } from '../brokers/snaptrade.ts';
import { runProduct, temporaryFolder } from '../running-product.ts';

/** One running product for all journeys; each journey brings its own account. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  // For journeys that play a part of the outside world: a source that stores a price.
  process.env.WALORY_TEST_DATA = folder.path;
  // Brokers who answer: one whose keys can trade, one whose keys open two accounts, one whose keys can withdraw; and one
  // where nobody listens.
  const [alpaca, exante, kraken, snapTrade] = await Promise.all([
    startAlpaca(),
    startExante(),
    startKraken(),
    startSnapTrade(),
  ]);
  exante.state.accounts = ['ABC1234.001', 'ABC1234.002'];
  kraken.state.permissions.push('withdraw-funds');
  snapTrade.state.connects = 'Questrade';
  const product = await runProduct(
    {
      PORT: process.env.WALORY_TEST_PORT!,
      WALORY_LIMIT_FACTOR: '1000',
      WALORY_API_PER_MINUTE: '1000000',
      WALORY_GALLERY: 'on',
      WALORY_PUSH_LOOPBACK: 'on',
      WALORY_LOG: 'warn',
      WALORY_SOCIAL_URLS:
        'https://www.facebook.com/walory,https://x.com/walory,https://www.linkedin.com/company/walory',
      WALORY_BLOG_URL: 'https://blog.walory.example',
      WALORY_BROKER_URLS: `alpaca=${alpaca.local.address},exante=${exante.local.address},kraken=${kraken.local.address},trading212=http://127.0.0.1:9,snaptrade=${snapTrade.local.address}`,
      WALORY_SNAPTRADE_CLIENT_ID: snapTradeKeys.clientId,
      WALORY_SNAPTRADE_CONSUMER_KEY: snapTradeKeys.consumerKey,
    },
    folder.path,
  );
  return async () => {
    await product.stop();
    await Promise.all([alpaca, exante, kraken, snapTrade].map(({ local }) => local.close()));
    await folder.remove();
    const noise = product
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    if (noise.length) throw new Error(`the server logged faults during the journeys:\n${noise.join('\n')}`);
  };
}
