import { describe, expect, it } from 'vitest';
import { soundsLike } from '../../contract/video/fillerSounds';

describe('[SC5] a sound of thinking, to who times a recording as to who cuts it', () => {
  const isOne = soundsLike(['er', 'um', 'hmm']);

  it.each(['er', 'Um,', 'uuum', 'ummm …', 'hmmmm'])('%s is one', (word) => {
    expect(isOne(word)).toBe(true);
  });

  it.each(['err', 'ER', 'um?', 'hm', 'umbrella', '…', ''])('%o is none', (word) => {
    expect(isOne(word)).toBe(false);
  });

  it('where a language has no such sounds, no word is one', () => {
    const isAny = soundsLike([]);

    expect(['um', '…', ''].map(isAny)).toEqual([false, false, false]);
  });
});
