const light = `--chart-ink: #0b1b2b; --chart-soft: #3d5266; --chart-line: #45657f; --chart-paper: #fff; --chart-frost: #f7fafc;
--chart-ice: #eaf3f9; --chart-edge: #9db8cb; --chart-box: #fff; --chart-lit: #c2410c; --chart-lit-surface: #ffe8dc;`

const dark = `--chart-ink: #eef2f6; --chart-soft: #b0c0cf; --chart-line: #88a0b6; --chart-paper: #0b1b2b; --chart-frost: #0f2233;
--chart-ice: #14293c; --chart-edge: #456580; --chart-box: #1a3145; --chart-lit: #f8b394; --chart-lit-surface: #4a2410;`

/**
 * The chart's stylesheet. A part with the class `lit` is highlighted; `--tint` on a transition colors it. The font has
 * the widths that the layout measures with.
 */
export const chartStyle = `.chart { ${light} color-scheme: light dark; }
@media (prefers-color-scheme: dark) { .chart { ${dark} } }
@media print { .chart { ${light} } }
.chart text { font-family: Arial, 'Liberation Sans', Helvetica, sans-serif; fill: var(--chart-ink); }
.chart .strong { font-weight: 700; }
.chart .paper { fill: var(--chart-paper); }
.chart .box { fill: var(--chart-box); stroke: var(--chart-edge); stroke-width: 1.25; }
.chart .compound > .box { fill: var(--chart-ice); }
.chart .even > .box { fill: var(--chart-frost); }
.chart .region > .box { stroke-dasharray: 6 4; }
.chart .inner { fill: none; stroke: var(--chart-edge); }
.chart .note { fill: var(--chart-soft); }
.chart .pill { fill: none; stroke: var(--chart-soft); stroke-dasharray: 3 3; }
.chart .dot { fill: var(--chart-ink); }
.chart .route { fill: none; stroke: var(--tint, var(--chart-line)); stroke-width: 1.5; }
.chart .arrow { fill: var(--tint, var(--chart-line)); }
.chart .start .route { stroke: var(--chart-ink); }
.chart .start .arrow { fill: var(--chart-ink); }
.chart .delay .route { stroke-dasharray: 7 5; }
.chart .always .route { stroke-dasharray: 1.5 4; stroke-linecap: round; stroke-width: 2; }
.chart .answer { fill: var(--tint, var(--chart-line)); stroke: var(--tint, var(--chart-line)); stroke-width: 1.5; }
.chart .error > .answer { fill: var(--chart-paper); }
.chart .error .route { stroke-dasharray: 12 3 2 3; }
.chart .plate { fill: var(--chart-box); stroke: var(--tint, var(--chart-edge)); stroke-width: 0.75; }
.chart .chip { fill: var(--chart-box); stroke: var(--tint, var(--chart-edge)); }
.chart .count { fill: var(--tint, var(--chart-soft)); }
.chart .detail:not(.strong) { fill: var(--chart-soft); }
.chart .lit > .box { stroke: var(--chart-lit); stroke-width: 2.5; fill: var(--chart-lit-surface); }
.chart .lit > .route { stroke: var(--chart-lit); stroke-width: 3; }
.chart .lit > .arrow { fill: var(--chart-lit); }
.chart .lit > .plate, .chart .lit > .chip { stroke: var(--chart-lit); stroke-width: 1.5; fill: var(--chart-lit-surface); }`
