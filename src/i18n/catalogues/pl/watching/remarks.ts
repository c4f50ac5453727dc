import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/watching/remarks.ts';

const pl: SameKeys<typeof en> = {
  tags: {
    label: 'Tag',
    any: 'dowolny',
    tag: '#{name}',
    title: 'Tagi: {name}',
    titleIn: 'Tagi: {name} w\u00a0portfelu {portfolio}',
    titleRows:
      '{count, plural, one {Tagi transakcji} few {Tagi # transakcji} many {Tagi # transakcji} other {Tagi # transakcji}}',
    input: 'Nowy tag',
    hint: 'Do 30 znaków. Enter dodaje.',
    chosen: 'Tagi, które ma',
    none: 'Nie ma jeszcze tagów',
    known: 'Tagi, których już używasz',
    take: 'Zdejmij {name}',
    put: 'Dodaj {name}',
    save: 'Zapisz tagi',
    saved: 'Tagi zapisane',
    edit: 'Tagi',
    rowsHint: 'Tagi, które mają tylko niektóre z\u00a0nich, zostają bez zmian.',
  },
  decisions: {
    title: 'Dlaczego kupione',
    empty: 'Zapisz, dlaczego kupujesz i\u00a0co skłoni Cię do zmiany zdania. Te słowa wrócą przy sprzedaży.',
    write: 'Zapisz to',
    edit: 'Zmień',
    remove: 'Usuń',
    bought: '{day}, {units} szt. po {price}',
    in: 'w\u00a0portfelu {portfolio}',
    now: 'dziś {price}',
    why: 'Dlaczego kupuję',
    changeMind: 'Co skłoni mnie do zmiany zdania',
    formTitle: 'Zakup: {name}, {day}',
    whyHint: 'Czego od niego oczekujesz i\u00a0do kiedy.',
    changeHint: 'Cena, wskaźnik, wydarzenie. Do {most} znaków w\u00a0każdej odpowiedzi.',
    save: 'Zapisz',
    saved: 'Zapisane',
    failed: 'Nie udało się pobrać Twoich zapisków',
    atSale: 'Twoje słowa z\u00a0dnia zakupu',
  },
};
export default pl;
