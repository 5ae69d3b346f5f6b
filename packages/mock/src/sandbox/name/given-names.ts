export interface GivenNames {
  /** Names with their name day, a string a month from January on: "24 Jana" is celebrated on the 24th of that month. */
  calendar?: readonly string[];
  /** Common names without a name day. */
  others: string;
}

export function namesOf({ calendar = [], others }: GivenNames): string[] {
  const dated = calendar.flatMap((month) => month.split(", ").map((item) => item.replace(/^\d+ /, "")));
  return [...dated, ...others.split(", ")].filter(Boolean);
}

/** The country code of names that are common among people of other countries; nothing is corrected towards them. */
export const elsewhere = "";

/**
 * Common given names by country (ISO 3166-1 alpha-2), with the name days of the Czech and the Slovak calendar. Poles choose among
 * several days of their name; those in the Polish calendar here are the ones that most of them celebrate.
 */
export const givenNames: Readonly<Record<string, { women: GivenNames; men: GivenNames }>> = {
  CZ: {
    women: {
      calendar: [
        "2 Karina, 3 Radmila, 4 Diana, 7 Vilma, 11 Bohdana, 13 Edita, 15 Alice, 19 Doubravka, 20 Ilona, 21 Běla, 24 Milena, 26 Zora, 27 Ingrid, 28 Otýlie, 29 Zdislava, 31 Marika",
        "2 Nela, 4 Jarmila, 5 Dobromila, 6 Vanda, 7 Veronika, 8 Milada, 9 Apolena, 11 Božena, 12 Slavěna, 15 Jiřina, 16 Ljuba, 17 Miloslava, 18 Gizela, 21 Lenka, 25 Liliana, 26 Dorota",
        "2 Anežka, 4 Stela, 8 Gabriela, 9 Františka, 10 Viktorie, 11 Anděla, 13 Růžena, 14 Rút, 14 Matylda, 15 Ida, 16 Elena, 20 Světlana, 22 Leona, 23 Ivona, 27 Dita, 28 Soňa, 29 Taťána",
        "2 Erika, 4 Ivana, 5 Miroslava, 6 Vendula, 7 Hermína, 8 Ema, 10 Darja, 11 Izabela, 15 Anastázie, 16 Irena, 18 Valérie, 20 Marcela, 21 Alexandra, 22 Evženie",
        "5 Klaudie, 10 Blažena, 11 Svatava, 15 Žofie, 17 Aneta, 18 Nataša, 21 Monika, 24 Jana, 25 Viola, 31 Kamila",
        "1 Laura, 3 Tamara, 7 Iveta, 9 Stanislava, 10 Gita, 12 Antonie, 20 Květa, 22 Pavla, 23 Zdeňka, 26 Adriana, 30 Šárka",
        "1 Jaroslava, 2 Patricie, 7 Bohuslava, 8 Nora, 9 Drahoslava, 10 Libuše, 10 Amálie, 11 Olga, 13 Markéta, 14 Karolína, 17 Martina, 18 Drahomíra, 22 Magdaléna, 24 Kristýna, 26 Anna, 29 Marta",
        "3 Miluše, 6 Oldřiška, 7 Lada, 11 Zuzana, 12 Klára, 13 Alena, 15 Hana, 17 Petra, 18 Helena, 21 Johana, 23 Sandra, 29 Evelína, 30 Vladěna, 31 Pavlína",
        "1 Linda, 2 Adéla, 4 Jindřiška, 7 Regína, 8 Mariana, 9 Daniela, 10 Irma, 11 Denisa, 12 Marie, 14 Radka, 15 Jolana, 16 Ludmila, 17 Naděžda, 19 Zita, 22 Darina, 23 Berta, 25 Zlata, 26 Andrea",
        "2 Olívie, 5 Eliška, 7 Justýna, 8 Věra, 9 Sára, 10 Marina, 13 Renáta, 14 Agáta, 15 Tereza, 17 Hedvika, 19 Michaela, 21 Brigita, 22 Sabina, 24 Nina, 25 Beáta, 27 Šarlota, 27 Zoe, 29 Silvie, 31 Štěpánka",
        "5 Miriam, 6 Liběna, 7 Saskie, 17 Mahulena, 18 Romana, 19 Alžběta, 20 Nikola, 22 Cecílie, 24 Emílie, 25 Kateřina, 27 Xenie, 29 Zina",
        "1 Iva, 2 Blanka, 4 Barbora, 5 Jitka, 8 Květoslava, 10 Julie, 11 Dana, 12 Simona, 13 Lucie, 14 Lýdie, 15 Radana, 16 Albína, 19 Ester, 20 Dagmar, 21 Natálie, 23 Vlasta, 24 Eva, 27 Žaneta, 28 Bohumila, 29 Judita",
      ],
      others:
        "Amélie, Anita, Antonína, Bára, Beatrice, Bianka, Bohumíra, Bronislava, Danuše, Danuta, Dominika, Ela, Elen, Eleonora, Elvíra, Emma, Hanka, Ivanka, Jaromíra, Jasmína, Jiřinka, Josefa, Josefína, Karin, Karla, Káťa, Katka, Kristina, Květuše, Lea, Leontýna, Ljudmila, Lola, Luisa, Luďka, Magda, Maja, Margita, Maria, Marianna, Melánie, Melissa, Mia, Michala, Mirka, Naďa, Nelly, Nicol, Nicole, Nikol, Nikoleta, Olivie, Oxana, Petronela, Radoslava, Rebeka, Renata, Rita, Rosálie, Rozálie, Samanta, Saša, Sofie, Stella, Táňa, Tatiana, Tea, Terezie, Terka, Valentýna, Vanesa, Vanessa, Věnceslava, Viktoria, Vladimíra, Vlastimila, Zdena, Zdenka, Zlatuše",
    },
    men: {
      calendar: [
        "5 Dalimil, 8 Čestmír, 9 Vladan, 10 Břetislav, 12 Pravoslav, 14 Radovan, 16 Ctirad, 17 Drahoslav, 18 Vladislav, 22 Slavomír, 23 Zdeněk, 25 Miloš, 30 Robin",
        "1 Hynek, 3 Blažej, 10 Mojmír, 13 Věnceslav, 14 Valentýn, 19 Patrik, 20 Oldřich, 22 Petr, 23 Svatopluk, 24 Matěj, 27 Alexandr, 28 Lumír, 29 Horymír",
        "1 Bedřich, 3 Kamil, 5 Kazimír, 6 Miroslav, 7 Tomáš, 12 Řehoř, 16 Herbert, 17 Vlastimil, 18 Eduard, 19 Josef, 21 Radek, 24 Gabriel, 25 Marián, 26 Emanuel, 30 Arnošt, 31 Kvido",
        "1 Hugo, 3 Richard, 7 Heřman, 9 Dušan, 12 Julius, 13 Aleš, 14 Vincenc, 17 Rudolf, 19 Rostislav, 23 Vojtěch, 24 Jiří, 25 Marek, 26 Oto, 27 Jaroslav, 28 Vlastislav, 29 Robert, 30 Blahoslav",
        "2 Zikmund, 3 Alexej, 4 Květoslav, 6 Radoslav, 7 Stanislav, 9 Ctibor, 12 Pankrác, 13 Servác, 14 Bonifác, 16 Přemysl, 19 Ivo, 20 Zbyšek, 22 Emil, 23 Vladimír, 26 Filip, 27 Valdemar, 28 Vilém, 29 Maxmilián, 29 Maxim, 30 Ferdinand",
        "2 Jarmil, 4 Dalibor, 5 Dobroslav, 6 Norbert, 7 Slavoj, 8 Medard, 11 Bruno, 13 Antonín, 14 Roland, 15 Vít, 16 Zbyněk, 17 Adolf, 18 Milan, 19 Leoš, 21 Alois, 24 Jan, 25 Ivan, 27 Ladislav, 28 Lubomír, 29 Petr, 29 Pavel",
        "3 Radomír, 4 Prokop, 5 Cyril, 5 Metoděj, 12 Bořek, 15 Jindřich, 16 Luboš, 19 Čeněk, 20 Ilja, 21 Vítězslav, 23 Libor, 25 Jakub, 27 Věroslav, 28 Viktor, 30 Bořivoj, 31 Ignác",
        "1 Oskar, 2 Gustav, 4 Dominik, 5 Kristián, 8 Soběslav, 9 Roman, 10 Vavřinec, 14 Alan, 16 Jáchym, 19 Ludvík, 20 Bernard, 22 Bohuslav, 24 Bartoloměj, 25 Radim, 26 Luděk, 27 Otakar, 28 Augustýn",
        "1 Samuel, 3 Bronislav, 5 Boris, 6 Boleslav, 13 Lubor, 18 Kryštof, 20 Oleg, 21 Matouš, 24 Jaromír, 27 Jonáš, 28 Václav, 29 Michal, 30 Jeroným",
        "1 Igor, 2 Oliver, 3 Bohumil, 4 František, 6 Hanuš, 9 Štefan, 11 Andrej, 12 Marcel, 16 Havel, 18 Lukáš, 20 Vendelín, 23 Teodor, 26 Erik, 30 Tadeáš",
        "1 Felix, 3 Hubert, 4 Karel, 8 Bohumír, 9 Bohdan, 10 Evžen, 11 Martin, 12 Benedikt, 13 Tibor, 14 Sáva, 15 Leopold, 16 Otmar, 21 Albert, 23 Klement, 26 Artur, 28 René, 30 Ondřej",
        "3 Svatoslav, 6 Mikuláš, 7 Ambrož, 7 Benjamín, 9 Vratislav, 15 Radan, 17 Daniel, 18 Miloslav, 22 Šimon, 24 Adam, 26 Štěpán, 30 David, 31 Silvestr",
      ],
      others:
        "Adrian, Alex, Alfons, Alfréd, Armin, Augustin, Bohuš, Damián, Dan, Denis, Dorian, Drahomír, Edvard, Eliáš, Ervín, Fabián, Honza, Jarek, Jeremiáš, Jirka, Jonatan, Julián, Kajetán, Kornel, Kuba, Láďa, Leo, Leon, Leonard, Lev, Luboslav, Mario, Marian, Matyáš, Max, Maximilián, Míra, Mirek, Nicolas, Nikola, Nikolas, Ondra, Ota, Otto, Rafael, Sebastian, Sebastián, Standa, Šebestián, Theodor, Tim, Timotej, Tobiáš, Tom, Valentin, Vasil, Vašek, Viliam, Vincent, Vítek, Vojta, Saša, Zdenko, Zdislav",
    },
  },
  SK: {
    women: {
      calendar: [
        "2 Alexandra, 2 Karina, 3 Daniela, 5 Andrea, 6 Antónia, 7 Bohuslava, 10 Dáša, 11 Malvína, 16 Kristína, 17 Nataša, 18 Bohdana, 19 Drahomíra, 22 Zora, 26 Tamara, 30 Ema",
        "1 Tatiana, 2 Erika, 4 Veronika, 5 Agáta, 6 Dorota, 7 Vanda, 8 Zoja, 10 Gabriela, 12 Perla, 16 Ida, 16 Liana, 17 Miloslava, 19 Vlasta, 20 Lívia, 21 Eleonóra, 22 Etela, 23 Romana, 25 Frederika, 28 Zlatica",
        "2 Anežka, 3 Bohumila, 6 Radoslava, 8 Alana, 9 Františka, 11 Angela, 11 Angelika, 14 Matilda, 15 Svetlana, 17 Ľubica, 27 Alena, 28 Soňa, 30 Vieroslava",
        "2 Zita, 5 Miroslava, 6 Irena, 9 Milena, 12 Estera, 14 Justína, 16 Dana, 16 Danica, 19 Jela, 26 Jaroslava, 28 Jarmila, 29 Lea, 30 Anastázia",
        "3 Galina, 5 Lesana, 5 Lesia, 6 Hermína, 7 Monika, 8 Ingrida, 10 Viktória, 11 Blažena, 15 Žofia, 15 Sofia, 17 Gizela, 18 Viola, 19 Gertrúda, 21 Zina, 22 Júlia, 22 Juliana, 23 Želmíra, 24 Ela, 27 Iveta, 29 Vilma, 31 Petronela, 31 Petrana",
        "1 Žaneta, 2 Xénia, 2 Oxana, 3 Karolína, 4 Lenka, 5 Laura, 9 Stanislava, 10 Margaréta, 11 Dobroslava, 16 Blanka, 16 Bianka, 20 Valéria, 22 Paulína, 23 Sidónia, 25 Olívia, 26 Adriána, 27 Ladislava, 28 Beáta, 29 Petra, 30 Melánia",
        "1 Diana, 2 Berta, 6 Patrícia, 9 Lujza, 10 Amália, 11 Milota, 12 Nina, 13 Margita, 18 Kamila, 19 Dušana, 22 Magdaléna, 23 Oľga, 26 Anna, 26 Hana, 27 Božena, 29 Marta, 30 Libuša",
        "1 Božidara, 4 Dominika, 5 Hortenzia, 6 Jozefína, 7 Štefánia, 9 Ľubomíra, 11 Zuzana, 12 Darina, 15 Marcela, 17 Milica, 18 Elena, 18 Helena, 19 Lýdia, 20 Anabela, 20 Liliana, 21 Jana, 27 Silvia, 29 Nikola, 30 Ružena, 31 Nora",
        "1 Drahoslava, 2 Linda, 2 Rebeka, 4 Rozália, 5 Regína, 6 Alica, 7 Marianna, 8 Miriama, 9 Martina, 12 Mária, 12 Marlena, 15 Jolana, 16 Ľudmila, 17 Olympia, 18 Eugénia, 20 Ľuboslava, 23 Zdenka, 25 Vladislava, 26 Edita, 29 Michaela",
        "3 Stela, 5 Viera, 6 Natália, 7 Eliška, 8 Brigita, 10 Slavomíra, 11 Valentína, 15 Terézia, 16 Vladimíra, 17 Hedviga, 21 Uršuľa, 23 Alojzia, 24 Kvetoslava, 27 Sabína, 28 Dobromila, 29 Klára, 30 Simona, 31 Aurélia",
        "1 Denisa, 6 Renáta, 14 Irma, 16 Agnesa, 17 Klaudia, 19 Alžbeta, 21 Elvíra, 22 Cecília, 24 Emília, 25 Katarína, 28 Henrieta",
        "2 Bibiána, 4 Barbora, 4 Barbara, 8 Marína, 9 Izabela, 11 Hilda, 12 Otília, 13 Lucia, 14 Branislava, 14 Bronislava, 15 Ivica, 16 Albína, 17 Kornélia, 18 Sláva, 18 Slávka, 19 Judita, 20 Dagmara, 22 Adela, 23 Nadežda, 24 Eva, 27 Filomena, 28 Ivana, 28 Ivona, 29 Milada",
      ],
      others:
        "Aneta, Emma, Ester, Hanka, Iva, Janka, Jarka, Katka, Mia, Miriam, Nela, Nikoleta, Noemi, Radka, Sandra, Sára, Saskia, Stella, Šarlota, Tereza, Timea, Vanesa, Zara, Zuzka",
    },
    men: {
      calendar: [
        "4 Drahoslav, 8 Severín, 9 Alexej, 12 Ernest, 13 Rastislav, 14 Radovan, 15 Dobroslav, 19 Mário, 20 Dalibor, 21 Vincent, 23 Miloš, 24 Timotej, 25 Gejza, 27 Bohuš, 28 Alfonz, 29 Gašpar, 31 Emil",
        "2 Erik, 3 Blažej, 9 Zdenko, 11 Dezider, 13 Arpád, 14 Valentín, 15 Pravoslav, 18 Jaromír, 23 Roman, 24 Matej, 25 Frederik, 26 Viktor, 27 Alexander, 29 Radomír",
        "1 Albín, 3 Bohumil, 4 Kazimír, 5 Fridrich, 6 Radoslav, 7 Tomáš, 8 Alan, 10 Branislav, 10 Bruno, 12 Gregor, 13 Vlastimil, 16 Boleslav, 18 Eduard, 19 Jozef, 20 Víťazoslav, 20 Klaudius, 21 Blahoslav, 22 Beňadik, 23 Adrián, 24 Gabriel, 25 Marián, 26 Emanuel, 29 Miroslav, 31 Benjamín",
        "1 Hugo, 3 Richard, 4 Izidor, 7 Zoltán, 8 Albert, 10 Igor, 11 Július, 13 Aleš, 15 Fedor, 17 Rudolf, 18 Valér, 20 Marcel, 21 Ervín, 22 Slavomír, 23 Vojtech, 24 Juraj, 25 Marek, 27 Jaroslav",
        "2 Žigmund, 4 Florián, 9 Roland, 12 Pankrác, 13 Servác, 14 Bonifác, 16 Svetozár, 20 Bernard, 25 Urban, 26 Dušan, 28 Viliam, 30 Ferdinand",
        "6 Norbert, 7 Róbert, 8 Medard, 12 Zlatko, 13 Anton, 14 Vasil, 15 Vít, 17 Adolf, 18 Vratislav, 19 Alfréd, 21 Alojz, 24 Ján, 25 Tadeáš, 27 Ladislav, 29 Peter, 29 Pavol",
        "3 Miloslav, 4 Prokop, 5 Cyril, 5 Metod, 6 Patrik, 7 Oliver, 8 Ivan, 14 Kamil, 15 Henrich, 16 Drahomír, 17 Bohuslav, 20 Iľja, 20 Eliáš, 21 Daniel, 24 Vladimír, 25 Jakub, 28 Krištof, 31 Ignác",
        "2 Gustáv, 3 Jerguš, 4 Dominik, 8 Oskar, 10 Vavrinec, 13 Ľubomír, 14 Mojmír, 16 Leonard, 22 Tichomír, 23 Filip, 24 Bartolomej, 25 Ľudovít, 26 Samuel, 28 Augustín, 29 Nikolaj",
        "3 Belo, 10 Oleg, 11 Bystrík, 13 Ctibor, 14 Ľudomil, 19 Konštantín, 20 Ľuboslav, 21 Matúš, 22 Móric, 24 Ľuboš, 24 Ľubor, 25 Vladislav, 27 Cyprián, 28 Václav, 29 Michal, 30 Jarolím",
        "1 Arnold, 2 Levoslav, 4 František, 9 Dionýz, 12 Maximilián, 13 Koloman, 14 Boris, 18 Lukáš, 19 Kristián, 20 Vendelín, 22 Sergej, 25 Aurel, 26 Demeter, 30 Šimon",
        "1 Denis, 3 Hubert, 4 Karol, 5 Imrich, 7 René, 8 Bohumír, 9 Teodor, 10 Tibor, 11 Martin, 11 Maroš, 12 Svätopluk, 13 Stanislav, 15 Leopold, 18 Eugen, 20 Félix, 23 Klement, 26 Kornel, 27 Milan, 29 Vratko, 30 Ondrej, 30 Andrej",
        "1 Edmund, 3 Oldrich, 5 Oto, 6 Mikuláš, 7 Ambróz, 10 Radúz, 21 Bohdan, 24 Adam, 26 Štefan, 30 Dávid, 31 Silvester",
      ],
      others:
        "Alex, Damián, David, Jaro, Jonáš, Leo, Ľubo, Marko, Matias, Matiáš, Max, Michael, Peťo, Rado, Rafael, Rasťo, Rudo, Sebastián, Tobias, Tobiáš, Tomi, Vlado",
    },
  },
  PL: {
    women: {
      calendar: [
        "21 Agnieszka",
        "5 Agata, 6 Dorota",
        "8 Beata",
        "",
        "15 Zofia, 18 Aleksandra, 22 Julia, 24 Joanna, 31 Kamila",
        "10 Małgorzata, 15 Jolanta, 21 Alicja, 23 Wanda",
        "1 Halina, 11 Olga, 22 Magdalena, 24 Kinga, 24 Krystyna, 26 Anna, 26 Grażyna, 27 Natalia, 29 Marta",
        "15 Maria, 18 Helena, 27 Monika",
        "26 Justyna",
        "1 Danuta, 15 Jadwiga, 15 Teresa, 20 Irena, 21 Urszula",
        "3 Sylwia, 4 Karolina, 12 Renata, 19 Elżbieta, 24 Emilia, 25 Katarzyna",
        "4 Barbara, 13 Łucja, 24 Ewa",
      ],
      others:
        "Ada, Adrianna, Alina, Amelia, Anastazja, Aneta, Angelika, Anita, Aniela, Antonina, Asia, Basia, Bernadetta, Blanka, Bogumiła, Bogusława, Bożena, Bronisława, Cecylia, Celina, Czesława, Dagmara, Daria, Diana, Dominika, Edyta, Eliza, Elwira, Emma, Eugenia, Ewelina, Felicja, Gabriela, Genowefa, Gosia, Hanna, Hania, Henryka, Honorata, Ida, Iga, Ilona, Iwona, Izabela, Janina, Jagoda, Jowita, Józefa, Judyta, Kaja, Kalina, Kasia, Kazimiera, Klara, Klaudia, Klementyna, Kornelia, Laura, Lena, Leokadia, Lidia, Liliana, Lucyna, Ludwika, Maja, Malwina, Marcelina, Marianna, Mariola, Martyna, Marzena, Matylda, Michalina, Milena, Mirosława, Nadia, Nikola, Nina, Ola, Oliwia, Otylia, Pelagia, Pola, Patrycja, Paulina, Regina, Róża, Rozalia, Sabina, Sandra, Sara, Stanisława, Stefania, Stella, Tamara, Tatiana, Teodora, Tola, Violetta, Wiesława, Wiktoria, Weronika, Wioletta, Władysława, Zdzisława, Zosia, Zuzanna",
    },
    men: {
      calendar: [
        "6 Kacper, 19 Mariusz, 20 Sebastian",
        "26 Mirosław",
        "4 Kazimierz, 12 Grzegorz, 17 Zbigniew, 19 Józef",
        "3 Ryszard, 23 Jerzy, 23 Wojciech, 25 Jarosław, 25 Marek",
        "2 Zygmunt, 8 Stanisław",
        "3 Leszek, 13 Antoni, 24 Jan, 27 Władysław, 29 Paweł, 29 Piotr",
        "3 Tomasz, 15 Henryk, 20 Czesław, 21 Daniel, 25 Jakub, 25 Krzysztof, 31 Ignacy",
        "9 Roman, 17 Jacek, 24 Bartłomiej, 24 Bartosz",
        "21 Mateusz, 26 Damian, 29 Michał, 29 Rafał",
        "4 Franciszek, 13 Edward, 18 Łukasz, 28 Szymon, 28 Tadeusz",
        "3 Hubert, 4 Karol, 11 Marcin, 12 Witold, 21 Janusz, 30 Andrzej",
        "6 Mikołaj, 19 Dariusz, 24 Adam, 26 Stefan, 31 Sylwester",
      ],
      others:
        "Adrian, Alan, Albert, Aleks, Aleksander, Alfred, Aleksy, Apolinary, Arkadiusz, Artur, August, Benedykt, Bernard, Błażej, Bogdan, Bogumił, Bogusław, Bolesław, Borys, Bronisław, Bruno, Cezary, Cyryl, Dawid, Dominik, Emil, Eryk, Eugeniusz, Fabian, Feliks, Ferdynand, Filip, Fryderyk, Gabriel, Gustaw, Herman, Igor, Ireneusz, Iwo, Jeremi, Jędrzej, Julian, Juliusz, Kajetan, Kamil, Klemens, Konrad, Konstanty, Kornel, Krystian, Krystyn, Ksawery, Lech, Leon, Leonard, Leopold, Lesław, Lucjan, Ludwik, Maciej, Maksymilian, Marceli, Marian, Mieczysław, Mieszko, Miłosz, Natan, Norbert, Olaf, Olgierd, Oliwier, Onufry, Oskar, Patrycjusz, Patryk, Przemysław, Radosław, Robert, Rudolf, Sławomir, Szczepan, Tymon, Tymoteusz, Tytus, Wacław, Waldemar, Walenty, Wawrzyniec, Wiesław, Wiktor, Wit, Włodzimierz, Zdzisław, Zenon",
    },
  },
  GB: {
    women: {
      others:
        "Abigail, Alexis, Alice, Alison, Alyssa, Amanda, Amelia, Amy, Andrea, Angela, Ann, Anna, Anne, Ashley, Ava, Barbara, Beth, Betty, Brenda, Brianna, Brooke, Carol, Caroline, Carolyn, Cassandra, Catherine, Charlotte, Cheryl, Chloe, Christina, Christine, Claire, Constance, Crystal, Cynthia, Daisy, Dawn, Deborah, Debra, Destiny, Diana, Diane, Donna, Dorothy, Elizabeth, Ella, Ellen, Ellie, Emily, Emma, Eva, Evelyn, Evie, Fiona, Florence, Freya, Gabrielle, Gillian, Gloria, Grace, Hailey, Haley, Hannah, Harriet, Heather, Helen, Holly, Imogen, Isabella, Isla, Jacqueline, Jane, Janet, Janice, Jean, Jenna, Jennifer, Jessica, Jill, Joan, Joanna, Joanne, Joyce, Judith, Judy, Julia, Julie, Karen, Kate, Katherine, Kathleen, Kathryn, Kayla, Kelly, Kelsey, Kerry, Kimberly, Laura, Lauren, Leah, Lily, Linda, Lindsay, Lisa, Louise, Lucy, Lynn, Madison, Margaret, Maria, Marie, Martha, Mary, Matilda, Maxine, Megan, Melinda, Melissa, Mia, Michelle, Millie, Miranda, Molly, Nancy, Naomi, Natalie, Nicola, Nicole, Olivia, Paige, Pamela, Patricia, Paula, Phoebe, Poppy, Rachel, Rebecca, Rose, Ruby, Ruth, Samantha, Sandra, Sarah, Savannah, Shannon, Sharon, Shelby, Shirley, Sienna, Sophia, Sophie, Stacy, Stephanie, Susan, Taylor, Tiffany, Tina, Tracy, Trinity, Vera, Victoria, Virginia, Wendy, Whitney, Yvonne, Zoe",
    },
    men: {
      others:
        "Aaron, Adam, Adrian, Alan, Albert, Alexander, Alexis, Alfie, Andrea, Andrew, Anthony, Archie, Arthur, Austin, Barry, Ben, Benjamin, Bernard, Bradley, Brandon, Brent, Brian, Bruce, Bryan, Callum, Cameron, Carl, Charles, Charlie, Christian, Christopher, Cody, Colin, Connor, Corey, Craig, Curtis, Daniel, Darren, David, Dean, Dennis, Derek, Derrick, Donald, Douglas, Duncan, Dustin, Dylan, Edward, Edwin, Elijah, Eric, Ethan, Eugene, Finn, Francis, Frank, Fred, Frederick, Gareth, Gary, Gavin, Geoffrey, George, Gerald, Gordon, Graham, Gregory, Harold, Harry, Harvey, Henry, Horace, Hugh, Hunter, Ian, Isaac, Jack, Jacob, Jake, James, Jared, Jason, Jean, Jeffrey, Jeremy, Jesse, Joe, Joel, John, Johnny, Jonathan, Jordan, Joseph, Joshua, Justin, Keith, Kenneth, Kevin, Kurtis, Kyle, Landon, Larry, Lawrence, Leo, Lewis, Liam, Logan, Louis, Lucas, Luke, Malcolm, Marcus, Mark, Martin, Mason, Matthew, Max, Michael, Mohammed, Morgan, Nathan, Neil, Nicholas, Nicola, Nigel, Noah, Oliver, Oscar, Owen, Patrick, Paul, Peter, Philip, Phillip, Ralph, Randy, Raymond, Reginald, Reuben, Rhys, Richard, Ricky, Robert, Roger, Ronald, Roy, Russell, Ryan, Samuel, Scott, Sean, Sebastian, Shane, Shawn, Sherman, Simon, Spencer, Stanley, Stephen, Steven, Stuart, Taylor, Terry, Theo, Theodore, Thomas, Timothy, Toby, Tom, Tony, Travis, Trevor, Troy, Tyler, Victor, Vincent, Walter, Wayne, Wesley, William, Zachary",
    },
  },
  [elsewhere]: {
    women: {
      others:
        "Adelheid, Agneta, Aicha, Aimée, Ainhoa, Aino, Aisha, Aki, Alejandra, Alessandra, Alessia, Alexa, Alexia, Alexis, Alina, Aline, Amalie, Amandine, Ana, Anabel, Anaïs, Anastasia, Anastasija, Andrea, Anette, Angelina, Angélique, Anika, Anikó, Anja, Anke, Anneli, Annelies, Annemarie, Annette, Annika, Antje, Antoinette, Antonia, Ariana, Arianna, Arlene, Asta, Astrid, Audrey, Aurélie, Aurora, Ayşe, Béatrice, Beatrix, Beatriz, Becky, Begoña, Belén, Bella, Benedetta, Bente, Bernadette, Bertha, Bettina, Beverly, Birgit, Birgitta, Bożenna, Brigitte, Britt, Britta, Brittany, Camille, Carina, Carla, Carlotta, Carmen, Carolina, Caterina, Cathérine, Cécile, Cecilia, Céline, Chantal, Charlène, Chiara, Christa, Christel, Christelle, Clara, Claudia, Clémence, Clémentine, Concepción, Constance, Corinne, Cornelia, Cristina, Dagny, Danielle, Daria, Débora, Delphine, Denise, Dolores, Dominique, Doris, Edith, Eileen, Ekaterina, Eleni, Elif, Elisa, Elisabeth, Elise, Élise, Eliza, Elke, Élodie, Els, Elsa, Emilia, Émilie, Emmanuelle, Erica, Erna, Erzsébet, Esperanza, Esther, Eszter, Éva, Fabienne, Fanni, Fatima, Fatma, Federica, Femke, Fernanda, Flora, Florentina, Francesca, Franziska, Frida, Frieda, Friederike, Frøydis, Gabriella, Galina, Geneviève, Gerda, Giorgia, Giovanna, Gisela, Giulia, Graciela, Greet, Greta, Guadalupe, Gudrun, Gunilla, Halyna, Hanna, Hanne, Hannelore, Hatice, Hedda, Heidi, Heike, Hélène, Helga, Henriette, Hilde, Hildegard, Hoa, Hülya, Huong, Ida, Ilaria, Ildikó, Ileana, Ilse, Imke, Ines, Inés, Inge, Ingeborg, Inger, Ingrid, Inna, Ioana, Irene, Irina, Iryna, Isabel, Isabella, Isabelle, Jacqueline, Janet, Janine, Janne, Jasmin, Jean, Jeanne, Jeannette, Jelena, Jen, Jennifer, Jenny, Jess, Jill, Joan, Joana, Johanna, Jolanda, Josefina, Josephine, Josiane, Joyce, Juana, Judith, Judy, Juliane, Julie, Juliette, Julija, Jutta, Karen, Karina, Karla, Karoline, Katalin, Kate, Kateryna, Katharina, Kathleen, Kathrin, Katie, Katja, Katrin, Kay, Kelly, Kerstin, Kim, Kirsi, Kirsten, Klara, Kristin, Krisztina, Ksenia, Lan, Lara, Larissa, Larysa, Laura, Laurence, Léa, Leila, Leonie, Leslie, Lesya, Leticia, Lidija, Lieselotte, Lilian, Lilly, Lina, Linh, Linnea, Lisa, Liv, Liz, Liza, Ljudmyla, Lorena, Lori, Lotte, Lourdes, Lucia, Lucía, Luciana, Ludmyla, Ludovica, Luisa, Luísa, Luise, Lydia, Lynn, Lyudmila, Madeleine, Magali, Magdalena, Magnhild, Maike, Maite, Mandy, Manon, Manuela, Marcella, Marcy, Maren, Margareta, Margarete, Margarita, Margherita, Margot, Margrethe, Marguerite, Maria, María, Mariam, Marianne, Marieke, Mariella, Marija, Marina, Marion, Marisol, Mariya, Marlene, Martha, Martina, Martine, Mathilde, Maud, Meg, Mei, Mercedes, Merete, Michele, Mihaela, Milica, Mira, Mireille, Moira, Mónica, Monique, Montserrat, Nadia, Nadija, Nadine, Nadiya, Natalia, Natalija, Natalya, Natascha, Natasha, Nathalie, Nicky, Nicola, Nicole, Nicoletta, Nieves, Nikita, Ninon, Noémie, Noor, Nuria, Oksana, Olena, Olga, Ottilie, Paola, Patricia, Paula, Paulina, Pauline, Peggy, Penelope, Penny, Pernille, Petra, Pia, Pilar, Pirjo, Polina, Priya, Rachele, Ragnhild, Raquel, Rebecca, Regina, Reine, Réka, Renate, Ricarda, Rita, Roberta, Robin, Rocío, Romina, Rosa, Rosario, Rose, Roxana, Roza, Ruth, Saara, Sabine, Sabrina, Sally, Sandrine, Sandy, Sanna, Sara, Saskia, Şebnem, Selma, Serena, Sheila, Shirley, Sigrid, Silke, Silvia, Simone, Sofia, Sofía, Sofiya, Solveig, Sonja, Sophia, Sophie, Stefania, Stefanie, Stella, Stéphanie, Sue, Susana, Susanne, Svenja, Svetlana, Svitlana, Sylvie, Szilvia, Tamar, Tanja, Tara, Tatiana, Tatjana, Teresa, Tetiana, Thea, Thérèse, Thu, Tiina, Tina, Tove, Tracy, Trang, Trine, Ulla, Ulrike, Ursula, Uta, Ute, Valentina, Valeria, Valérie, Vera, Verena, Verónica, Vesna, Vicky, Victoria, Viktória, Viktorija, Viola, Virginia, Virginie, Viviane, Vivien, Waltraud, Wei, Wendy, Wiebke, Wilhelmina, Xenia, Yasmin, Yolanda, Yuki, Yulia, Yvette, Yvonne, Zahra, Zeynep, Zsófia, Zsuzsanna",
    },
    men: {
      others:
        "Aad, Abdul, Achim, Ádám, Adolfo, Adriano, Adrien, Agustín, Ahmed, Åke, Aki, Aksel, Alain, Alberto, Aldo, Alejandro, Aleksey, Alessandro, Alessio, Alexandre, Alexandros, Alexandru, Alexey, Alexis, Alfonso, Alfredo, Ali, Alois, Álvaro, Amit, Anatolij, Anders, André, Andrea, Andreas, Andrei, Andrés, Andrey, Andrij, Andriy, Andy, Ángel, Anh, Antoine, Anton, Antonio, António, Ari, Aristide, Arjun, Armando, Arnaud, Arne, Arnold, Arsène, Artem, Arthur, Arturo, Arvid, Asger, Asier, Attila, Aurelio, Axel, Balázs, Bálint, Baptiste, Bart, Bastian, Bastien, Benedikt, Benito, Benjamin, Benoît, Bernardo, Bernd, Bernhard, Bert, Bertil, Bertrand, Bill, Birger, Bjarne, Björn, Bjørn, Blake, Bo, Bob, Bogdan, Bohdan, Bojan, Brad, Bram, Branko, Burkhard, Carl, Carlo, Carlos, Carsten, Cédric, César, Chad, Chris, Christer, Christof, Christoph, Christophe, Claes, Clark, Claude, Claudio, Claus, Clemens, Clément, Clint, Cole, Constantin, Cornelis, Cristian, Cristóbal, Csaba, Cyril, Daan, Damien, Daniele, Danilo, Dánilo, Dario, Darryl, Dave, Davide, Dejan, Denis, Denys, Desmond, Detlef, Devon, Didier, Diego, Dieter, Dietmar, Dietrich, Dimitri, Dimitris, Dirk, Dmitrij, Dmitry, Dmytro, Domenico, Domingo, Dominic, Dragan, Drew, Duane, Duc, Dwayne, Ed, Edgar, Edoardo, Édouard, Eduardo, Egil, Egon, Einar, Eino, Eivind, Ekkehard, Elias, Emanuele, Emil, Emilio, Emmanuel, Endre, Enrico, Enrique, Ercole, Erhard, Erich, Erkki, Erling, Ernesto, Ernst, Erwin, Esteban, Étienne, Eugène, Eugenio, Evan, Ewald, Fabian, Fabien, Fabio, Fabrice, Federico, Felipe, Felix, Ferdinand, Ferenc, Fernando, Filippo, Flavio, Florian, Folke, Francesco, Francis, Francisco, Franck, Franco, François, Frank, Franz, Freddy, Frédéric, Frederik, Fredrik, Friedrich, Fritz, Gábor, Gabriele, Gaetano, Gary, Gaspard, Gaston, Geert, Gennaro, Georg, Georges, Georgios, Gerald, Gérard, Gerardo, Gerd, Gerhard, Germain, Gerrit, Giacomo, Gianluca, Gianni, Gilad, Gilles, Gillis, Gino, Giorgio, Giovanni, Giulio, Giuseppe, Gleb, Glenn, Gonzalo, Goran, Gottfried, Greg, Gregor, Grégory, Guido, Guillaume, Guillermo, Gunnar, Günter, Günther, Gustaf, Gustavo, Guy, György, Gyula, Håkan, Halvor, Hamza, Hannes, Hans, Harald, Harvey, Hassan, Håvard, Hector, Heikki, Heiko, Heiner, Heinrich, Heinz, Helmut, Hendrik, Henri, Henrik, Herbert, Hermann, Hernán, Hervé, Hiroshi, Hoa, Holger, Horst, Hugo, Hugues, Hung, Ian, Ibrahim, Ignacio, Igor, Ihor, Iker, Ilya, Imre, Ingmar, Ingo, Ingvar, Ioannis, Isaac, Ismael, István, Iván, Ivar, Ivo, Jaakko, Jacob, Jacopo, Jacques, Jaime, Jake, Jamie, Jan, Janne, János, Jari, Jasper, Javier, Jean, Jeff, Jeffrey, Jens, Jerome, Jérôme, Jesper, Jesús, Jim, Joachim, Joakim, João, Joaquín, Jochen, Joe, Joel, Joey, Johan, Johann, Johannes, Jonas, Jonathan, Joost, Jordan, Jordi, Jörg, Jorge, Joris, José, Josep, Josh, Juan, Juha, Jukka, Jules, Julien, Julio, Jürgen, Jurij, Justin, Kai, Karim, Karl, Karl-Heinz, Karlheinz, Karsten, Kaspar, Kasper, Kemal, Ken, Kenji, Kenneth, Kevin, Kim, Kirk, Kjell, Kjetil, Klaas, Klaus, Knut, Kostas, Krister, Kristian, Kristoffer, Krisztián, Kurt, Kyle, Lars, Lasse, László, Laurent, Leandro, Leif, Lennart, Leonardo, Leopoldo, Linus, Lionel, Lloyd, Loïc, Long, Lorenz, Lorenzo, Lothar, Louis, Luca, Lucas, Lucian, Luciano, Lucien, Ludovic, Ludwig, Luigi, Luis, Luís, Lukas, Luke, Maarten, Magnus, Maksym, Manfred, Manolis, Manuel, Marc, Marcell, Marcello, Marcelo, Marco, Marcos, Marcus, Mariano, Marijn, Mark, Markku, Marko, Markus, Márton, Marvin, Massimo, Mathias, Mathieu, Mats, Matt, Matteo, Matthias, Matthieu, Matti, Maurice, Mauricio, Maurizio, Mauro, Maximiliano, Mehmet, Melvin, Merlin, Michel, Miguel, Mihai, Mika, Mikael, Mike, Mikhail, Mikkel, Mikko, Miklós, Minh, Mirko, Mohamed, Mohammed, Moritz, Morten, Mustafa, Mykola, Nam, Nate, Neil, Nenad, Nguyen, Niccolò, Nick, Nicky, Nicola, Nicolai, Nicolás, Niels, Nikita, Niklas, Nikolaj, Nikolaos, Nikolaus, Nikolay, Nils, Noel, Norbert, Norman, Octavio, Odd, Olaf, Ole, Oleh, Oleksandr, Oleksij, Olivier, Olle, Omar, Ömer, Onni, Orlando, Oscar, Osvaldo, Oswald, Otto, Ove, Pablo, Paolo, Pascal, Pasquale, Patrice, Patricio, Paul, Paulo, Pavlo, Pavlos, Pedro, Pekka, Pepe, Per, Perry, Pete, Péter, Petri, Petro, Petter, Phil, Philipp, Philippe, Pierre, Piet, Pieter, Pietro, Quang, Quentin, Rafael, Ragnar, Rahul, Rainer, Raj, Ralf, Ralph, Ramón, Raphaël, Rasmus, Raúl, Ray, Raymond, Régis, Reinhard, Reinhold, Rémi, Renato, Renaud, René, Ricardo, Riccardo, Rick, Rob, Roberto, Roberts, Robin, Rodrigo, Rogelio, Roger, Rolf, Romain, Romano, Ron, Ronald, Ross, Rubén, Rudi, Rüdiger, Rudolf, Rui, Rune, Ruslan, Ruud, Salvador, Salvatore, Sam, Sancho, Sándor, Santiago, Sean, Sébastien, Sepp, Serge, Sergei, Sergej, Sergey, Sergio, Sérgio, Serhij, Serhiy, Seth, Shaun, Siegfried, Sigurd, Silvio, Slobodan, Søren, Stanley, Stefan, Stefano, Stefanos, Steffen, Sten, Stéphane, Steve, Stig, Stuart, Sture, Svein, Sven, Sverre, Szymon, Tamás, Taras, Ted, Thanh, Theo, Thibault, Thierry, Thijs, Thorsten, Tim, Timo, Tobias, Toby, Todd, Tom, Tomás, Tomaso, Tommaso, Tommi, Tommy, Tony, Tor, Torben, Tore, Torsten, Trent, Tristan, Tuan, Udo, Ugo, Ulf, Ulrich, Umberto, Urs, Uwe, Vadim, Vadym, Valentin, Valter, Vasile, Vasyl, Veikko, Vernon, Vicente, Victor, Viet, Viggo, Viktor, Ville, Vince, Vincent, Vincenzo, Vitali, Vitalij, Vitaliy, Vitaly, Vittorio, Vladislav, Volker, Volodymyr, Walter, Warren, Wei, Werner, Wilhelm, Will, Willem, Willi, Wim, Winfried, Wolf, Wolfgang, Xaver, Xavier, Yannick, Yaroslav, Yevhen, Yuki, Yuri, Yurii, Yury, Yusuf, Yves, Zach, Zack, Željko, Zoltán, Zsolt",
    },
  },
};
