/** What was not right with a document that was opened all the same. */
export const editorNotesWords = {
  itemMended: 'A value that cannot be used was put right',
  itemSetAside: 'An item that this editor cannot show was set aside, and is kept in the project',
  idDropped: 'A reference to an item that is not there was left out',
  fieldMended: 'A part of the layout was missing or could not be used, and was made anew',
  tracksMade: 'The tracks were missing and were made anew',
  unknownTemplate: 'No template has this name',
} as const;
