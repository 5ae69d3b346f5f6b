export const help = `
Usage: data-validation clean <file> [options]

Validates e-mail addresses, phone numbers, names, companies and addresses of a
table (.csv, .xlsx, .ndjson), and writes the same rows with new columns. Shows
what is sent, and asks before the first call. Equal values are sent once.

Whatever ends a run, the same command continues it: responses are saved in
<output>.journal. At most --concurrency calls are billed twice after a kill.

Environment
  DATA_VALIDATION_KEY     API key
  DATA_VALIDATION_URL     base URL of the API; or --base-url <url>
  DATA_VALIDATION_VERSION_HEADER
                          response header that states the version, if it is
                          not the only one that ends in -api-version
  DATA_VALIDATION_RESPONSE_AT
                          place of the envelope in a response that has it in an
                          object, for example response; or --response-at <keys>
  HTTPS_PROXY, HTTP_PROXY, NO_PROXY   proxy of the calls

Columns (guessed; a named one replaces the guess of its kind)
  --email, --phone, --name <column>   may be given several times
  --first-name, --surname <column>    validated together
  --prefix-column <column>            international prefix of a phone number
  --company, --registration-number <column>
  --street, --city, --zip, --country <column>
                          --city and --zip may name the same column
  --only <kinds>          only email, phone, name, company or location

Calls
  --yes                   makes the calls without asking
  --dry-run               shows what would be sent, and makes no call
  --limit <number>        cleans the first rows as a trial
  --retry-failed          makes the calls again that failed
  --price <credits>       credits per call, to print the price of all calls
  --keep-credits <number> stops once no more credits are left for the day
  --rate <number>         maximum number of calls per second
  --concurrency <number>  number of calls at the same time (8)
  --prefix <prefix>       prefix to try for phone numbers without one, for
                          example +420; may be given several times
  --number-format <name>  raw, national, e123 or e164 (e164)
  --language <code>       language of names: en, cs, sk or pl (cs)
  --option <kind>.<option>=<value>   any other option of an operation
  --details               adds carrier, gender, vocative, register data and more

Files
  --out <file>            output (contacts.csv becomes contacts.clean.csv)
  --force                 overwrites an output that another program wrote
  --sheet <name>          sheet of a workbook (the first with a known column)
  --encoding <name>       encoding of a text, for example windows-1250 (utf-8)
  --report <file.html>    page with counts and rows; values: --report-values

New cells of a CSV that a spreadsheet would read as a formula (= + - @) begin
with an apostrophe.

Exit codes: 0 all rows written, 1 stopped before the end, 2 wrong use or
unreadable file, 3 written, and some rows failed or cannot be read,
130 interrupted (129 and 143 by a signal).
`.trim();
