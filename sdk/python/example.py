from data_validation import ApiError, Client, ClientV20, PhoneValidateOptions

client = Client()
options = PhoneValidateOptions(preferred_prefixes=["+420"])
try:
    response = client.phone.validate(number_full="607 123 456", options=options)
    corrected = response.result_corrected
    if response.result.is_valid:
        print(response.result.data.number_full)
    elif corrected and corrected.is_valid and corrected.data:
        print(corrected.data.number_full)
    else:
        print(response.suggestions)
    # Version 2.0, in the same program.
    older = ClientV20().phone.validate(number_with_prefix="+420607123456")
    print(older.result.data.format.national)
except ApiError as error:
    print(error.status, error.type, error.subtype)
