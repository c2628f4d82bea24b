/** Where the media of the contact sheet's projects are stored. */
export const PLACE = 'u/looks/media';
