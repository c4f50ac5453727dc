import { Unreadable } from '../../kit/collector.ts';

/** What an operation is to us. The first four have several lines for one trade. */
export type Family =
  | 'trade'
  | 'convert'
  | 'dust'
  | 'fiat'
  | 'in'
  | 'out'
  | 'income'
  | 'internal'
  | 'payment'
  | 'cashback'
  | 'p2p'
  | 'futures'
  | 'loan'
  | 'migration';

const families: readonly [RegExp, Family][] = [
  [/^transaction (buy|spend|sold|revenue|related|fee)$/, 'trade'],
  [/^(buy|sell|fee|large otc trading|instant order settlement|auto-invest transaction)$/, 'trade'],
  [/^(binance convert|convert|convert fiat to crypto ocbs|eth 2\.0 staking)$/, 'convert'],
  [/^small assets (exchange bnb|conversion)/, 'dust'],
  [/^(buy|sell) crypto( with fiat)?$/, 'fiat'],
  [/^(crypto |fiat )?deposit$|^(receive|initial balance)$/, 'in'],
  [/^(crypto |fiat )?withdraw(al)?$|^send$/, 'out'],
  [/^transfer between |^transfer funds to |^(main and funding )?account transfer$|^transfer$/, 'internal'],
  [
    /^(simple earn (flexible|locked)|(pos )?savings( principal)?|staking|launchpool|bnb vault|dual investment) (subscription|redemption|purchase)$/,
    'internal',
  ],
  [/^binance card cashback$/, 'cashback'],
  [/^(binance card spending|merchant acquiring|binance pay(ment)?)$/, 'payment'],
  [/^p2p trading$/, 'p2p'],
  [/^(funding fee|realized profit and loss|insurance fund compensation|insurance clear)$/, 'futures'],
  [/^(isolated )?margin (loan|repayment)$/, 'loan'],
  [/^token swap - redenomination\/rebranding$/, 'migration'],
  [/ (interest|rewards|distribution|airdrops?|rebate)$/, 'income'],
  [/^(distribution|airdrop assets|crypto box|cash voucher|referral kickback|referral commission)$/, 'income'],
  [/^commission (history|rebate)$|^launchpool (airdrop|earnings)/, 'income'],
];

export function familyOf(operation: string): Family {
  const word = operation.toLowerCase().slice(0, 120);
  const found = families.find(([pattern]) => pattern.test(word))?.[1];
  if (!found) throw new Unreadable('kindUnknown', { word: operation });
  return found;
}

export function isFeeOperation(operation: string): boolean {
  return /^(transaction )?fee$/i.test(operation);
}
