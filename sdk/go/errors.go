package datavalidation

import "fmt"

// CallError is a call that failed. Each class below holds one: errors.As finds the class and the CallError alike.
type CallError struct {
	// Metadata is the response beside its body; its fields are empty if there was no response.
	Metadata
	// RawJSON is the body of the response as parsed JSON; nil if it is no JSON.
	RawJSON any
	// Errors are all errors that the API returned; those of RequestError are the first.
	Errors []RequestError
	// RequestError is the first error that the API returned; its fields are empty if there is none.
	RequestError

	message string
	cause   error
}

// Error returns the problem and the remedy.
func (e *CallError) Error() string { return e.message }

// Unwrap returns the error of the network, if that is the cause.
func (e *CallError) Unwrap() error { return e.cause }

// GoString shows the message: the cause may quote what was sent.
func (e *CallError) GoString() string { return fmt.Sprintf("&datavalidation.CallError{%q}", e.message) }

func invalid(format string, values ...any) error {
	return &InvalidRequestError{&CallError{message: "the request cannot be sent: " + fmt.Sprintf(format, values...)}}
}
