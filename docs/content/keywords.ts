/** Other words that readers search for, by operation: what it does and what it is for, without the words of its path. */
export const keywords: Record<string, string> = {
  companyGet: "business register, register entry, registration number lookup, VAT number lookup",
  companySearch: "autocomplete, suggest, find, business name, type-ahead",
  companyValidate: "validation, verify, verification, check, business, registration number, VAT number, legal form",
  emailSearch: "autocomplete, completion, suggest, domain, type-ahead",
  emailValidate: "validation, verify, verification, check, mailbox, deliverability, disposable",
  locationGet: "address details, whole address, address by id",
  locationLocalize: "reverse geocoding, GPS, coordinates, latitude, longitude, map position, nearest address",
  locationSearch: "address autocomplete, suggest, street, city, postcode, ZIP code, type-ahead",
  locationValidate: "address validation, verify, verification, check, postal address, postcode, ZIP code",
  nameValidate: "validation, verify, check, first name, last name, surname, salutation, gender, vocative, name day",
  phoneSearch: "calling code, dial code, country code, prefix list, autocomplete",
  phoneValidate: "validation, verify, verification, check, mobile number, landline, carrier, E.164",
};
