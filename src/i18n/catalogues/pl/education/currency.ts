const pl = {
  sections: {
    parts: {
      title: 'Zysk podzielony na dwoje',
      a: 'Gdy masz coś wycenianego w\u00a0innej walucie, Twój zysk w\u00a0złotych ma dwa źródła. <b>Wpływ cen</b> to to, co zrobił sam walor, liczone po kursie waluty z\u00a0dnia zakupu. <b>Wpływ walut</b> to cała reszta: to, co zmiana kursu zrobiła z\u00a0całą kwotą, którą już tam masz.',
      b: 'Razem zawsze dają cały zysk, co do grosza. Liczymy je zakup po zakupie, każdy po średnim kursie NBP z\u00a0jego własnego dnia, bo przecież nie kupujesz wszystkiego naraz. Przy sprzedaży dzielimy zysk tak samo, po cenie i\u00a0kursie z\u00a0dnia sprzedaży.',
      c: 'Taki rozdział jest umową, jak każde rozbicie iloczynu na sumę. Mała część, która bierze się z\u00a0tego, że cena i\u00a0kurs zmieniły się jednocześnie, musi gdzieś trafić; u\u00a0nas należy do waluty. Inny program może ją zapisać po stronie ceny i\u00a0wtedy jego dwie liczby będą inne niż nasze, choć suma ta sama.',
    },
    example: {
      title: 'Dobra akcja i\u00a0słaby dolar',
      a: 'Kupujesz {units} akcji po {price0}, gdy dolar kosztuje {rate0} zł. Wydajesz {dollars0}, czyli {cost}. Jakiś czas później akcja jest po {price1}, a\u00a0dolar po {rate1} zł. Twoje akcje są warte {dollars1}, czyli {value}. Zysk to {gain}.',
      b: 'Wpływ cen liczy wzrost akcji po starym kursie: {units} akcji, po 30 dolarów na każdej, razy {rate0}, daje <b>{priceEffect}</b>. Reszta zysku to wpływ walut: {gain} minus {priceEffect} to <b>{fxEffect}</b>.',
      c: 'W\u00a0procentach wygląda to tak samo. W\u00a0dolarach akcja zyskała {inDollars}. Dolar zmienił się do złotego o\u00a0{ofRate}. Po przemnożeniu, nie po dodaniu, daje to {inZloty} w\u00a0złotych. Akcja była wybrana dobrze, ale ponad połowa tego, co zarobiła, przepadła w\u00a0drodze do domu.',
    },
    hedge: {
      title: 'Obca waluta: ryzyko czy poduszka?',
      a: 'I\u00a0jedno, i\u00a0drugie, zależnie od tego, w\u00a0czym wydajesz. Jeśli czynsz, jedzenie i\u00a0kredyt płacisz w\u00a0złotych, wszystko, co masz w\u00a0dolarach, waha się względem Twojego życia. Jeśli planujesz wydawać w\u00a0euro, waha się złoty. Ryzyko mierzy się tym, co kiedyś za te pieniądze kupisz.',
      b: 'Komuś, kto żyje w\u00a0Polsce, obce waluty nieraz łagodziły spadki: w\u00a0chwilach strachu złoty często słabł, gdy akcje taniały, więc strata w\u00a0złotych była mniejsza niż w\u00a0dolarach. Często to jednak nie zawsze i\u00a0nic nie gwarantuje, że następnym razem będzie tak samo.',
      c: 'Niektóre fundusze są zabezpieczone przed zmianą kursu: kupują i\u00a0sprzedają waluty na termin, tak że kurs prawie Cię nie dotyczy. Wpływ walut znika, i\u00a0dobry, i\u00a0zły, a\u00a0kosztuje to albo przynosi mniej więcej tyle, ile wynosi różnica stóp procentowych obu walut. Taka klasa jednostek to inny produkt, z\u00a0inną ceną.',
    },
    traps: {
      title: 'Łatwe pomyłki',
      a: 'Waluta notowania nie zawsze jest walutą, od której walor zależy. Fundusz amerykańskich akcji notowany we Frankfurcie w\u00a0euro i\u00a0tak podąża za dolarem. Notowanie to tylko etykieta; liczy się, gdzie spółki zarabiają i\u00a0co mają.',
      b: 'Zmiana waluty u\u00a0góry strony nie zmienia żadnej transakcji. Przeliczamy każdy zakup po kursie z\u00a0jego własnego dnia, więc wpływ walut, który widzisz, jest taki jak u\u00a0kogoś, kto liczy w\u00a0tej właśnie walucie.',
      c: 'Sama wymiana też kosztuje. Jeśli makler bierze {exchange} przy każdej wymianie, zamiana {cost} na dolary kosztuje {exchangeCost}, a\u00a0w\u00a0drodze powrotnej jeszcze raz podobnie. To już nie wpływ walut, tylko opłata, często schowana w\u00a0kursie; gdzie jej szukać, mówi <costs>artykuł o\u00a0kosztach</costs>. Co to wszystko robi z\u00a0Twoją stopą zwrotu, przeczytasz w\u00a0tekście o\u00a0<returns>IRR i\u00a0TWR</returns>.',
    },
  },
};
export default pl;
