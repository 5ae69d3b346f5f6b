import { createApp, defineComponent, h, onUnmounted, type PropType, shallowRef } from "vue";
import { type Field, type Form, labels } from "./form";

const FieldView = defineComponent({
  props: {
    form: { type: Object as PropType<Form>, required: true },
    field: { type: String as PropType<Field>, required: true },
  },
  setup({ form, field }) {
    const state = shallowRef(form.getState()[field]);
    onUnmounted(
      form.subscribe(() => {
        state.value = form.getState()[field];
      }),
    );
    return () => {
      const { value, message, isInvalid, suggestions } = state.value;
      return h("div", [
        h("label", { for: field }, labels[field]),
        h("input", {
          id: field,
          value,
          "aria-invalid": isInvalid,
          "aria-describedby": `${field}-hint`,
          onInput: ({ target }: { target: HTMLInputElement }) => form.input(field, target.value),
          onBlur: () => form.check(field),
        }),
        h("p", { id: `${field}-hint`, role: "status" }, message),
        suggestions.map((suggestion) =>
          h("button", { type: "button", onClick: () => form.take(field, suggestion) }, suggestion),
        ),
      ]);
    };
  },
});

/** Shows a form with Vue; returns what removes it. */
export function mount(element: Element, form: Form): () => void {
  const fields = Object.keys(labels) as Field[];
  const app = createApp(() => fields.map((field) => h(FieldView, { form, field })));
  app.mount(element);
  return () => app.unmount();
}
