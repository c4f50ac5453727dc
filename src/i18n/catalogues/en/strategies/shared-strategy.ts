const en = {
  title: 'Targets',
  part: 'Part',
  target: 'Target',
  band: 'Band, pp',
  cash: 'tracked cash',
  version: 'Version {version}',
  notice: 'Made by a Walory user. Not a recommendation.',
  copy: 'Copy to my strategies',
  signIn: 'Log in to copy it',
  gone: 'This link does not work',
  goneText: 'It was taken back, or it is incomplete.',
};
export default en;
