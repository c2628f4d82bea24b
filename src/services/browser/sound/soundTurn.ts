/** Whose turn it is to be heard in a tab: whoever begins ends who was heard before. [W10] [R14] */

export interface SoundTurn {
  /** Returns how to give the turn back. */
  take(onTaken: () => void): () => void;
}
/** Marks videos that are heard alone; players of compositions have many sounds that belong together. */
const HEARD_ALONE = 'heardAlone';

function createSoundTurn(document: Document): SoundTurn {
  let holder: (() => void) | null = null;
  const take = (onTaken: () => void) => {
    const before = holder;
    holder = onTaken;
    before?.();
    return () => {
      if (holder === onTaken) holder = null;
    };
  };
  // Media events do not bubble; on their way down they are heard all the same.
  document.addEventListener(
    'play',
    ({ target }) => {
      const medium = target as HTMLMediaElement;
      if (medium.muted) return;
      const giveBack = take(() => medium.pause());
      if (!(HEARD_ALONE in medium.dataset)) giveBack();
    },
    true,
  );
  return { take };
}

const turns = new WeakMap<Document, SoundTurn>();

/** One for the whole tab, whatever page asks. */
export function soundTurnOf(document: Document): SoundTurn {
  const turn = turns.get(document) ?? createSoundTurn(document);
  turns.set(document, turn);
  return turn;
}
