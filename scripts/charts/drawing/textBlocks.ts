/** What is written in a state and beside a way, broken into lines. */
import type { ChartState, ChartTransition } from '../chart';
import type { Line, Run, TextBlock, Tone } from './drawing';
import { textWidth } from './measure';
import type { Written } from './ways';
import { INDENT, LINE, sizeOf, TAG, weightOf, WORD_SPACE } from './typeScale';

const run = (text: string, tone: Tone): Run => ({
  text,
  tone,
  width: textWidth(text, sizeOf(tone), weightOf(tone)) + (tone === 'tag' ? 2 * TAG.inset : 0),
});

export const lineWidth = ({ runs, indent }: Line) =>
  indent + runs.reduce((sum, { width }) => sum + width, 0) + WORD_SPACE * Math.max(0, runs.length - 1);

const blockOf = (lines: readonly Line[], lineHeight: number): TextBlock => ({
  lines,
  width: Math.max(0, ...lines.map(lineWidth)),
  height: lines.length * lineHeight,
});

/** As many runs in a line as there is room for; what follows stands in. */
function broken(runs: readonly Run[], longest: number): Line[] {
  const lines: Line[] = [];
  for (const next of runs) {
    const last = lines.at(-1);
    const longer = last && { ...last, runs: [...last.runs, next] };
    if (longer && lineWidth(longer) <= longest) lines[lines.length - 1] = longer;
    else lines.push({ runs: [next], indent: last ? INDENT : 0 });
  }
  return lines;
}

const listed = (names: readonly string[], mark: string): Run[] =>
  names.map((name, index) =>
    run(`${index === 0 ? `${mark} ` : ''}${name}${index < names.length - 1 ? ',' : ''}`, 'action'),
  );

/** `event [guard] / actions`, the words of the notation; what is written inside a state says where it leads. */
function transitionRuns(
  { event, guard, isOtherwise, actions }: ChartTransition,
  leads: readonly string[],
): Run[] {
  return [
    ...(event ? [run(event, 'event')] : []),
    ...(guard ? [run(`[${guard}]`, 'guard')] : []),
    ...(isOtherwise ? [run('[otherwise]', 'soft')] : []),
    ...leads.map((target, index) =>
      run(`${index === 0 ? '→ ' : ''}${target}${index < leads.length - 1 ? ',' : ''}`, 'soft'),
    ),
    ...listed(actions, '/'),
  ];
}

export const labelOf = (transitions: readonly ChartTransition[], longest: number): TextBlock =>
  blockOf(
    transitions.flatMap((transition) => broken(transitionRuns(transition, []), longest)),
    LINE.text,
  );

export const headOf = ({ name, kind, tags }: ChartState): TextBlock =>
  blockOf(
    [
      {
        runs: [
          run(name, 'name'),
          ...(kind === 'parallel' ? [run('all at once', 'soft')] : []),
          ...(kind === 'final' ? [run('end', 'soft')] : []),
          ...(kind === 'history' ? [run('where it was', 'soft')] : []),
          ...tags.map((tag) => run(tag, 'tag')),
        ],
        indent: 0,
      },
    ],
    LINE.name,
  );

/** @param written what does not leave the state by a line. */
export function bodyOf(
  { actors, entry, exit }: ChartState,
  written: readonly Written[],
  longest: number,
): TextBlock {
  const items = [
    ...actors.map(({ id, src, chart }) => [
      run('invoke', 'soft'),
      run(id === src ? src : `${id} = ${src}`, 'actor'),
      ...(chart ? [run('(a chart)', 'soft')] : []),
    ]),
    ...(entry.length > 0 ? [[run('entry', 'soft'), ...listed(entry, '/')]] : []),
    ...(exit.length > 0 ? [[run('exit', 'soft'), ...listed(exit, '/')]] : []),
    ...written.map(({ transition, leads }) => transitionRuns(transition, leads)),
  ];
  return blockOf(
    items.flatMap((runs) => broken(runs, longest)),
    LINE.text,
  );
}
