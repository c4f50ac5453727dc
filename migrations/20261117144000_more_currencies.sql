-- Every currency of NBP's tables A and B, and those that stood in them since 2006: people's ledgers are as old as that.
-- What a currency is called is data, as the names of asset classes are.
alter table currencies
  add column names jsonb not null default '{}',
  -- Offered to whoever has not chosen.
  add column is_usual boolean not null default false,
  -- Rises with each change of its rates: who remembers them asks for what changed and for nothing else.
  add column rates_version bigint not null default 0,
  -- The sources were asked for its rates up to this day, whether they had any or not.
  add column rates_asked_through date;

update currencies set is_usual = true, rates_version = 1, names = case title
  when 'pln' then '{"en": "Polish złoty", "pl": "Złoty polski"}'::jsonb
  when 'eur' then '{"en": "Euro", "pl": "Euro"}'
  when 'usd' then '{"en": "US dollar", "pl": "Dolar amerykański"}'
  when 'gbp' then '{"en": "Pound sterling", "pl": "Funt szterling"}'
  when 'chf' then '{"en": "Swiss franc", "pl": "Frank szwajcarski"}'
  when 'jpy' then '{"en": "Japanese yen", "pl": "Jen japoński"}' end;

insert into currencies (id, title, display_title, position, names)
select ('0193277e-0000-7000-8000-' || lpad((1000 + given.place)::text, 12, '0'))::uuid, lower(given.code), given.code,
  100 + given.place, jsonb_build_object('en', given.en, 'pl', given.pl)
from (values
  (1, 'AED', 'UAE dirham', 'Dirham Zjednoczonych Emiratów Arabskich'),
  (2, 'AFN', 'Afghan afghani', 'Afgani afgański'),
  (3, 'ALL', 'Albanian lek', 'Lek albański'),
  (4, 'AMD', 'Armenian dram', 'Dram armeński'),
  (5, 'AOA', 'Angolan kwanza', 'Kwanza angolska'),
  (6, 'ARS', 'Argentine peso', 'Peso argentyńskie'),
  (7, 'AUD', 'Australian dollar', 'Dolar australijski'),
  (8, 'AWG', 'Aruban florin', 'Florin arubański'),
  (9, 'AZN', 'Azerbaijani manat', 'Manat azerski'),
  (10, 'BAM', 'Bosnian convertible mark', 'Marka zamienna Bośni i Hercegowiny'),
  (11, 'BBD', 'Barbadian dollar', 'Dolar barbadoski'),
  (12, 'BDT', 'Bangladeshi taka', 'Taka bengalska'),
  (13, 'BGN', 'Bulgarian lev', 'Lew bułgarski'),
  (14, 'BHD', 'Bahraini dinar', 'Dinar bahrański'),
  (15, 'BIF', 'Burundian franc', 'Frank burundyjski'),
  (16, 'BND', 'Brunei dollar', 'Dolar brunejski'),
  (17, 'BOB', 'Bolivian boliviano', 'Boliviano boliwijskie'),
  (18, 'BRL', 'Brazilian real', 'Real brazylijski'),
  (19, 'BSD', 'Bahamian dollar', 'Dolar bahamski'),
  (20, 'BWP', 'Botswanan pula', 'Pula botswańska'),
  (21, 'BYN', 'Belarusian ruble', 'Rubel białoruski'),
  (22, 'BZD', 'Belize dollar', 'Dolar belizeński'),
  (23, 'CAD', 'Canadian dollar', 'Dolar kanadyjski'),
  (24, 'CDF', 'Congolese franc', 'Frank kongijski'),
  (25, 'CLP', 'Chilean peso', 'Peso chilijskie'),
  (26, 'CNY', 'Chinese yuan', 'Juan chiński'),
  (27, 'COP', 'Colombian peso', 'Peso kolumbijskie'),
  (28, 'CRC', 'Costa Rican colón', 'Colón kostarykański'),
  (29, 'CUP', 'Cuban peso', 'Peso kubańskie'),
  (30, 'CVE', 'Cape Verdean escudo', 'Escudo zielonoprzylądkowe'),
  (31, 'CZK', 'Czech koruna', 'Korona czeska'),
  (32, 'DJF', 'Djiboutian franc', 'Frank dżibutyjski'),
  (33, 'DKK', 'Danish krone', 'Korona duńska'),
  (34, 'DOP', 'Dominican peso', 'Peso dominikańskie'),
  (35, 'DZD', 'Algerian dinar', 'Dinar algierski'),
  (36, 'EEK', 'Estonian kroon', 'Korona estońska'),
  (37, 'EGP', 'Egyptian pound', 'Funt egipski'),
  (38, 'ERN', 'Eritrean nakfa', 'Nakfa erytrejska'),
  (39, 'ETB', 'Ethiopian birr', 'Birr etiopski'),
  (40, 'FJD', 'Fijian dollar', 'Dolar fidżyjski'),
  (41, 'GEL', 'Georgian lari', 'Lari gruzińskie'),
  (42, 'GHS', 'Ghanaian cedi', 'Cedi ghańskie'),
  (43, 'GIP', 'Gibraltar pound', 'Funt gibraltarski'),
  (44, 'GMD', 'Gambian dalasi', 'Dalasi gambijski'),
  (45, 'GNF', 'Guinean franc', 'Frank gwinejski'),
  (46, 'GTQ', 'Guatemalan quetzal', 'Quetzal gwatemalski'),
  (47, 'GYD', 'Guyanese dollar', 'Dolar gujański'),
  (48, 'HKD', 'Hong Kong dollar', 'Dolar hongkoński'),
  (49, 'HNL', 'Honduran lempira', 'Lempira honduraska'),
  (50, 'HRK', 'Croatian kuna', 'Kuna chorwacka'),
  (51, 'HTG', 'Haitian gourde', 'Gourde haitańskie'),
  (52, 'HUF', 'Hungarian forint', 'Forint węgierski'),
  (53, 'IDR', 'Indonesian rupiah', 'Rupia indonezyjska'),
  (54, 'ILS', 'Israeli new shekel', 'Nowy szekel izraelski'),
  (55, 'INR', 'Indian rupee', 'Rupia indyjska'),
  (56, 'IQD', 'Iraqi dinar', 'Dinar iracki'),
  (57, 'IRR', 'Iranian rial', 'Rial irański'),
  (58, 'ISK', 'Icelandic króna', 'Korona islandzka'),
  (59, 'JMD', 'Jamaican dollar', 'Dolar jamajski'),
  (60, 'JOD', 'Jordanian dinar', 'Dinar jordański'),
  (61, 'KES', 'Kenyan shilling', 'Szyling kenijski'),
  (62, 'KGS', 'Kyrgyz som', 'Som kirgiski'),
  (63, 'KHR', 'Cambodian riel', 'Riel kambodżański'),
  (64, 'KMF', 'Comorian franc', 'Frank komoryjski'),
  (65, 'KRW', 'South Korean won', 'Won południowokoreański'),
  (66, 'KWD', 'Kuwaiti dinar', 'Dinar kuwejcki'),
  (67, 'KZT', 'Kazakhstani tenge', 'Tenge kazachskie'),
  (68, 'LAK', 'Laotian kip', 'Kip laotański'),
  (69, 'LBP', 'Lebanese pound', 'Funt libański'),
  (70, 'LKR', 'Sri Lankan rupee', 'Rupia lankijska'),
  (71, 'LRD', 'Liberian dollar', 'Dolar liberyjski'),
  (72, 'LSL', 'Lesotho loti', 'Loti (Lesotho)'),
  (73, 'LTL', 'Lithuanian litas', 'Lit litewski'),
  (74, 'LVL', 'Latvian lats', 'Łat łotewski'),
  (75, 'LYD', 'Libyan dinar', 'Dinar libijski'),
  (76, 'MAD', 'Moroccan dirham', 'Dirham marokański'),
  (77, 'MDL', 'Moldovan leu', 'Lej mołdawski'),
  (78, 'MGA', 'Malagasy ariary', 'Ariary malgaskie'),
  (79, 'MKD', 'Macedonian denar', 'Denar macedoński'),
  (80, 'MMK', 'Myanmar kyat', 'Kiat birmański'),
  (81, 'MNT', 'Mongolian tugrik', 'Tugrik mongolski'),
  (82, 'MOP', 'Macanese pataca', 'Pataca (Makau)'),
  (83, 'MRU', 'Mauritanian ouguiya', 'Ugija mauretańska'),
  (84, 'MUR', 'Mauritian rupee', 'Rupia maurytyjska'),
  (85, 'MVR', 'Maldivian rufiyaa', 'Rufija malediwska'),
  (86, 'MWK', 'Malawian kwacha', 'Kwacha malawijska'),
  (87, 'MXN', 'Mexican peso', 'Peso meksykańskie'),
  (88, 'MYR', 'Malaysian ringgit', 'Ringgit malezyjski'),
  (89, 'MZN', 'Mozambican metical', 'Metical mozambicki'),
  (90, 'NAD', 'Namibian dollar', 'Dolar namibijski'),
  (91, 'NGN', 'Nigerian naira', 'Naira nigeryjska'),
  (92, 'NIO', 'Nicaraguan córdoba', 'Cordoba nikaraguańska'),
  (93, 'NOK', 'Norwegian krone', 'Korona norweska'),
  (94, 'NPR', 'Nepalese rupee', 'Rupia nepalska'),
  (95, 'NZD', 'New Zealand dollar', 'Dolar nowozelandzki'),
  (96, 'OMR', 'Omani rial', 'Rial omański'),
  (97, 'PAB', 'Panamanian balboa', 'Balboa panamskie'),
  (98, 'PEN', 'Peruvian sol', 'Sol peruwiański'),
  (99, 'PGK', 'Papua New Guinean kina', 'Kina papuańska'),
  (100, 'PHP', 'Philippine peso', 'Peso filipińskie'),
  (101, 'PKR', 'Pakistani rupee', 'Rupia pakistańska'),
  (102, 'PYG', 'Paraguayan guarani', 'Guarani paragwajskie'),
  (103, 'QAR', 'Qatari riyal', 'Rial katarski'),
  (104, 'RON', 'Romanian leu', 'Lej rumuński'),
  (105, 'RSD', 'Serbian dinar', 'Dinar serbski'),
  (106, 'RUB', 'Russian ruble', 'Rubel rosyjski'),
  (107, 'RWF', 'Rwandan franc', 'Frank ruandyjski'),
  (108, 'SAR', 'Saudi riyal', 'Rial saudyjski'),
  (109, 'SBD', 'Solomon Islands dollar', 'Dolar Wysp Salomona'),
  (110, 'SCR', 'Seychellois rupee', 'Rupia seszelska'),
  (111, 'SDG', 'Sudanese pound', 'Funt sudański'),
  (112, 'SEK', 'Swedish krona', 'Korona szwedzka'),
  (113, 'SGD', 'Singapore dollar', 'Dolar singapurski'),
  (114, 'SLE', 'Sierra Leonean leone', 'Leone sierraleońskie'),
  (115, 'SOS', 'Somali shilling', 'Szyling somalijski'),
  (116, 'SRD', 'Surinamese dollar', 'Dolar surinamski'),
  (117, 'SSP', 'South Sudanese pound', 'Funt południowosudański'),
  (118, 'STN', 'São Tomé and Príncipe dobra', 'Dobra Wysp Świętego Tomasza i Książęcej'),
  (119, 'SVC', 'Salvadoran colón', 'Colón salwadorski'),
  (120, 'SYP', 'Syrian pound', 'Funt syryjski'),
  (121, 'SZL', 'Swazi lilangeni', 'Lilangeni (Eswatini)'),
  (122, 'THB', 'Thai baht', 'Bat tajski'),
  (123, 'TJS', 'Tajikistani somoni', 'Somoni tadżyckie'),
  (124, 'TMT', 'Turkmenistani manat', 'Manat turkmeński'),
  (125, 'TND', 'Tunisian dinar', 'Dinar tunezyjski'),
  (126, 'TOP', 'Tongan paʻanga', 'Pa’anga tongijska'),
  (127, 'TRY', 'Turkish lira', 'Lira turecka'),
  (128, 'TTD', 'Trinidad and Tobago dollar', 'Dolar trynidadzki'),
  (129, 'TWD', 'New Taiwan dollar', 'Nowy dolar tajwański'),
  (130, 'TZS', 'Tanzanian shilling', 'Szyling tanzański'),
  (131, 'UAH', 'Ukrainian hryvnia', 'Hrywna ukraińska'),
  (132, 'UGX', 'Ugandan shilling', 'Szyling ugandyjski'),
  (133, 'UYU', 'Uruguayan peso', 'Peso urugwajskie'),
  (134, 'UZS', 'Uzbekistani som', 'Som uzbecki'),
  (135, 'VES', 'Venezuelan bolívar', 'Boliwar wenezuelski'),
  (136, 'VND', 'Vietnamese dong', 'Dong wietnamski'),
  (137, 'VUV', 'Vanuatu vatu', 'Vatu wanuackie'),
  (138, 'WST', 'Samoan tala', 'Tala samoańska'),
  (139, 'XAF', 'Central African CFA franc', 'Frank CFA (Afryka Środkowa)'),
  (140, 'XCD', 'East Caribbean dollar', 'Dolar wschodniokaraibski'),
  (141, 'XCG', 'Caribbean guilder', 'Gulden karaibski'),
  (142, 'XDR', 'Special drawing rights', 'Specjalne prawa ciągnienia (SDR)'),
  (143, 'XOF', 'West African CFA franc', 'Frank CFA (Afryka Zachodnia)'),
  (144, 'XPF', 'CFP franc', 'Frank CFP'),
  (145, 'YER', 'Yemeni rial', 'Rial jemeński'),
  (146, 'ZAR', 'South African rand', 'Rand południowoafrykański'),
  (147, 'ZMW', 'Zambian kwacha', 'Kwacha zambijska'),
  (148, 'ZWG', 'Zimbabwe gold', 'Złoto Zimbabwe (ZiG)')
) as given (place, code, en, pl);

-- Whoever writes rates, the currencies they are of say so.
create function note_changed_rates() returns trigger language plpgsql as $$
begin
  update currencies set rates_version = rates_version + 1
  where id in (select currency_id from changed_rates);
  return null;
end $$;
create trigger rates_added after insert on currency_rates
  referencing new table as changed_rates for each statement execute function note_changed_rates();
create trigger rates_changed after update on currency_rates
  referencing new table as changed_rates for each statement execute function note_changed_rates();
create trigger rates_removed after delete on currency_rates
  referencing old table as changed_rates for each statement execute function note_changed_rates();

-- The currencies somebody wants to see amounts in, in the order of the switch. Without a row: the usual ones.
create table chosen_currencies (
  user_id uuid primary key references users on delete cascade,
  currency_ids uuid[] not null check (cardinality(currency_ids) between 1 and 12)
);
