/** What choices show, as a line of a table. */
import type { Choice } from '../../../../server/pictures/cards/choosePictures';

export const shownBy = (choices: readonly Choice[]): string[] =>
  choices.map((choice) => {
    if (choice.kind === 'words') return `“${choice.text}”`;
    if (choice.kind === 'list') return choice.things.map(({ picture }) => picture).join(', ');
    return choice.beside ? `${choice.picture} + ${choice.beside}` : choice.picture;
  });
