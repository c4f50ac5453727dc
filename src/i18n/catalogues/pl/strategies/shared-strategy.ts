import type en from '../../en/strategies/shared-strategy.ts';

const pl: typeof en = {
  title: 'Cele',
  part: 'Część',
  target: 'Cel',
  band: 'Pasmo, p.p.',
  cash: 'śledzona gotówka',
  version: 'Wersja {version}',
  notice: 'Strategia użytkownika Walorów. To nie rekomendacja.',
  copy: 'Kopiuj do moich strategii',
  signIn: 'Zaloguj się, aby skopiować',
  gone: 'Ten link nie działa',
  goneText: 'Został cofnięty albo jest niepełny.',
};
export default pl;
