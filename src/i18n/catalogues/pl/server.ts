import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/server.ts';

const pl: SameKeys<typeof en> = {
  stray: {
    title: '{brand} nie odpowiada pod tym adresem',
    name: 'Ta instalacja działa tylko na komputerze, na którym ją uruchomiono, pod adresem http://localhost. Ten adres jest inny.',
    proxy:
      'Ta instalacja działa tylko na komputerze, na którym ją uruchomiono. To zapytanie przeszło przez serwer pośredniczący, o\u00a0którym instalacja nic nie wie.',
    remedy:
      'Jeśli to Twoja instalacja, podaj w\u00a0PUBLIC_URL adres, który wpisują użytkownicy, i\u00a0uruchom ją ponownie:',
  },
  demoKeepsEmail: 'Konto demo zachowuje swój adres e-mail. Nic nie zostało zmienione.',
};
export default pl;
