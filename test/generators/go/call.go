// Calls the server at the address given with the generated client, and prints what came of it as JSON.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"

	api "call/datavalidation"
)

func client(key string) *api.Client {
	bearer := func() string { return key }
	return api.New(api.Config{ServerURL: os.Args[1], Auth: api.Auth{Bearer: bearer}})
}

func main() {
	prefix, number := "+420", "607 123 456"
	query := api.PhoneValidateQuery{Prefix: &prefix, Number: &number}
	phone := api.PhoneValidateRequest{Request: api.PhoneValidateRequestRoot{Query: query}}

	response, headers, err := client("a-key").PhoneValidateWithHeaders(context.Background(), phone)
	if err != nil {
		panic(err)
	}
	_, err = client("test-refused").PhoneValidate(context.Background(), phone)
	refusal := &api.APIError{}
	errors.As(err, &refusal)
	json.NewEncoder(os.Stdout).Encode(map[string]any{
		"version":  headers.ServiceApiVersion,
		"national": response.Result.Data.Format.National,
		"refusal":  refusal.Status,
	})
}
