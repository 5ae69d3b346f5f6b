package datavalidation

import (
	"fmt"
	"reflect"
	"regexp"
	"sort"
	"strings"
)

// reply is a response that has arrived whole. Its body is nil if it is no JSON.
type reply struct {
	Metadata
	body any
}

func (r *reply) isSuccess() bool { return r.Status >= 200 && r.Status < 300 }

// rowOf is the status of the row that a status has in the table of classes.
func rowOf(status int) int {
	if status > serverFailure {
		return serverFailure
	}
	return status
}

func (r *reply) errors() []RequestError {
	var listed []RequestError
	if !r.isSuccess() {
		decode(member(r.body, "errors"), reflect.ValueOf(&listed).Elem())
	}
	var known []RequestError
	for _, one := range listed {
		if one.Group != "" || one.Type != "" {
			known = append(known, one)
		}
	}
	return known
}

// isFinal is whether the error has a reason that waiting does not resolve, whatever its status.
func (r *reply) isFinal() bool {
	for _, one := range r.errors() {
		words := fmt.Sprintf("%d %s", r.Status, one.Type)
		if finalReasons[words] || one.Subtype != nil && finalReasons[words+" "+*one.Subtype] {
			return true
		}
	}
	return false
}

// check returns the envelope of a success of this version, and an error for every other response.
func (c *core) check(received *reply, isValidation bool) (map[string]any, error) {
	if !received.isSuccess() {
		return nil, c.failure(received)
	}
	body := unwrap(received.body, c.place)
	if !hasEnvelope(body, isValidation) {
		return nil, c.unexpected(received, c.withoutEnvelope(received.body))
	}
	if received.Version == "" {
		c.warn("The response does not state its version in one header. Set VersionHeader, or check the proxies before the API.")
	} else if received.Version != c.version {
		return nil, c.unexpected(received, fmt.Sprintf("is of version %s instead of %s", quote(received.Version), c.version))
	}
	if place := undecidedIn(body); isValidation && place != "" {
		return nil, c.unexpected(received, "is neither valid nor invalid: "+place+".isValid is no boolean")
	}
	return body.(map[string]any), nil
}

func (c *core) failure(received *reply) error {
	errors := c.hidden(received).errors()
	switch {
	case len(errors) > 0:
		failed := c.failed(received, fmt.Sprintf("HTTP %d %s", received.Status, describe(errors[0])))
		failed.Errors, failed.RequestError = errors, errors[0]
		return classOf(failed)
	case gatewayStatuses[rowOf(received.Status)]:
		return classOf(c.failed(received, fmt.Sprintf("HTTP %d without an error of the API. A gateway returned it. "+
			"Retry later, or check the base URL.", received.Status)))
	}
	return c.unexpected(received, "is no response of version "+c.version+" of the API")
}

func (c *core) unexpected(received *reply, what string) error {
	message := fmt.Sprintf("HTTP %d %s. Check the base URL and the proxies before the API.", received.Status, c.secret.hideText(what))
	return &UnexpectedResponseError{c.failed(received, message)}
}

// failed is an error with a response, in which the key is replaced.
func (c *core) failed(received *reply, message string) *CallError {
	hidden := c.hidden(received)
	return &CallError{Metadata: hidden.Metadata, RawJSON: hidden.body, message: message + problemIn(hidden)}
}

func (c *core) hidden(received *reply) *reply {
	hidden := &reply{received.Metadata, c.secret.hide(received.body)}
	hidden.Header = c.secret.hideHeader(received.Header)
	hidden.Version = c.secret.hideText(received.Version)
	hidden.RequestCode = c.secret.hideText(received.RequestCode)
	return hidden
}

func (c *core) withoutEnvelope(body any) string {
	if place := findPlace(body, 2); place != "" {
		return fmt.Sprintf("has its envelope in %s: set ResponseAt: %q, or %sRESPONSE_AT", place, place, environment)
	}
	if len(c.place) > 0 {
		return "has no envelope at " + strings.Join(c.place, ".") + ": check ResponseAt"
	}
	return "is no response of version " + c.version + " of the API"
}

// describe is an error of the API with what to do about it.
func describe(e RequestError) string {
	words := strings.Fields(e.Group + " " + e.Type)
	if e.Subtype != nil && *e.Subtype != "" {
		words = append(words, *e.Subtype)
	}
	text := quote(strings.Join(words, " ")) + ": " + quote(e.Description)
	for length := len(words); length > 0; length-- {
		if remedy := advice[strings.Join(words[:length], " ")]; remedy != "" {
			return text + " " + remedy
		}
	}
	return text
}

// problemIn is the title and detail of a gateway's application/problem+json.
func problemIn(received *reply) string {
	if !strings.Contains(strings.ToLower(received.Header.Get("content-type")), "problem+json") {
		return ""
	}
	title, _ := member(received.body, "title").(string)
	detail, _ := member(received.body, "detail").(string)
	if text := strings.Trim(title+": "+detail, ": "); text != "" {
		return " It says: " + quote(text)
	}
	return ""
}

// unwrap is the envelope of a success, with the request beside it.
func unwrap(body any, place []string) any {
	inner := body
	for _, key := range place {
		inner = member(inner, key)
	}
	envelope, isObject := inner.(map[string]any)
	request, hasRequest := member(body, "request").(map[string]any)
	if len(place) == 0 || !isObject || !hasRequest || place[0] == "request" {
		return inner
	}
	whole := map[string]any{"request": request}
	for name, value := range envelope {
		whole[name] = value
	}
	return whole
}

// hasEnvelope is whether a body has the result of a validation, or the results of any other operation.
func hasEnvelope(body any, isValidation bool) bool {
	if isValidation {
		_, isObject := member(body, "result").(map[string]any)
		return isObject
	}
	_, isList := member(body, "results").([]any)
	return isList
}

var fieldName = regexp.MustCompile(`^[A-Za-z_$][\w$-]{0,39}$`)

// findPlace is the place of an envelope that is in an object of a body, at most so many keys deep.
func findPlace(body any, depth int) string {
	object, _ := body.(map[string]any)
	var names []string
	for name, value := range object {
		if !fieldName.MatchString(name) {
			continue
		}
		if hasEnvelope(value, true) || hasEnvelope(value, false) {
			return name
		}
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		if depth > 1 {
			if place := findPlace(object[name], depth-1); place != "" {
				return name + "." + place
			}
		}
	}
	return ""
}

// undecidedIn is the first candidate of a validation that is neither valid nor invalid, by its place.
func undecidedIn(body any) string {
	offered, isList := member(body, "suggestions").([]any)
	if one := member(body, "suggestions"); !isList && one != nil {
		offered = []any{one}
	}
	places, candidates := []string{"result"}, []any{member(body, "result")}
	if corrected := member(body, "resultCorrected"); corrected != nil {
		places, candidates = append(places, "resultCorrected"), append(candidates, corrected)
	}
	for index, one := range offered {
		places, candidates = append(places, fmt.Sprintf("suggestions[%d]", index)), append(candidates, one)
	}
	for index, one := range candidates {
		if _, isTruth := member(one, "isValid").(bool); !isTruth {
			return places[index]
		}
	}
	return ""
}
