/** The hash is in the page's policy. */
export const STYLE = `
:root { color-scheme: light dark; --line: #d5d9e0; --soft: #5c6573; --good: #1b6e3c; --open: #8a5200; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --line: #3a414c; --soft: #a3acb9; --good: #7bd49c; --open: #f0b860; --bad: #ff9c94; }
}
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.2rem; overflow-wrap: anywhere; }
h3 { margin: 1.25rem 0 .25rem; font-size: 1rem; }
section { margin-top: 2rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.about { margin: .25rem 0 0; color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
.tiles li { padding: .6rem .9rem; border: 1px solid var(--line); border-radius: .5rem; }
.tiles b { display: block; font-size: 1.6rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.good b { color: var(--good); }
.open b { color: var(--open); }
.bad b { color: var(--bad); }
.pair { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin-top: .75rem; align-items: flex-start; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; color: var(--soft); }
.count { text-align: right; overflow-wrap: normal; white-space: nowrap; }
td.count { padding-right: 1rem; }
.wide { width: 100%; table-layout: fixed; }
.wide .count { width: 3.5rem; }
.rows { margin: .25rem 0 0; padding-left: 1.2rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
/* On a narrow screen, each cell has its own line behind its name. */
@media screen and (max-width: 40rem) {
  .wide thead { display: none; }
  .wide tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .wide td { display: flex; gap: .75rem; padding: .1rem 0; border: 0; text-align: left; white-space: normal; }
  .wide td:empty { display: none; }
  .wide td::before { content: attr(data-name); flex: 0 0 7rem; color: var(--soft); }
  .wide .count { width: auto; }
}
@media print {
  :root { color-scheme: light; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  thead { display: table-header-group; }
  tr, .tiles, h2, h3 { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}
`;
