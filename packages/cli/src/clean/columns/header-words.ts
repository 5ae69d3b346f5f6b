/** Phrases by language, with commas between them; each in the first language that has it. */
export type HeaderWords = Partial<Record<"en" | "cs" | "sk" | "pl" | "de", string>>;

export function phrasesIn(words: HeaderWords): string[] {
  return Object.values(words).flatMap((phrases) => phrases.split(","));
}

/** What headers call the fields. */
export const fieldPhrases = {
  email: {
    en: "email, mail, email address, mail address, email addr, electronic mail, email id",
    cs: `
      emailová adresa, mailová adresa, adresa email, adresa elektronické pošty, elektronická pošta,
      elektronická adresa, e-mailová adr, adresa el pošty, el pošta, adresa e-mailu
    `,
    sk: "adresa elektronickej pošty",
    pl: `
      adres email, adres mailowy, adres poczty elektronicznej, adres poczty, poczta elektroniczna,
      poczta email, mejl
    `,
    de: "E-Mail-Adresse, Mailadresse, Mail-Adresse, E-Post, elektronische Adresse",
  },
  phone: {
    en: `
      phone, telephone, tel, phone number, telephone number, phone no, tel no, tel number, mobile,
      mobile phone, mobile number, mobile no, mobile phone number, mobile telephone, cell,
      cell phone, cell number, cell phone number, cellular, landline, contact number, contact phone,
      contact no, WhatsApp, WhatsApp number, msisdn, gsm, home phone, work phone, business phone,
      phone mobile, direct dial, direct phone, number full
    `,
    cs: `
      telefon, telefonní číslo, číslo telefonu, tel číslo, tel č, telefonní kontakt, mobil,
      mobilní telefon, mobilní číslo, číslo mobilu, mobilní tel, pevná linka, telefon mobil,
      telefon mobilní, mob tel, mob, telefonické spojení, telefon číslo, mobil číslo
    `,
    sk: "telefónne číslo, mobilný telefón, mobilné číslo, telefónny kontakt, mobilný tel",
    pl: `
      numer telefonu, nr telefonu, nr tel, numer tel, telefon komórkowy, telefon kom, tel komórkowy,
      tel kom, komórka, komórkowy, numer komórkowy, nr komórki, numer komórki, telefon stacjonarny,
      tel stacjonarny, telefon kontaktowy, numer kontaktowy, kom, numer telefonu komórkowego,
      telefonu komórkowego, kontakt telefoniczny
    `,
    de: `
      Telefonnummer, Telefonnr, Tel-Nr, Telefon-Nr, Rufnummer, Handy, Handynummer, Handynr,
      Mobiltelefon, Mobilnummer, Mobilfunk, Mobilfunknummer, Mobilrufnummer, Mobiltelefonnummer,
      Mobil-Nr, Festnetz, Festnetznummer, Telefon Festnetz, Fon, Natel, Haupttelefon, Firmentelefon
    `,
  },
  prefix: {
    en: `
      phone prefix, prefix, calling code, country calling code, dial code, dialing code,
      dialling code, country dial code, phone country code, phone code, international prefix,
      mobile prefix, country code phone
    `,
    cs: `
      předvolba, telefonní předvolba, předvolba telefon, mezinárodní předvolba, předvolba telefonu,
      předčíslí telefonu
    `,
    sk: "telefónna predvoľba, medzinárodná predvoľba",
    pl: "prefiks, kierunkowy, numer kierunkowy, nr kierunkowy, prefiks telefonu, prefiks kraju",
    de: "Vorwahl, Ländervorwahl, Landesvorwahl, internationale Vorwahl",
  },
  firstName: {
    en: `
      first name, given name, forename, fname, first, christian name, given names, first names,
      name first
    `,
    cs: "křestní jméno, křestní, první jméno, jméno křestní",
    sk: "krstné meno, krstné, prvé meno",
    pl: "imię, pierwsze imię, imiona",
    de: "Vorname, Vornamen, Rufname",
  },
  surname: {
    en: "surname, last name, family name, lname, last, second name, name last",
    cs: "příjmení, rodinné jméno",
    sk: "priezvisko, rodinné meno",
    pl: "nazwisko",
    de: "Nachname, Familienname, Zuname, Nachnamen",
  },
  fullName: {
    en: `
      full name, display name, complete name, name surname, name and surname, first and last name,
      first name last name, contact name, contact person, contact full name, person name,
      client name, customer full name, cardholder, cardholder name, attention, attn, fn
    `,
    cs: `
      jméno a příjmení, příjmení a jméno, jméno příjmení, příjmení jméno, celé jméno,
      kontaktní osoba, zobrazované jméno, jméno osoby, jméno zákazníka, jméno klienta,
      oprávněná osoba, odpovědná osoba, zodpovědná osoba, titul jméno příjmení,
      titul jméno a příjmení, titul příjmení jméno, příjmení jméno titul, příjmení a jméno titul,
      jméno příjmení titul, jméno a příjmení titul
    `,
    sk: `
      meno a priezvisko, priezvisko a meno, meno priezvisko, priezvisko meno, celé meno,
      kontaktná osoba, zobrazované meno, meno zákazníka, meno klienta
    `,
    pl: `
      imię i nazwisko, nazwisko i imię, imię nazwisko, nazwisko imię, pełne imię i nazwisko,
      osoba kontaktowa, osoba do kontaktu, wyświetlana nazwa, nazwa wyświetlana, imiona i nazwisko
    `,
    de: `
      Vor- und Nachname, Vor- und Zuname, Vorname Zuname, Vorname Nachname, Nachname Vorname, Name Vorname, Vorname Name,
      Name und Vorname, Vorname und Nachname, Nachname und Vorname, Vollständiger Name, Voller Name,
      Ansprechpartner, Ansprechpartnerin, Ansprechperson, Kontaktperson, Anzeigename,
      Angezeigter Name, Kontaktname, Kundenname
    `,
  },
  name: {
    en: "name, what is your name",
    cs: "jméno, jak se jmenujete",
    sk: "meno, ako sa voláte",
    pl: "jak się nazywasz",
    de: "wie heißen Sie, wie heißt du",
  },
  companyName: {
    en: `
      company, company name, organization, organisation, organization name, organisation name,
      business name, legal name, trade name, account name, firm, employer, associated company,
      primary associated company, registered name, org, name of company, registered company name
    `,
    cs: `
      firma, název firmy, společnost, název společnosti, obchodní firma, obchodní jméno,
      obchodní název, název, organizace, název organizace, název subjektu, jméno firmy,
      zaměstnavatel, název odběratele, název dodavatele
    `,
    sk: `
      názov firmy, spoločnosť, názov spoločnosti, obchodné meno, obchodný názov, názov, organizácia,
      názov organizácie
    `,
    pl: `
      nazwa firmy, nazwa, nazwa pełna, pełna nazwa, nazwa kontrahenta, kontrahent, nazwa klienta,
      przedsiębiorstwo, organizacja, nazwa organizacji, spółka, nazwa spółki, nazwa podmiotu,
      pracodawca
    `,
    de: `
      Firmenname, Firmierung, Unternehmen, Unternehmensname, Gesellschaft, Name der Firma,
      Name des Unternehmens, Arbeitgeber, Betrieb
    `,
  },
  registrationNumber: {
    en: `
      registration number, company registration number, registration no, company number,
      business id, company id number, business registration number, reg no, reg number
    `,
    cs: "IČO, IČ, identifikační číslo, identifikační číslo osoby, IČ firmy, IČO firmy",
    sk: "identifikačné číslo, identifikačné číslo organizácie",
    pl: "REGON, numer REGON, nr REGON",
    de: "Registernummer, Firmenbuchnummer, HRB, Handelsregisternummer",
  },
  companyId: {
    en: "company id, billing company id, firm id",
  },
  taxNumber: {
    en: `
      tax number, tax id, tax no, tin, taxpayer number, tax identification number, tax id number
    `,
    cs: "daňové identifikační číslo",
    sk: "DIČ, daňové identifikačné číslo",
    pl: "NIP, numer NIP, nr NIP, numer identyfikacji podatkowej",
    de: "Steuernummer, Steuer-Nr, Steuer-ID",
  },
  vatNumber: {
    en: `
      vat number, vat no, vat id, vat, vat registration number, vat reg no, eu vat, eu vat number,
      vat code, vatin
    `,
    cs: "DIČ EU, číslo plátce DPH",
    sk: "IČ DPH",
    pl: "NIP UE, VAT UE, VAT EU, numer VAT, identyfikator EU VAT",
    de: `
      USt-IdNr, USt-ID, Umsatzsteuer-ID, Umsatzsteuer-Identifikationsnummer, USt-Id-Nr, UID,
      UID-Nummer, MwSt-Nummer, EU-USt-IdNr, EU-UStID
    `,
  },
  street: {
    en: `
      street, street address, street name, street and number, street number and name, address line,
      road, street with number, street road name, addr, street line, thoroughfare
    `,
    cs: `
      ulice, ulice a číslo, ulice č p, ulice a č p, ulice a číslo popisné, ulice a čp, ulice čp,
      název ulice, ulice a číslo domu, ulice s číslem, ulice číslo
    `,
    sk: "ulica, ulica a číslo, ulica číslo, názov ulice, ulica a číslo domu, ulica a súpisné číslo",
    pl: `
      ulica i numer, ulica i nr, ulica nr, ulica i numer domu, ulica i nr domu, ul, nazwa ulicy,
      ulica numer, ulica i nr lokalu, ulica nr domu
    `,
    de: `
      Straße, Str, Straße und Hausnummer, Straße Hausnummer, Straße Nr, Straße und Nr,
      Straße Hausnr, Straßenname, Straße u. Nr, Anschriftzeile, Straße und Hausnr
    `,
  },
  houseNumber: {
    en: "house number, house no, building number, street number, house, street no",
    cs: "číslo domu, č domu, čp čo, číslo popisné a orientační, domovní číslo, č p č o",
    sk: "popisné číslo, domové číslo",
    pl: "nr domu, numer domu, nr budynku, numer budynku, numer nieruchomości, nr posesji",
    de: "Hausnummer, Hausnr, Haus-Nr, Hnr, Straßennummer",
  },
  houseNumberFirst: {
    en: "land registry number, conscription number",
    cs: "číslo popisné, č popisné, čp, č p, čp domu",
    sk: "súpisné číslo, číslo súpisné",
  },
  houseNumberSecond: {
    en: "orientation number",
    cs: "číslo orientační, č orientační, čo, č o, orientační číslo",
    sk: "orientačné číslo, číslo orientačné",
    pl: "nr lokalu, numer lokalu, nr mieszkania, numer mieszkania",
  },
  city: {
    en: `
      city, town, town city, city town, locality, city locality, suburb, place, post town,
      city town village locality, village, municipality
    `,
    cs: "město, obec, město obec, obec město, místo, sídlo obec, název obce",
    pl: "miasto, miejscowość, miejsce",
    de: "Ort, Stadt, Wohnort, Ortschaft, Gemeinde",
  },
  zip: {
    en: `
      zip, zip code, postal code, postcode, post code, zip postal code, postal zip code,
      zip postcode, postal, postcode zip, postal code zip
    `,
    cs: "PSČ, poštovní směrovací číslo, směrovací číslo, poštovní kód",
    sk: "poštové smerovacie číslo, smerovacie číslo",
    pl: "kod pocztowy, kod poczt",
    de: "PLZ, Postleitzahl, Postleitz",
  },
  /** A town with its postal code; also any words for the one beside words for the other. */
  zipCity: {
    en: "city state zip, city state zip code, city state postal code, city province postal code",
  },
  country: {
    en: `
      country, country code, country region, country name, country iso, country iso code,
      country code iso, nation
    `,
    cs: `
      země, stát, kód země, kód státu, země oblast, země region, název země, název státu, stát země
    `,
    sk: "krajina, kód krajiny, krajina oblasť, krajina región",
    pl: "kraj, państwo, kod kraju, kraj region, nazwa kraju",
    de: "Land, Ländercode, Staat, Länderkennzeichen, Land Region, Länderkürzel, Landeskennung, LKZ",
  },
  address: {
    en: `
      address, full address, address formatted, formatted address, postal address, mailing address,
      complete address, address full, full combined address, adr, residential address,
      registered address, address of residence, place of residence
    `,
    cs: `
      adresa, celá adresa, plná adresa, úplná adresa, adresa bydliště, bydliště, trvalé bydliště,
      poštovní adresa, sídlo, adresa sídla, korespondenční adresa, trvalý pobyt, přechodný pobyt,
      adresa trvalého pobytu, místo trvalého pobytu, adresa pro doručování, adresa podnikání,
      místo podnikání
    `,
    sk: "bydlisko, trvalé bydlisko",
    pl: `
      adres, pełny adres, adres zamieszkania, adres pocztowy, adres korespondencyjny,
      adres do korespondencji, adres pełny, siedziba, adres siedziby, miejsce zamieszkania,
      miejsce zameldowania
    `,
    de: `
      Adresse, Anschrift, vollständige Adresse, Postanschrift, Postadresse, Wohnadresse,
      Lieferadresse, Rechnungsadresse, Rechnungsanschrift, Lieferanschrift, Wohnsitz,
      Hauptwohnsitz, Wohnanschrift, Meldeadresse
    `,
  },
  party: {
    en: "customer, client, contact, recipient, buyer",
    cs: `
      zákazník, odběratel, klient, kontakt, příjemce, dodavatel, partner, název příjmení,
      jméno název
    `,
    sk: "príjemca, názov meno",
    pl: "nabywca, odbiorca, dostawca, nazwa imię i nazwisko",
    de: "Kunde, Empfänger, Lieferant, Auftraggeber, Firma Name, Name Firma",
  },
} satisfies Record<string, HeaderWords>;

/**
 * The content of a column. `name` is a first name, a surname or a full name: the other columns and
 * the cells decide.
 */
export type Field = keyof typeof fieldPhrases;

/** Words for a person, and words that distinguish records: `customer`, `billing`. */
export const contextPhrases = {
  person: {
    en: `
      contact, customer, client, person, user, member, subscriber, lead, employee, student, patient,
      guest, attendee, participant, applicant, donor, buyer, my, your, candidate, tenant, owner,
      primary, main, default, value, contact info, details, info, cust, usr, address, adr
    `,
    cs: `
      kontakt, kontaktní, zákazník, zákazníka, klient, klienta, osoba, osoby, člen, člena, účastník,
      účastníka, uživatel, uživatele, žák, žáka, studenta, pacient, pacienta, zaměstnanec,
      zaměstnance, hlavní, primární, výchozí, hodnota, partner, partnera, subjekt, subjektu,
      nájemce, vlastník, vlastníka, adresa, adresy, váš, vaše, vaší, dítě, dítěte
    `,
    sk: `
      kontaktný, kontaktná, kontaktné, používateľ, používateľa, zamestnanca, hlavný, hlavná, hlavné,
      predvolený, primárny, vaša, dieťa, dieťaťa
    `,
    pl: `
      kontaktowy, kontaktowa, użytkownik, użytkownika, członek, członka, uczestnik, uczestnika,
      pracownik, pracownika, główny, główna, podstawowy, domyślny, kontrahenta, do kontaktu,
      pacjent, pacjenta, adres, adresu, twój, twoje, twoja, dziecko, dziecka
    `,
    de: `
      Kunde, Kunden, Mitglied, Teilnehmer, Mitarbeiter, Benutzer, Besteller, Standard, Haupt,
      primär, primäre, Gast, natürl Person, natürliche Person, Wert, Adresse, Anschrift, Ihr, Ihre,
      dein, deine, Kindes
    `,
  },
  record: {
    en: `
      billing, shipping, delivery, invoice, mailing, home, work, business, office, private,
      personal, other, secondary, second, alternate, alternative, additional, company, organization,
      organisation, account, firm, registered office, recipient, receiver, sender, supplier, vendor,
      partner, spouse, emergency, permanent, temporary, postal, residence, legal, correspondence,
      mobile, cell, school, bill to, ship to, headquarters, branch, site, location, street, pref,
      internet, sms, invoicing, bill, ship
    `,
    cs: `
      fakturační, dodací, doručovací, doručení, fakturace, dodání, korespondenční, práce, do práce,
      pracovní, zaměstnání, do zaměstnání, v zaměstnání, domů, domácí, doma, bydliště, soukromý,
      soukromá, soukromé, osobní, firemní, firma, firmy, společnost, společnosti, sídlo, sídla,
      trvalé, trvalá, přechodné, další, jiný, jiná, jiné, ostatní, druhý, druhá, druhé,
      alternativní, záložní, odběratel, odběratele, dodavatel, dodavatele, příjemce, plátce,
      provozovna, provozovny, služební, pošta, kancelář, rodič, rodiče, zákonný zástupce, pobočka,
      pevný, pro fakturaci, na fakturaci, účetní, fakturační osoba, na rodiče, zákonného zástupce
    `,
    sk: `
      fakturačná, fakturačný, fakturačné, dodacia, dodacie, korešpondenčná, práca, pracovný,
      pracovná, zamestnanie, do zamestnania, zamestnania, domov, súkromný, súkromné, osobný,
      firemný, firemná, spoločnosť, spoločnosti, ďalšia, iný, iná, iné, ostatné, odberateľa,
      dodávateľa, príjemca, služobný, pre fakturáciu, na fakturáciu, zákonný zástupca,
      zákonného zástupcu
    `,
    pl: `
      do faktury, faktura, rozliczeniowy, dostawy, wysyłki, do wysyłki, dostawa, korespondencyjny,
      korespondencji, do korespondencji, służbowy, służbowa, służbowe, domowy, domowa, dom,
      prywatny, prywatna, prywatne, osobisty, firmowy, firmowa, siedziba, siedziby, zamieszkania,
      zameldowania, inny, inna, inne, dodatkowy, dodatkowa, drugi, druga, alternatywny, odbiorca,
      odbiorcy, nabywca, nabywcy, dostawca, płatnik, biuro, biurowy, do faktur, wysyłka
    `,
    de: `
      Rechnung, Rechnungs, Rechnungsadresse, Rechnungsanschrift, Lieferung, Liefer, Lieferadresse,
      Lieferanschrift, Versand, geschäftlich, dienstlich, Arbeit, Büro, privat, persönlich, zuhause,
      zu Hause, Firmen, Unternehmen, weitere, weiterer, andere, anderer, anderes, sonstige,
      alternativ, zweite, zweiter, abweichende, Hauptsitz, Filiale, Empfänger, Lieferant,
      Korrespondenz, Postanschrift, mobil, Geschäftsleitung, Zentrale, Buchhaltung, für Rechnungen,
      Rechnungsempfänger, Lieferempfänger
    `,
  },
} satisfies Record<string, HeaderWords>;

/** Words without a meaning of their own. */
export const fillers: HeaderWords = {
  en: "the, of, de, number, no, value, full, line, text, voice",
  cs: "a",
  pl: "i, nr, i nr",
  de: "und",
};

/** Words of a column that holds something else, or something about the value. */
export const otherPhrases: HeaderWords = {
  en: `
    label, opt, optin, optout, consent, status, verified, verification, valid, accepts, accept,
    marketing, newsletter, unsubscribed, subscribed, bounced, bounce, count, date, time, created,
    updated, modified, sent, opened, clicked, hash, md5, sha256, format, domain, provider, source,
    template, subject, message, notes, note, id, uuid, guid, url, website, web, ip, mac, photo,
    image, icon, password, token, fax, telefax, pager, telex, isdn, tty, tdd, extension, ext, yomi,
    phonetic, pronunciation, nickname, nick, username, login, file, product, item, event, campaign,
    list, group, category, project, middle, maiden, title, suffix, salutation, job, department,
    role, owner name, contact owner, account owner, lead owner, record, currency, price, amount,
    method, state province, gender, birthday, nationality, is, has, type of, size, industry,
    manager s, assistant s, score, rating, deal, tag, tags, corrected, proposal, suggestion,
    findings, type, user name, additional name, extended, po box, display name of, sort name,
    spouse name
  `,
  cs: `
    typ, souhlas, stav, ověřen, datum, poznámka, heslo, přezdívka, titul, oslovení, oddělení,
    funkce, druhé jméno, další jméno, prostřední jméno, rodné jméno, rodné číslo, výrobek, zboží,
    odběr novinek, uživatelské jméno, zobrazované, další jména
  `,
  sk: `
    súhlas, prezývka, oslovenie, druhé meno, ďalšie meno, stredné meno, rodné meno,
    používateľské meno
  `,
  pl: `
    zgoda, data, uwagi, notatka, notatki, pseudonim, tytuł, sufiks, dział, stanowisko, drugie imię,
    nazwisko panieńskie, nazwisko rodowe, nazwa użytkownika, nazwa towaru, nazwa produktu,
    nazwa skrócona, faks, wyświetlana, wyświetlany
  `,
  de: `
    Art, Einwilligung, Bemerkung, Notiz, Notizen, Spitzname, Anrede, Titel, Abteilung,
    weitere Vornamen, zweiter Vorname, Geburtsname, Geburtsort, Geburtsland, Benutzername,
    Bundesland, Dateiname, Produktname, Durchwahl, Zusatz, angezeigter, Vorsatz
  `,
};

/** Headers of programs whose words mean something else elsewhere. */
export const exceptions: Record<string, Field> = {
  "Assistant's Phone": "phone",
  "Name (Adressatentyp Unternehmen)": "companyName",
  "Name (Adressatentyp natürl. Person)": "surname",
  "Vorname (Adressatentyp natürl. Person)": "firstName",
  "Name (Adressattyp Unternehmen)": "companyName",
  "Name (Adressattyp natürl. Person)": "surname",
  "Vorname (Adressattyp natürl. Person)": "firstName",
  "Příjmení / Název": "surname",
  DIČ: "vatNumber",
};
