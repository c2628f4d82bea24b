/** Tells the other tabs of this browser that somebody has signed out, and hears it from them. */

export interface OtherTabs {
  notifySignedOut(userId: string): void;
  /** Returns how to stop listening. */
  onSignedOut(hear: (userId: string) => void): () => void;
}

export function openOtherTabs({
  BroadcastChannel,
}: {
  BroadcastChannel: typeof globalThis.BroadcastChannel;
}) {
  const channel = new BroadcastChannel('reelwright:signed-out');
  const otherTabs: OtherTabs = {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone.
    notifySignedOut: (userId) => channel.postMessage(userId),
    onSignedOut(hear) {
      const onMessage = ({ data }: MessageEvent<unknown>) =>
        typeof data === 'string' ? hear(data) : undefined;
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
  return otherTabs;
}
