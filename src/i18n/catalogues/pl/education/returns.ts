const pl = {
  sections: {
    two: {
      title: 'Dwa pytania, dwie stopy',
      a: '<b>TWR</b>, czyli stopa zwrotu ważona czasem, odpowiada na pytanie, jak urósł złoty wpłacony na początku i\u00a0nigdy nieruszany. Późniejsze wpłaty i\u00a0wypłaty jej nie zmieniają. Dzielimy historię na dni, liczymy zwrot każdego z\u00a0nich i\u00a0mnożymy je kolejno przez siebie. Zostaje to, jak radziły sobie same walory, bez tego, czy trafiasz z\u00a0momentem wpłat.',
      b: '<b>IRR</b>, czyli wewnętrzna stopa zwrotu, pyta o\u00a0coś bardziej osobistego: przy jakiej jednej stopie rocznej wszystkie Twoje wpłaty urosłyby do tego, co już wypłacono i\u00a0co nadal masz? Duża wpłata liczy się bardziej niż mała, a\u00a0pieniądze, które pracowały trzy lata, bardziej niż wpłacone w\u00a0zeszłym miesiącu.',
      c: 'Żadna z\u00a0tych stóp nie jest „tą prawdziwą”. TWR opisuje inwestycje, IRR opisuje Ciebie razem z\u00a0inwestycjami. Jeśli wpłacasz tylko raz, obie są równe.',
    },
    example: {
      title: 'Jeden fundusz, dwie wpłaty',
      a: 'Wpłacasz do funduszu {first}. W\u00a0pierwszym roku fundusz zyskuje {gain}, masz więc {grown}. To zachęca, dokładasz {second} i\u00a0od tej chwili pracuje {atWork}. W\u00a0drugim roku fundusz traci {loss} i\u00a0zostaje {end}.',
      b: 'Sam fundusz najpierw zyskał {gain}, potem stracił {loss}. Po przemnożeniu 1,2 przez 0,9 wychodzi 1,08, czyli {span} w\u00a0dwa lata albo <b>{twr} rocznie</b>. To jest TWR. Bez drugiej wpłaty byłby taki sam.',
      c: 'U\u00a0Ciebie wyszło co innego. Wpłacono {paid}, zostało {end}, czyli o\u00a0{lost} mniej; w\u00a0stosunku do wpłat to {roi}. Cztery piąte pieniędzy widziały tylko zły rok. Stopa, przy której obie wpłaty dają razem {end}, to <b>{irr} rocznie</b>. To jest IRR.',
      d: 'Łatwo to sprawdzić: przy tej stopie pierwsza wpłata kurczy się przez dwa lata, druga przez rok, i\u00a0razem dają dokładnie {end}.',
    },
    which: {
      title: 'Na którą patrzeć i\u00a0kiedy',
      a: 'Gdy porównujesz się z\u00a0indeksem, innym funduszem albo ze znajomym, patrz na TWR. Indeks nie ma wpłat, więc obok niego można postawić tylko liczbę, która pomija Twoje. To samo dotyczy pytania, czy strategia działa.',
      b: 'Gdy chcesz wiedzieć, ile zarobiły Twoje własne pieniądze, patrz na IRR. Można go zestawić z\u00a0oprocentowaniem lokaty, obligacji czy kredytu, bo to też stopy od pieniędzy w\u00a0czasie. Jeśli zastanawiasz się, czy oszczędzanie i\u00a0inwestowanie Ci się opłaciło, odpowiada właśnie ta liczba.',
      c: 'Sama różnica między nimi też coś mówi. IRR wyższy od TWR oznacza, że w\u00a0lepszych czasach pracowało więcej Twoich pieniędzy; niższy oznacza coś odwrotnego. W\u00a0ciągu kilku lat to głównie przypadek. Dopiero gdy różnica stale rośnie w\u00a0tę samą stronę, warto zapytać, czy nie kupujesz zwykle po dobrych miesiącach.',
    },
    traps: {
      title: 'Co może zmylić',
      a: 'Zwrot za mniej niż rok nie jest zwrotem rocznym. Pięć procent w\u00a0dwa miesiące to nie 34% rocznie, bo nikt nie zna pozostałych dziesięciu. Dlatego poniżej 365 dni pokazujemy zwrot za cały okres, a\u00a0od 365 dni stopę roczną. Podpis zawsze mówi, która to.',
      b: 'IRR bywa nerwowy, gdy minęło mało czasu albo gdy prawie wszystko zostało wypłacone. Rzadko, ale zdarza się, że do tych samych przepływów pasuje kilka stóp; wtedy pokazujemy najbliższą TWR i\u00a0mówimy o\u00a0tym. Gdy nie pasuje żadna, widzisz kreskę i\u00a0powód, a\u00a0nie zgadywanie.',
      c: 'Obie stopy są przed podatkiem, który dopiero zapłacisz, i\u00a0obie zawierają to, co jest w\u00a0transakcjach: opłaty, dywidendy, podatek u\u00a0źródła. O\u00a0tym, jak opłaty zjadają zwrot, jest <costs>artykuł o\u00a0kosztach</costs>. Żadna z\u00a0nich nie mówi też, jak wyboista była droga; o\u00a0tym przeczytasz w\u00a0tekście o\u00a0<drawdown>obsunięciu</drawdown>.',
    },
  },
};
export default pl;
