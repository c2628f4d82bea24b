/** The name by which the app finds what is to fill the screen. */
export const STAGE_ID = 'editor-player';
