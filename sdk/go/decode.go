package datavalidation

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math"
	"reflect"
	"strings"
)

// parse reads JSON in UTF-8; an error for anything else, and for JSON that is nested too deep.
func parse(content []byte) (any, error) {
	decoder := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(content, []byte("\ufeff"))))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return nil, err
	}
	if _, err := decoder.Token(); err != io.EOF || isDeeper(value, maxDepth) {
		return nil, errors.New("text after the JSON, or JSON that is nested too deep")
	}
	return value, nil
}

// isDeeper is whether JSON is nested deeper than so many levels.
func isDeeper(value any, levels int) bool {
	var items []any
	switch value := value.(type) {
	case []any:
		items = value
	case map[string]any:
		for _, one := range value {
			items = append(items, one)
		}
	default:
		return false
	}
	for _, one := range items {
		if levels == 0 || isDeeper(one, levels-1) {
			return true
		}
	}
	return levels == 0
}

// member is a field of an object; nil for everything else.
func member(value any, name string) any {
	object, _ := value.(map[string]any)
	return object[name]
}

// decode reads JSON into a value, as far as it can be read: what has another type reads as absent.
func decode(value any, target reflect.Value) {
	switch target.Kind() {
	case reflect.Pointer:
		if fits(value, target.Type().Elem()) {
			target.Set(reflect.New(target.Type().Elem()))
			decode(value, target.Elem())
		}
	case reflect.Struct:
		decodeObject(value, target)
	case reflect.Slice:
		decodeList(value, target)
	case reflect.Map:
		if object, isObject := value.(map[string]any); isObject {
			target.Set(reflect.ValueOf(object))
		}
	case reflect.String:
		if text, isText := value.(string); isText {
			target.SetString(text)
		}
	case reflect.Bool:
		if truth, isTruth := value.(bool); isTruth {
			target.SetBool(truth)
		}
	case reflect.Int, reflect.Float64:
		decodeNumber(value, target)
	}
}

func decodeNumber(value any, target reflect.Value) {
	number, isNumber := floatOf(value)
	switch {
	case !isNumber:
	case target.Kind() == reflect.Float64:
		target.SetFloat(number)
	case number == math.Trunc(number) && math.Abs(number) < 1<<53:
		target.SetInt(int64(number))
	}
}

func decodeObject(value any, target reflect.Value) {
	object, isObject := value.(map[string]any)
	if !isObject {
		return
	}
	target.FieldByName("RawJSON").Set(reflect.ValueOf(object))
	for index := 0; index < target.NumField(); index++ {
		name, _, _ := strings.Cut(target.Type().Field(index).Tag.Get("json"), ",")
		if name != "-" {
			decode(object[name], target.Field(index))
		}
	}
}

// decodeList reads a list. One value in its place is a list of one.
func decodeList(value any, target reflect.Value) {
	items, isList := value.([]any)
	if !isList {
		items = []any{value}
	}
	for _, item := range items {
		if fits(item, target.Type().Elem()) {
			one := reflect.New(target.Type().Elem()).Elem()
			decode(item, one)
			target.Set(reflect.Append(target, one))
		}
	}
}

// fits is whether JSON is of a type.
func fits(value any, kind reflect.Type) bool {
	switch kind.Kind() {
	case reflect.Struct, reflect.Map:
		_, isObject := value.(map[string]any)
		return isObject
	case reflect.Slice:
		return value != nil
	case reflect.String:
		_, isText := value.(string)
		return isText
	case reflect.Bool:
		_, isTruth := value.(bool)
		return isTruth
	case reflect.Int:
		number, isNumber := floatOf(value)
		return isNumber && number == math.Trunc(number) && math.Abs(number) < 1<<53
	}
	_, isNumber := floatOf(value)
	return isNumber
}

func floatOf(value any) (float64, bool) {
	number, isNumber := value.(json.Number)
	if !isNumber {
		return 0, false
	}
	// A number that is too large is infinite.
	float, _ := number.Float64()
	return float, true
}
