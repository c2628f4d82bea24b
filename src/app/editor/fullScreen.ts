/** The browser's full screen, for as long as it is asked for; leaving it by its own ways is notified. */
interface Listeners {
  onLeft(): void;
  onRefused(): void;
}

export function fillScreen(
  document: Document,
  stage: Element | null,
  { onLeft, onRefused }: Listeners,
): () => void {
  const look = () => {
    if (document.fullscreenElement !== stage) onLeft();
  };
  document.addEventListener('fullscreenchange', look);
  // Phones that fill their screen with a video element alone have no such method.
  if (!stage?.requestFullscreen) onRefused();
  else stage.requestFullscreen().catch(onRefused);
  return () => {
    document.removeEventListener('fullscreenchange', look);
    if (stage && document.fullscreenElement === stage) void document.exitFullscreen();
  };
}
