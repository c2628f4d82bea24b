/** What every request for a video says of its sound: the script, who reads it, and the music under it. */
import { refusalSentences } from '../../../contract/refusalSentences';
import { countWords } from '../../../contract/scripts/countWords';
import { SCRIPT_WORDS } from '../../../contract/limits';
import { canRead } from '../../../contract/ui/voiceLanguage';
import { trackOf } from '../../../contract/sound/music';
import { ownPace, type VoiceOver } from '../../../contract/voiceOver';
import { Unprocessable } from '../../http/problems';
import type { Speech } from '../../speech/speech';
import { detectLanguage } from '../../text/language';
import { checkRecording, type RecordingChecks } from './checkRecording';
import { speechProblem } from '../speechProblems';

export interface VoiceOverChecks extends RecordingChecks {
  readonly speech: Speech;
}
interface VoiceOverRequest {
  readonly script: string;
  readonly selected_voice: string;
  readonly voice_over?: VoiceOver | undefined;
  readonly background_music_url: string;
}
interface CheckedVoiceOver extends VoiceOverRequest {
  readonly voice_over: VoiceOver;
}

/** The same in stored form. Throws a `Problem` that says what to do. */
export async function checkVoiceOver(
  checks: VoiceOverChecks,
  userId: string,
  { selected_voice, voice_over = ownPace, ...request }: VoiceOverRequest,
): Promise<CheckedVoiceOver> {
  const script = request.script.trim();
  checkWords(script);
  const music = trackOf(request.background_music_url);
  if (!music) {
    throw new Unprocessable('unknown_music', refusalSentences.unknown_music);
  }
  return {
    script,
    selected_voice,
    voice_over: await checkSpeaker(checks, userId, voice_over, { text: script, voice: selected_voice }),
    background_music_url: music.audio,
  };
}

async function checkSpeaker(
  checks: VoiceOverChecks,
  userId: string,
  voiceOver: VoiceOver,
  request: { text: string; voice: string },
): Promise<VoiceOver> {
  if (voiceOver.by === 'nobody') return voiceOver;
  if (voiceOver.by === 'recording') {
    const recording_url = await checkRecording(checks, userId, voiceOver.recording_url, {
      text: request.text,
      of: 'script',
    });
    return { by: 'recording', recording_url };
  }
  await checks.speech.check(request).catch((error: unknown) => {
    throw speechProblem(error, 'choosing');
  });
  await checkLanguage(checks.speech, request);
  return voiceOver;
}

/** A voice that reads another language would be paid for and thrown away. */
async function checkLanguage(
  speech: Speech,
  { text, voice }: { text: string; voice: string },
): Promise<void> {
  const found = (await speech.voices()).find(({ id, name }) => name === voice || id === voice);
  const language = await detectLanguage(text);
  if (!found?.languages || language === null || canRead(found, language)) return;
  const named = new Intl.DisplayNames('en', { type: 'language' });
  const speaks = found.languages.map((one) => named.of(one)).join(', ');
  throw new Unprocessable(
    'voice_language',
    refusalSentences.voice_language({ language: named.of(language) ?? language, voice: found.name, speaks }),
    undefined,
    { language, voice: found.name, speaks: found.languages },
  );
}

function checkWords(script: string): void {
  if (script === '') {
    throw new Unprocessable('script_empty', refusalSentences.script_empty);
  }
  const words = countWords(script);
  if (words < SCRIPT_WORDS.min) {
    throw new Unprocessable('script_wordless', refusalSentences.script_wordless);
  }
  if (words > SCRIPT_WORDS.max) {
    throw new Unprocessable(
      'script_too_long',
      refusalSentences.script_too_long({ words, most: SCRIPT_WORDS.max }),
      undefined,
      { words, most: SCRIPT_WORDS.max },
    );
  }
}
