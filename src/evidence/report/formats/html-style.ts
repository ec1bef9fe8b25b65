const SAFE: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML has it, in attributes too. */
export const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => SAFE[character]!)

export const STYLE =
  `body{margin:0 auto;max-width:64rem;padding:2rem 1.25rem;font:15px/1.5 ` +
  `system-ui,sans-serif;color:#1d1c1a;background:#fff}
h1{font:700 1.9rem/1.25 Georgia,serif;margin:.5rem 0}h2{font-size:1.15rem;margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:0}
small{color:#5f5b53}.ws{font-weight:700;letter-spacing:.12em;text-transform:uppercase}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #e3dfd5;padding:.35rem .6rem .35rem
0;text-align:left;vertical-align:top}
thead th{border-top:0;color:#5f5b53;font-weight:400}.n{text-align:right;font-variant-numeric:tabular-nums}
.facts th{width:14rem;font-weight:400;color:#5f5b53}td,p,blockquote{overflow-wrap:anywhere}
article{border:1px solid #d8d4c9;padding:.8rem 1rem;margin:.6rem 0;break-inside:avoid}
blockquote{margin:.35rem 0;font-family:Georgia,serif;font-size:1.05rem}mark{background:#fde9c8;border-bottom:2px solid #9c4a10}
.CRITICAL{color:#9b1c31}.HIGH{color:#9c4a10}.MEDIUM{color:#6b5710}.LOW{color:#23558c}
pre{background:#f6f4ee;border:1px solid #d8d4c9;padding:.6rem .8rem;overflow-x:auto}code{font-size:.8rem}p{margin:.25rem 0}
@media print{body{max-width:none;padding:0;font-size:10pt}h2{break-after:avoid}}`
