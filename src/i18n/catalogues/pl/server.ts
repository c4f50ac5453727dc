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
  archive: `Twoje dane

To archiwum zawiera wszystko, co przechowujemy o Tobie i Twoim koncie, według stanu z chwili utworzenia.

README.txt            Ten tekst.
portfolios/*.csv      Transakcje każdego portfela. Plik otworzysz w arkuszu kalkulacyjnym i zaimportujesz tutaj lub gdzie indziej.
portfolios.csv        Wszystkie transakcje w jednym pliku, z nazwą portfela w kolumnie Rachunek. Zaimportuj ten plik, jeśli przeniesienia między portfelami mają pozostać powiązane.
documents/*.pdf       Potwierdzenia planu, faktury i faktury korygujące.
avatar.png            Twoje zdjęcie, jeśli je masz.
*.json                Cała reszta, po jednym pliku na temat: profil, sesje, historia, portfele, walory, transakcje, połączenia, obligacje, lokaty, nieruchomości, strategie, raporty, powiadomienia i ustawienia.

Haseł, kluczy do rachunków i kluczy API tu nie ma: przechowujemy je zaszyfrowane albo tylko jako odcisk.
Kwoty i liczby sztuk to dokładne liczby dziesiętne z kropką. Dni są według czasu w Warszawie, a godziny w UTC (ISO 8601).`,
  samplePortfolio: 'Portfel przykładowy',
};
export default pl;
