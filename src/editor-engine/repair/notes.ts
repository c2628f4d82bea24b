/** What was not right with a document that is opened all the same, as codes; the sentences are in the catalogue. */

export const noteCodes = [
  'itemRepaired',
  'itemSetAside',
  'idDropped',
  'fieldRepaired',
  'tracksMade',
  'unknownTemplate',
] as const;

export interface Note {
  readonly code: (typeof noteCodes)[number];
  /** Of the item; else the name of the field or template. */
  readonly id?: string;
}
