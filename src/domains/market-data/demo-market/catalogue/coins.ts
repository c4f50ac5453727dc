import { type DemoInstrument, noFacts } from '../demo-instrument.ts';
import { plainInstrument, readFormer } from './read-shares.ts';
import { numberOf, readTable, textOrNull } from './read-table.ts';

const columns = ['key', 'name', 'kind', 'supply', 'coingecko', 'yahoo', 'former', 'website'] as const;

/** Quoted in dollars, every day of the year. `supply` in millions of coins, about. */
const rows = readTable(
  columns,
  `
key  | name              | kind        | supply    | coingecko               | yahoo    | former          | website
btc  | Bitcoin           | coins       | 19.95     | bitcoin                 | BTC-USD  | -               | https://bitcoin.org
eth  | Ethereum          | coins       | 120.7     | ethereum                | ETH-USD  | -               | https://ethereum.org
usdt | Tether            | stablecoins | 185000    | tether                  | USDT-USD | -               | https://tether.to
usdc | USD Coin          | stablecoins | 74000     | usd-coin                | USDC-USD | -               | https://www.circle.com
bnb  | BNB               | coins       | 138       | binancecoin             | BNB-USD  | -               | https://www.bnbchain.org
xrp  | XRP               | coins       | 59800     | ripple                  | XRP-USD  | -               | https://xrpl.org
sol  | Solana            | coins       | 550       | solana                  | SOL-USD  | -               | https://solana.com
ada  | Cardano           | coins       | 36000     | cardano                 | ADA-USD  | -               | https://cardano.org
doge | Dogecoin          | coins       | 151000    | dogecoin                | DOGE-USD | -               | https://dogecoin.com
trx  | TRON              | coins       | 94700     | tron                    | TRX-USD  | -               | https://tron.network
avax | Avalanche         | coins       | 428       | avalanche-2             | AVAX-USD | -               | https://www.avax.network
link | Chainlink         | coins       | 690       | chainlink               | LINK-USD | -               | https://chain.link
dot  | Polkadot          | coins       | 1600      | polkadot                | DOT-USD  | -               | https://polkadot.com
ltc  | Litecoin          | coins       | 76.5      | litecoin                | LTC-USD  | -               | https://litecoin.org
bch  | Bitcoin Cash      | coins       | 19.95     | bitcoin-cash            | BCH-USD  | -               | https://bitcoincash.org
xlm  | Stellar           | coins       | 32000     | stellar                 | XLM-USD  | -               | https://stellar.org
shib | Shiba Inu         | coins       | 589000000 | shiba-inu               | SHIB-USD | -               | https://shib.io
uni  | Uniswap           | coins       | 630       | uniswap                 | -        | -               | https://uniswap.org
atom | Cosmos            | coins       | 475       | cosmos                  | ATOM-USD | -               | https://cosmos.network
pol  | Polygon           | coins       | 10500     | polygon-ecosystem-token | -        | MATIC 2024-09-03 | https://polygon.technology
`,
);

export const coins: DemoInstrument[] = rows.map((row) => {
  const yahoo = textOrNull(row.yahoo);
  return {
    ...plainInstrument,
    key: row.key,
    isin: null,
    mic: null,
    ticker: row.key.toUpperCase(),
    formerTickers: readFormer(row.former),
    class: 'crypto',
    subclass: row.kind === 'stablecoins' ? 'stablecoins' : 'coins',
    currency: 'USD',
    names: { en: row.name, pl: row.name },
    country: null,
    providerSymbols: { coingecko: row.coingecko, ...(yahoo ? { yahoo } : {}) },
    facts: { ...noFacts, website: row.website },
    sharesOutstanding: Math.round(numberOf(row.supply) * 1e6),
    calendar: 'always',
  };
});
