/** Addresses that both sides must know. */

export const WIZARD_PATH = '/urltoads';
/** Where a shop's page is handed over. */
export const RECEIVING_PATH = `${WIZARD_PATH}/receive`;
/** Where a form with a page is posted to; the answer leads to the wizard. */
export const KEEPING_PATH = '/v1/handed-pages';

/** The page of a shared video, by a token of 32 bytes as base64url. */
export const WATCH_PATH = '/watch';
/** Its files, each below the token. */
export const SHARED_FILES_PATH = '/media/watch';
