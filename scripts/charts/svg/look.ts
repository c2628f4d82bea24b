/** The look of a drawing: in a page of its own, and inline where the states that stand are lit. */
import { NAME_SIZE, TEXT_SIZE } from '../drawing/typeScale';
import { dark, light } from './palette';

const variables = (colors: typeof light) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/** Every rule begins with `.chart`: inline, a drawing must not paint the page around it. */
export const look = [
  `.chart{${variables(light)};background:var(--canvas);font-family:'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',sans-serif}`,
  `@media(prefers-color-scheme:dark){.chart{${variables(dark)}}}`,
  `.chart text{font-size:${TEXT_SIZE}px;fill:var(--text)}`,
  `.chart .name{font-size:${NAME_SIZE}px;font-weight:600;letter-spacing:-.01em}`,
  '.chart .outer>text{paint-order:stroke;stroke:var(--canvas);stroke-width:5px;stroke-linejoin:round}',
  '.chart .odd>text{stroke:var(--sunken)}',
  '.chart .event{font-weight:600}',
  '.chart .guard,.chart .actor{fill:var(--accent)}',
  '.chart .action{fill:var(--success)}',
  '.chart .soft,.chart .tag{fill:var(--textSoft)}',
  '.chart .box{fill:var(--surface);stroke:var(--lineStrong);stroke-width:1.25}',
  '.chart .outer>.box{fill:var(--canvas);stroke-opacity:.45}',
  '.chart .outer.odd>.box{fill:var(--sunken)}',
  '.chart .root>.box{fill:var(--canvas);stroke:none}',
  '.chart .region>.box{stroke-opacity:1;stroke-dasharray:5 4}',
  '.chart .inner{fill:none;stroke:var(--lineStrong)}',
  '.chart .pill{fill:var(--accentSoft);stroke:var(--accentLine)}',
  '.chart .way{fill:none;stroke:var(--lineStrong);stroke-width:1.25}',
  '.chart .head{fill:var(--lineStrong)}',
  '.chart .beginning{fill:var(--text)}',
  '.chart .label{fill:var(--canvas);stroke:var(--line)}',
].join('\n');
