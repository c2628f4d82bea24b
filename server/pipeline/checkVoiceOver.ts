/** What every request for a video says of its sound: the script, who reads it, and the music under it. */
import { countWords } from '../../contract/countWords';
import { SCRIPT_WORDS } from '../../contract/limits';
import { trackOf } from '../../contract/music';
import { Unprocessable } from '../http/problems';
import type { Speech } from '../providers/speech/speech';

interface VoiceOver {
  readonly script: string;
  readonly selected_voice: string;
  readonly background_music_url: string;
}

/** The same in stored form. Throws a `Problem` that says what to do. */
export async function checkVoiceOver(speech: Speech, request: VoiceOver): Promise<VoiceOver> {
  const { selected_voice } = request;
  const script = request.script.trim();
  checkWordCount(countWords(script));
  const music = trackOf(request.background_music_url);
  if (!music) {
    throw new Unprocessable('unknown_music', 'This music is not in the library. Choose one of the tracks.');
  }
  const voices = await speech.voices();
  if (!voices.some(({ name }) => name === selected_voice)) {
    throw new Unprocessable(
      'unknown_voice',
      `There is no voice called “${selected_voice}”. Choose one from the list.`,
    );
  }
  return { script, selected_voice, background_music_url: music.audio };
}

function checkWordCount(words: number): void {
  if (words < SCRIPT_WORDS.min) {
    throw new Unprocessable('script_empty', 'The script is empty. Write what should be said.');
  }
  if (words > SCRIPT_WORDS.max) {
    throw new Unprocessable(
      'script_too_long',
      `The script has ${words} words; at most ${SCRIPT_WORDS.max} can be spoken. Shorten it.`,
    );
  }
}
