const pl = {
  sections: {
    measure: {
      title: 'Co mierzymy',
      a: 'Obsunięcie to odległość od ostatniego szczytu, w\u00a0procentach tego szczytu. W\u00a0dniu nowego szczytu wynosi zero, w\u00a0każdy inny dzień jest liczbą ujemną. <b>Najgłębsze obsunięcie</b> to najgorszy z\u00a0tych dni. <b>Czas poniżej szczytu</b> biegnie od dnia szczytu do dnia, w\u00a0którym szczyt zostaje znów osiągnięty.',
      b: 'Nie liczymy go z\u00a0wartości portfela, tylko z\u00a0indeksu ważonego czasem, tego samego, z\u00a0którego powstaje <returns>TWR</returns>. Powód jest prosty: wpłaty podnoszą wartość, wypłaty ją obniżają, a\u00a0jedno i\u00a0drugie nie ma nic wspólnego z\u00a0rynkiem. Portfel, do którego stale dopłacasz, mógłby wyglądać tak, jakby nigdy nie stracił.',
      c: 'Pierwszy dzień jest pierwszym szczytem. Portfel, który traci od pierwszego dnia, ma więc obsunięcie od samego początku, choć nigdy nie urósł.',
    },
    example: {
      title: 'Jedenaście miesięcy',
      a: 'Portfel zaczyna od {start} i\u00a0do końca trzeciego miesiąca rośnie do {high}. Potem traci. W\u00a0czwartym miesiącu obsunięcie wynosi już {fourth}, a\u00a0{toLow} miesiące po szczycie wartość to {low}. Najgłębsze obsunięcie to {low} wobec {high}: <b>{deepest}</b>.',
      b: 'Od tego miejsca portfel odrabia i\u00a0dochodzi znów do {high}, {toBack} miesięcy po dawnym szczycie. Licząc od początku, był to dobry rok. Właściciel przez większą jego część patrzył na straty.',
      c: 'Teraz załóżmy, że w\u00a0najniższym punkcie wpłacono {paidIn}. Wartość wyniosłaby tego dnia {withPaid}, czyli tyle co przed spadkiem, i\u00a0wykres samej wartości nie pokazałby żadnej straty. Obsunięcie nadal wynosiłoby {deepest}, bo tyle straciły pieniądze, które tam już były.',
    },
    back: {
      title: 'Dlaczego droga powrotna jest dłuższa',
      a: 'Straty i\u00a0zyski nie są symetryczne. Po utracie jednej czwartej trzeba zarobić nie jedną czwartą, lecz jedną trzecią: {needed}. Im głębiej, tym większa różnica. Po obsunięciu o\u00a010% trzeba {ten}, po 20% trzeba {twenty}, po 30% trzeba {thirty}, a\u00a0po stracie połowy {half}.',
      b: 'To arytmetyka, nie rynkowa mądrość: zysk liczy się od mniejszej kwoty. Dlatego dwa portfele o\u00a0tej samej średniej rocznej stopie zwrotu mogą skończyć daleko od siebie. I\u00a0dlatego ktoś, kto nie zniesie głębokiego obsunięcia, może wyjść lepiej na płytszym i\u00a0niższej średniej.',
      c: 'Warto więc wyrobić sobie nawyk: oceniaj obsunięcie po zwrocie potrzebnym do powrotu i\u00a0po tym, ile zwykłych lat taki zwrot dotąd zajmował.',
    },
    traps: {
      title: 'Czego obsunięcie nie mówi',
      a: 'Zna tylko Twoją przeszłość. Trzyletni portfel widział trzy lata; najgłębsze obsunięcie 8% może oznaczać tylko tyle, że nic złego się jeszcze nie zdarzyło. Historia rynków zna obsunięcia o\u00a0połowę i\u00a0głębsze, a\u00a0niektóre trwały ponad dziesięć lat.',
      b: 'Zależy od tego, jak często patrzysz. Liczone z\u00a0cen zamknięcia każdego dnia jest głębsze niż liczone z\u00a0końców miesięcy, bo najgorszy dzień rzadko bywa ostatnim dniem miesiąca. My używamy wartości dziennych; przy bardzo długich okresach wykres pokazuje jedną wartość na tydzień, a\u00a0liczby obok artykułu są takie jak na wykresie.',
      c: 'Nie zdradza przyczyn. Strata, bo spadło wszystko, strata na jednym dużym walorze i\u00a0spadek dolara wyglądają tak samo. Rozróżnisz je po <currency>wpływie walut</currency> i\u00a0po liście walorów.',
      d: 'Nie mówi też nic o\u00a0przyszłości. W\u00a0<simulation>symulacji</simulation> zobaczysz, jak głęboko obsunęłyby się w\u00a0tych samych latach inne strategie. Jeśli taka liczba niepokoi na ekranie, w\u00a0pieniądzach byłaby trudniejsza do zniesienia; zmienia się ją doborem wag i\u00a0przez <rebalancing>równoważenie</rebalancing>.',
    },
  },
};
export default pl;
