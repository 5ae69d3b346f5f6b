import type { Report, ReportedAddition, ReportedContradiction, ReportedRow } from "./report.ts";
import { conclusion, plural } from "./words.ts";

/** The report as one HTML page without anything from elsewhere: it opens from a mail or a CI artifact. */
export function htmlReport(report: Report): string {
  const { source, summary, coverage } = report;
  const { assumed, stated, observed } = summary;
  const operations = [...new Set(coverage.operations.map(({ id }) => id))].toSorted();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The contract against ${escapeHtml(source.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>The contract against ${escapeHtml(source.name)}</h1>
<p class="conclusion exit-${report.exitCode}">${escapeHtml(conclusion(report))}</p>
<p>${escapeHtml(plural(source.read, "call"))} read, ${source.matched} of this API${source.period ? `, from ${day(source.period.from)} to ${day(source.period.to)}` : ""}.
${source.masked > 0 ? `${escapeHtml(plural(source.masked, "call"))} recorded without values.` : ""}</p>
<div class="tiles">
${tile("Assumed", [
  ["confirmed", assumed.confirmed],
  ["contradicted", assumed.contradicted],
  ["never seen", assumed["never seen"]],
])}
${tile("Stated", [
  ["held", stated.held],
  ["broken", stated.broken],
  ["never seen", stated.neverSeen],
])}
${
  observed.confirmed + observed.contradicted + observed["never seen"] > 0
    ? tile("Observed before", [
        ["confirmed", observed.confirmed],
        ["contradicted", observed.contradicted],
        ["never seen", observed["never seen"]],
      ])
    : ""
}
${tile("Coverage", [
  ["operations", `${coverage.operations.filter(({ count }) => count > 0).length} of ${coverage.operations.length}`],
  ["enum values", `${coverage.words.seen} of ${coverage.words.all}`],
  ["nullable both ways", `${coverage.nullable.seen} of ${coverage.nullable.all}`],
])}
</div>
<form id="filter" role="search">
<label>Operation <select name="operation"><option value="">all</option>${operations.map((id) => `<option>${escapeHtml(id)}</option>`).join("")}</select></label>
<label>Verdict <select name="verdict"><option value="">all</option><option>contradicted</option><option>confirmed</option><option>never seen</option><option>not in the contract</option></select></label>
<label>Rests on <select name="kind"><option value="">all</option><option>assumed</option><option>stated</option><option>partly stated</option><option>observed</option></select></label>
<label>Text <input name="text" type="search" placeholder="resultsTotal"></label>
<output name="count"></output>
</form>
${section("What contradicts the contract", ["Smallest change", "Rests on", "Times", "Where"], report.contradictions.map(contradiction))}
${section("There, and not in the contract", ["What", "Shape", "Times", "First"], report.additions.map(addition))}
${section(
  "Could not be read",
  ["Problem", "Times", "First"],
  source.problems.map(({ problem, count, first }) => tr({}, [escapeHtml(problem), String(count), escapeHtml(first)])),
)}
${section("Assumptions", ["Where", "What is assumed, and why", "Verdict", "Times", "Evidence"], report.rows.filter(({ kind }) => kind !== "stated").map(row))}
${section("The mock beside the service", ["Operation", "Compared", "Same proposal", "Same isValid", "Same corrected value", "Same finding types"], behaviour(report))}
${section("Where mock and service differ", ["Operation", "In", "Service → mock", "Times", "First"], differences(report))}
${section("Operations called", ["Operation", "Version", "Calls", "Statuses", "Options never sent"], calls(report))}
${section("Statements", ["Where", "What", "Verdict", "Times"], report.rows.filter(({ kind }) => kind === "stated").map(statement))}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function tile(title: string, counts: [string, string | number][]): string {
  const items = counts.map(
    ([name, count]) =>
      `<li class="${escapeHtml(name.replaceAll(" ", "-"))}"><b>${escapeHtml(String(count))}</b> ${escapeHtml(name)}</li>`,
  );
  return `<section class="tile"><h2>${escapeHtml(title)}</h2><ul>${items.join("")}</ul></section>`;
}

function section(title: string, head: string[], rows: string[]): string {
  if (rows.length === 0) return "";
  const cells = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join("");
  return `<section class="list"><h2>${escapeHtml(title)} <small>${rows.length}</small></h2><div class="scroll"><table><thead><tr>${cells}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div></section>`;
}

interface Tags {
  operations?: string[];
  verdict?: string;
  kind?: string;
}

function tr({ operations, verdict, kind }: Tags, cells: string[]): string {
  const data = [
    operations && ` data-operation=" ${escapeHtml(operations.join(" "))} "`,
    verdict && ` data-verdict="${escapeHtml(verdict)}"`,
    kind && ` data-kind="${escapeHtml(kind)}"`,
  ].filter(Boolean);
  return `<tr${data.join("")}>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function contradiction({
  ground,
  title,
  where,
  note,
  shape,
  operations,
  count,
  first,
  mark,
  fields,
}: ReportedContradiction): string {
  const details = [
    `<p>Seen: ${escapeHtml(shape)} at ${fields.map((field) => code(field || "the body")).join(", ")}.</p>`,
    note ? `<p>${escapeHtml(note)}</p>` : "",
    mark ? `<p class="why">${escapeHtml(mark.text)}</p>` : "",
    `<p>First: ${escapeHtml(first)}.</p>`,
  ];
  return tr({ operations, verdict: "contradicted", kind: ground }, [
    `<strong>${escapeHtml(title)}</strong>${details.join("")}`,
    badge(ground === "stated" ? "broken" : "contradicted", ground),
    String(count),
    code(where.line),
  ]);
}

function addition({ title, shape, count, first, operations, hasChange }: ReportedAddition): string {
  return tr({ operations, verdict: "not in the contract" }, [
    `${escapeHtml(title)}${hasChange ? "" : ' <small class="why">no change is made of it</small>'}`,
    escapeHtml(shape),
    String(count),
    escapeHtml(first),
  ]);
}

function row({
  kind,
  where,
  what,
  why,
  verdict,
  count,
  strength,
  evidence,
  operations,
  contradictions,
}: ReportedRow): string {
  return tr({ operations, verdict, kind }, [
    code(where.line),
    `${escapeHtml(what)}<p class="why">${escapeHtml(why)}</p>`,
    badge(verdict, verdict),
    String(count),
    `${strength === "none" ? "" : `<b>${strength}</b> `}${escapeHtml([...contradictions, ...evidence].join(" "))}`,
  ]);
}

function statement({ where, what, verdict, count, operations }: ReportedRow): string {
  const words = { confirmed: "held", contradicted: "broken", "never seen": "never seen" };
  return tr({ operations, verdict, kind: "stated" }, [
    code(where.line),
    escapeHtml(what),
    badge(verdict, words[verdict]),
    String(count),
  ]);
}

function behaviour({ behaviour: table }: Report): string[] {
  return (table?.rows ?? []).map(({ operation, compared, same }) =>
    tr({ operations: [operation] }, [
      escapeHtml(operation),
      String(compared),
      ...[same.proposal, same.isValid, same["corrected value"], same["finding types"]].map((count) =>
        count === compared ? String(count) : `<b class="differs">${count}</b>`,
      ),
    ]),
  );
}

function differences({ behaviour: table }: Report): string[] {
  return (table?.rows ?? []).flatMap(({ operation, differences: all }) =>
    all.map(({ aspect, difference, count, first }) =>
      tr({ operations: [operation] }, [
        escapeHtml(operation),
        escapeHtml(aspect),
        escapeHtml(difference),
        String(count),
        escapeHtml(first),
      ]),
    ),
  );
}

function calls({ coverage }: Report): string[] {
  return coverage.operations.map(({ id, path, versions, count, statuses }) => {
    const never =
      coverage.options.find((options) => options.id === id && options.versions.join() === versions.join())?.neverSent ??
      [];
    const counts = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
    return tr({ operations: [id], verdict: count > 0 ? "confirmed" : "never seen" }, [
      code(path),
      versions.join(", "),
      String(count),
      counts.join(", "),
      escapeHtml(never.join(", ")),
    ]);
  });
}

function badge(name: string, text: string): string {
  return `<span class="badge ${escapeHtml(name.replaceAll(" ", "-"))}">${escapeHtml(text)}</span>`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function day(time: string): string {
  return escapeHtml(time.slice(0, 10));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d8dce3, #3a4049); --soft: light-dark(#f5f6f8, #1d2127); --dim: light-dark(#5b6472, #9aa4b2);
  --good: light-dark(#17692f, #6fcf8a); --bad: light-dark(#a61b1b, #ff8d85); --warn: light-dark(#7a4f00, #e9b95b); }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#fff, #14171b); color: light-dark(#1b2027, #e6e9ee); }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin: 0 0 .5rem; } h2 small { color: var(--dim); font-weight: normal; }
.conclusion { font-size: 1.15rem; font-weight: 600; margin: 0; } .exit-0 { color: var(--good); } .exit-1, .exit-2 { color: var(--bad); }
.tiles { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0; }
.tile { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; min-width: 11rem; } .tile ul { list-style: none; margin: 0; padding: 0; }
.confirmed b, .held b { color: var(--good); } .contradicted b, .broken b, .differs { color: var(--bad); }
form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; padding: .75rem 1rem; margin: 0 0 1.5rem; background: var(--soft); border: 1px solid var(--line); border-radius: .5rem; z-index: 1; }
select, input { font: inherit; padding: .15rem .35rem; max-width: 100%; } output { color: var(--dim); }
.list { margin: 0 0 2rem; } .scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); } th { color: var(--dim); font-weight: 600; }
td p { margin: .15rem 0; } .why { color: var(--dim); } code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.badge { white-space: nowrap; border: 1px solid currentColor; border-radius: 1rem; padding: 0 .55rem; font-size: .85rem; } .badge.confirmed { color: var(--good); } .badge.contradicted, .badge.broken { color: var(--bad); } .badge.never-seen { color: var(--dim); }
[hidden] { display: none !important; }
`;

/** Hides what does not fit the filter; without scripts, everything is shown. */
const script = `
const form = document.getElementById("filter");
const rows = [...document.querySelectorAll("tbody tr")];
function show() {
  const { operation, verdict, kind, text } = Object.fromEntries(new FormData(form));
  const words = text.toLowerCase();
  let count = 0;
  for (const row of rows) {
    const { dataset } = row;
    const fits = (!operation || (dataset.operation ?? "").includes(" " + operation + " ")) && (!verdict || dataset.verdict === verdict)
      && (!kind || dataset.kind === kind) && (!words || row.textContent.toLowerCase().includes(words));
    row.hidden = !fits;
    if (fits) count++;
  }
  for (const list of document.querySelectorAll(".list")) list.hidden = !list.querySelector("tbody tr:not([hidden])");
  form.elements.count.value = count + " of " + rows.length + " rows";
}
form.addEventListener("input", show);
form.addEventListener("submit", (event) => event.preventDefault());
show();
`;
