using System;
using System.Net.Http;
using System.Text;
using DataValidation;
using Newtonsoft.Json;

/// <summary>Calls a server with the generated classes, and prints what came of it as JSON. Arguments: the address, the version.</summary>
public static class Call
{
    public static void Main(string[] arguments)
    {
        var query = new PhoneValidateQuery { Prefix = "+420", Number = "607 123 456" };
        var phone = new PhoneValidateRequest { Request = new PhoneValidateRequestRoot { Query = query } };

        var response = Send(arguments, "a-key", phone);
        var body = JsonConvert.DeserializeObject<PhoneValidateResponse>(response.Content.ReadAsStringAsync().Result);
        Console.WriteLine(JsonConvert.SerializeObject(new
        {
            version = string.Join("", response.Headers.GetValues("Service-Api-Version")),
            national = body.Result.Data.Format.National,
            refusal = (int)Send(arguments, "test-refused", phone).StatusCode,
        }));
    }

    private static HttpResponseMessage Send(string[] arguments, string key, PhoneValidateRequest phone)
    {
        var http = new HttpClient();
        http.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);
        http.DefaultRequestHeaders.Add("api-version", arguments[1]);
        // A field that is not set is left out: null has no meaning in a query.
        var settings = new JsonSerializerSettings { NullValueHandling = NullValueHandling.Ignore };
        var content = new StringContent(JsonConvert.SerializeObject(phone, settings), Encoding.UTF8, "application/json");
        return http.PostAsync(arguments[0] + "/phone/validate", content).Result;
    }
}
