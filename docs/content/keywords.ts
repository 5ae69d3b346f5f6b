/** Other words that readers search for, by operation: what it does and what it is for, and names of its data. */
export const keywords: Record<string, string> = {
  companyGet:
    "business register, trade register, register entry, company details, company data, registration number lookup, VAT number lookup, company by id, IČO, DIČ, tax number",
  companySearch:
    "autocomplete, suggest while typing, find, business name, company name, organisation, firm, type-ahead, lookup by name",
  companyValidate:
    "validation, verify, verification, check, business, organisation, firm, registration number, VAT number, VAT check, VIES, tax number, legal form, IČO, DIČ",
  emailSearch: "autocomplete, completion, suggest while typing, domain, e-mail, mail, type-ahead",
  emailValidate:
    "validation, verify, verification, check, e-mail, mail, email address, mailbox, deliverability, deliverable, bounce, disposable, freemail, role account, MX record, DNS, SMTP, domain, typo",
  locationGet: "address details, whole address, address by id, place details, coordinates of an address",
  locationLocalize:
    "reverse geocoding, geocode, GPS, coordinates, latitude, longitude, lat, lng, map position, geolocation, nearest address, current position",
  locationSearch:
    "address autocomplete, address search, suggest while typing, street, city, town, postcode, post code, postal code, ZIP code, house number, type-ahead, lookup",
  locationValidate:
    "address validation, verify, verification, check, address, postal address, postcode, postal code, ZIP code, street, house number, city, RÚIAN, geocoding, delivery address, shipping address",
  nameValidate:
    "validation, verify, check, first name, last name, surname, given name, family name, full name, person, salutation, title, degree, gender, sex, vocative, greeting, name day, swapped names, split a name",
  phoneSearch:
    "calling code, dial code, dialling code, country code, prefix list, country list, flag, autocomplete, international prefix",
  phoneValidate:
    "validation, verify, verification, check, telephone, phone number, mobile number, mobile, cell phone, landline, number type, carrier, operator, HLR, SMS, E.164, format a number, national format, international format",
};
