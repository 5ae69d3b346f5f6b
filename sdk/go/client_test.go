package datavalidation_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	dv "example.com/datavalidation"
)

// validate has a client call a server of its own.
func validate(t *testing.T, respond http.HandlerFunc, extras ...dv.Extra) (*dv.NameValidateResponse, error) {
	server := httptest.NewServer(http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		response.Header().Set("service-api-version", "2.1")
		respond(response, request)
	}))
	defer server.Close()
	client, err := dv.New(dv.Config{APIKey: "a-key-of-the-tests", BaseURL: server.URL + "/", Retries: -1})
	if err != nil {
		t.Fatal(err)
	}
	return client.Name.Validate(context.Background(), dv.NameValidateQuery{Name: "Jana"}, nil, extras...)
}

func TestRedirectsAreNotFollowed(t *testing.T) {
	_, err := validate(t, func(response http.ResponseWriter, request *http.Request) {
		http.Redirect(response, request, "/other", http.StatusFound)
	})
	var failed *dv.CallError
	if !errors.As(err, &failed) || failed.Status != http.StatusFound {
		t.Error(err)
	}
}

func TestAnAttemptHasTheStatusOfItsResponse(t *testing.T) {
	var ended []dv.Attempt
	hook := dv.WithAttemptHook(func(attempt dv.Attempt) { ended = append(ended, attempt) })
	_, _ = validate(t, func(response http.ResponseWriter, _ *http.Request) {
		response.WriteHeader(http.StatusTeapot)
	}, hook)
	if len(ended) != 1 || ended[0].Status != http.StatusTeapot || !ended[0].IsLast {
		t.Error(ended)
	}
}

func TestAnAttemptEndsAtItsTimeout(t *testing.T) {
	_, err := validate(t, func(response http.ResponseWriter, _ *http.Request) {
		time.Sleep(500 * time.Millisecond)
		fmt.Fprint(response, `{"result":{"isValid":true}}`)
	}, dv.WithTimeout(100*time.Millisecond))
	var late *dv.TimeoutError
	if !errors.As(err, &late) {
		t.Error(err)
	}
}

func TestOneValueIsAListOfOneAndABaseURLMayEndWithASlash(t *testing.T) {
	response, err := validate(t, func(response http.ResponseWriter, request *http.Request) {
		if request.URL.Path != "/name/validate" {
			t.Error(request.URL.Path)
		}
		fmt.Fprint(response, `{"result":{"isValid":true,"data":{"details":{"type":"name","value":"Jana"}}}}`)
	})
	if err != nil {
		t.Fatal(err)
	}
	if details := response.Result.Data.Details; len(details) != 1 || details[0].Value != "Jana" {
		t.Error(details)
	}
}

func TestAnEmptyQueryIsNotSent(t *testing.T) {
	client, err := dv.New(dv.Config{APIKey: "a-key-of-the-tests", BaseURL: "http://mock.example"})
	if err != nil {
		t.Fatal(err)
	}
	_, err = client.Email.Validate(context.Background(), dv.EmailValidateQuery{}, nil)
	var wrong *dv.InvalidRequestError
	if !errors.As(err, &wrong) {
		t.Error(err)
	}
}

func TestAConfigIsJSONWithoutTheKey(t *testing.T) {
	for _, url := range []string{"https://service.test", "https://\a\x7f\U000e0001.test", "https://\xff.test"} {
		config := dv.Config{APIKey: "a-key-of-the-tests", BaseURL: url}
		written, err := json.Marshal(config)
		if err != nil || strings.Contains(string(written), config.APIKey) || !json.Valid(written) {
			t.Errorf("%q: %s %v", url, written, err)
		}
	}
}
