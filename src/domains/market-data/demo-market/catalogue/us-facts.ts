import type { DemoFacts } from '../demo-instrument.ts';

/** Public facts of the US companies; a field that is missing is not known for sure. */
export const usFacts: Record<string, Partial<DemoFacts>> = {
  aapl: {
    website: 'https://www.apple.com',
    listDate: '1980-12-12',
    employees: 164000,
    description: {
      en: 'Maker of the iPhone, the Mac and the iPad, with services around them; founded in 1976, based in Cupertino.',
      pl: 'Producent iPhone’a, Maca i iPada oraz powiązanych z nimi usług; założony w 1976 roku, z siedzibą w Cupertino.',
    },
  },
  msft: {
    website: 'https://www.microsoft.com',
    listDate: '1986-03-13',
    employees: 228000,
    description: {
      en: 'Maker of Windows and Microsoft 365 and operator of the Azure cloud; founded in 1975, based in Redmond.',
      pl: 'Twórca Windowsa i Microsoft 365 oraz operator chmury Azure; założony w 1975 roku, z siedzibą w Redmond.',
    },
  },
  nvda: {
    website: 'https://www.nvidia.com',
    listDate: '1999-01-22',
    employees: 36000,
    description: {
      en: 'Designer of graphics processors and of chips for data centres; founded in 1993, based in Santa Clara.',
      pl: 'Projektant procesorów graficznych i układów dla centrów danych; założony w 1993 roku, z siedzibą w Santa Clara.',
    },
  },
  amzn: {
    website: 'https://www.amazon.com',
    listDate: '1997-05-15',
    employees: 1556000,
    description: {
      en: 'Online retailer and operator of the AWS cloud; founded in 1994, based in Seattle.',
      pl: 'Sprzedawca internetowy i operator chmury AWS; założony w 1994 roku, z siedzibą w Seattle.',
    },
  },
  googl: {
    website: 'https://abc.xyz',
    listDate: '2004-08-19',
    employees: 183000,
    description: {
      en: 'The parent of Google: search, advertising, YouTube, Android and cloud.',
      pl: 'Spółka matka Google’a: wyszukiwarka, reklama, YouTube, Android i chmura.',
    },
  },
  meta: {
    website: 'https://www.meta.com',
    listDate: '2012-05-18',
    employees: 74000,
    description: {
      en: 'The company behind Facebook, Instagram and WhatsApp; listed as FB until June 2022.',
      pl: 'Właściciel Facebooka, Instagrama i WhatsAppa; do czerwca 2022 roku notowany jako FB.',
    },
  },
  tsla: {
    website: 'https://www.tesla.com',
    listDate: '2010-06-29',
    employees: 125000,
    description: {
      en: 'Maker of electric cars and of energy storage, based in Austin.',
      pl: 'Producent samochodów elektrycznych i magazynów energii, z siedzibą w Austin.',
    },
  },
  avgo: {
    website: 'https://www.broadcom.com',
    listDate: '2009-08-06',
    description: {
      en: 'Maker of semiconductors and of infrastructure software, owner of VMware.',
      pl: 'Producent półprzewodników i oprogramowania infrastrukturalnego, właściciel VMware.',
    },
  },
  jpm: {
    website: 'https://www.jpmorganchase.com',
    employees: 317000,
    description: {
      en: 'The largest bank in the United States by assets, based in New York.',
      pl: 'Największy bank w Stanach Zjednoczonych pod względem aktywów, z siedzibą w Nowym Jorku.',
    },
  },
  v: {
    website: 'https://www.visa.com',
    listDate: '2008-03-19',
    description: {
      en: 'Operator of a worldwide card payment network.',
      pl: 'Operator światowej sieci płatności kartami.',
    },
  },
  ma: {
    website: 'https://www.mastercard.com',
    listDate: '2006-05-25',
    description: {
      en: 'Operator of a worldwide card payment network.',
      pl: 'Operator światowej sieci płatności kartami.',
    },
  },
  lly: {
    website: 'https://www.lilly.com',
    description: {
      en: 'A drug maker founded in 1876, based in Indianapolis.',
      pl: 'Producent leków założony w 1876 roku, z siedzibą w Indianapolis.',
    },
  },
  jnj: {
    website: 'https://www.jnj.com',
    description: {
      en: 'Maker of medicines and medical devices, founded in 1886.',
      pl: 'Producent leków i wyrobów medycznych, założony w 1886 roku.',
    },
  },
  xom: {
    website: 'https://corporate.exxonmobil.com',
    description: {
      en: 'An oil and gas company formed by the merger of Exxon and Mobil in 1999.',
      pl: 'Koncern naftowo-gazowy powstały z połączenia Exxon i Mobil w 1999 roku.',
    },
  },
  wmt: {
    website: 'https://corporate.walmart.com',
    employees: 2100000,
    description: {
      en: 'The largest retailer in the United States, based in Bentonville.',
      pl: 'Największa sieć handlowa w Stanach Zjednoczonych, z siedzibą w Bentonville.',
    },
  },
  pg: {
    website: 'https://us.pg.com',
    description: {
      en: 'Maker of household and personal care brands, founded in 1837.',
      pl: 'Producent chemii domowej i kosmetyków, założony w 1837 roku.',
    },
  },
  hd: {
    website: 'https://www.homedepot.com',
    listDate: '1981-09-22',
    description: {
      en: 'A chain of home improvement stores.',
      pl: 'Sieć sklepów z artykułami do domu i remontu.',
    },
  },
  ko: {
    website: 'https://www.coca-colacompany.com',
    description: {
      en: 'Maker of soft drinks, based in Atlanta.',
      pl: 'Producent napojów bezalkoholowych, z siedzibą w Atlancie.',
    },
  },
  pep: {
    website: 'https://www.pepsico.com',
    description: { en: 'Maker of soft drinks and snacks.', pl: 'Producent napojów i przekąsek.' },
  },
  cost: {
    website: 'https://www.costco.com',
    description: { en: 'A chain of membership warehouses.', pl: 'Sieć hal handlowych dla członków klubu.' },
  },
  mrk: {
    website: 'https://www.merck.com',
    description: {
      en: 'A drug maker, known as MSD outside the United States and Canada.',
      pl: 'Producent leków, poza Stanami Zjednoczonymi i Kanadą znany jako MSD.',
    },
  },
  abbv: {
    website: 'https://www.abbvie.com',
    listDate: '2013-01-02',
    description: {
      en: 'A drug maker separated from Abbott in 2013.',
      pl: 'Producent leków wydzielony z Abbotta w 2013 roku.',
    },
  },
  bac: {
    website: 'https://www.bankofamerica.com',
    description: {
      en: 'One of the largest banks in the United States, based in Charlotte.',
      pl: 'Jeden z największych banków w Stanach Zjednoczonych, z siedzibą w Charlotte.',
    },
  },
  orcl: {
    website: 'https://www.oracle.com',
    listDate: '1986-03-12',
    description: {
      en: 'Maker of databases and business software.',
      pl: 'Producent baz danych i oprogramowania dla firm.',
    },
  },
  crm: {
    website: 'https://www.salesforce.com',
    listDate: '2004-06-23',
    description: {
      en: 'Maker of cloud software for sales and customer service.',
      pl: 'Producent oprogramowania w chmurze do sprzedaży i obsługi klienta.',
    },
  },
  nflx: {
    website: 'https://www.netflix.com',
    listDate: '2002-05-23',
    description: {
      en: 'A streaming service for films and series.',
      pl: 'Serwis z filmami i serialami w streamingu.',
    },
  },
  amd: {
    website: 'https://www.amd.com',
    description: {
      en: 'Designer of processors and graphics chips.',
      pl: 'Projektant procesorów i układów graficznych.',
    },
  },
  intc: {
    website: 'https://www.intel.com',
    listDate: '1971-10-13',
    description: {
      en: 'Maker of processors, founded in 1968, based in Santa Clara.',
      pl: 'Producent procesorów, założony w 1968 roku, z siedzibą w Santa Clara.',
    },
  },
  dis: {
    website: 'https://thewaltdisneycompany.com',
    description: {
      en: 'Films, television, streaming and theme parks; founded in 1923.',
      pl: 'Filmy, telewizja, streaming i parki rozrywki; firma założona w 1923 roku.',
    },
  },
  csco: {
    website: 'https://www.cisco.com',
    listDate: '1990-02-16',
    description: { en: 'Maker of networking equipment.', pl: 'Producent sprzętu sieciowego.' },
  },
  adbe: {
    website: 'https://www.adobe.com',
    description: {
      en: 'Maker of Photoshop, Acrobat and other creative software.',
      pl: 'Twórca Photoshopa, Acrobata i innych programów dla twórców.',
    },
  },
  mcd: {
    website: 'https://corporate.mcdonalds.com',
    description: {
      en: 'A chain of restaurants, mostly run by franchisees.',
      pl: 'Sieć restauracji, głównie franczyzowych.',
    },
  },
  nke: {
    website: 'https://www.nike.com',
    listDate: '1980-12-02',
    description: { en: 'Maker of sports shoes and clothing.', pl: 'Producent obuwia i odzieży sportowej.' },
  },
  pfe: {
    website: 'https://www.pfizer.com',
    description: {
      en: 'A drug maker founded in 1849, based in New York.',
      pl: 'Producent leków założony w 1849 roku, z siedzibą w Nowym Jorku.',
    },
  },
  cat: {
    website: 'https://www.caterpillar.com',
    description: {
      en: 'Maker of construction and mining machines.',
      pl: 'Producent maszyn budowlanych i górniczych.',
    },
  },
  ibm: {
    website: 'https://www.ibm.com',
    description: {
      en: 'Software, consulting and mainframes; founded in 1911.',
      pl: 'Oprogramowanie, doradztwo i komputery mainframe; firma założona w 1911 roku.',
    },
  },
  'brk-b': {
    website: 'https://www.berkshirehathaway.com',
    description: {
      en: 'A holding company from Omaha: insurance, railways, energy and stakes in other companies.',
      pl: 'Holding z Omaha: ubezpieczenia, kolej, energetyka i udziały w innych spółkach.',
    },
  },
  ge: {
    website: 'https://www.geaerospace.com',
    description: {
      en: 'Maker of aircraft engines; the company that remained of General Electric after its division in 2024.',
      pl: 'Producent silników lotniczych; spółka, która pozostała z General Electric po podziale w 2024 roku.',
    },
  },
  atvi: {
    description: {
      en: 'A video game maker, bought by Microsoft in October 2023; the shares are no longer listed.',
      pl: 'Producent gier wideo przejęty przez Microsoft w październiku 2023 roku; akcje nie są już notowane.',
    },
  },
};
