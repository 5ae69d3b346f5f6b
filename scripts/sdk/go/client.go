// Package datavalidation calls the Data Validation API.
package datavalidation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math"
	"math/rand"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Config says how a client calls. Its zero value takes the key and the base URL from environment variables.
type Config struct {
	// APIKey is the API key; the environment variable DATA_VALIDATION_KEY unless given.
	APIKey string
	// BaseURL is the address of the API; the environment variable DATA_VALIDATION_URL unless given.
	BaseURL string
	// Timeout is the time of each attempt; DATA_VALIDATION_TIMEOUT (milliseconds) or 30 seconds unless given.
	Timeout time.Duration
	// Retries is how often a call is repeated at most, negative for never; DATA_VALIDATION_RETRIES or 2 unless given.
	Retries int
	// HTTPClient has settings of your own, such as a proxy. It follows no redirects here.
	HTTPClient *http.Client
	// Warn takes warnings; they are logged unless given.
	Warn func(warning string)
}

// Extra is a part of a request beside its query and options.
type Extra func(envelope map[string]any)

// WithClient describes the end user from whom the data came.
func WithClient(client RequestClient) Extra {
	return func(envelope map[string]any) { envelope["client"] = client }
}

// WithCustomID adds an identifier of your own to a request.
func WithCustomID(id string) Extra {
	return func(envelope map[string]any) { envelope["customId"] = id }
}

// Ptr returns a pointer to a value, for options.
func Ptr[T any](value T) *T { return &value }

// List is a slice. One value in its place in a response is a list of one.
type List[T any] []T

// UnmarshalJSON reads a list, or one value.
func (l *List[T]) UnmarshalJSON(data []byte) error {
	if bytes.HasPrefix(data, []byte("[")) || string(data) == "null" {
		return json.Unmarshal(data, (*[]T)(l))
	}
	*l = make(List[T], 1)
	return json.Unmarshal(data, &(*l)[0])
}

// text is the value of a closed enum: no other package can make one.
type text struct{ value string }

// String returns the value as it is sent.
func (t text) String() string { return t.value }

// MarshalJSON writes the value.
func (t text) MarshalJSON() ([]byte, error) { return json.Marshal(t.value) }

// UnmarshalJSON reads a value, also one that this package does not know.
func (t *text) UnmarshalJSON(data []byte) error { return json.Unmarshal(data, &t.value) }

// core sends calls: key, version, timeout and retries.
type core struct {
	Config
	version string
	http    http.Client
}

var (
	sendable = regexp.MustCompile(`^[\x21-\x7e]+$`)
	address  = regexp.MustCompile(`^https?://[^/?#\s]+(/[^/?#\s]+)*$`)
)

func newCore(version string, config Config) (*core, error) {
	c := &core{Config: config, version: version}
	if c.APIKey == "" {
		c.APIKey = os.Getenv(environment + "KEY")
	}
	if c.BaseURL == "" {
		c.BaseURL = os.Getenv(environment + "URL")
	}
	c.BaseURL = strings.TrimRight(c.BaseURL, "/")
	milliseconds, timeoutErr := number("TIMEOUT", timeout)
	repeats, retriesErr := number("RETRIES", retries)
	switch {
	case !sendable.MatchString(c.APIKey):
		return nil, errors.New("the API key is missing or has white space: set Config.APIKey, or " + environment + "KEY")
	case !address.MatchString(c.BaseURL):
		return nil, errors.New("the base URL is missing or wrong: set Config.BaseURL, or " + environment + "URL")
	case timeoutErr != nil:
		return nil, timeoutErr
	case retriesErr != nil:
		return nil, retriesErr
	}
	if c.Timeout == 0 {
		c.Timeout = time.Duration(milliseconds) * time.Millisecond
	}
	if c.Retries == 0 {
		c.Retries = repeats
	}
	if config.HTTPClient != nil {
		c.http = *config.HTTPClient
	}
	// The body is personal data and the key a secret: neither goes to where a response redirects.
	c.http.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	if c.Warn == nil {
		c.Warn = func(warning string) { log.Print(warning) }
	}
	return c, nil
}

func number(name string, otherwise int) (int, error) {
	text := os.Getenv(environment + name)
	if text == "" {
		return otherwise, nil
	}
	value, err := strconv.Atoi(text)
	if err != nil {
		return 0, fmt.Errorf("%s%s must be a whole number", environment, name)
	}
	return value, nil
}

// reply is a response that has arrived whole.
type reply struct {
	status  int
	header  http.Header
	version string
	body    []byte
}

func call[Response any](ctx context.Context, c *core, path string, query, options any, extras []Extra) (*Response, error) {
	envelope := map[string]any{"query": query, "options": options}
	for _, extra := range extras {
		extra(envelope)
	}
	for name, part := range envelope {
		// An object of options without any says nothing.
		if text, _ := json.Marshal(part); name != "query" && (string(text) == "{}" || string(text) == "null") {
			delete(envelope, name)
		}
	}
	content, err := json.Marshal(map[string]any{"request": envelope})
	if err != nil {
		return nil, err
	}
	body, err := c.send(ctx, path, content)
	if err != nil {
		return nil, err
	}
	response := new(Response)
	// What has another type than expected reads as absent, so that no change of the service ends a program.
	if err := json.Unmarshal(body, response); err != nil && !errors.As(err, new(*json.UnmarshalTypeError)) {
		return nil, err
	}
	return response, nil
}

func (c *core) send(ctx context.Context, path string, content []byte) ([]byte, error) {
	for attempts := 1; ; attempts++ {
		received, err := c.attempt(ctx, path, content, attempts)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		wait, again := waitAfter(received, attempts)
		if !again || attempts > c.Retries {
			if err != nil {
				return nil, err
			}
			return c.check(received, attempts)
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func (c *core) attempt(ctx context.Context, path string, content []byte, attempts int) (*reply, error) {
	limited, cancel := context.WithTimeout(ctx, c.Timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(limited, http.MethodPost, c.BaseURL+path, bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	request.Header.Set("accept", "application/json")
	request.Header.Set("api-version", c.version)
	request.Header.Set("authorization", "Bearer "+c.APIKey)
	request.Header.Set("content-type", "application/json")
	request.Header.Set("user-agent", userAgent)
	if attempts > 1 {
		request.Header.Set("x-retry-count", strconv.Itoa(attempts-1))
	}
	response, err := c.http.Do(request)
	if err == nil {
		defer response.Body.Close()
		received := &reply{status: response.StatusCode, header: response.Header}
		// The name of the version header begins with the vendor's.
		for name, values := range response.Header {
			if strings.HasSuffix(strings.ToLower(name), "api-version") {
				received.version = values[0]
			}
		}
		if received.body, err = io.ReadAll(response.Body); err == nil {
			return received, nil
		}
	}
	failure := &CallError{Attempts: attempts, cause: err}
	if limited.Err() != nil {
		failure.message = fmt.Sprintf("no response within %v: retry later, or raise the timeout", c.Timeout)
		return nil, &TimeoutError{failure}
	}
	failure.message = c.hide(fmt.Sprintf("no response: %v: check the base URL and the network", err))
	return nil, &ConnectionError{failure}
}

// check returns the body of a success, and an error for every other response.
func (c *core) check(received *reply, attempts int) ([]byte, error) {
	failure := &CallError{Status: received.status, Attempts: attempts, Version: received.version}
	var known struct {
		Result  json.RawMessage
		Results json.RawMessage
		Errors  []RequestError
	}
	err := json.Unmarshal(received.body, &known)
	if received.status >= 200 && received.status < 300 {
		isKnown := bytes.HasPrefix(known.Result, []byte("{")) || bytes.HasPrefix(known.Results, []byte("["))
		if err != nil || !isKnown {
			return nil, unexpected(failure, "without the body of the API")
		}
		if received.version == "" {
			c.Warn("The response does not state its version. Check the proxies before the API.")
		} else if received.version != c.version {
			return nil, unexpected(failure, "from version "+received.version+" instead of "+c.version)
		}
		return received.body, nil
	}
	if len(known.Errors) == 0 && received.status != http.StatusTooManyRequests && received.status < 500 {
		return nil, unexpected(failure, "not from the API")
	}
	if len(known.Errors) == 0 {
		failure.message = fmt.Sprintf("HTTP %d without an error of the API. A gateway returned it. "+
			"Retry later, or check the base URL.", received.status)
		return nil, classOf(failure)
	}
	text, _ := json.Marshal(known.Errors)
	_ = json.Unmarshal([]byte(c.hide(string(text))), &failure.Errors)
	first := failure.Errors[0]
	failure.RequestError = first
	words := strings.TrimSpace(first.Group + " " + first.Type + " " + first.Subtype)
	for _, name := range []string{words, first.Group + " " + first.Type, first.Group} {
		if failure.message == "" && advice[name] != "" {
			failure.message = fmt.Sprintf("HTTP %d, %s: %s %s", received.status, words, first.Description, advice[name])
		}
	}
	if failure.message == "" {
		failure.message = fmt.Sprintf("HTTP %d, %s: %s", received.status, words, first.Description)
	}
	return nil, classOf(failure)
}

// hide replaces the key. A shorter one is a word that a text may contain by chance.
func (c *core) hide(text string) string {
	if len(c.APIKey) < 8 {
		return text
	}
	return strings.ReplaceAll(text, c.APIKey, "[API key]")
}

// waitAfter is the time before the next attempt, and whether there is one.
func waitAfter(received *reply, attempts int) (time.Duration, bool) {
	asked := time.Duration(0)
	if received != nil {
		if !statuses[received.status] {
			return 0, false
		}
		asked = retryAfter(received.header.Get("retry-after"))
	}
	longest := math.Min(firstWait*math.Pow(2, float64(attempts-1)), longestWait)
	wait := time.Duration(rand.Float64()*longest) * time.Millisecond
	for _, least := range []time.Duration{shortestWait * time.Millisecond, asked} {
		if wait < least {
			wait = least
		}
	}
	return wait, asked <= maxRetryAfter*time.Millisecond
}

// retryAfter reads a number of seconds or a date; 0 if it is neither.
func retryAfter(text string) time.Duration {
	if seconds, err := strconv.ParseFloat(text, 64); err == nil {
		return time.Duration(seconds * float64(time.Second))
	}
	if date, err := http.ParseTime(text); err == nil {
		return time.Until(date)
	}
	return 0
}
