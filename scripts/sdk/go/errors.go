package datavalidation

// CallError is a call that failed. Each class below holds one: errors.As finds the class and the CallError alike.
type CallError struct {
	// Status is the HTTP status code; 0 if there was no response.
	Status int
	// Errors are all errors that the API returned; those of RequestError are the first.
	Errors []RequestError
	// RequestError is the first error that the API returned; its fields are empty if there is none.
	RequestError
	// Attempts is how many times the call was sent.
	Attempts int
	// Version is the version header of the response.
	Version string

	message string
	cause   error
}

// Error says what is wrong and what to do.
func (e *CallError) Error() string { return e.message }

// Unwrap returns the error of the network, if that is the cause.
func (e *CallError) Unwrap() error { return e.cause }
