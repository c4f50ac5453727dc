const pl = {
  sections: {
    limits: {
      title: 'Ile można wpłacić',
      a: 'Oba konta mają limit na każdy rok kalendarzowy, liczony od prognozowanego przeciętnego wynagrodzenia: trzykrotność dla IKE, 1,2-krotność dla IKZE, a\u00a0dla IKZE osób prowadzących działalność 1,8-krotność. W\u00a0<b>2026</b> roku to {ike} dla IKE, {ikze} dla IKZE i\u00a0{ikzeSelf} dla IKZE osób prowadzących działalność. W\u00a02025 roku było to {ikeBefore} i\u00a0{ikzeBefore}.',
      b: 'Limit niewykorzystany do 31 grudnia przepada i\u00a0nie przechodzi na następny rok. Liczy się dzień zaksięgowania, więc przelew w\u00a0ostatni wieczór grudnia może się spóźnić. Przeniesienie konta do innej instytucji nie jest wpłatą i\u00a0nie zabiera limitu.',
      c: 'Możesz mieć jednocześnie jedno IKE i\u00a0jedno IKZE, każde z\u00a0własnym limitem. W\u00a0środku wolno kupować i\u00a0sprzedawać do woli: dopóki pieniądze tam zostają, sprzedaż, dywidendy i\u00a0odsetki nie są opodatkowane i\u00a0nie trafiają do rocznego zeznania. Druga strona medalu: strat ze środka nie odliczysz od zysków na zewnątrz.',
    },
    out: {
      title: 'Jak wyjąć pieniądze',
      a: 'Z\u00a0<b>IKE</b> wypłacisz bez podatku po ukończeniu 60 lat albo 55 z\u00a0uprawnieniami emerytalnymi, jeśli wpłaty były w\u00a0co najmniej pięciu latach kalendarzowych albo jeśli ponad połowa wpłat ma co najmniej pięć lat. Wcześniej możesz wycofać pieniądze w\u00a0każdej chwili i\u00a0wtedy płacisz {taxRate} podatku od zysku, jak na zwykłym rachunku.',
      b: '<b>IKZE</b> oddaje podatek od razu: wpłaty, do limitu, odliczasz od dochodu w\u00a0rocznym zeznaniu. Po ukończeniu 65 lat, przy wpłatach w\u00a0co najmniej pięciu latach kalendarzowych, płacisz ryczałtem {flat} od wszystkiego, co wyjmujesz, od wpłat i\u00a0zysków tak samo. Wcześniej cała kwota dolicza się do dochodu z\u00a0tego roku i\u00a0jest opodatkowana według skali. W\u00a0roku z\u00a0dobrą pensją może to zabrać {upper} większości tej kwoty.',
      c: 'Konta różnią się więc tym, ile kosztuje wcześniejsze wyjście. Przy IKE tracisz korzyść. Przy IKZE możesz zapłacić więcej, niż kiedykolwiek udało się zaoszczędzić.',
    },
    example: {
      title: 'Po jednej pełnej wpłacie',
      a: 'Wpłacasz {ike} na <b>IKE</b> i\u00a0po wielu latach robi się z\u00a0tego {ikeEnd}. Zysk to {gain}. Na zwykłym rachunku {taxRate} z\u00a0niego, czyli {gainTax}, trafiłoby do państwa; z\u00a0IKE po sześćdziesiątce wyjmujesz wszystko.',
      b: 'Wpłacasz {ikze} na <b>IKZE</b>. Jeśli ostatnia złotówka Twojego dochodu jest opodatkowana stawką {lower}, podatek za ten rok maleje o\u00a0{savedLower}; jeśli dochód przekracza próg {threshold} i\u00a0stawka wynosi {upper}, maleje o\u00a0{savedUpper}. Dużo później na koncie jest {ikzeEnd}. Po 65. roku życia płacisz {flat} tej kwoty, czyli {ikzeTax}. Na zwykłym rachunku podatek od zysku wyniósłby {ordinaryTax}.',
      c: 'W\u00a0tym przykładzie podatek na końcu jest podobny, więc korzyścią z\u00a0IKZE są pieniądze zaoszczędzone dziś. Korzyścią tylko wtedy, gdy ich nie wydasz: kto inwestuje zwrot podatku, pozwala mu dalej rosnąć, kto go wydaje, przenosi pieniądze ze starości na teraz.',
      d: 'Przy innych liczbach kolejność się zmienia. {flat} dotyczy też samych wpłat, więc gdy konto prawie nie urosło, jest to więcej niż {taxRate} od małego zysku.',
    },
    choice: {
      title: 'Co wziąć pod uwagę',
      a: 'Twoja dzisiejsza stawka podatku, to, czy pieniądze mogą się przydać przed 60. albo 65. rokiem życia, i\u00a0liczba lat do tego czasu: te trzy rzeczy decydują o\u00a0większości. Żadne z\u00a0kont nie zmienia tego, w\u00a0co inwestujesz. Drogi fundusz jest w\u00a0IKE tak samo drogi; najpierw porównaj <costs>koszty</costs>.',
      b: 'Przez dziesięciolecia zasady mogą się zmienić. Ustawa mówi, że limit z\u00a0roku na rok nie może spaść; co do reszty, na trzydzieści lat nikt niczego nie obieca.',
      c: 'W\u00a0Walorach takie konto to portfel rodzaju IKE albo IKZE. Jeśli śledzisz w\u00a0nim gotówkę, zestawiamy tegoroczne wpłaty z\u00a0limitem. W\u00a0środku może być cokolwiek: akcje i\u00a0fundusze, które <rebalancing>równoważysz</rebalancing> bez podatku, albo <bonds>obligacje oszczędnościowe</bonds>, jeśli Twoja instytucja je oferuje. Limity to kwoty ogłoszone na lata 2023–2026; sprawdziliśmy je w\u00a0listopadzie 2026\u00a0r.',
    },
  },
};
export default pl;
