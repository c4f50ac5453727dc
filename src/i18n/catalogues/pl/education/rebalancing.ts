const pl = {
  sections: {
    drift: {
      title: 'Jak rozjeżdżają się wagi',
      a: 'Strategia to lista wag docelowych: tyle w\u00a0akcjach, tyle w\u00a0obligacjach, może trochę złota albo gotówki. W\u00a0dniu ustalenia portfel się zgadza. Od następnego dnia każda część rośnie we własnym tempie i\u00a0udziały się zmieniają, choć nikt niczego nie kupuje ani nie sprzedaje.',
      b: 'Pokazujemy to jako <b>odchylenie od celu</b>: udział, który masz dziś, minus udział, którego chce strategia, w\u00a0punktach procentowych. <b>Pokrycie strategii</b> ujmuje to w\u00a0jednej liczbie od 0 do 100: ile z\u00a0pożądanych wag naprawdę jest w\u00a0portfelu. Spada, gdy czegoś masz za dużo, bo wtedy czegoś innego masz za mało.',
      c: 'Odchylenie nie jest błędem ani stratą. To ślad po tym, co poszło dobrze. Zmienia jednak to, co masz: po długich wzrostach akcji ostrożny portfel robi się odważny, i\u00a0to tuż przed chwilą, w\u00a0której zostanie sprawdzony.',
    },
    example: {
      title: 'Dobry rok dla akcji',
      a: 'Zaczynasz z\u00a0kwotą {total0}: {shares0} w\u00a0akcjach i\u00a0{bonds0} w\u00a0obligacjach, czyli {wanted} i\u00a0{rest}. W\u00a0ciągu roku akcje zyskują {sharesUp}, a\u00a0obligacje {bondsUp}. Masz teraz {shares} i\u00a0{bonds}, razem {total}. Akcje to {held}, czyli {drift} względem celu.',
      b: '<b>Sprzedaż i\u00a0zakup.</b> Cel dla akcji to {wanted} z\u00a0{total}, czyli {target}. Sprzedajesz akcje za {sold} i\u00a0kupujesz za to obligacje. Przy prowizji {fee} obie transakcje kosztują razem {fees}. Jeśli akcje są na zwykłym rachunku, część sprzedaży to zysk: {gain}. Podatek {taxRate} od niego wynosi {tax} i\u00a0płaci się go przy rocznym rozliczeniu.',
      c: '<b>Dopłata.</b> Dokładasz {needed}, wyłącznie do obligacji. Masz wtedy {after}, a\u00a0{shares} to dokładnie {wanted}. Nic nie sprzedajesz i\u00a0nie ma podatku. Ceną są nowe pieniądze, tym większe, im większe odchylenie.',
      d: '<b>Cierpliwość.</b> Dywidendy, odsetki i\u00a0comiesięczne oszczędności kierujesz tam, gdzie jest za mało. To trwa, ale nic dodatkowo nie kosztuje.',
    },
    when: {
      title: 'Jak często?',
      a: 'Są dwa popularne zwyczaje. Według kalendarza: raz w\u00a0roku, w\u00a0dniu, który łatwo zapamiętać. Według progu: dopiero gdy coś odbiega od celu o\u00a0więcej niż, powiedzmy, pięć punktów procentowych. Pierwszego łatwo pilnować, drugi uruchamia transakcje tylko wtedy, gdy jest powód. Badania długich historii nie wskazują częstotliwości wyraźnie najlepszej, a\u00a0dużo transakcji zwykle wychodzi gorzej niż mało.',
      b: 'Zgadzają się w\u00a0jednym: reguła ustalona zawczasu jest lepsza od decyzji w\u00a0danym dniu. Równoważenie oznacza sprzedaż tego, co poszło dobrze, i\u00a0zakup tego, co poszło źle. W\u00a0takiej chwili mało kto ma na to ochotę.',
      c: 'W\u00a0Walorach widok równoważenia portfela wylicza zlecenia w\u00a0całych sztukach, tylko za nowe pieniądze albo także ze sprzedażą. Nigdy nie wydaje więcej, niż jest, i\u00a0niczego nie zleca za Ciebie. Prowizji i\u00a0podatków propozycja nie obejmuje; te trzeba rozważyć samemu.',
    },
    price: {
      title: 'Czego się spodziewać, a\u00a0czego nie',
      a: 'Równoważenie utrzymuje ryzyko tam, gdzie je ustawiono. Po to jest. Czy podniesie też zwrot, zależy od lat: gdy dwie rzeczy rosną na zmianę, pomaga; gdy jedna rośnie przez dekadę, hamuje. Nikt nie może obiecać premii.',
      b: 'Pewne są za to koszty. Każda transakcja ma prowizję i\u00a0różnicę między ceną kupna a\u00a0sprzedaży, o\u00a0czym mówi <costs>artykuł o\u00a0kosztach</costs>, a\u00a0na zwykłym rachunku każda sprzedaż z\u00a0zyskiem przyspiesza podatek. W\u00a0<pensions>IKE i\u00a0IKZE</pensions> sprzedaż nie jest opodatkowana, więc jeśli masz wybór, tam równoważenie jest tańsze.',
      c: 'Chcesz wiedzieć, co taka reguła zrobiłaby z\u00a0Twoim portfelem? Uruchom <simulation>symulację</simulation> z\u00a0okresowym równoważeniem obok takiej, która niczego nie zmienia. Poza wartością końcową spójrz na obrót i\u00a0najgłębsze <drawdown>obsunięcie</drawdown>.',
    },
  },
};
export default pl;
