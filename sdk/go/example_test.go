package datavalidation_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"

	dv "example.com/datavalidation"
)

// serve starts a server that responds to each request with a status and a body.
func serve(status int, body string) *httptest.Server {
	return httptest.NewServer(http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		response.Header().Set("service-api-version", request.Header.Get("api-version"))
		response.WriteHeader(status)
		fmt.Fprint(response, body)
	}))
}

func Example() {
	server := serve(200, `{"result":{"isValid":true,"data":{"numberFull":"+420607123456","novelty":1}}}`)
	defer server.Close()
	client, err := dv.New(dv.Config{APIKey: "a-key", BaseURL: server.URL})
	if err != nil {
		panic(err)
	}
	response, err := client.Phone.Validate(context.Background(), dv.PhoneValidateQuery{NumberFull: "+420607123456"}, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(response.Result.Data.NumberFull, response.Metadata.Attempts, response.Result.Data.RawJSON["novelty"])
	// Output: +420607123456 1 1
}

func ExampleCallError() {
	server := serve(401, `{"errors":[{"group":"REQUEST","type":"AUTH","description":"Wrong key."}]}`)
	defer server.Close()
	client, err := dv.New(dv.Config{APIKey: "a-key", BaseURL: server.URL})
	if err != nil {
		panic(err)
	}
	_, err = client.Email.Validate(context.Background(), dv.EmailValidateQuery{Email: "jana@example.com"}, nil)
	var failed *dv.CallError
	if errors.As(err, &failed) {
		fmt.Println(failed.Status, failed.Type, failed.Description)
	}
	// Output: 401 AUTH Wrong key.
}

func ExampleWithTimeout() {
	server := serve(200, `{"result":{"isValid":null}}`)
	defer server.Close()
	client, err := dv.New(dv.Config{APIKey: "a-key", BaseURL: server.URL})
	if err != nil {
		panic(err)
	}
	query := dv.EmailValidateQuery{Email: "jana@example.com"}
	_, err = client.Email.Validate(context.Background(), query, nil, dv.WithTimeout(1e9), dv.WithRetries(0))
	var unexpected *dv.UnexpectedResponseError
	fmt.Println(errors.As(err, &unexpected))
	// Output: true
}
