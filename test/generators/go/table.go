// Calls each address that it is given with the clients of both versions, and prints what came of it: a line of JSON a call.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"strings"

	dv "example.com/datavalidation"
)

func failure(err error) map[string]any {
	var failed *dv.CallError
	if !errors.As(err, &failed) {
		log.Fatal(err)
	}
	words := []any{failed.Group, failed.Type, failed.Subtype, failed.Severity, failed.Description}
	outcome := map[string]any{"status": nil, "words": words, "attempts": failed.Attempts, "text": err.Error()}
	if failed.Status != 0 {
		outcome["status"] = failed.Status
	}
	outcome["error"] = strings.TrimPrefix(fmt.Sprintf("%T", err), "*datavalidation.")
	return outcome
}

func print(outcome map[string]any) {
	line, _ := json.Marshal(outcome)
	fmt.Println(string(line))
}

func main() {
	ctx := context.Background()
	for _, address := range os.Args[1:] {
		newer, err := dv.New(dv.Config{BaseURL: address})
		if err != nil {
			log.Fatal(err)
		}
		options := dv.PhoneValidateOptions{PreferredPrefixes: []string{"+420"}, CorrectionMode: dv.CorrectionModeFull.String()}
		response, err := newer.Phone.Validate(ctx, dv.PhoneValidateQuery{NumberFull: "607 123 456"}, &options)
		if err != nil {
			print(failure(err))
		} else {
			outcome := map[string]any{"proposal": response.Result.Proposal, "country": response.Result.Data.Country.Code}
			outcome["national"] = nil
			if corrected := response.ResultCorrected; corrected != nil && corrected.Data != nil {
				outcome["national"] = corrected.Data.Format.National
			}
			print(outcome)
		}
		older, err := dv.NewV20(dv.Config{BaseURL: address})
		if err != nil {
			log.Fatal(err)
		}
		oldOptions := dv.PhoneValidateOptionsV20{PreferredPrefixes: []string{"+420"}, CorrectionMode: dv.CorrectionModeFull.String()}
		query := dv.PhoneValidateQueryV20{NumberWithPrefix: "607 123 456"}
		oldResponse, err := older.Phone.Validate(ctx, query, &oldOptions)
		if err != nil {
			print(failure(err))
		} else {
			data := oldResponse.Result.Data
			outcome := map[string]any{"proposal": oldResponse.Result.Proposal, "country": data.Country.Code, "national": nil}
			if corrected := oldResponse.ResultCorrected; corrected != nil && corrected.Data != nil {
				outcome["national"] = corrected.Data.Format.National
			}
			print(outcome)
		}
	}
}
