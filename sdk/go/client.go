// Package datavalidation calls the Data Validation API.
package datavalidation

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Config has the settings of a client. Its zero value takes the key and the base URL from environment variables.
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
	// ResponseLimit is the largest body that is read, in bytes after decompression; 10,000,000 unless given.
	ResponseLimit int64
	// ResponseAt is the place of the envelope in the body of a success, such as response; DATA_VALIDATION_RESPONSE_AT unless given.
	ResponseAt string
	// VersionHeader is the response header that states the version; that of the contract, or all that end in -api-version, unless given.
	VersionHeader string
	// IncludeRequestDetails requests the request in each response.
	IncludeRequestDetails bool
	// DetailsHeader is the real name of the header that asks for it; made of the version header unless given.
	DetailsHeader string
	// OnAttempt is called after each attempt.
	OnAttempt func(Attempt)
	// Warn takes warnings; they are logged unless given.
	Warn func(warning string)
}

// String shows the configuration without the key.
func (c Config) String() string {
	return fmt.Sprintf("{APIKey:[API key] BaseURL:%s Timeout:%v Retries:%d}", c.BaseURL, c.Timeout, c.Retries)
}

// GoString shows the configuration without the key.
func (c Config) GoString() string { return "datavalidation.Config" + c.String() }

// MarshalJSON writes the configuration without the key.
func (c Config) MarshalJSON() ([]byte, error) { return json.Marshal(c.String()) }

// Ptr returns a pointer to a value, for options.
func Ptr[T any](value T) *T { return &value }

// Value returns what a pointer of a response points to; the zero value of its type for nil.
func Value[T any](pointer *T) T {
	var value T
	if pointer != nil {
		value = *pointer
	}
	return value
}

// text is the value of a closed enum: no other package can make one.
type text struct{ value string }

// String returns the value as it is sent.
func (t text) String() string { return t.value }

// MarshalText writes the value.
func (t text) MarshalText() ([]byte, error) { return []byte(t.value), nil }

// core sends calls: key, version, timeout and retries.
type core struct {
	config  Config
	secret  secret
	version string
	baseURL string
	place   []string
	details string
	http    http.Client
	silence sync.Once
}

var (
	sendable = regexp.MustCompile(`^[\x21-\x7e]+$`)
	address  = regexp.MustCompile(`^https?://[^/?#\s]+(/[^/?#\s]+)*$`)
)

func newCore(version string, config Config) (*core, error) {
	c := &core{config: config, version: version}
	key := first(config.APIKey, os.Getenv(environment+"KEY"))
	c.config.APIKey = ""
	c.secret = secret{func() string { return key }}
	c.baseURL = strings.TrimRight(first(config.BaseURL, os.Getenv(environment+"URL")), "/")
	milliseconds, timeoutErr := strconv.Atoi(first(os.Getenv(environment+"TIMEOUT"), strconv.Itoa(timeout)))
	repeats, retriesErr := strconv.Atoi(first(os.Getenv(environment+"RETRIES"), strconv.Itoa(retries)))
	if place := first(config.ResponseAt, os.Getenv(environment+"RESPONSE_AT")); place != "" {
		c.place = strings.Split(place, ".")
	}
	switch _, urlErr := url.Parse(c.baseURL); {
	case !sendable.MatchString(key):
		return nil, errors.New("the API key is missing or has white space: set Config.APIKey, or " + environment + "KEY")
	case urlErr != nil || !address.MatchString(c.baseURL):
		return nil, errors.New("the base URL is missing or wrong: set Config.BaseURL, or " + environment + "URL")
	case timeoutErr != nil || retriesErr != nil:
		return nil, errors.New(environment + "TIMEOUT and " + environment + "RETRIES must be whole numbers")
	}
	for _, name := range c.place {
		if name == "" {
			return nil, errors.New("ResponseAt has an empty key: name the place of the envelope, such as response")
		}
	}
	if config.Timeout == 0 {
		c.config.Timeout = time.Duration(milliseconds) * time.Millisecond
	}
	if config.Retries == 0 {
		c.config.Retries = repeats
	}
	if config.ResponseLimit == 0 {
		c.config.ResponseLimit = responseLimit
	}
	if config.Warn == nil {
		c.config.Warn = func(warning string) { log.Print(warning) }
	}
	if config.HTTPClient != nil {
		c.http = *config.HTTPClient
	}
	// The time of an attempt ends with the last byte of its body, whatever the client of the caller has.
	c.http.Timeout = 0
	// The body is personal data and the key a secret: neither goes to where a response redirects.
	c.http.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	if config.IncludeRequestDetails || config.DetailsHeader != "" {
		prefix := strings.TrimSuffix(strings.ToLower(first(config.VersionHeader, versionHeader)), "-api-version")
		c.details = first(config.DetailsHeader, prefix+detailsHeaderEnd)
	}
	return c, nil
}

func (c *core) warn(warning string) { c.silence.Do(func() { c.config.Warn(warning) }) }

// first is the first text that is not empty.
func first(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}
