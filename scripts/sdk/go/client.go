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
	// HTTPClient has settings of your own, such as a proxy. Its timeout is that above, and it follows no redirects here.
	HTTPClient *http.Client
	// Warn takes warnings; they are logged unless given.
	Warn func(warning string)
}

// Extra is a part of a request beside its query and options.
type Extra func(*extras)

type extras struct {
	Client   *RequestClient `json:"client,omitempty"`
	CustomID string         `json:"customId,omitempty"`
}

// WithClient describes the end user from whom the data came.
func WithClient(client RequestClient) Extra { return func(e *extras) { e.Client = &client } }

// WithCustomID adds an identifier of your own to a request.
func WithCustomID(id string) Extra { return func(e *extras) { e.CustomID = id } }

// Ptr returns a pointer to a value, for options.
func Ptr[T any](value T) *T { return &value }

// List is a slice. One value in its place in a response is a list of one.
type List[T any] []T

// UnmarshalJSON reads a list, or one value. An error here would leave out what follows in the response.
func (l *List[T]) UnmarshalJSON(data []byte) error {
	if data[0] != '[' && string(data) != "null" {
		data = []byte("[" + string(data) + "]")
	}
	_ = json.Unmarshal(data, (*[]T)(l))
	return nil
}

// text is the value of a closed enum: no other package can make one.
type text struct{ value string }

// String returns the value as it is sent.
func (t text) String() string { return t.value }

// MarshalJSON writes the value.
func (t text) MarshalJSON() ([]byte, error) { return json.Marshal(t.value) }

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
	c.APIKey = first(c.APIKey, os.Getenv(environment+"KEY"))
	c.BaseURL = strings.TrimRight(first(c.BaseURL, os.Getenv(environment+"URL")), "/")
	milliseconds, timeoutErr := strconv.Atoi(first(os.Getenv(environment+"TIMEOUT"), strconv.Itoa(timeout)))
	repeats, retriesErr := strconv.Atoi(first(os.Getenv(environment+"RETRIES"), strconv.Itoa(retries)))
	switch {
	case !sendable.MatchString(c.APIKey):
		return nil, errors.New("the API key is missing or has white space: set Config.APIKey, or " + environment + "KEY")
	case !address.MatchString(c.BaseURL):
		return nil, errors.New("the base URL is missing or wrong: set Config.BaseURL, or " + environment + "URL")
	case timeoutErr != nil || retriesErr != nil:
		return nil, errors.New(environment + "TIMEOUT and " + environment + "RETRIES must be whole numbers")
	}
	if c.Timeout == 0 {
		c.Timeout = time.Duration(milliseconds) * time.Millisecond
	}
	if c.Retries == 0 {
		c.Retries = repeats
	}
	if c.Warn == nil {
		c.Warn = func(warning string) { log.Print(warning) }
	}
	if config.HTTPClient != nil {
		c.http = *config.HTTPClient
	}
	c.http.Timeout = c.Timeout
	// The body is personal data and the key a secret: neither goes to where a response redirects.
	c.http.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return c, nil
}

// first is the first text that is not empty.
func first(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

type envelope[Query, Options any] struct {
	Query   Query    `json:"query"`
	Options *Options `json:"options,omitempty"`
	extras
}

func call[Response, Query, Options any](
	ctx context.Context, c *core, path string, query Query, options *Options, more []Extra, needs []string,
) (*Response, error) {
	request := envelope[Query, Options]{Query: query, Options: options}
	for _, extra := range more {
		extra(&request.extras)
	}
	content, err := json.Marshal(map[string]any{"request": request})
	if err != nil {
		return nil, err
	}
	if !hasForm(content, needs) {
		return nil, errors.New("the query needs " + strings.Join(needs, ", or "))
	}
	body, err := c.send(ctx, path, content)
	if err != nil {
		return nil, err
	}
	response := new(Response)
	// What has another type than expected reads as absent, so that no change of the service ends a program.
	_ = json.Unmarshal(body, response)
	return response, nil
}

// hasForm is whether a request has all fields of one form of its query.
func hasForm(content []byte, forms []string) bool {
	var sent struct {
		Request struct{ Query map[string]any }
	}
	_ = json.Unmarshal(content, &sent)
	for _, form := range forms {
		isWhole := true
		for _, field := range strings.Split(form, " and ") {
			isWhole = isWhole && sent.Request.Query[field] != nil
		}
		if isWhole {
			return true
		}
	}
	return false
}

// reply is a response that has arrived whole.
type reply struct {
	status  int
	header  http.Header
	version string
	body    []byte
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
		}
	}
}

func (c *core) attempt(ctx context.Context, path string, content []byte, attempts int) (*reply, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.BaseURL+path, bytes.NewReader(content))
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
	if os.IsTimeout(err) {
		failure.message = fmt.Sprintf("no response within %v: retry later, or raise the timeout", c.Timeout)
		return nil, &TimeoutError{failure}
	}
	failure.message = c.hide(fmt.Sprintf("no response: %v: check the base URL and the network", err))
	return nil, &ConnectionError{failure}
}

// check returns the body of a success of this version, and an error for every other response.
func (c *core) check(received *reply, attempts int) ([]byte, error) {
	isSuccess := received.status >= 200 && received.status < 300
	var known struct {
		Result  map[string]any
		Results []any
		Errors  []RequestError
	}
	// What is no JSON, or of another type, has none of these.
	_ = json.Unmarshal([]byte(c.hide(string(received.body))), &known)
	isKnown := known.Result != nil || known.Results != nil
	if isSuccess && isKnown && (received.version == "" || received.version == c.version) {
		if received.version == "" {
			c.Warn("The response does not state its version. Check the proxies before the API.")
		}
		return received.body, nil
	}
	failure := &CallError{Status: received.status, Attempts: attempts, Version: received.version}
	switch {
	case !isSuccess && len(known.Errors) > 0:
		failure.Errors, failure.RequestError = known.Errors, known.Errors[0]
		failure.message = fmt.Sprintf("HTTP %d %s", received.status, describe(known.Errors[0]))
	case received.status == http.StatusTooManyRequests || received.status >= 500:
		failure.message = fmt.Sprintf("HTTP %d without an error of the API. A gateway returned it. "+
			"Retry later, or check the base URL.", received.status)
	default:
		failure.message = fmt.Sprintf("HTTP %d is no response of version %s of the API (version header: %q). "+
			"Check the base URL and the proxies before the API.", received.status, c.version, received.version)
		return nil, &UnexpectedResponseError{failure}
	}
	return nil, classOf(failure)
}

// describe is an error of the API with what to do about it.
func describe(e RequestError) string {
	words := strings.Fields(e.Group + " " + e.Type)
	if e.Subtype != nil && *e.Subtype != "" {
		words = append(words, *e.Subtype)
	}
	text := strings.Join(words, " ") + ": " + e.Description
	for length := len(words); length > 0; length-- {
		if remedy := advice[strings.Join(words[:length], " ")]; remedy != "" {
			return text + " " + remedy
		}
	}
	return text
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
	asked := 0.0
	if received != nil {
		if !statuses[received.status] {
			return 0, false
		}
		asked = retryAfter(received.header.Get("retry-after"))
	}
	longest := math.Min(firstWait*math.Pow(2, float64(attempts-1)), longestWait)
	wait := math.Max(math.Max(shortestWait, asked), rand.Float64()*longest)
	return time.Duration(wait) * time.Millisecond, asked <= maxRetryAfter
}

// retryAfter is the milliseconds that a number of seconds or a date asks for; 0 if the text is neither.
func retryAfter(text string) float64 {
	if date, err := http.ParseTime(text); err == nil {
		return float64(time.Until(date).Milliseconds())
	}
	seconds, _ := strconv.ParseFloat(text, 64)
	return seconds * 1000
}
