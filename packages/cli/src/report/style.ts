const DAY = `
  color-scheme: light;
  --paper: #F4EBDC; --paper-2: #EADFC9; --card: #FBF6EC; --ink: #1F1B18; --ink-2: #564B41; --ink-3: #75685B;
  --line: #CDBD9F; --line-2: #988863;
  --vermilion: #B8372B; --vermilion-ink: #9A2A20; --vermilion-wash: #F3D9CF;
  --jade: #3F7A64; --jade-ink: #2C5E4B; --jade-wash: #D8E4D6;
  --gold: #B98A2F; --gold-ink: #7A5610; --gold-wash: #F2E2B9;
  --azure: #3C85D0; --violet: #5C2E7B; --stone: #66707A;`

const NIGHT = `
  color-scheme: dark;
  --paper: #141A24; --paper-2: #0F141C; --card: #1E2633; --ink: #F0E6D2; --ink-2: #C2B8A4; --ink-3: #9C9584;
  --line: #333E50; --line-2: #64718A;
  --vermilion: #D9523F; --vermilion-ink: #F09A86; --vermilion-wash: #43242A;
  --jade: #4E9A7F; --jade-ink: #8FD0B4; --jade-wash: #1E3A38;
  --gold: #E9C46A; --gold-ink: #E9C46A; --gold-wash: #3B3423;
  --azure: #74B4F7; --violet: #9A6BC4; --stone: #8793A0;`

/** Ink on rice paper, lantern light at night: the colours of the design, in one sheet that needs no other file. */
export const STYLE = `
:root {${DAY}
  --serif: Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  --sans: "Source Sans 3", "Source Sans Pro", "Segoe UI", system-ui, -apple-system, "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) { :root {${NIGHT}
} }
*, *::before, *::after { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 var(--sans);
  font-variant-numeric: tabular-nums lining-nums; }
main, header, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
footer { padding-block: 2rem 3rem; color: var(--ink-2); font-size: 13px; }
h1, h2, h3 { font-family: var(--serif); line-height: 1.15; font-weight: 640; text-wrap: balance; }
h1 { font-size: 2.25rem; margin: 0 0 .5rem; }
h1::before { content: ""; display: inline-block; width: .62em; height: .62em; margin-right: .4em; background: var(--vermilion);
  border-radius: 3px; }
h2 { font-size: 1.65rem; margin: 3.5rem 0 .25rem; padding-top: 1rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1.15rem; margin: 0 0 .25rem; }
p { margin: 0 0 .75rem; max-width: 46rem; }
.lead, .note { color: var(--ink-2); }
.note { font-size: 13px; margin-bottom: .75rem; }
a { color: var(--vermilion-ink); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; border-radius: 3px; }
nav ul { display: flex; flex-wrap: wrap; gap: .35rem 1.1rem; list-style: none; margin: 0 0 1rem; padding: 0; }
nav.topics { font-size: 13px; }
.cards { columns: 2 30rem; column-gap: 1rem; margin-top: 1rem; }
.cards article { break-inside: avoid; margin-bottom: 1rem; }
.wide { display: grid; gap: 1rem; margin-top: 1rem; }
article, .panel { background: var(--card); border: 1px solid var(--line); border-radius: 5px; padding: 1rem 1.1rem; min-width: 0; }
.panel { margin-top: 1rem; }
.plot + .legend, .plot + .plot { margin-top: 1rem; }
.row { display: grid; grid-template-columns: minmax(6.5rem, 11.5rem) minmax(0, 1fr) minmax(4.5rem, max-content); gap: 0 .75rem;
  align-items: center; }
.plot { display: grid; grid-template-columns: minmax(6.5rem, max-content) minmax(0, 1fr) max-content; }
.plot .row { grid-column: 1 / -1; grid-template-columns: subgrid; }
.name { font-size: 13px; line-height: 1.2; max-width: 12rem; overflow-wrap: anywhere; }
.value { font-size: 12.5px; color: var(--ink-2); text-align: right; white-space: nowrap; }
svg { display: block; overflow: visible; }
svg text { font: 11.5px var(--sans); fill: var(--ink-3); }
.grid { stroke: var(--line); stroke-width: 1; }
.mark { stroke: var(--vermilion); stroke-width: 1.500; stroke-dasharray: 3 3; }
.fair { stroke: var(--ink-2); stroke-width: 1.500; }
.reach { stroke: var(--ink-3); stroke-width: 2; }
.band { fill: var(--jade-wash); }
.jade { fill: var(--jade); background: var(--jade); } .gold { fill: var(--gold); background: var(--gold); }
.vermilion { fill: var(--vermilion); background: var(--vermilion); } .azure { fill: var(--azure); background: var(--azure); }
.violet { fill: var(--violet); background: var(--violet); } .stone { fill: var(--stone); background: var(--stone); }
.ink { fill: var(--ink-2); background: var(--ink-2); }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: 12.5px; color: var(--ink-2); margin: 0 0 .4rem; }
.legend span { display: inline-flex; align-items: center; gap: .4rem; }
.legend i { width: .8rem; height: .8rem; border-radius: 3px; }
details { margin-top: .75rem; font-size: 13px; }
summary { cursor: pointer; color: var(--ink-2); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; margin-top: .5rem; }
th, td { padding: .28rem .6rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--ink-2); font-weight: 600; vertical-align: bottom; border-bottom-color: var(--line-2); }
th:first-child, td:first-child { text-align: left; }
tbody th { font-weight: 500; }
[class^="state-"] { display: inline-block; padding: .05rem .5rem; border-radius: 3px; font-weight: 600; white-space: nowrap; }
.state-met { background: var(--jade-wash); color: var(--jade-ink); }
.state-missed { background: var(--vermilion-wash); color: var(--vermilion-ink); }
.state-open { background: var(--gold-wash); color: var(--gold-ink); }
.targets .state, .targets .remark { text-align: left; }
.targets .remark { min-width: 15rem; width: 40%; }
.targets .band, .targets .figure { white-space: nowrap; }
.targets .group th { padding-top: 1.1rem; text-align: left; font: 640 15px/1.3 var(--serif); border-bottom-color: var(--line-2); }
@media (max-width: 34rem) { h1 { font-size: 1.75rem; } .name { max-width: 8rem; } article { padding: .8rem; }
  .scale text:nth-child(even) { display: none; } }
@media print { article { break-inside: avoid; } }
`
