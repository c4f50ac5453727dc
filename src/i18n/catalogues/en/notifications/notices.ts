/** What the product says by itself, in the bell, in mails, by SMS and push. */
const en = {
  welcome: {
    title: 'Welcome to {brand}',
    text: 'Your 14-day trial includes everything in the Standard plan.',
  },
  portfolioMoved: {
    title: '{portfolio} moved {percent} within 24 hours',
    text: 'By {amount}. What you paid in or took out does not count.',
  },
  assetMoved: {
    title: '{asset} moved {percent} within 24 hours',
    text: '{ticker} now costs {price}.',
  },
  levelCrossed: {
    title: '{asset} crossed your level',
    text: '{way, select, up {It rose to} other {It fell to}} {price}; you set {level}.',
  },
  exDividend: {
    title: '{asset} goes ex-dividend on {day}',
    text: 'For what you hold, about {amount} before tax.',
  },
  dividendPaid: {
    title: '{asset} pays its dividend on {day}',
    text: 'About {amount} before tax.',
  },
  bondInterest: {
    title: '{series} pays on {day}',
    text: '{basis, select, assumed {About {amount}} other {{amount}}} after tax.',
  },
  bondMatures: {
    title: '{series} matures on {day}',
    text: '{basis, select, assumed {About {amount}} other {{amount}}} comes back after tax.',
  },
  exchangeOpens: {
    title: 'From {day} you can exchange {series}',
    text: 'A new series costs less than its face value when you exchange.',
  },
  exchangeCloses: {
    title: 'Until {day} you can exchange {series}',
    text: 'Afterwards it is paid out.',
  },
  depositEnds: {
    title: '{deposit} ends on {day}',
    text: '{amount} after tax.',
  },
  instalmentDue: {
    title: 'The mortgage of {property} is due on {day}',
    text: 'The instalment is {amount}.',
  },
  planDue: {
    title: '{what, select, deposit {Planned deposit, {portfolio}} other {Planned purchase of {asset}}}',
    text: 'Planned for {day}. Once you confirm it, it becomes a transaction.',
  },
  coverageFell: {
    title: '{portfolio} has drifted from {strategy}',
    text: 'It covers {coverage} of the strategy; you wanted at least {below}.',
  },
  bandLeft: {
    title: '{part} has left its band in {portfolio}',
    text: 'It is {held} of the portfolio, {side, select, above {above} other {below}} the {wanted} of {strategy}.{count, plural, one {} =2 { One more part left its band too.} other { # parts left their bands.}}',
  },
  syncFailed: {
    title: '{connection} could not be read twice in a row',
    text: '{reason, select, credentials {The keys are no longer accepted: enter new ones.} rateLimited {We were asked to wait; we will try again later.} unavailable {There was no answer; we will try again soon.} changed {The answer could not be understood; we will try again later.} other {Something failed on our side; we will try again later.}}',
  },
  syncDiffers: {
    title: '{connection} and your ledger differ',
    text: '{count, plural, one {# difference} other {# differences}}. See which, and what would explain them.',
  },
  importFinished: {
    title: 'Import finished',
    text: '{count, plural, one {# row} other {# rows}} into {portfolio} from {file}.',
  },
  importFailed: {
    title: 'Import did not finish',
    text: 'Nothing of {file} was taken over. See why.',
  },
  simulationFinished: {
    title: 'The simulation of {portfolio} is done',
    text: 'See how it would have gone.',
  },
  simulationFailed: {
    title: 'The simulation of {portfolio} failed',
    text: 'See why, and try again.',
  },
  splitWaiting: {
    title: '{asset} was split {ratio}',
    text: 'On {day}. Say whether your units shall be changed.',
  },
  reportOpened: {
    title: 'Your report “{report}” was opened',
    text: 'For the first time, {at}.',
  },
  signedIn: {
    title: 'New login on a device we do not know',
    text: '{device, select, unknown {An unknown device} other {{device}}}, {at}. If it was not you, change your password now.',
  },
  apiKeyMade: {
    title: 'An API key was made',
    text: '{at}. If it was not you, remove it and change your password.',
  },
  trialEnds: {
    title: 'Your trial ends on {day}',
    text: 'Your data stays. Choose a plan to keep what it unlocked.',
  },
  planEnds: {
    title: '{plan} ends on {day}',
    text: 'Your data stays. Renew it to keep what it unlocks.',
  },
  trialEnded: {
    title: 'Your trial has ended',
    text: 'Your data stays. What exceeds the free plan can be read, exported and removed, not changed.',
  },
  planEnded: {
    title: '{plan} has ended',
    text: 'Your data stays. What exceeds the free plan can be read, exported and removed, not changed.',
  },
  paymentFailed: {
    title: 'Your payment for {plan} failed',
    text: 'The plan goes on until {day}. Check your payment method.',
  },
  planUnpaid: {
    title: 'Your payment for {plan} failed',
    text: 'The plan has ended for now and comes back when the payment succeeds. Check your payment method.',
  },
  planGiven: {
    title: 'You have {plan} now',
    text: 'The operator gave it to you. There is nothing to pay.{credit, select, some { The days left of your plan before became credit: {amount}.} other {}}',
  },
  planLent: {
    title: 'You have {plan} until {day}',
    text: 'The operator gave it to you. There is nothing to pay.{credit, select, some { The days left of your plan before became credit: {amount}.} other {}}',
  },
  announcement: { title: '{title}', text: '{text}' },
  simulated: 'simulated prices',
};
export default en;
