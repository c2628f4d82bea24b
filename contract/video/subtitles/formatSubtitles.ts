/** The captions as a file that other programs read. */
import type { VideoData } from '../videoData';
import { captionCues, type Cue } from './cue';
import { writeSrtText, writeVttText } from './subtitleText';
import { writeTimestamp } from './timestamp';

const timing = ({ from, to }: Cue, point: ',' | '.') =>
  `${writeTimestamp(from, point)} --> ${writeTimestamp(to, point)}`;

/** SubRip: numbered, with CRLF as its first program wrote it, which every other reads. */
export const formatSrt = (videoData: VideoData): string =>
  captionCues(videoData)
    .map((cue, index) => `${index + 1}\n${timing(cue, ',')}\n${writeSrtText(cue.text)}\n\n`)
    .join('')
    .replaceAll('\n', '\r\n');

/** WebVTT, for browsers. */
export const formatVtt = (videoData: VideoData): string =>
  [
    'WEBVTT\n',
    ...captionCues(videoData).map((cue) => `${timing(cue, '.')}\n${writeVttText(cue.text)}\n`),
  ].join('\n');
