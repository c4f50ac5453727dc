const pl = {
  sections: {
    replay: {
      title: 'Co jest odtwarzane',
      a: 'Symulacja zaczyna od sztuk, które masz dziś, po cenach z\u00a0jej pierwszego dnia, i\u00a0oddaje je pod zarząd najwyżej trzem strategiom. Każdego dnia strategia wie tylko to, co wtedy było wiadomo. Dywidendy są reinwestowane przed podatkiem, każda transakcja kosztuje {fee}, o\u00a0ile nie ustawisz innej prowizji, a\u00a0gotówka zarabia stopę banku centralnego swojej waluty. Wszystko to jest wypisane pod liczbami.',
      b: 'Benchmark startuje z\u00a0tą samą kwotą. WIG20 i\u00a0S&P 500 to indeksy cenowe: pomijają dywidendy, a\u00a0Twoje walory je mają. Przez lata strategia wygląda więc przy nich lepiej, niż była. Na rynkach z\u00a0wysokimi dywidendami miej w\u00a0pamięci kilka punktów procentowych rocznie.',
      c: 'Podatków symulacja nie liczy, sztuk nie zaokrągla, a\u00a0transakcje nie ruszają cen. W\u00a0prywatnym portfelu dwie ostatnie rzeczy prawie nic nie zmieniają; pierwsza może.',
    },
    measures: {
      title: 'Co mówią miary',
      a: '<b>Wartość końcowa</b> i\u00a0<b>zwrot rocznie</b> mówią, co wyszło. Stopa roczna to taka równa stopa, która prowadzi od pierwszej wartości do ostatniej; poniżej roku widzisz zamiast niej zwrot za cały okres.',
      b: '<b>Zmienność</b> mówi, jak szeroko zwroty rozrzucały się wokół średniej, w\u00a0skali roku. <b>Największe obsunięcie</b> to odległość od wcześniejszego szczytu; dlaczego to właśnie tę liczbę ludzie odczuwają, wyjaśnia <drawdown>artykuł o\u00a0obsunięciu</drawdown>.',
      c: '<b>Wskaźnik Sharpe’a</b> dzieli zwrot ponad bezpieczne pieniądze przez zmienność. Odpowiada, czy wyższy zwrot nie był po prostu okupiony większymi wahaniami. <b>Obrót</b> mówi, ile kupowano i\u00a0sprzedawano, a\u00a0więc jak bardzo całość zależy od Twojego założenia o\u00a0<costs>kosztach</costs>.',
    },
    example: {
      title: 'Która z\u00a0dwóch jest lepsza?',
      a: 'Dwie strategie zaczynają z\u00a0kwotą {start} i\u00a0działają trzy lata. A\u00a0kończy z\u00a0kwotą {endA}, czyli {yearA} rocznie, przy zmienności {volatilityA} i\u00a0największym obsunięciu {deepestA}. B kończy z\u00a0kwotą {endB}, czyli {yearB} rocznie, przy {volatilityB} i\u00a0{deepestB}.',
      b: 'A\u00a0zarobiła więcej. Ponad bezpieczne pieniądze zarabiała jednak średnio {overCashA} przy zmienności {volatilityA}, co daje wskaźnik Sharpe’a <b>{sharpeA}</b>; B zarabiała {overCashB} przy {volatilityB}, czyli <b>{sharpeB}</b>. Na jednostkę wahań lepiej wypadła B.',
      c: 'Żadna z\u00a0tych liczb nie zdecyduje za Ciebie. Gdyby obsunięcie przyszło na samym początku, A\u00a0spadłaby do {lowA}, a\u00a0B do {low}. Jeśli w\u00a0takiej chwili A\u00a0zostałaby sprzedana, jej wartość końcowa nigdy nie byłaby Twoja.',
    },
    doubt: {
      title: 'Powody do wątpliwości',
      a: '<b>Jedna przeszłość.</b> Trzy lata to trzy lata. Przesuń początek o\u00a0pół roku i\u00a0porównaj; jeśli kolejność się zmienia, to żadnej kolejności nie było. Perspektywa pod spodem miesza kawałki tej samej przeszłości w\u00a0tysiąc scenariuszy: pokazuje, jak szeroko wszystko może się rozejść, a\u00a0nie dokąd pójdzie.',
      b: '<b>To Ty wybierasz, co masz dziś.</b> W\u00a0portfelu jest to, co poszło na tyle dobrze, żeby w\u00a0nim być, a\u00a0nie to, co w\u00a0tym czasie zbankrutowało. Odtworzenie go w\u00a0przeszłości jest łaskawsze, niż byłaby jakakolwiek prawdziwa przeszłość.',
      c: '<b>Próbowanie do skutku.</b> Załóżmy, że żadna strategia niczego nie umie, a\u00a0każda ma {luck} szans, by przypadkiem wypaść znakomicie. Sprawdź ich {tries}, a\u00a0szansa, że uda się to choć jednej, wynosi {some}. Im więcej ustawień próbujesz, tym mniej znaczy najlepsze z\u00a0nich. Przy strategiach, które optymalizują, widać to na mapie ryzyka i\u00a0zwrotu: dobre pole wśród dobrych jest warte więcej niż samotny szczyt.',
      d: '<b>Małe różnice.</b> Pół procent rocznie między strategiami przez trzy lata to szum. Szukaj raczej dużych i\u00a0trwałych różnic w\u00a0obsunięciu i\u00a0obrocie niż małych w\u00a0zwrocie, a\u00a0gdy dwie wypadają podobnie, wybieraj prostszą regułę. Jeśli chcesz naprawdę pójść za prostą regułą, zacznij od tekstu o\u00a0<rebalancing>równoważeniu</rebalancing>.',
    },
  },
};
export default pl;
