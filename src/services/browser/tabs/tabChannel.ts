/** Speaks with the other tabs of this origin; what is said is heard by them, not by the one who says it. */

interface Channel<Message> {
  say(message: Message): void;
  close(): void;
}

export function openTabChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
): Channel<Message> {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only.
    say: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
