import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { type Field, type Form, labels } from "./form";

function FieldView({ form, field }: { form: Form; field: Field }) {
  const state = useSyncExternalStore(form.subscribe, () => form.getState()[field]);
  return (
    <div>
      <label htmlFor={field}>{labels[field]}</label>
      <input
        id={field}
        value={state.value}
        aria-invalid={state.isInvalid}
        aria-describedby={`${field}-hint`}
        onChange={(event) => form.input(field, event.target.value)}
        onBlur={() => form.check(field)}
      />
      <p id={`${field}-hint`} role="status">
        {state.message}
      </p>
      {state.suggestions.map((suggestion) => (
        <button key={suggestion} type="button" onClick={() => form.take(field, suggestion)}>
          {suggestion}
        </button>
      ))}
    </div>
  );
}

/** Shows a form with React; returns what removes it. */
export function mount(element: Element, form: Form): () => void {
  const root = createRoot(element);
  const fields = Object.keys(labels) as Field[];
  root.render(fields.map((field) => <FieldView key={field} form={form} field={field} />));
  return () => root.unmount();
}
