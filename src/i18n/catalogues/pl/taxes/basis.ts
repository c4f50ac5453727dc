import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/taxes/basis.ts';

const pl: SameKeys<typeof en> = {
  label: 'Pokaż kwoty',
  of: { nominal: 'Nominalnie', real: 'Realnie', 'after-tax': 'Po podatku' },
  figure: { real: '{figure}, realnie', 'after-tax': '{figure}, po podatku' },
  investedReal: 'Wpłacono w dzisiejszych złotych',
  onlyPln: 'Realnie i po podatku liczymy tylko w złotych: to polskie ceny i polski podatek.',
  noPrices: 'Nie znamy inflacji z tych dni, więc kwoty są nominalne.',
  until: 'CPI do {month}',
  untilKept: 'CPI do {month}, później bez zmian',
  simulated: 'symulacja',
  sold: 'Gdyby w pokazanym dniu wszystko sprzedać',
  uncovered:
    '{count, plural, one {Kosztu # pozycji nie znamy: nie liczymy od niej podatku.} few {Kosztu # pozycji nie znamy: nie liczymy od nich podatku.} many {Kosztu # pozycji nie znamy: nie liczymy od nich podatku.} other {Kosztu # pozycji nie znamy: nie liczymy od nich podatku.}}',
  nominalRest: 'Pozostałe tabele, pliki i linki są nominalne.',
  why: 'Jak liczymy te kwoty',
  nominal: {
    sentence: 'Kwoty takie, jakie są, bez inflacji i podatku.',
    formula: 'zysk = wartość − wpłaty',
  },
  real: {
    sentence:
      'Każdą wpłatę i wypłatę przeliczamy na złote z pokazanego dnia, a wartość zostaje bez zmian. Zysk to to, co zostało ponad inflację.',
    formula: 'zysk realny = wartość − Σ wpłata × indeks z pokazanego dnia / indeks z dnia wpłaty',
    source:
      'Miesięczny wskaźnik cen konsumpcyjnych GUS; zmianę z miesiąca rozkładamy równo na jego dni. Po ostatnim ogłoszonym miesiącu indeks się nie zmienia.',
  },
  'after-tax': {
    sentence:
      'Tyle by zostało, gdyby wszystko sprzedać na zamknięciu danego dnia. Bez sprzedaży, które już były, i bez strat z poprzednich lat.',
    formula: 'wartość po podatku = wartość − 19% × (wartość − koszt partii z tego dnia), w pełnych złotych',
    source:
      'Partie, koszty i kursy NBP takie jak na stronie roku podatkowego, według FIFO. To nie porada podatkowa.',
  },
  taxed: {
    securities:
      'Akcje, fundusze i obligacje w portfelach: 19% zysków po odjęciu strat, bez prowizji za sprzedaż.',
    coins: 'Kryptowaluty: 19% ponad koszt, którego nie zużyła żadna sprzedaż, osobno od reszty.',
    bonds: 'Obligacje: 19% narosłych odsetek, bez opłaty za wcześniejszy wykup.',
    deposits: 'Lokaty: podatek od narosłych odsetek.',
    ike: 'IKE: zwrot przed 60. rokiem życia, 19% zysku.',
    oipe: 'OIPE: zwrot przed 60. rokiem życia, 19% zysku.',
    ikze: 'IKZE: zwrot przed 65. rokiem życia, całość to dochód, liczony według stawki 12%. W drugim progu to 32%.',
    'ikze-32':
      'IKZE: zwrot przed 65. rokiem życia, całość to dochód, liczony według stawki 32%, zgodnie z\u00a0Twoją stawką podatku.',
    ppk: 'PPK: zwrot przed 60. rokiem życia, bez 30% części pracodawcy, dopłat państwa i 19% zysku.',
    outside: 'Nieruchomości, metale i towary: podatku nie liczymy.',
    paper: 'W portfelu na próbę podatku nie ma.',
  },
};
export default pl;
