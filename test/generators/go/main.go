// Makes three calls to each address that it is given, of both versions, and prints what came of each: a line of JSON a call.
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

func show(response any, err error) {
	outcome := map[string]any{"response": response}
	var failed *dv.CallError
	if errors.As(err, &failed) {
		words := []any{failed.Group, failed.Type, failed.Subtype, failed.Severity, failed.Description}
		name := strings.TrimPrefix(fmt.Sprintf("%T", err), "*datavalidation.")
		outcome = map[string]any{"error": name, "words": words, "attempts": failed.Attempts, "text": err.Error()}
		outcome["status"] = failed.Status
	} else if err != nil {
		log.Fatal(err)
	}
	line, _ := json.Marshal(outcome)
	fmt.Println(string(line))
}

func main() {
	ctx := context.Background()
	number := os.Getenv("NUMBER")
	for _, address := range os.Args[1:] {
		newer, err := dv.New(dv.Config{BaseURL: address})
		if err != nil {
			log.Fatal(err)
		}
		older, err := dv.NewV20(dv.Config{BaseURL: address})
		if err != nil {
			log.Fatal(err)
		}
		options := dv.PhoneValidateOptions{PreferredPrefixes: []string{"+420"}, NumberFormat: &dv.NumberFormatE164}
		phone, err := newer.Phone.Validate(ctx, dv.PhoneValidateQuery{NumberFull: number}, &options)
		show(phone, err)
		town := dv.LocationFilter{City: "Praha"}
		street := dv.LocationSearchQuery{Type: dv.LocationSearchTypeStreet, Value: "sokolovska", Filter: &town}
		streets, err := older.Location.Search(ctx, street, &dv.LocationSearchOptions{ResultsLimit: dv.Ptr(3)})
		show(streets, err)
		name, err := newer.Name.Validate(ctx, dv.NameValidateQuery{NameSurname: "jana kadlecova"}, nil)
		show(name, err)
	}
}
