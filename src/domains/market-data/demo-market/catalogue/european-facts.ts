import type { DemoFacts } from '../demo-instrument.ts';

/** Public facts of the European companies; a field that is missing is not known for sure. */
export const europeanFacts: Record<string, Partial<DemoFacts>> = {
  sap: {
    website: 'https://www.sap.com',
    description: {
      en: 'Maker of business software, founded in 1972, based in Walldorf.',
      pl: 'Producent oprogramowania dla firm, założony w 1972 roku, z siedzibą w Walldorfie.',
    },
  },
  sie: {
    website: 'https://www.siemens.com',
    description: {
      en: 'Automation, building technology and rail; founded in 1847.',
      pl: 'Automatyka, technika budynkowa i kolej; firma założona w 1847 roku.',
    },
  },
  alv: {
    website: 'https://www.allianz.com',
    description: {
      en: 'An insurance and asset management group founded in 1890, based in Munich.',
      pl: 'Grupa ubezpieczeniowa i zarządzająca aktywami, założona w 1890 roku, z siedzibą w Monachium.',
    },
  },
  dte: {
    website: 'https://www.telekom.com',
    listDate: '1996-11-18',
    description: {
      en: 'A telecoms operator from Bonn and majority owner of T-Mobile US.',
      pl: 'Operator telekomunikacyjny z Bonn, większościowy właściciel T-Mobile US.',
    },
  },
  bmw: {
    website: 'https://www.bmwgroup.com',
    description: {
      en: 'Maker of cars and motorcycles under the names BMW, MINI and Rolls-Royce.',
      pl: 'Producent samochodów i motocykli marek BMW, MINI i Rolls-Royce.',
    },
  },
  ads: {
    website: 'https://www.adidas-group.com',
    description: {
      en: 'Maker of sports shoes and clothing, based in Herzogenaurach.',
      pl: 'Producent obuwia i odzieży sportowej, z siedzibą w Herzogenaurach.',
    },
  },
  bas: {
    website: 'https://www.basf.com',
    description: {
      en: 'A chemicals group founded in 1865, based in Ludwigshafen.',
      pl: 'Koncern chemiczny założony w 1865 roku, z siedzibą w Ludwigshafen.',
    },
  },
  mc: {
    website: 'https://www.lvmh.com',
    description: {
      en: 'A luxury goods group with Louis Vuitton, Dior and Moët & Chandon among its houses.',
      pl: 'Grupa dóbr luksusowych, do której należą m.in. Louis Vuitton, Dior i Moët & Chandon.',
    },
  },
  tte: {
    website: 'https://totalenergies.com',
    description: {
      en: 'An oil, gas and electricity company, called Total until 2021.',
      pl: 'Koncern naftowy, gazowy i energetyczny, do 2021 roku pod nazwą Total.',
    },
  },
  or: {
    website: 'https://www.loreal.com',
    description: { en: 'A cosmetics group founded in 1909.', pl: 'Grupa kosmetyczna założona w 1909 roku.' },
  },
  sanofi: {
    website: 'https://www.sanofi.com',
    description: {
      en: 'Maker of medicines and vaccines, based in Paris.',
      pl: 'Producent leków i szczepionek, z siedzibą w Paryżu.',
    },
  },
  air: {
    website: 'https://www.airbus.com',
    description: { en: 'Maker of aircraft and helicopters.', pl: 'Producent samolotów i śmigłowców.' },
  },
  'bnp-paribas': {
    website: 'https://group.bnpparibas',
    description: {
      en: 'A bank from Paris, one of the largest in the euro area.',
      pl: 'Bank z Paryża, jeden z największych w strefie euro.',
    },
  },
  asml: {
    website: 'https://www.asml.com',
    description: {
      en: 'Maker of lithography machines for chip plants, based in Veldhoven.',
      pl: 'Producent maszyn litograficznych dla fabryk układów scalonych, z siedzibą w Veldhoven.',
    },
  },
  'ing-groep': {
    website: 'https://www.ing.com',
    description: { en: 'A bank based in Amsterdam.', pl: 'Bank z siedzibą w Amsterdamie.' },
  },
  shel: {
    website: 'https://www.shell.com',
    description: {
      en: 'An oil and gas company based in London; called Royal Dutch Shell until 2022.',
      pl: 'Koncern naftowo-gazowy z siedzibą w Londynie; do 2022 roku pod nazwą Royal Dutch Shell.',
    },
  },
  azn: {
    website: 'https://www.astrazeneca.com',
    description: {
      en: 'A drug maker based in Cambridge, formed in 1999 by the merger of Astra and Zeneca.',
      pl: 'Producent leków z siedzibą w Cambridge, powstały w 1999 roku z połączenia Astry i Zeneki.',
    },
  },
  hsba: {
    website: 'https://www.hsbc.com',
    description: {
      en: 'A bank founded in Hong Kong in 1865, based in London.',
      pl: 'Bank założony w Hongkongu w 1865 roku, z siedzibą w Londynie.',
    },
  },
  bp: {
    website: 'https://www.bp.com',
    description: {
      en: 'An oil and gas company based in London.',
      pl: 'Koncern naftowo-gazowy z siedzibą w Londynie.',
    },
  },
  ulvr: {
    website: 'https://www.unilever.com',
    description: {
      en: 'Maker of food, household and personal care brands.',
      pl: 'Producent żywności, chemii domowej i kosmetyków.',
    },
  },
  rio: {
    website: 'https://www.riotinto.com',
    description: {
      en: 'A mining group: iron ore, aluminium and copper.',
      pl: 'Grupa górnicza: rudy żelaza, aluminium i miedź.',
    },
  },
  nesn: {
    website: 'https://www.nestle.com',
    description: {
      en: 'A food company founded in 1866, based in Vevey.',
      pl: 'Koncern spożywczy założony w 1866 roku, z siedzibą w Vevey.',
    },
  },
  rog: {
    website: 'https://www.roche.com',
    description: {
      en: 'Maker of medicines and diagnostics, founded in 1896, based in Basel.',
      pl: 'Producent leków i diagnostyki, założony w 1896 roku, z siedzibą w Bazylei.',
    },
  },
  novn: {
    website: 'https://www.novartis.com',
    description: {
      en: 'A drug maker based in Basel, formed in 1996 by the merger of Ciba-Geigy and Sandoz.',
      pl: 'Producent leków z siedzibą w Bazylei, powstały w 1996 roku z połączenia Ciba-Geigy i Sandoza.',
    },
  },
  itx: {
    website: 'https://www.inditex.com',
    listDate: '2001-05-23',
    description: {
      en: 'A clothing group from Arteixo, owner of Zara.',
      pl: 'Grupa odzieżowa z Arteixo, właściciel marki Zara.',
    },
  },
};
