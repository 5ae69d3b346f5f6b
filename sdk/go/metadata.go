package datavalidation

import (
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Metadata is a response beside its body.
type Metadata struct {
	// Status is the HTTP status code; 0 if there was no response.
	Status int
	// Header is the header of the response.
	Header http.Header
	// Attempts is how many times the call was sent.
	Attempts int
	// Version is the version that the response states; empty if it does not.
	Version string
	// RequestCode is the code of the request that the response states, for support questions.
	RequestCode string
	// RetryAfter is the response's Retry-After; nil without one.
	RetryAfter *time.Duration
	// Limits are the limits of the key that the response states.
	Limits Limits
}

// Attempt is an attempt of a call that has ended.
type Attempt struct {
	// Number is 1 for the first attempt.
	Number int
	// Path is the path of the operation.
	Path string
	// Status is the HTTP status code; 0 if there was no response.
	Status int
	// Err is why there is no response.
	Err error
	// Wait is the time until the next attempt.
	Wait time.Duration
	// IsLast is whether no other attempt follows.
	IsLast bool
}

var number = regexp.MustCompile(`^[0-9]{1,15}(\.[0-9]{1,15})?$`)

func metadataOf(status int, header http.Header, attempts int, body any, ownHeader string) Metadata {
	request, _ := member(body, "request").(map[string]any)
	code, _ := request["code"].(string)
	return Metadata{
		Status: status, Header: header, Attempts: attempts, RequestCode: code,
		Version: versionOf(header, ownHeader), RetryAfter: retryAfterOf(header.Get("retry-after")),
		Limits: limitsOf(func(end string) *float64 { return limitOf(header, end) }),
	}
}

// versionOf is the version: in the named header, in that of the contract, or in all whose name ends as that does.
func versionOf(header http.Header, name string) string {
	found := valuesOf(header, func(one string) bool { return strings.EqualFold(one, first(name, versionHeader)) })
	if name == "" && strings.Join(found, "") == "" {
		found = valuesOf(header, func(one string) bool { return strings.HasSuffix(one, "-api-version") })
	}
	return only(found)
}

// limitOf is the number in the header whose name ends as given; nil without one.
func limitOf(header http.Header, end string) *float64 {
	text := only(valuesOf(header, func(one string) bool { return strings.HasSuffix(one, end) }))
	if !number.MatchString(text) {
		return nil
	}
	value, _ := strconv.ParseFloat(text, 64)
	return &value
}

// retryAfterOf is the time that numbers of seconds, the longest of them, or a date ask for.
func retryAfterOf(text string) *time.Duration {
	if date, err := http.ParseTime(text); err == nil {
		wait := time.Until(date)
		if wait < 0 {
			wait = 0
		}
		return &wait
	}
	longest := 0.0
	for _, one := range strings.Split(text, ",") {
		one = strings.TrimSpace(one)
		if !number.MatchString(one) {
			return nil
		}
		if seconds, _ := strconv.ParseFloat(one, 64); seconds > longest {
			longest = seconds
		}
	}
	// A longer time is not waited for, and would not fit.
	if longest > 1e9 {
		longest = 1e9
	}
	wait := time.Duration(longest * float64(time.Second))
	return &wait
}

func valuesOf(header http.Header, isWanted func(name string) bool) []string {
	var found []string
	for name, values := range header {
		if isWanted(strings.ToLower(name)) {
			found = append(found, strings.Split(strings.Join(values, ","), ",")...)
		}
	}
	return found
}

// only is the value that all of a list have; empty if they differ.
func only(values []string) string {
	if len(values) == 0 {
		return ""
	}
	value := strings.TrimSpace(values[0])
	for _, one := range values {
		if strings.TrimSpace(one) != value {
			return ""
		}
	}
	return value
}
