const en = {
  title: 'May we load third-party services?',
  text: 'Walory works without them. Only what you agree to is loaded; its provider then sees your IP address. You can change your mind at any time under “Cookie settings” in the footer.',
  privacy: 'Privacy policy (PDF)',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  choose: 'Choose one by one',
  purposes: 'What may be loaded',
  save: 'Save my choice',
  later: 'Close without choosing',
  close: 'Close',
  statistics: {
    name: 'Statistics',
    text: 'Google Tag Manager counts visits to public pages, with cookies. Never in your dashboard.',
  },
  recording: {
    name: 'Session recording',
    text: 'Microsoft Clarity records clicks and scrolling on public pages, with cookies. All text is masked. Never in your dashboard.',
  },
  charts: {
    name: 'Live ticker tape',
    text: 'TradingView shows live quotes in place of our own tape, also in your dashboard.',
  },
  maps: {
    name: 'Street maps',
    text: 'A map service draws the surroundings of your properties. It sees which place you look at.',
  },
};
export default en;
