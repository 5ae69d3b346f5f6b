// Programs that read a response of the newer version like code of the older one, in several styles.
import { capitalise } from "@data-validation/common/text";
import type { EffectReading } from "#docs/build/sections/effects.ts";
import { JACKSON, javaNeeds } from "../jackson.ts";

type Keys = EffectReading["keys"];

export interface ReadingStyle {
  /** As in the table of the page. */
  title: string;
  /** The command that has to be on the machine. */
  needs: [command: string, ...args: string[]];
  file: string;
  run(file: string): [command: string, ...args: string[]];
  /**
   * A program that prints a line of JSON for each reading: its id, and the value or the name of the
   * exception.
   */
  write(readings: EffectReading[]): string;
}

export const readingStyles: ReadingStyle[] = [
  {
    title: "JavaScript",
    needs: ["node", "--version"],
    file: "read.mjs",
    run: (file) => [process.execPath, file],
    write: (readings) =>
      readings
        .map(
          ({ id, keys, body }) => `try {
  const value = ${JSON.stringify(body)}${keys.map((key) => `[${JSON.stringify(key)}]`).join("")};
  console.log(JSON.stringify({ id: ${JSON.stringify(id)}, value, none: value === undefined }));
} catch (error) {
  console.log(JSON.stringify({ id: ${JSON.stringify(id)}, exception: error.name }));
}`,
        )
        .join("\n"),
  },
  pythonStyle(
    "Python, `.get`",
    "read_get.py",
    (keys) =>
      `body${keys.map((key, index) => (typeof key === "number" ? `[${key}]` : `.get(${JSON.stringify(key)}${index < keys.length - 1 ? ", {}" : ""})`)).join("")}`,
  ),
  pythonStyle(
    "Python, `[]`",
    "read_subscript.py",
    (keys) => `body${keys.map((key) => `[${JSON.stringify(key)}]`).join("")}`,
  ),
  pythonStyle("Python, dataclass", "read_model.py", (keys) => {
    const field = String(keys.at(-1));
    const holder = `body${keys
      .slice(0, -1)
      .map((key) => `[${JSON.stringify(key)}]`)
      .join("")}`;
    return `make_dataclass("Model", [${JSON.stringify(field)}])(**{k: v for k, v in ${holder}.items() if k == ${JSON.stringify(field)}}).${field}`;
  }),
  {
    title: "Go, struct",
    needs: ["go", "version"],
    file: "main.go",
    run: (file) => ["go", "run", file],
    write: (readings) => `package main

import (
	"encoding/json"
	"fmt"
)

func show(id string, read func() any) {
	defer func() {
		if recover() != nil {
			fmt.Println(string(line(map[string]any{"id": id, "exception": "panic"})))
		}
	}()
	fmt.Println(string(line(map[string]any{"id": id, "value": read()})))
}

func line(value any) []byte {
	text, _ := json.Marshal(value)
	return text
}

func main() {
${readings
  .map(
    ({ id, keys, body, was }) => `	show(${JSON.stringify(id)}, func() any {
		var body ${goType(keys, was)}
		if err := json.Unmarshal([]byte(${goString(body)}), &body); err != nil {
			panic(err)
		}
		return body${keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${capitalise(key)}`)).join("")}
	})`,
  )
  .join("\n")}
}
`,
  },
  {
    title: "Java, class",
    needs: javaNeeds,
    file: "Main.java",
    run: (file) => ["java", "-cp", JACKSON, file],
    write: (readings) => `import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.*;

public class Main {
    static final ObjectMapper JSON = new ObjectMapper()
        .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);
${readings.map(({ keys, was }, index) => javaRecords(`R${index}`, keys, was)).join("\n")}

    interface Read { Object value() throws Exception; }

    static void show(String id, Read read) throws Exception {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("id", id);
        try {
            line.put("value", read.value());
        } catch (Exception error) {
            line.put("exception", error.getClass().getSimpleName());
        }
        System.out.println(JSON.writeValueAsString(line));
    }

    public static void main(String[] arguments) throws Exception {
${readings
  .map(
    ({ id, keys, body }, index) =>
      `        show(${JSON.stringify(id)}, () -> JSON.readValue(${JSON.stringify(JSON.stringify(body))}, R${index}_0.class)${keys.map((key) => (typeof key === "number" ? `.get(${key})` : `.${key}()`)).join("")});`,
  )
  .join("\n")}
    }
}
`,
  },
  {
    title: "PHP, array",
    needs: ["php", "--version"],
    file: "read.php",
    run: (file) => ["php", "-d", "display_errors=0", file],
    write: (readings) => `<?php
$warned = false;
set_error_handler(function () use (&$warned) { $warned = true; return true; });
${readings
  .map(
    ({ id, keys, body }) => `$body = json_decode(${phpString(body)}, true);
$warned = false;
try {
    $value = $body${keys.map((key) => `[${typeof key === "number" ? key : `'${key}'`}]`).join("")};
    echo json_encode(['id' => ${phpText(id)}, 'value' => $value, 'warned' => $warned]), PHP_EOL;
} catch (Throwable $error) {
    echo json_encode(['id' => ${phpText(id)}, 'exception' => get_class($error)]), PHP_EOL;
}`,
  )
  .join("\n")}
`,
  },
];

function pythonStyle(title: string, file: string, read: (keys: Keys) => string): ReadingStyle {
  return {
    title,
    needs: ["python3", "--version"],
    file,
    run: (path) => ["python3", path],
    write: (readings) => `import json
from dataclasses import make_dataclass

${readings
  .map(
    ({ id, keys, body }) => `body = json.loads(${JSON.stringify(JSON.stringify(body))})
try:
    print(json.dumps({"id": ${JSON.stringify(id)}, "value": ${read(keys)}}))
except Exception as error:
    print(json.dumps({"id": ${JSON.stringify(id)}, "exception": type(error).__name__}))
`,
  )
  .join("\n")}`,
  };
}

function goType(keys: Keys, was: unknown): string {
  const [key, ...innerKeys] = keys;
  if (key === undefined) return goLeaf(was);
  if (typeof key === "number") return `[]${goType(innerKeys, was)}`;
  return `struct{ ${capitalise(key)} ${goType(innerKeys, was)} \`json:"${key}"\` }`;
}

function goLeaf(was: unknown): string {
  if (Array.isArray(was)) return "[]any";
  if (typeof was === "object") return "map[string]any";
  const types: Record<string, string> = { string: "string", boolean: "bool", number: "float64" };
  return types[typeof was] ?? "any";
}

function goString(body: unknown): string {
  return `\`${JSON.stringify(body).replaceAll("`", "'")}\``;
}

/** The records of a chain of keys: each has one member, whose type is the next one. */
function javaRecords(prefix: string, keys: Keys, was: unknown): string {
  const names = keys.filter((key) => typeof key === "string");
  return names
    .map((name, index) => {
      const isList = typeof keys[keys.indexOf(name) + 1] === "number";
      const inner = index === names.length - 1 ? javaLeaf(was) : `${prefix}_${index + 1}`;
      return `    record ${prefix}_${index}(${isList && index < names.length - 1 ? `List<${inner}>` : inner} ${name}) {}`;
    })
    .join("\n");
}

function javaLeaf(was: unknown): string {
  if (Array.isArray(was)) return "List<Object>";
  if (typeof was === "object") return "Map<String, Object>";
  const types: Record<string, string> = { string: "String", boolean: "Boolean", number: "Double" };
  return types[typeof was] ?? "Object";
}

function phpString(body: unknown): string {
  return phpText(JSON.stringify(body));
}

function phpText(text: string): string {
  return `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
}
