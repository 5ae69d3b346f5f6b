using System;
using System.Net.Http;
using System.Text;
using DataValidation;
using Newtonsoft.Json;

public static class Call
{
    public static void Main()
    {
        var http = new HttpClient();
        var key = Environment.GetEnvironmentVariable("DATA_VALIDATION_KEY");
        http.DefaultRequestHeaders.Add("authorization", "Bearer " + key);
        http.DefaultRequestHeaders.Add("api-version", "2.1");
        var root = new EmailValidateRequestRoot
        {
            Query = new EmailValidateQuery { Email = "jana.kadlecova@seznma.cz" },
            Options = new EmailValidateOptions { AcceptFreemails = true },
        };
        // A field that is not set is left out.
        var settings = new JsonSerializerSettings { NullValueHandling = NullValueHandling.Ignore };
        var text = JsonConvert.SerializeObject(new EmailValidateRequest { Request = root }, settings);
        var content = new StringContent(text, Encoding.UTF8, "application/json");
        var response = http.PostAsync("https://api.data-validation.example/email/validate", content).Result;
        var body = response.Content.ReadAsStringAsync().Result;
        Console.WriteLine(response.IsSuccessStatusCode
            ? JsonConvert.DeserializeObject<EmailValidateResponse>(body).Result.Proposal.ToString()
            : JsonConvert.DeserializeObject<ErrorResponse>(body).Errors[0].Type);
    }
}
