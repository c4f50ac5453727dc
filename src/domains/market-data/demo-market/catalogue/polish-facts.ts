import type { DemoFacts } from '../demo-instrument.ts';

/** Public facts of the Warsaw companies; a field that is missing is not known for sure. */
export const polishFacts: Record<string, Partial<DemoFacts>> = {
  pko: {
    website: 'https://www.pkobp.pl',
    listDate: '2004-11-10',
    employees: 26000,
    description: {
      en: 'The largest bank in Poland by assets. Its origins go back to Pocztowa Kasa Oszczędności, founded in 1919; the State Treasury is the largest shareholder.',
      pl: 'Największy bank w Polsce pod względem aktywów. Wywodzi się z Pocztowej Kasy Oszczędności założonej w 1919 roku; największym akcjonariuszem jest Skarb Państwa.',
    },
  },
  pkn: {
    website: 'https://www.orlen.pl',
    listDate: '1999-11-26',
    description: {
      en: 'An energy group from Płock: refineries, fuel stations, petrochemicals, gas, electricity and heat.',
      pl: 'Grupa energetyczna z Płocka: rafinerie, stacje paliw, petrochemia, gaz, prąd i ciepło.',
    },
  },
  peo: {
    website: 'https://www.pekao.com.pl',
    listDate: '1998-06-30',
    description: {
      en: 'A universal bank founded in 1929, one of the largest in Poland.',
      pl: 'Bank uniwersalny założony w 1929 roku, jeden z największych w Polsce.',
    },
  },
  pzu: {
    website: 'https://www.pzu.pl',
    listDate: '2010-05-12',
    description: {
      en: 'The largest insurer in Poland, with a tradition that goes back to 1803; it also holds stakes in banks.',
      pl: 'Największy ubezpieczyciel w Polsce, o tradycji sięgającej 1803 roku; ma też udziały w bankach.',
    },
  },
  kgh: {
    website: 'https://kghm.com',
    listDate: '1997-07-10',
    description: {
      en: 'A copper and silver producer from Lubin in Lower Silesia, with mines in Poland and in the Americas.',
      pl: 'Producent miedzi i srebra z Lubina na Dolnym Śląsku, z kopalniami w Polsce i w obu Amerykach.',
    },
  },
  ale: {
    website: 'https://allegro.eu',
    listDate: '2020-10-12',
    description: {
      en: 'The group behind the online marketplace Allegro, started in Poznań in 1999.',
      pl: 'Grupa, do której należy platforma handlowa Allegro, uruchomiona w Poznaniu w 1999 roku.',
    },
  },
  lpp: {
    website: 'https://www.lpp.com',
    listDate: '2001-05-16',
    description: {
      en: 'A clothing company from Gdańsk with the brands Reserved, Sinsay, Cropp, House and Mohito.',
      pl: 'Gdańska spółka odzieżowa z markami Reserved, Sinsay, Cropp, House i Mohito.',
    },
  },
  dnp: {
    website: 'https://grupadino.pl',
    listDate: '2017-04-19',
    description: {
      en: 'A chain of mid-size grocery supermarkets from Krotoszyn, mostly in small towns.',
      pl: 'Sieć średniej wielkości supermarketów spożywczych z Krotoszyna, głównie w mniejszych miejscowościach.',
    },
  },
  ebp: {
    listDate: '1993-06-22',
    description: {
      en: 'A universal bank, formerly Bank Zachodni WBK and Santander Bank Polska; Erste Group has been the main shareholder since January 2026.',
      pl: 'Bank uniwersalny, dawniej Bank Zachodni WBK i Santander Bank Polska; od stycznia 2026 roku głównym akcjonariuszem jest Erste Group.',
    },
  },
  cdr: {
    website: 'https://www.cdprojekt.com',
    description: {
      en: 'A video game maker from Warsaw, known for The Witcher and Cyberpunk 2077.',
      pl: 'Warszawski producent gier wideo, znany z serii Wiedźmin i gry Cyberpunk 2077.',
    },
  },
  mbk: {
    website: 'https://www.mbank.pl',
    listDate: '1992-10-06',
    description: {
      en: 'A universal bank that grew out of BRE Bank; Commerzbank is the majority shareholder.',
      pl: 'Bank uniwersalny wywodzący się z BRE Banku; większościowym akcjonariuszem jest Commerzbank.',
    },
  },
  pge: {
    website: 'https://www.gkpge.pl',
    listDate: '2009-11-06',
    description: {
      en: 'The largest power company in Poland: generation, distribution, heat and wind farms.',
      pl: 'Największa spółka energetyczna w Polsce: wytwarzanie, dystrybucja, ciepło i farmy wiatrowe.',
    },
  },
  alr: {
    website: 'https://www.aliorbank.pl',
    listDate: '2012-12-14',
    description: {
      en: 'A universal bank that opened in 2008; PZU is among its shareholders.',
      pl: 'Bank uniwersalny działający od 2008 roku; wśród akcjonariuszy jest PZU.',
    },
  },
  zab: {
    website: 'https://zabkagroup.com',
    listDate: '2024-10-17',
    description: {
      en: 'The group behind the Żabka chain of convenience stores, run by franchisees.',
      pl: 'Grupa, do której należy sieć sklepów convenience Żabka prowadzonych przez franczyzobiorców.',
    },
  },
  kty: {
    website: 'https://grupakety.com',
    description: {
      en: 'A maker of aluminium profiles, façade systems and flexible packaging from Kęty.',
      pl: 'Producent profili aluminiowych, systemów fasadowych i opakowań giętkich z Kęt.',
    },
  },
  mdv: {
    listDate: '2004-12-02',
    description: {
      en: 'A footwear and clothing retailer from Polkowice, listed as CCC before its change of name.',
      pl: 'Sprzedawca obuwia i odzieży z Polkowic, przed zmianą nazwy notowany jako CCC.',
    },
  },
  kru: {
    website: 'https://pl.kruk.eu',
    listDate: '2011-05-10',
    description: {
      en: 'A debt management company from Wrocław, active in several European countries.',
      pl: 'Wrocławska spółka zarządzająca wierzytelnościami, działająca w kilku krajach Europy.',
    },
  },
  bdx: {
    website: 'https://www.budimex.pl',
    description: {
      en: 'A construction group: roads, railways, public and commercial buildings; Ferrovial is the main shareholder.',
      pl: 'Grupa budowlana: drogi, kolej, budynki publiczne i komercyjne; głównym akcjonariuszem jest Ferrovial.',
    },
  },
  pco: {
    website: 'https://www.pepcogroup.eu',
    listDate: '2021-05-26',
    description: {
      en: 'A discount retailer of clothing and household goods, with stores under the name Pepco across Europe.',
      pl: 'Dyskontowa sieć z odzieżą i artykułami dla domu, ze sklepami Pepco w wielu krajach Europy.',
    },
  },
  tpe: {
    website: 'https://www.tauron.pl',
    listDate: '2010-06-30',
    description: {
      en: 'A power company from Katowice; distribution in the south of Poland is its largest business.',
      pl: 'Spółka energetyczna z Katowic; największą częścią działalności jest dystrybucja na południu Polski.',
    },
  },
  ing: {
    website: 'https://www.ing.pl',
    description: {
      en: 'A universal bank from Katowice; the Dutch ING group is the majority shareholder.',
      pl: 'Bank uniwersalny z Katowic; większościowym akcjonariuszem jest holenderska grupa ING.',
    },
  },
  bhw: {
    website: 'https://www.citibank.pl',
    description: {
      en: 'A bank founded in 1870, known as Citi Handlowy.',
      pl: 'Bank założony w 1870 roku, znany jako Citi Handlowy.',
    },
  },
  mil: {
    website: 'https://www.bankmillennium.pl',
    description: {
      en: 'A universal bank; the Portuguese Banco Comercial Português is the majority shareholder.',
      pl: 'Bank uniwersalny; większościowym akcjonariuszem jest portugalski Banco Comercial Português.',
    },
  },
  bnp: {
    website: 'https://www.bnpparibas.pl',
    description: {
      en: 'A universal bank that took over Bank BGŻ; part of the French BNP Paribas group.',
      pl: 'Bank uniwersalny, który przejął Bank BGŻ; część francuskiej grupy BNP Paribas.',
    },
  },
  opl: {
    website: 'https://www.orange.pl',
    listDate: '1998-11-18',
    description: {
      en: 'A telecoms operator, formerly Telekomunikacja Polska; Orange is the majority shareholder.',
      pl: 'Operator telekomunikacyjny, dawniej Telekomunikacja Polska; większościowym akcjonariuszem jest Orange.',
    },
  },
  cps: {
    website: 'https://grupapolsatplus.pl',
    listDate: '2008-05-06',
    description: {
      en: 'A media and telecoms group: satellite television, Polsat channels and the mobile network Plus.',
      pl: 'Grupa medialno-telekomunikacyjna: telewizja satelitarna, kanały Polsatu i sieć komórkowa Plus.',
    },
  },
  xtb: {
    website: 'https://www.xtb.com',
    listDate: '2016-05-06',
    description: {
      en: 'An online broker from Warsaw with its own investing platform xStation.',
      pl: 'Internetowy dom maklerski z Warszawy z własną platformą xStation.',
    },
  },
  gpw: {
    website: 'https://www.gpw.pl',
    listDate: '2010-11-09',
    description: {
      en: 'The company that runs the Warsaw Stock Exchange, NewConnect and Catalyst.',
      pl: 'Spółka prowadząca Giełdę Papierów Wartościowych w Warszawie, NewConnect i Catalyst.',
    },
  },
  acp: {
    website: 'https://pl.asseco.com',
    description: {
      en: 'A software company from Rzeszów, head of an international IT group.',
      pl: 'Producent oprogramowania z Rzeszowa, spółka matka międzynarodowej grupy informatycznej.',
    },
  },
  cbf: {
    website: 'https://cyberfolks.pl',
    description: {
      en: 'A hosting and e-commerce software group from Poznań, formerly R22.',
      pl: 'Poznańska grupa hostingowa i oprogramowania dla e-handlu, dawniej R22.',
    },
  },
  txt: {
    website: 'https://www.text.com',
    description: {
      en: 'A maker of customer service software from Wrocław, formerly LiveChat Software.',
      pl: 'Wrocławski producent oprogramowania do obsługi klienta, dawniej LiveChat Software.',
    },
  },
  '11b': {
    website: 'https://11bitstudios.com',
    description: {
      en: 'A video game maker from Warsaw, known for This War of Mine and Frostpunk.',
      pl: 'Warszawski producent gier wideo, znany z This War of Mine i Frostpunka.',
    },
  },
  ena: {
    website: 'https://www.enea.pl',
    listDate: '2008-11-17',
    description: {
      en: 'A power company from Poznań, owner of the Kozienice power plant.',
      pl: 'Spółka energetyczna z Poznania, właściciel elektrowni w Kozienicach.',
    },
  },
  jsw: {
    website: 'https://www.jsw.pl',
    listDate: '2011-07-06',
    description: {
      en: 'A producer of coking coal and coke from Jastrzębie-Zdrój.',
      pl: 'Producent węgla koksowego i koksu z Jastrzębia-Zdroju.',
    },
  },
  lwb: {
    website: 'https://www.lw.com.pl',
    listDate: '2009-06-25',
    description: {
      en: 'A hard coal mine in the Lublin basin.',
      pl: 'Kopalnia węgla kamiennego w Lubelskim Zagłębiu Węglowym.',
    },
  },
  att: {
    website: 'https://grupaazoty.com',
    listDate: '2008-06-30',
    description: {
      en: 'A chemicals group from Tarnów: fertilisers and plastics.',
      pl: 'Grupa chemiczna z Tarnowa: nawozy i tworzywa.',
    },
  },
  eat: {
    website: 'https://www.amrest.eu',
    description: {
      en: 'A restaurant operator running KFC, Pizza Hut and Starbucks places as well as its own brands.',
      pl: 'Operator restauracji prowadzący lokale KFC, Pizza Hut i Starbucks oraz własne marki.',
    },
  },
  rbw: {
    website: 'https://r.pl',
    description: { en: 'A tour operator from Łódź.', pl: 'Biuro podróży z Łodzi.' },
  },
  act: {
    website: 'https://www.action.pl',
    description: {
      en: 'A distributor of electronics and household goods from the Warsaw area.',
      pl: 'Dystrybutor elektroniki i artykułów dla domu spod Warszawy.',
    },
  },
  snt: {
    website: 'https://synektik.com.pl',
    description: {
      en: 'A supplier of medical equipment and a maker of radiopharmaceuticals.',
      pl: 'Dostawca sprzętu medycznego i producent radiofarmaceutyków.',
    },
  },
};
