// Does what each of its arguments describes, and prints what came of it: a line of JSON an argument.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"os"
	"reflect"
	"strings"
	"time"

	dv "example.com/datavalidation"
)

type object = map[string]any

type scenario struct {
	URL, Mode string
	Settings  struct {
		Timeout, ResponseLimit    int64
		Retries                   *int
		ResponseAt, VersionHeader string
		IncludeRequestDetails     any
	}
	Call struct {
		Timeout int64
		Retries *int
		Headers map[string]string
	}
	Operation struct {
		Version, Kind, Name string
		Count               int
	}
}

var ctx = context.Background()
var phone = dv.PhoneValidateQuery{NumberFull: "607 123 456"}
var options = dv.PhoneValidateOptions{PreferredPrefixes: []string{"+420"}}

func milliseconds(count int64) time.Duration { return time.Duration(count) * time.Millisecond }

func nullable(text string) any {
	if text == "" {
		return nil
	}
	return text
}

func metadataOf(meta dv.Metadata) object {
	headers, limits := object{}, object{}
	for name, values := range meta.Header {
		headers[strings.ToLower(name)] = strings.Join(values, ", ")
	}
	all := reflect.ValueOf(meta.Limits)
	for index := 0; index < all.NumField(); index++ {
		name := all.Type().Field(index).Name
		if !all.Field(index).IsNil() {
			limits[strings.ToLower(name[:1])+name[1:]] = all.Field(index).Interface()
		}
	}
	known := object{"status": meta.Status, "headers": headers, "attempts": meta.Attempts, "limits": limits}
	known["version"], known["requestCode"], known["retryAfter"] = nullable(meta.Version), nullable(meta.RequestCode), nil
	if meta.RetryAfter != nil {
		known["retryAfter"] = meta.RetryAfter.Seconds()
	}
	return known
}

func outcomeOf(call func() (any, error)) (outcome object) {
	started := time.Now()
	defer func() {
		if escaped := recover(); escaped != nil {
			outcome = object{"escaped": fmt.Sprint(escaped)}
		}
		outcome["ms"] = time.Since(started).Milliseconds()
	}()
	response, err := call()
	var failed *dv.CallError
	if errors.As(err, &failed) {
		outcome = metadataOf(failed.Metadata)
		outcome["error"] = strings.TrimPrefix(fmt.Sprintf("%T", err), "*datavalidation.")
		outcome["words"] = []any{failed.Group, failed.Type, failed.Subtype, failed.Severity, failed.Description}
		outcome["text"], outcome["raw"] = err.Error(), failed.RawJSON
		return outcome
	}
	if err != nil {
		return object{"escaped": fmt.Sprintf("%T %v", err, err)}
	}
	value := reflect.ValueOf(response).Elem()
	outcome = metadataOf(value.FieldByName("Metadata").Interface().(dv.Metadata))
	outcome["typed"], outcome["raw"] = response, value.FieldByName("RawJSON").Interface()
	if result := value.FieldByName("Result"); result.IsValid() {
		outcome["nested"] = result.FieldByName("Data").FieldByName("RawJSON").Interface()
	}
	return outcome
}

// own adds a header to each request.
type own struct{}

func (own) RoundTrip(request *http.Request) (*http.Response, error) {
	request.Header.Set("x-own", "yes")
	return http.DefaultTransport.RoundTrip(request)
}

func configOf(s scenario, hooks *[]object) dv.Config {
	config := dv.Config{
		BaseURL: s.URL, Timeout: milliseconds(s.Settings.Timeout), ResponseLimit: s.Settings.ResponseLimit,
		ResponseAt: s.Settings.ResponseAt, VersionHeader: s.Settings.VersionHeader,
	}
	config.OnAttempt = func(attempt dv.Attempt) {
		seen := object{"number": attempt.Number, "status": attempt.Status, "wait": nil}
		if !attempt.IsLast {
			seen["wait"] = float64(attempt.Wait) / float64(time.Millisecond)
		}
		*hooks = append(*hooks, seen)
	}
	if s.Settings.Retries != nil {
		config.Retries = *s.Settings.Retries
		if config.Retries == 0 {
			config.Retries = -1
		}
	}
	config.IncludeRequestDetails = s.Settings.IncludeRequestDetails == true
	config.DetailsHeader, _ = s.Settings.IncludeRequestDetails.(string)
	if s.Mode == "own" {
		config.HTTPClient = &http.Client{Transport: own{}}
	}
	return config
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func three(config dv.Config) []object {
	newer, older := must(dv.New(config)), must(dv.NewV20(config))
	full := options
	full.NumberFormat = &dv.NumberFormatE164
	town := dv.LocationFilter{City: "Praha"}
	street := dv.LocationSearchQuery{Type: dv.LocationSearchTypeStreet, Value: "sokolovska", Filter: &town}
	limit := dv.LocationSearchOptions{ResultsLimit: dv.Ptr(3)}
	return []object{
		outcomeOf(func() (any, error) { return newer.Phone.Validate(ctx, phone, &full) }),
		outcomeOf(func() (any, error) { return older.Location.Search(ctx, street, &limit) }),
		outcomeOf(func() (any, error) {
			return newer.Name.Validate(ctx, dv.NameValidateQuery{NameSurname: "jana kadlecova"}, nil)
		}),
	}
}

func unsendable(config dv.Config) []object {
	client := must(dv.New(config))
	named := dv.NameValidateQuery{Name: "Jan"}
	return []object{
		outcomeOf(func() (any, error) {
			return client.Location.Localize(ctx, dv.LocationLocalizeQuery{Lat: math.NaN(), Lon: 14.4}, nil)
		}),
		outcomeOf(func() (any, error) { return client.Name.Validate(ctx, dv.NameValidateQuery{Name: "\xff"}, nil) }),
		outcomeOf(func() (any, error) { return client.Name.Validate(ctx, named, nil, dv.WithHeader("x-odd", "a\r\nb: c")) }),
		outcomeOf(func() (any, error) { return client.Phone.Validate(ctx, dv.PhoneValidateQuery{}, nil) }),
	}
}

func cancel(config dv.Config) object {
	client := must(dv.New(config))
	bounded, stop := context.WithCancel(ctx)
	var stopped time.Time
	time.AfterFunc(milliseconds(2000), func() { stopped = time.Now(); stop() })
	_, err := client.Phone.Validate(bounded, phone, nil)
	ended := time.Since(stopped).Milliseconds()
	time.Sleep(milliseconds(2000))
	return object{"cancelled": errors.Is(err, context.Canceled), "ms": ended}
}

func shown(config dv.Config) object {
	config.APIKey = os.Getenv("DATA_VALIDATION_KEY")
	client := must(dv.New(config))
	response, err := client.Phone.Validate(ctx, phone, nil)
	texts := []string{}
	for _, one := range []any{config, &config, client, client.Phone, response, err} {
		texts = append(texts, fmt.Sprintf("%v %+v %#v", one, one, one))
		config.OnAttempt = nil
		bytes, _ := json.Marshal(one)
		texts = append(texts, string(bytes))
	}
	return object{"shown": texts}
}

func called(s scenario, config dv.Config) []object {
	newer, older := must(dv.New(config)), must(dv.NewV20(config))
	calls := map[string]func() (any, error){
		"company.get": func() (any, error) {
			return newer.Company.Get(ctx, dv.CompanyGetQuery{Country: "CZ", RegistrationNumber: "1"}, nil)
		},
		"company.search": func() (any, error) {
			return newer.Company.Search(ctx, dv.CompanySearchQuery{Type: "name", Value: "a"}, nil)
		},
		"company.validate": func() (any, error) { return newer.Company.Validate(ctx, dv.CompanyValidateQuery{Name: "a"}, nil) },
		"email.search":     func() (any, error) { return newer.Email.Search(ctx, dv.EmailSearchQuery{Value: "a"}, nil) },
		"email.validate":   func() (any, error) { return newer.Email.Validate(ctx, dv.EmailValidateQuery{Email: "a"}, nil) },
		"location.get": func() (any, error) {
			return newer.Location.Get(ctx, dv.LocationGetQuery{Country: "CZ", ID: "1"}, nil)
		},
		"location.localize": func() (any, error) {
			return newer.Location.Localize(ctx, dv.LocationLocalizeQuery{Lat: 50, Lon: 14}, nil)
		},
		"location.search": func() (any, error) {
			return newer.Location.Search(ctx, dv.LocationSearchQuery{Type: "zip", Value: "1"}, nil)
		},
		"location.validate": func() (any, error) {
			return newer.Location.Validate(ctx, dv.LocationValidateQuery{City: "a"}, nil)
		},
		"name.validate":    func() (any, error) { return newer.Name.Validate(ctx, dv.NameValidateQuery{Name: "a"}, nil) },
		"phone.search":     func() (any, error) { return newer.Phone.Search(ctx, dv.PhoneSearchQuery{Value: "4"}, nil) },
		"phone.validate":   func() (any, error) { return newer.Phone.Validate(ctx, phone, nil) },
		"2.0phone.search":  func() (any, error) { return older.Phone.Search(ctx, dv.PhoneSearchQuery{Value: "4"}, nil) },
		"2.0name.validate": func() (any, error) { return older.Name.Validate(ctx, dv.NameValidateQuery{Name: "a"}, nil) },
		"2.0phone.validate": func() (any, error) {
			return older.Phone.Validate(ctx, dv.PhoneValidateQueryV20{NumberWithPrefix: "+420607123456"}, nil)
		},
	}
	name := strings.TrimPrefix(s.Operation.Version, "2.1") + s.Operation.Kind + "." + s.Operation.Name
	outcomes := []object{}
	for count := 0; count < s.Operation.Count; count++ {
		outcomes = append(outcomes, outcomeOf(calls[name]))
	}
	return outcomes
}

func run(s scenario) []object {
	hooks := []object{}
	config := configOf(s, &hooks)
	switch s.Mode {
	case "", "three":
		return three(config)
	case "operation":
		return called(s, config)
	case "unsendable":
		return unsendable(config)
	case "cancel":
		return []object{cancel(config)}
	case "shown":
		return []object{shown(config)}
	}
	extras := []dv.Extra{}
	if s.Call.Timeout > 0 {
		extras = append(extras, dv.WithTimeout(milliseconds(s.Call.Timeout)))
	}
	if s.Call.Retries != nil {
		extras = append(extras, dv.WithRetries(*s.Call.Retries))
	}
	for name, value := range s.Call.Headers {
		extras = append(extras, dv.WithHeader(name, value))
	}
	client := must(dv.New(config))
	outcome := outcomeOf(func() (any, error) { return client.Phone.Validate(ctx, phone, &options, extras...) })
	outcome["hooks"] = hooks
	return []object{outcome}
}

func main() {
	for _, argument := range os.Args[1:] {
		var given scenario
		if err := json.Unmarshal([]byte(argument), &given); err != nil {
			panic(err)
		}
		line, err := json.Marshal(run(given))
		if err != nil {
			panic(err)
		}
		fmt.Println(string(line))
	}
}
