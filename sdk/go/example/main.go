package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	dv "example.com/datavalidation"
)

func main() {
	err := validate(context.Background())
	var failed *dv.CallError
	if errors.As(err, &failed) {
		fmt.Println(failed.Status, failed.Type, dv.Value(failed.Subtype))
	} else if err != nil {
		log.Fatal(err)
	}
}

func validate(ctx context.Context) error {
	client, err := dv.New(dv.Config{})
	if err != nil {
		return err
	}
	query := dv.PhoneValidateQuery{NumberFull: "607 123 456"}
	options := dv.PhoneValidateOptions{PreferredPrefixes: []string{"+420"}}
	response, err := client.Phone.Validate(ctx, query, &options)
	if err != nil {
		return err
	}
	corrected := response.ResultCorrected
	switch {
	case response.Result.IsValid:
		fmt.Println(response.Result.Data.NumberFull)
	case corrected != nil && corrected.IsValid != nil && *corrected.IsValid && corrected.Data != nil:
		fmt.Println(corrected.Data.NumberFull)
	default:
		fmt.Println(response.Suggestions)
	}
	// Version 2.0, in the same program.
	older, err := dv.NewV20(dv.Config{})
	if err != nil {
		return err
	}
	old, err := older.Phone.Validate(ctx, dv.PhoneValidateQueryV20{NumberWithPrefix: "+420607123456"}, nil)
	if err == nil {
		fmt.Println(*old.Result.Data.Format.National)
	}
	return err
}
