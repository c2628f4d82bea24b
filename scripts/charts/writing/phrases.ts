/** Transitions in one line of plain text. */
import type { ChartActor, ChartTransition } from '../chart';

export const transitionPhrase = ({ event, guard, isOtherwise, actions }: ChartTransition) =>
  [
    event || 'at once',
    ...(guard ? [`[${guard}]`] : []),
    ...(isOtherwise ? ['[otherwise]'] : []),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join(' ');

export const actorPhrase = ({ id, src, chart }: ChartActor) =>
  `${id === src ? src : `${id} = ${src}`}${chart ? ' (a chart)' : ''}`;
