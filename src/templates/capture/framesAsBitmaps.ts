/**
 * Remotion makes a bitmap of each decoded frame of a clip and paints that into the clip's canvas. A bitmap is made anew
 * for each, and a frame that is painted itself is converted at each look at it, into memory that is mapped anew as
 * well: so each is converted once, into a canvas that was there before.
 */

type Scope = typeof globalThis;

/** @param scope whose `createImageBitmap` gives decoded frames back as they are shown, under a bitmap's names */
export function giveFramesAsBitmaps(scope: Scope): void {
  const whole = scope.createImageBitmap.bind(scope) as (...asked: unknown[]) => Promise<ImageBitmap>;
  const convert = frameConverter();
  const taking = async (...asked: readonly unknown[]): Promise<ImageBitmap> => {
    const [source] = asked;
    if (!(source instanceof scope.VideoFrame) || asked.length > 1) return whole(...asked);
    return isPlain(source) ? convert(source).catch(() => asItIs(source)) : asItIs(source);
  };
  Object.assign(scope, { createImageBitmap: taking });
}

/** Its own: whoever asks closes what it asked with. */
function asItIs(source: VideoFrame): ImageBitmap {
  const frame = source.clone();
  const { displayWidth: width, displayHeight: height } = frame;
  return Object.assign(frame, { width, height }) as unknown as ImageBitmap;
}

/** What is painted of it are its pixels, converted by 8 bits. */
function isPlain({ format, visibleRect, displayWidth, displayHeight, colorSpace }: VideoFrame): boolean {
  if (format !== 'I420' && format !== 'NV12') return false;
  if (visibleRect?.width !== displayWidth || visibleRect.height !== displayHeight) return false;
  return SDR.has(colorSpace.transfer ?? 'bt709') && SDR.has(colorSpace.primaries ?? 'bt709');
}
const SDR: ReadonlySet<string> = new Set(['bt709', 'smpte170m', 'bt470bg', 'iec61966-2-1']);

interface Room {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly pixels: ImageData;
}

function frameConverter(): (frame: VideoFrame) => Promise<ImageBitmap> {
  /** Those that nobody paints from at this moment. */
  let free: Room[] = [];
  return async (frame) => {
    const { displayWidth: width, displayHeight: height } = frame;
    const isFitting = ({ canvas }: Room) => canvas.width === width && canvas.height === height;
    const room = free.find(isFitting) ?? newRoom(width, height);
    free = free.filter((other) => other !== room);
    await frame.copyTo(room.pixels.data, { format: 'RGBA', colorSpace: 'srgb' });
    room.context.putImageData(room.pixels, 0, 0);
    const close = () => void (free = [room]);
    return Object.assign(room.canvas, { close }) as unknown as ImageBitmap;
  };
}

function newRoom(width: number, height: number): Room {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`No canvas of ${width}x${height} can be painted`);
  return { canvas, context, pixels: new ImageData(width, height) };
}
