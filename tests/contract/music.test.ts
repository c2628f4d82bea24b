import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { beatsOf, loopPointOf, MUSIC_FAMILIES, MUSIC_TRACKS, trackOf } from '../../contract/sound/music';
import { ms } from '../../contract/units';

describe('[W10] the list of the built-in music', () => {
  test('has 23 tracks, those that the specification names first among them', () => {
    const titles = MUSIC_TRACKS.map(({ title }) => title);
    expect(titles.slice(0, 5)).toEqual(['Business Corporate', 'Rap Beat', 'Stomp Logo', 'Modern Indian', 'Upbeat Energetic Rock']); // prettier-ignore
    expect(titles).toHaveLength(23);
  });
  test.each(['title', 'audio', 'bpm', 'key'] as const)('no two have the same %s', (field) => {
    expect(new Set(MUSIC_TRACKS.map((track) => track[field])).size).toBe(23);
  });
  test('each family has some of them', () => {
    expect(MUSIC_FAMILIES.map((one) => MUSIC_TRACKS.filter(({ family }) => family === one).length)).toEqual([4, 3, 5, 4, 4, 3]); // prettier-ignore
  });
  test('each lasts from 30 to 75 seconds', () => {
    const lengths = MUSIC_TRACKS.map((track) => loopPointOf(track) / 1000);
    expect([Math.min(...lengths) > 30, Math.max(...lengths) < 75]).toEqual([true, true]);
  });
  test('all of them take less than 15 MB', () => {
    const bytes = MUSIC_TRACKS.map(({ audio }) => audio).reduce((sum, file) => sum + statSync(path.resolve(`.${file}`)).size, 0); // prettier-ignore
    expect(bytes).toBeLessThan(15e6);
  });
  test('an address means its track on every host', () => {
    expect(trackOf('https://cdn.example/assets/music/rap-beat.m4a')?.title).toBe('Rap Beat');
    expect(trackOf('/assets/music/nothing.m4a')).toBeUndefined();
  });
  test('beats are counted from 0, and on through every round', () => {
    const ukulele = '/assets/music/sunny-ukulele.m4a';
    expect(beatsOf(ukulele, ms(1600))).toEqual([0, 500, 1000, 1500]);
    expect(beatsOf(ukulele, ms(90_000)).at(-1)).toBe(90_000);
    expect([beatsOf('https://elsewhere/x.mp3', ms(900)), beatsOf(ukulele, ms(-1))]).toEqual([[], []]);
  });
});
