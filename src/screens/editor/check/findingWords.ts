/** What a finding says to a person. */
import type { Finding } from '../../../editor-engine/check/finding';
import { grammar } from '../../../locales/inLanguage';
import { languageName } from '../../../locales/languageName';
import { claimsMessages } from '../../../locales/messages/wizards/claims';
import { publishCheckMessages } from '../../../locales/messages/editor/publishCheck';
import { reasonsFor } from './reasonsFor';

const { says } = publishCheckMessages;

/** So much of a text tells which one is meant. */
const HEAD = 40;
const head = (text: string) => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return [...line].length > HEAD
    ? `${[...line]
        .slice(0, HEAD - 1)
        .join('')
        .trimEnd()}…`
    : line;
};
const secondsOf = ({ from, to }: Finding) => Math.max(0.1, (to - from) / 1000);

export function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'noPicture':
    case 'noCaption':
    case 'silence':
      return says[finding.kind](secondsOf(finding));
    case 'textCutOff': {
      const { text, count } = finding.figures;
      return count > 1 ? says.captionsCutOff(count) : says.textCutOff(head(text));
    }
    case 'safeZone': {
      const { captions, platforms } = finding.figures;
      return platforms.length > 0
        ? says.safeZone(captions, grammar.list(platforms))
        : says.nearEdge(captions);
    }
    case 'contrast':
      return says.contrast(head(finding.figures.text), finding.figures.ratio);
    case 'unspoken':
      return says.unspoken(head(finding.figures.text));
    case 'readingSpeed':
      return says.readingSpeed(head(finding.figures.text), finding.figures.perSecond);
    case 'voiceUnderMusic':
      return says.voiceUnderMusic(finding.figures.aboveDb, finding.figures.isMusic);
    case 'otherLanguage':
      return says.otherLanguage(languageName(finding.figures.captions), languageName(finding.figures.voice));
    case 'loudness':
      return says.loudness(finding.figures.raisedDb);
    case 'smallPicture': {
      const { width, height, scale } = finding.figures;
      return says.smallPicture(width, height, scale);
    }
    case 'stillOpening':
    case 'noCallToAction':
      return says[finding.kind]();
    case 'unbacked': {
      const { words, reason, source } = finding.figures;
      return claimsMessages.notOnPage(head(words), reasonsFor(source)[reason]);
    }
    case 'claim':
      return says.claim(head(finding.figures.words));
  }
}

/** What a person can do where nothing is offered. */
export const adviceOf = (finding: Finding): string =>
  isAnotherSound(finding) ? publishCheckMessages.soundDown.advice : publishCheckMessages.advice[finding.kind];

const isAnotherSound = (finding: Finding) => finding.kind === 'voiceUnderMusic' && !finding.figures.isMusic;

/** What a press on it does. */
export function mendWords(finding: Finding): string {
  const { kind, mend } = finding;
  if (mend !== null && 'speech' in mend) {
    if (mend.speech.voice !== undefined) return publishCheckMessages.spokenBy(mend.speech.voice);
    if (mend.speech.speed !== undefined) return publishCheckMessages.slower;
  }
  return isAnotherSound(finding) ? publishCheckMessages.soundDown.mend : publishCheckMessages.mend[kind];
}
