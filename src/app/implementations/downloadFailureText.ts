/** Why a video could not be saved, in the reader's language. [V5] */
import { videosMessages } from '../../locales/messages/videos';
import { ServiceError } from '../../services/serviceError';

const { downloadFailures: text } = videosMessages;

/** What else may fail is the way to the file: the browser says that in its own words. */
export const downloadFailureText = (error: unknown): string =>
  error instanceof ServiceError && error.status !== null ? text.status(error.status) : text.network;
