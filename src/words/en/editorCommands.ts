/** What each command of the editor is called beside Undo and Redo, and why one does not apply. [E12] */
export const editorCommandWords = {
  names: {
    'document.replace': 'Restore version',
  },
  refusals: {
    nothingChosen: 'Select something first.',
    noSuchItem: 'That item is no longer there.',
    wrongKind: 'That does not apply to an item of this kind.',
    noRoom: 'There is no room there.',
    tooShort: 'That would be too short to be seen.',
    tooLong: 'That would be longer than a video may be.',
    beforeStart: 'Nothing can begin before the video does.',
    pastSource: 'The file has no more to show.',
    notBetween: 'That moment is outside the item.',
    emptyText: 'There is no text.',
    noSuchWord: 'There is no such word.',
    noNeighbour: 'There is nothing beside it.',
    notMain: 'Only the main pictures and clips have an order.',
    noGap: 'There is no gap here.',
    unknownDetail: 'That cannot be set here.',
    badValue: 'That value cannot be used.',
    badClipboard: 'The clipboard holds nothing that can be pasted here.',
    unknownTemplate: 'There is no such template.',
    noSuchMarker: 'That marker is no longer there.',
    tooManyItems: 'The video holds as many items as it may.',
    nothingChanges: 'Nothing would change.',
  },
} as const;
