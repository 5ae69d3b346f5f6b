package datavalidation_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"testing"

	dv "example.com/datavalidation"
)

// fault is a rule of the client: the responses that it gets, and the outcome of the call.
type fault struct {
	Behaviour string
	Responses []response
	Settings  struct {
		APIKey, ResponseAt string
		Retries            *int
		ResponseLimit      int64
	}
	Attempts               int
	Error, Contains, Lacks string
	Alone                  bool
}

type response struct {
	Status      int               `json:"status,omitempty"`
	Headers     map[string]string `json:"headers,omitempty"`
	Body        json.RawMessage   `json:"body,omitempty"`
	Network     string            `json:"network,omitempty"`
	OffContract bool              `json:"offContract,omitempty"`
}

// transport sends the responses of a fault: one of several once, a single one every time.
type transport struct {
	left  []response
	count int
}

func (t *transport) RoundTrip(request *http.Request) (*http.Response, error) {
	if count := request.Header.Get("x-retry-count"); (t.count > 0 || count != "") && count != strconv.Itoa(t.count) {
		panic("the retry count is " + count)
	}
	t.count++
	given := t.left[0]
	if len(t.left) > 1 {
		t.left = t.left[1:]
	}
	if given.Network != "" {
		return nil, errors.New("the connection broke")
	}
	header := http.Header{"Service-Api-Version": {request.Header.Get("api-version")}}
	for name, value := range given.Headers {
		header.Set(name, value)
	}
	body := io.NopCloser(bytes.NewReader(given.Body))
	return &http.Response{StatusCode: given.Status, Header: header, Body: body, Request: request}, nil
}

// script has the mock send the responses of a fault.
func script(t *testing.T, mock string, responses []response) {
	for index := range responses {
		responses[index].OffContract = responses[index].Body != nil
	}
	content, err := json.Marshal(map[string]any{"path": "/phone/validate", "responses": responses})
	if err != nil {
		t.Fatal(err)
	}
	sent, err := http.Post(mock+"/_mock/respond", "application/json", bytes.NewReader(content))
	if err != nil || sent.StatusCode >= 300 {
		t.Fatal("the mock rejects the script", err)
	}
	sent.Body.Close()
}

// TestFaults sends the responses within the process. With the address of a mock in DATA_VALIDATION_MOCK, the mock sends them too.
func TestFaults(t *testing.T) {
	content, err := os.ReadFile("testdata/faults.json")
	if err != nil {
		t.Fatal(err)
	}
	var faults []fault
	if err := json.Unmarshal(content, &faults); err != nil {
		t.Fatal(err)
	}
	mock := os.Getenv("DATA_VALIDATION_MOCK")
	for _, one := range faults {
		one := one
		t.Run(one.Behaviour, func(t *testing.T) {
			check(t, one, "http://mock.example", &http.Client{Transport: &transport{left: one.Responses}})
			if mock != "" && !one.Alone {
				script(t, mock, one.Responses)
				check(t, one, mock, nil)
			}
		})
	}
}

func check(t *testing.T, one fault, url string, client *http.Client) {
	config := dv.Config{APIKey: "a-key-of-the-tests", BaseURL: url, HTTPClient: client}
	if one.Settings.APIKey != "" {
		config.APIKey = one.Settings.APIKey
	}
	if retries := one.Settings.Retries; retries != nil {
		config.Retries = *retries
		if *retries == 0 {
			config.Retries = -1
		}
	}
	config.ResponseLimit, config.ResponseAt = one.Settings.ResponseLimit, one.Settings.ResponseAt
	api, err := dv.New(config)
	if err != nil {
		t.Fatal(err)
	}
	query := dv.PhoneValidateQuery{NumberFull: "+420607123456"}
	result, err := api.Phone.Validate(context.Background(), query, nil)
	attempts, name, message := 0, "", ""
	var failed *dv.CallError
	if errors.As(err, &failed) {
		attempts, name, message = failed.Attempts, fmt.Sprintf("%T", err), err.Error()
	} else if err != nil {
		t.Fatal(err)
	} else {
		attempts = result.Metadata.Attempts
	}
	if name = strings.TrimPrefix(name, "*datavalidation."); name != one.Error || attempts != one.Attempts {
		t.Errorf("%q after %d attempts instead of %q after %d: %s", name, attempts, one.Error, one.Attempts, message)
	}
	if !strings.Contains(message, one.Contains) || one.Lacks != "" && strings.Contains(message, one.Lacks) {
		t.Errorf("the message is %s", message)
	}
}
