package datavalidation

import (
	"fmt"
	"net/http"
	"strings"
	"unicode"
)

// secret is the key, which is never printed.
type secret struct{ reveal func() string }

// hide replaces the key in all texts of JSON. A shorter one is a word that a text may contain by chance.
func (s secret) hide(value any) any {
	switch value := value.(type) {
	case string:
		return s.hideText(value)
	case []any:
		hidden := make([]any, len(value))
		for index, one := range value {
			hidden[index] = s.hide(one)
		}
		return hidden
	case map[string]any:
		hidden := make(map[string]any, len(value))
		for name, one := range value {
			hidden[s.hideText(name)] = s.hide(one)
		}
		return hidden
	}
	return value
}

func (s secret) hideText(text string) string {
	key := s.reveal()
	if len(key) < shortestSecret {
		return text
	}
	return strings.ReplaceAll(text, key, "[API key]")
}

func (s secret) hideHeader(header http.Header) http.Header {
	hidden := header.Clone()
	for _, values := range hidden {
		for index, value := range values {
			values[index] = s.hideText(value)
		}
	}
	return hidden
}

// visible escapes what could break a line of a log, move the cursor of a terminal or show a text in another order.
func visible(text string) string {
	var shown strings.Builder
	for _, one := range text {
		if unicode.IsControl(one) || unicode.In(one, unicode.Bidi_Control, unicode.Zl, unicode.Zp) {
			fmt.Fprintf(&shown, `\u%04x`, one)
		} else {
			shown.WriteRune(one)
		}
	}
	return shown.String()
}

// quote is a text of a server, for a message.
func quote(text string) string {
	shown := []rune(visible(text))
	if len(shown) > messageLimit {
		return string(shown[:messageLimit-1]) + "…"
	}
	return string(shown)
}
