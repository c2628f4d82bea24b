/** Many sounds become few files first: what one graph costs grows with the square of its sounds. */
import { mixToFile, type OpenedSound, type Stop } from './mixToFile';
import { HEADROOM } from './mixPlan';

/** How many sounds one graph mixes at most. */
const AT_ONCE = 24;

/** The same sound from at most as many files as one graph takes; each holds what is heard at nearly the same time. */
export async function gatherSounds(
  sounds: readonly OpenedSound[],
  fileOf: (name: string) => string,
  stop: Stop,
  round = 0,
): Promise<readonly OpenedSound[]> {
  if (sounds.length <= AT_ONCE) return sounds;
  const inOrder = [...sounds].sort((a, b) => a.startMs - b.startMs);
  const gathered: OpenedSound[] = [];
  for (let at = 0; at < inOrder.length; at += AT_ONCE) {
    const file = fileOf(`gathered${round}-${at}`);
    gathered.push(await gather(inOrder.slice(at, at + AT_ONCE), file, stop));
  }
  return gatherSounds(gathered, fileOf, stop, round + 1);
}

async function gather(sounds: readonly OpenedSound[], file: string, stop: Stop): Promise<OpenedSound> {
  const startMs = Math.min(...sounds.map((sound) => sound.startMs));
  const lengthMs = Math.max(...sounds.map((sound) => sound.startMs + sound.lengthMs)) - startMs;
  await mixToFile(
    sounds.map((sound) => earlier(sound, startMs)),
    lengthMs,
    file,
    stop,
  );
  const envelope = [{ atMs: startMs, gain: 1 / HEADROOM }] as const;
  return { ref: file, file, startMs, lengthMs, trimMs: 0, speed: 1, repeats: null, envelope };
}

function earlier(sound: OpenedSound, byMs: number): OpenedSound {
  const [first, ...rest] = sound.envelope;
  const moved = ({ atMs, gain }: typeof first) => ({ atMs: atMs - byMs, gain });
  return { ...sound, startMs: sound.startMs - byMs, envelope: [moved(first), ...rest.map(moved)] };
}
