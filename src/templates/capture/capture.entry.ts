/** Hangs the capture into the page's window, where the renderer finds it. */
import { createCapture } from './capture';
import { CAPTURE } from './capturePort';

Object.assign(window, { [CAPTURE]: createCapture() });
