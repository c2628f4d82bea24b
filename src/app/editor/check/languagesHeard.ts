/** In which language a video is written, and which each piece of its voice-over reads, where that is known. [PC1] [LG1] */
import type { Project } from '../../../../contract/project';
import { canRead } from '../../../../contract/ui/voiceLanguage';
import { SCRIPT_CHARACTERS } from '../../../../contract/limits';
import type { VideoData } from '../../../../contract/video/videoData';
import { captionsOf } from '../../../editor-engine/selectors/captions.selectors';
import { voiceClips, type VoiceClip } from '../../../editor-engine/script/voiceClips';
import type { GenerateService } from '../../../services/generate.service';
import { languageOf } from '../../../templates/canvas/writingSystems';
import type { Known } from './checkFacts';

export type Languages = Pick<Known, 'language' | 'voiceLanguages' | 'reader' | 'paces'>;
type Asked = Pick<GenerateService, 'fetchVoices' | 'tellScriptLanguage'>;

/** Nothing is known where the server does not say: letters tell some languages without it. */
export async function languagesHeard(
  data: VideoData,
  spoken: Project['spoken'],
  { fetchVoices, tellScriptLanguage }: Asked,
  signal: AbortSignal,
): Promise<Languages> {
  const text = captionsOf(data)
    .map(({ details }) => details.text)
    .join(' ')
    .slice(0, SCRIPT_CHARACTERS);
  const byLetters = languageOf(text) ?? null;
  const [language, voices] = await Promise.all([
    byLetters ?? (text.trim() === '' ? null : tellScriptLanguage(text, signal).catch(() => null)),
    fetchVoices(signal).catch(() => []),
  ]);
  const own = spoken?.by === 'voice' ? spoken.voice : null;
  // In which language a person speaks nobody has said.
  const nameOf = ({ recorded, spokenBy }: VoiceClip['details']) =>
    recorded ? null : (spokenBy?.voice ?? own);
  const voiceLanguages = voiceClips(data).flatMap(({ id, details }): [string, readonly string[]][] => {
    const name = nameOf(details);
    const reads = voices.find((voice) => voice.name === name)?.languages;
    return reads ? [[id, reads]] : [];
  });
  const paces = voiceClips(data).flatMap(({ id, details }): [string, number][] =>
    nameOf(details) === null ? [] : [[id, details.spokenBy?.speed ?? spoken?.speed ?? 1]],
  );
  return {
    language,
    voiceLanguages: new Map(voiceLanguages),
    reader:
      voices.find((voice) => voice.languages !== undefined && language !== null && canRead(voice, language))
        ?.name ?? null,
    paces: new Map(paces),
  };
}
