const pl = {
  sections: {
    seen: {
      title: 'Koszty, które widać',
      a: 'Prowizja od transakcji jest na potwierdzeniu i\u00a0w\u00a0Twoich transakcjach. Większość cenników ma procent i\u00a0minimum. Weźmy {fee}, ale nie mniej niż {least}: przy zakupie za {large} płacisz {largeFee}. Przy zakupie za {small} działa minimum, a\u00a0{least} to {smallPercent} tego, co inwestujesz. Małe zakupy nie są błędem, tylko o\u00a0ich koszcie decyduje minimum.',
      b: 'Niektórzy maklerzy biorą też opłaty za prowadzenie rachunku, za zagraniczne walory, za wypłatę dywidendy albo za rok bez aktywności. W\u00a0Walorach są to transakcje typu „opłata”. Wliczają się do zysku, choć nie należą do żadnego waloru.',
      c: 'Podatki to nie opłata i\u00a0pokazujemy je osobno. Podatek pobrany od dywidendy widać przy dywidendzie. Podatek od zysków, który rozliczasz samodzielnie, pojawi się tylko wtedy, gdy go zapiszesz.',
    },
    hidden: {
      title: 'Koszty, których nie widać',
      a: 'Opłata za zarządzanie funduszem nigdy nie pojawia się jako transakcja. Fundusz pobiera ją po trochu każdego dnia ze swoich pieniędzy, więc jest już w\u00a0cenie, którą widzisz. Dokument z\u00a0kluczowymi informacjami podaje ją jako procent rocznie. Wśród funduszy podążających za podobnymi indeksami różnica bywa dziesięciokrotna.',
      b: 'Druga kryjówka to kurs waluty. Wielu maklerów nie bierze prowizji od zagranicznych akcji, ale wymienia złote po kursie o\u00a0{exchange} gorszym od rynkowego. Jeden zakup i\u00a0jedna sprzedaż kosztują wtedy około {exchangeBoth}, bez względu na to, co zrobiła akcja. Tego nie zobaczymy: znamy tylko kurs wpisany przez Ciebie albo podany przez maklera. Czym jest sam ruch kursu, mówi artykuł o\u00a0<currency>wpływie walut</currency>.',
      c: 'Trzecia to różnica między ceną, po której możesz kupić, a\u00a0tą, po której możesz sprzedać. Przy dużych funduszach to kilka setnych procenta, przy małych spółkach i\u00a0obligacjach o\u00a0niskich obrotach nawet kilka procent.',
    },
    example: {
      title: 'Dwadzieścia lat, trzy ceny',
      a: 'Inwestujesz {start} na {years} lat, a\u00a0rynek daje {growth} rocznie. Bez żadnych kosztów skończyłoby się na {free}. Nikt tyle nie dostaje, ale to dobry punkt do porównań.',
      b: 'Jeśli na koszty idzie {low} rocznie, z\u00a0{growth} robi się 5,8% i\u00a0kończysz z\u00a0kwotą <b>{cheap}</b>. To o\u00a0{lostCheap} mniej. Jeśli idzie {high}, zostaje 4,5% i\u00a0kończysz z\u00a0kwotą <b>{dear}</b>: o\u00a0{lostDear} mniej niż bez kosztów.',
      c: 'W\u00a0drugim przypadku nie przepadło {high} końcowej kwoty, tylko mniej więcej jej czwarta część. Każdy złoty oddany w\u00a0pierwszych latach zarabiałby przez całą resztę czasu. Koszty liczą się od całej kwoty, a\u00a0zwrot to dopiero to, co ta kwota przynosi; {high} to jedna czwarta zwrotu wynoszącego {growth}.',
    },
    year: {
      title: 'Twoja własna stopa kosztów',
      a: 'Warto raz w\u00a0roku podzielić to, co zapłacono, przez to, co masz. Jeśli opłaty z\u00a0dwunastu miesięcy wyniosły {paid} przy wartości {start}, to jest {paidPercent}. Do tego dodaj roczne koszty funduszy, każdy według udziału w\u00a0portfelu, i\u00a0szacunek kosztu wymiany walut. Tyle musi dać rynek, zanim zaczniesz zarabiać.',
      b: 'Nie patrz na pierwsze miesiące. Budowa portfela wymaga wielu zakupów, a\u00a0przy małej wartości wyglądają one drogo. Liczy się poziom, na którym koszty się ustalą.',
      c: 'Tanie nie znaczy dobre, a\u00a0drogie nie znaczy złe: za opłatą może iść usługa, na której Ci zależy, albo dostęp do konta z\u00a0ulgą, jak <pensions>IKE czy IKZE</pensions>. Niech to jednak będzie wybór. Koszty rosną też z\u00a0częstością transakcji; co to znaczy dla pilnowania wag, mówi tekst o\u00a0<rebalancing>równoważeniu</rebalancing>.',
    },
  },
};
export default pl;
