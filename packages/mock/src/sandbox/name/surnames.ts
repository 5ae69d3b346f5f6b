import { elsewhere } from "./given-names.ts";

/**
 * Common surnames by country (ISO 3166-1 alpha-2), in the form that a man bears; the form of a woman follows from it. The empty
 * country has names that are common among people of other countries; nothing is corrected towards them.
 */
export const surnames: Readonly<Record<string, string>> = {
  CZ: "Adámek, Adamec, Ambrož, Balcar, Barták, Bartoň, Bartoš, Bartošek, Bednář, Benda, Beneš, Beran, Beránek, Bezděk, Bílek, Bílý, Blaha, Bláha, Blažek, Brabec, Brož, Březina, Bureš, Burian, Cibulka, Coufal, Čapek, Čech, Čermák, Černý, Červenka, Červený, Daněk, David, Doležal, Doležel, Dolejší, Dostál, Drápal, Dušek, Dvořáček, Dvořák, Fanta, Fiala, Filip, Fišer, Formánek, Fořt, Frank, Franěk, Fuchs, Hájek, Hanák, Hanuš, Havel, Havelka, Havlíček, Havránek, Hejl, Hlaváč, Hlaváček, Hlavatý, Holeček, Holub, Holý, Homola, Horáček, Horák, Horký, Houška, Hrabal, Hrdina, Hrdlička, Hrubý, Hruška, Hudec, Chalupa, Chládek, Chytil, Jakubec, Janák, Janata, Janda, Janeček, Janoušek, Janů, Jaroš, Jelínek, Ježek, Jílek, Jirák, Jiránek, Jirásek, Jirků, Junek, Jurčík, Kadlec, Kalina, Kaplan, Karásek, Kašpar, Kavka, Klíma, Klimeš, Kočí, Kohout, Kolář, Kolařík, Konečný, Kopecký, Kopřiva, Kos, Koubek, Koutný, Kovář, Kovařík, Kozák, Kozel, Král, Krátký, Kratochvíl, Kraus, Krejčí, Kropáček, Kroupa, Krupička, Kříž, Křížek, Kubát, Kubeš, Kubíček, Kubík, Kučera, Kudrna, Kuchař, Kunc, Kupka, Kvapil, Lacina, Langer, Linhart, Liška, Líbal, Lorenc, Lukáš, Macek, Macháček, Machala, Macura, Mach, Majer, Malý, Man, Marek, Mareš, Martinec, Martinek, Martinů, Mašek, Matějka, Matouš, Matoušek, Matyáš, Melichar, Merta, Michálek, Mikeš, Mikula, Moravec, Mráz, Mrázek, Musil, Mužík, Navrátil, Nečas, Němec, Němeček, Neumann, Novák, Nováček, Novotný, Nový, Otáhal, Pavelka, Pavlíček, Pavlík, Pavlů, Pech, Pecha, Pelikán, Peterka, Petr, Petráš, Petrů, Petříček, Petřík, Pešek, Pícha, Pilař, Pokorný, Polách, Polák, Poláček, Polívka, Pospíchal, Pospíšil, Prchal, Procházka, Prokeš, Prokop, Ptáček, Roubal, Rozsypal, Rybář, Ryba, Růžička, Řeháček, Řehák, Řehoř, Řezáč, Říha, Sadílek, Samek, Sedlák, Sedláček, Sedlář, Severa, Sikora, Skala, Skalický, Sklenář, Skřivánek, Slabý, Slanina, Sládek, Slavík, Slezák, Smejkal, Smetana, Smrčka, Smutný, Sobotka, Souček, Soukup, Staněk, Starý, Stehlík, Stejskal, Straka, Strnad, Suchánek, Suchý, Svatoš, Svoboda, Svozil, Sýkora, Šafařík, Šafránek, Šebek, Šebesta, Šedivý, Šesták, Ševčík, Šilhavý, Šimáček, Šimek, Šimůnek, Šindelář, Šmíd, Šnajdr, Špaček, Šperl, Šťastný, Štefan, Štěpán, Štěpánek, Šulc, Švec, Švehla, Švejda, Táborský, Tesař, Tichý, Toman, Tomášek, Tomeš, Trnka, Tůma, Tvrdík, Tvrdý, Uher, Uhlíř, Urban, Urbánek, Vácha, Václavek, Václavík, Vacek, Valenta, Valeš, Vaněk, Vaníček, Vašek, Vašíček, Vavra, Vávra, Večeřa, Vejvoda, Veselý, Veverka, Vích, Vild, Vít, Vítek, Vlach, Vlasák, Vlček, Vlk, Vodička, Vojáček, Vojtěch, Vojtek, Vojtíšek, Voldán, Vondra, Vondráček, Vondrák, Vopat, Vorel, Vorlíček, Votava, Voženílek, Vrána, Vrba, Vysloužil, Vystrčil, Výborný, Zach, Zahradník, Zajíc, Zajíček, Zálešák, Zapletal, Zástěra, Zbořil, Zelenka, Zelený, Zelinka, Zeman, Zemánek, Zíka, Zima, Zouhar, Žák, Žáček, Žemlička, Žižka",
  SK: "Adamec, Babic, Balog, Baláž, Baran, Bartoš, Benko, Beňo, Bielik, Blaško, Brezina, Cibuľa, Čech, Červenka, Danko, Daniš, Dubovský, Ďurica, Ďuriš, Fabian, Farkaš, Fedor, Ferenc, Gajdoš, Galko, Gašpar, Gregor, Greguš, Halás, Hlaváč, Holub, Horňák, Horváth, Hrubý, Hudák, Hudec, Chovanec, Jančo, Janík, Juhás, Juráš, Jurčo, Jurík, Kabát, Kaminský, Kmeť, Kolár, Kollár, Koval, Kováč, Kováčik, Krajčí, Krajčír, Kráľ, Krištof, Kubica, Kubík, Kučera, Kuchár, Lacko, Lukáč, Macko, Majer, Marko, Matúš, Medveď, Mihálik, Mikuš, Mlynár, Molnár, Moravčík, Mráz, Nagy, Nemec, Németh, Novák, Novotný, Ondruš, Oravec, Pavlík, Pekár, Polák, Rusnák, Rybár, Sabo, Sedlák, Slávik, Slovák, Sokol, Straka, Svoboda, Sýkora, Szabó, Šimko, Šoltés, Štefánik, Šuster, Takáč, Tkáč, Tomko, Tóth, Turčan, Urban, Urbán, Valent, Varga, Vaško, Veselý, Vlček, Vrábel, Vrabec, Zajac, Zeman, Žiak, Žilka",
  PL: "Adamczyk, Adamski, Andrzejewski, Bąk, Baran, Baranowski, Bednarek, Bielecki, Błaszczyk, Borkowski, Borowski, Brzeziński, Chmielewski, Cieślak, Czarnecki, Czerwiński, Dąbrowski, Domański, Duda, Dudek, Gajewski, Głowacki, Górecki, Górski, Grabowski, Jabłoński, Jakubowski, Jankowski, Jasiński, Jaworski, Kaczmarczyk, Kaczmarek, Kalinowski, Kamiński, Kaźmierczak, Kołodziej, Konieczny, Kowalczyk, Kowalewski, Kowalski, Kozłowski, Krajewski, Krawczyk, Król, Krupa, Kubiak, Kucharski, Kwiatkowski, Laskowski, Lewandowski, Lis, Maciejewski, Majewski, Makowski, Malinowski, Marciniak, Markowski, Maślanka, Mazur, Mazurek, Michalak, Michalski, Mróz, Nowak, Nowakowski, Nowicki, Olszewski, Ostrowski, Pawlak, Pawłowski, Piątek, Pietrzak, Piotrowski, Przybylski, Rutkowski, Sadowski, Sawicki, Sikora, Sikorski, Sobczak, Sokołowski, Stępień, Szczepański, Szewczyk, Szulc, Szymański, Szymczak, Tomaszewski, Urbański, Walczak, Wasilewski, Wieczorek, Wilk, Wiśniewski, Witkowski, Włodarczyk, Wojciechowski, Wójcik, Wojtas, Woźniak, Wróbel, Wróblewski, Wysocki, Zając, Zakrzewski, Zalewski, Zawadzki, Zieliński, Ziółkowski",
  GB: "Adams, Allen, Anderson, Bailey, Baker, Bell, Bennett, Brooks, Brown, Campbell, Carter, Chapman, Clark, Clarke, Collins, Cook, Cooper, Cox, Davies, Davis, Edwards, Ellis, Evans, Foster, Fox, Gray, Green, Griffiths, Hall, Harris, Harrison, Hill, Holmes, Howard, Hughes, Hunt, Jackson, James, Jenkins, Johnson, Jones, Kelly, King, Knight, Lee, Lewis, Lloyd, Marshall, Martin, Mason, Matthews, McDonald, Miller, Mitchell, Moore, Morgan, Morris, Murphy, Murray, Nelson, O'Brien, O'Connor, O'Neil, O'Neill, Palmer, Parker, Patel, Phillips, Powell, Price, Reid, Richards, Richardson, Roberts, Robinson, Rogers, Rose, Russell, Scott, Shaw, Simpson, Smith, Stevens, Stewart, Taylor, Thomas, Thompson, Turner, Walker, Ward, Watson, Webb, White, Wilkinson, Williams, Wilson, Wood, Wright, Young",
  [elsewhere]:
    "Andrásy, Bauer, Becker, Bianchi, Bondarenko, Dinh, Do, Dubois, Duong, Fischer, García, Gruber, Gonzalez, Hoang, Hoffmann, Huber, Ivanenko, Ivanov, Kaiser, Kim, Kiss, Klein, Koch, Kovacs, Kovács, Kovalenko, Kravchenko, Krüger, Le, Li, Lopez, Maier, Martinez, Mayer, Melnyk, Meier, Meyer, Müller, Nguyen, Pham, Petrov, Popescu, Popov, Rossi, Schmid, Schmidt, Schmitt, Schneider, Schulz, Schwarz, Shevchenko, Silva, Singh, Ševčenko, Steiner, Tkachenko, Tran, Vu, Wagner, Wang, Weber, Weiss, Wolf, Zimmermann",
};

const irregular: Readonly<Record<string, string>> = {
  Bezděk: "Bezděková",
  Doležel: "Doleželová",
  Havel: "Havlová",
  Hudec: "Hudecová",
  Kadlec: "Kadlecová",
  Karel: "Karlová",
  Kozel: "Kozlová",
  Pavel: "Pavlová",
  Vorel: "Vorlová",
  Švec: "Ševcová",
};

/** The surname that a Czech or a Slovak woman bears, from the one that a man of her family bears: Novák → Nováková. */
export function feminineSurname(masculine: string): string {
  const given = irregular[masculine];
  if (given) return given;
  if (/[íů]$/u.test(masculine)) return masculine;
  if (masculine.endsWith("ý")) return `${masculine.slice(0, -1)}á`;
  if (masculine.endsWith("ěk")) return `${softened(masculine.slice(0, -2))}ková`;
  if (/e[kc]$/u.test(masculine)) return `${masculine.slice(0, -2)}${masculine.slice(-1)}ová`;
  if (masculine.endsWith("ě")) return `${softened(masculine.slice(0, -1))}ová`;
  if (/[aeo]$/u.test(masculine)) return `${masculine.slice(0, -1)}ová`;
  return `${masculine}ová`;
}

/** The surname that a Polish woman bears: Kowalski → Kowalska; a noun stays as it is. */
export function polishFeminineSurname(masculine: string): string {
  return /(?:sk|ck|dzk)i$/u.test(masculine) ? `${masculine.slice(0, -1)}a` : masculine;
}

/** The letter ě softens the consonant before it; where it goes, the consonant carries the sign: Vaněk → Vaňk-. */
function softened(stem: string): string {
  const soft: Readonly<Record<string, string>> = { d: "ď", n: "ň", t: "ť" };
  return stem.slice(0, -1) + (soft[stem.slice(-1)] ?? stem.slice(-1));
}
