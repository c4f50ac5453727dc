const pl = {
  sections: {
    kinds: {
      title: 'Sześć rodzajów dla każdego',
      a: 'Jedna obligacja kosztuje {face} i\u00a0jest sprzedawana przez jeden miesiąc kalendarzowy, pod własnym symbolem. Poniższe stawki dotyczą emisji z\u00a0października 2026\u00a0r.; co miesiąc są nowe, a\u00a0obligacja zachowuje warunki z\u00a0dnia zakupu.',
      b: 'Cztery mają oprocentowanie stałe albo zależne od banku centralnego. <b>OTS</b> trwają trzy miesiące i\u00a0dają {ots}. <b>TOS</b> trwają trzy lata i\u00a0dają {tos}, doliczane co roku do obligacji. <b>ROR</b> i\u00a0<b>DOR</b> trwają rok i\u00a0dwa lata i\u00a0wypłacają odsetki co miesiąc: {ror} i\u00a0{dor} w\u00a0pierwszym miesiącu, potem tyle, ile stopa referencyjna NBP, w\u00a0DOR z\u00a0marżą.',
      c: 'Dwa rodzaje idą za inflacją. <b>COI</b> trwają cztery lata, w\u00a0pierwszym roku dają {coi}, potem inflację plus {coiMargin}, wypłacane co roku. <b>EDO</b> trwają dziesięć lat, w\u00a0pierwszym roku dają {edo}, potem inflację plus {edoMargin}, doliczane do obligacji. Rodziny pobierające świadczenie na dziecko mogą kupić jeszcze ROS i\u00a0ROD, zbudowane tak jak EDO.',
    },
    rate: {
      title: 'Która inflacja się liczy',
      a: 'Oprocentowanie roku ustala się raz, na jego początku, i\u00a0obowiązuje przez cały rok. Bierze się roczną inflację z\u00a0miesiąca o\u00a0dwa wcześniejszego, w\u00a0wysokości ogłoszonej po raz pierwszy przez GUS. Późniejsze poprawki nic nie zmieniają. Jeśli ceny spadły, inflacja liczy się jako zero, a\u00a0marżę dostajesz i\u00a0tak.',
      b: 'Twoje lata biegną od dnia zakupu, a\u00a0nie od stycznia. Dwie osoby z\u00a0tą samą serią, kupioną drugiego i\u00a0dwudziestego ósmego, mają te same stawki i\u00a0inne dni.',
      c: 'Obligacja indeksowana zawsze patrzy więc wstecz. Gdy inflacja rośnie, Twoje odsetki idą za nią z\u00a0opóźnieniem do roku; gdy spada, przez jakiś czas masz jeszcze starą stawkę. „Ochrona przed inflacją” jest prawdą w\u00a0całym okresie i\u00a0przed podatkiem. Po podatku {taxRate} marża musi pokryć także podatek od części inflacyjnej, a\u00a0w\u00a0latach wysokiej inflacji na to nie wystarcza.',
    },
    example: {
      title: 'Sto EDO po dwóch latach',
      a: 'W\u00a0dniu {bought} kupujesz {count} obligacji serii EDO0834 za {cost}. Pierwszy rok daje {first}: jedna obligacja rośnie do {afterOne}. Drugi rok daje inflację {inflation} plus marżę {margin}, razem {second}. W\u00a0dniu {on} obligacja jest warta {afterOne} razy 1,061, po zaokrągleniu do grosza <b>{each}</b>. Wszystkie są warte {value}, z\u00a0czego {interest} to odsetki.',
      b: 'Jeśli tego dnia je oddasz, płacisz opłatę z\u00a0tej emisji: {feeEach} za sztukę, razem {fee}. Opłata zmniejsza podstawę podatku: {interest} minus {fee} to {taxed}, a\u00a0{taxRate} z\u00a0tego to {tax}. Dostajesz {value} minus {fee} minus {tax}, czyli <b>{paidOut}</b>.',
      c: 'Nic tu nie jest szacunkiem. To ogłoszone warunki i\u00a0stawki tej serii, a\u00a0strona obligacji liczy Twoje dokładnie tak samo, sztuka po sztuce.',
    },
    early: {
      title: 'Wcześniejszy wykup',
      a: 'Obligacje możesz oddać od siódmego dnia po zakupie do dwudziestu dni przed terminem wykupu. W\u00a0emisjach z\u00a0października 2026\u00a0r. opłata wynosi {rorFee} za ROR, {dorFee} za DOR, {tosFee} za TOS, {coiFee} za COI i\u00a0{edoFee} za EDO; OTS tracą całe odsetki. TOS, COI i\u00a0EDO wyemitowane przed wrześniem 2024\u00a0r. mają niższe opłaty i\u00a0je zachowują.',
      b: 'Obligacja, która dolicza odsetki, nigdy nie da mniej niż {face}: opłata kończy się na naliczonych odsetkach. Ta, która odsetki wypłaca, ma taką dolną granicę tylko w\u00a0pierwszym okresie; potem oddane przed terminem COI mogą dać mniej niż {face}, bo odsetki są już u\u00a0Ciebie.',
      c: 'To, czy warto wyjść, jest porównaniem, a\u00a0nie przeczuciem: ile będzie na koniec, jeśli zostaniesz, a\u00a0ile, jeśli weźmiesz pieniądze teraz i\u00a0włożysz je gdzie indziej, w\u00a0obu przypadkach po podatku i\u00a0opłacie. Strona obligacji robi taki rachunek przy założeniach, które możesz zmienić. W\u00a0<pensions>IKE i\u00a0IKZE</pensions> podatek działa inaczej; o\u00a0innych cenach inwestowania mówi <costs>artykuł o\u00a0kosztach</costs>.',
    },
  },
};
export default pl;
