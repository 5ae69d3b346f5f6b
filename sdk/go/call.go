package datavalidation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand"
	"net/http"
	"os"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Extra is a part of a call beside its query and options.
type Extra func(*extras)

type extras struct {
	Client   *RequestClient `json:"client,omitempty"`
	CustomID string         `json:"customId,omitempty"`

	timeout   time.Duration
	retries   int
	header    http.Header
	onAttempt []func(Attempt)
}

// WithClient describes the end user from whom the data came.
func WithClient(client RequestClient) Extra { return func(e *extras) { e.Client = &client } }

// WithCustomID adds an identifier of your own to a request.
func WithCustomID(id string) Extra { return func(e *extras) { e.CustomID = id } }

// WithTimeout sets the time of each attempt of one call.
func WithTimeout(timeout time.Duration) Extra { return func(e *extras) { e.timeout = timeout } }

// WithRetries sets how often one call is repeated at most.
func WithRetries(retries int) Extra { return func(e *extras) { e.retries = retries } }

// WithHeader adds a header to one call, beside those of the client.
func WithHeader(name, value string) Extra { return func(e *extras) { e.header.Set(name, value) } }

// WithAttemptHook calls a function after each attempt of one call.
func WithAttemptHook(hook func(Attempt)) Extra {
	return func(e *extras) { e.onAttempt = append(e.onAttempt, hook) }
}

// operation is the contract's data about a call.
type operation struct {
	path         string
	isValidation bool
	needs        []string
}

type envelope[Query, Options any] struct {
	Query   Query    `json:"query"`
	Options *Options `json:"options,omitempty"`
	*extras
}

// replaced is what encoding/json writes for a text that is no UTF-8.
var replaced = regexp.MustCompile(`(^|[^\\])(\\\\)*\\ufffd`)

func call[Response, Query, Options any](
	ctx context.Context, c *core, op operation, query Query, options *Options, more []Extra,
) (*Response, error) {
	given := &extras{timeout: c.config.Timeout, retries: c.config.Retries, header: http.Header{}}
	if c.config.OnAttempt != nil {
		given.onAttempt = append(given.onAttempt, c.config.OnAttempt)
	}
	for _, extra := range more {
		extra(given)
	}
	content, err := json.Marshal(map[string]any{"request": envelope[Query, Options]{query, options, given}})
	switch {
	case err != nil:
		return nil, invalid("%v", err)
	case replaced.Match(content):
		return nil, invalid("a text is no UTF-8")
	case !hasForm(content, op.needs):
		return nil, invalid("the query needs %s", strings.Join(op.needs, ", or "))
	}
	if err := checkHeader(given.header); err != nil {
		return nil, err
	}
	received, err := c.send(ctx, op, content, given)
	if err != nil {
		return nil, err
	}
	body, err := c.check(received, op.isValidation)
	if err != nil {
		return nil, err
	}
	response := new(Response)
	target := reflect.ValueOf(response).Elem()
	decode(body, target)
	target.FieldByName("Metadata").Set(reflect.ValueOf(received.Metadata))
	return response, nil
}

var headerName, headerValue = regexp.MustCompile("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"), regexp.MustCompile(`^[\t\x20-\x7e]*$`)

func checkHeader(header http.Header) error {
	for name, values := range header {
		if !headerName.MatchString(name) || !headerValue.MatchString(strings.Join(values, "")) {
			return invalid("the header %q has characters that no header has", name)
		}
	}
	return nil
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

func (c *core) send(ctx context.Context, op operation, content []byte, given *extras) (*reply, error) {
	for attempts := 1; ; attempts++ {
		received, err := c.attempt(ctx, op.path, content, attempts, given)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		wait, again := waitAfter(received, err, attempts)
		again = again && attempts <= given.retries
		ended := Attempt{Number: attempts, Path: op.path, Err: err, Wait: wait, IsLast: !again}
		if received != nil {
			ended.Status = received.Status
		}
		for _, hook := range given.onAttempt {
			hook(ended)
		}
		if !again {
			return received, err
		}
		timer := time.NewTimer(wait)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
			return nil, ctx.Err()
		}
	}
}

func (c *core) attempt(ctx context.Context, path string, content []byte, attempts int, given *extras) (*reply, error) {
	ctx, cancel := context.WithTimeout(ctx, given.timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.baseURL+path, bytes.NewReader(content))
	if err != nil {
		return nil, invalid("%v", err)
	}
	request.Header = given.header.Clone()
	if c.details != "" {
		request.Header.Set(c.details, "true")
	}
	request.Header.Set("accept", "application/json")
	request.Header.Set("api-version", c.version)
	request.Header.Set("authorization", "Bearer "+c.secret.reveal())
	request.Header.Set("content-type", "application/json")
	request.Header.Set("user-agent", userAgent)
	if attempts > 1 {
		request.Header.Set("x-retry-count", strconv.Itoa(attempts-1))
	}
	response, err := c.http.Do(request)
	if err == nil {
		defer response.Body.Close()
		received, readErr := c.read(response, attempts)
		if readErr == nil {
			return received, nil
		}
		err = readErr
	}
	return nil, c.withoutResponse(err, attempts, given.timeout)
}

var errTooLarge = errors.New("too large")

func (c *core) read(response *http.Response, attempts int) (*reply, error) {
	content, err := io.ReadAll(io.LimitReader(response.Body, c.config.ResponseLimit+1))
	if err != nil {
		return nil, err
	}
	if int64(len(content)) > c.config.ResponseLimit {
		return nil, errTooLarge
	}
	body, _ := parse(content)
	return &reply{metadataOf(response.StatusCode, response.Header, attempts, body, c.config.VersionHeader), body}, nil
}

// withoutResponse is the error of an attempt that has no response.
func (c *core) withoutResponse(err error, attempts int, timeout time.Duration) error {
	failed := &CallError{Metadata: Metadata{Attempts: attempts}, cause: err}
	switch {
	case errors.Is(err, errTooLarge):
		failed.message = fmt.Sprintf("the response is larger than %d bytes: raise ResponseLimit, or ask for less", c.config.ResponseLimit)
		return &ResponseTooLargeError{failed}
	case os.IsTimeout(err) || errors.Is(err, context.DeadlineExceeded):
		failed.message = fmt.Sprintf("no response within %v: retry later, or raise the timeout", timeout)
		return &TimeoutError{failed}
	}
	failed.message = fmt.Sprintf("no response: %s: check the base URL and the network", quote(c.secret.hideText(err.Error())))
	return &ConnectionError{failed}
}

// jitter has a seed of its own: before Go 1.20, all programs that are started have the same numbers.
var jitter = struct {
	sync.Mutex
	*rand.Rand
}{Rand: rand.New(rand.NewSource(time.Now().UnixNano() ^ int64(os.Getpid())<<32))}

// waitAfter is the time before the next attempt, and whether there is one.
func waitAfter(received *reply, err error, attempts int) (time.Duration, bool) {
	asked := time.Duration(0)
	if received != nil {
		if !statuses[received.Status] || received.isFinal() {
			return 0, false
		}
		if received.RetryAfter != nil {
			asked = *received.RetryAfter
		}
	}
	var tooLarge *ResponseTooLargeError
	var unsendable *InvalidRequestError
	if errors.As(err, &tooLarge) || errors.As(err, &unsendable) || asked > maxRetryAfter*time.Millisecond {
		return 0, false
	}
	jitter.Lock()
	defer jitter.Unlock()
	longest := math.Min(firstWait*math.Pow(2, float64(attempts-1)), longestWait)
	wait := time.Duration(math.Max(shortestWait, jitter.Float64()*longest)) * time.Millisecond
	if asked > wait {
		wait = asked
	}
	return wait, true
}
