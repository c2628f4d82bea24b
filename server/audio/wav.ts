/** RIFF WAVE with 16-bit samples: what the speech engine writes and ffmpeg exchanges. */
import type { Sound } from './sound';

const HEADER_BYTES = 44;
const PCM = 1;
const EXTENSIBLE = 0xfffe;

export class NotWave extends Error {
  override readonly name = 'NotWave';
}

/** Walks the chunks, so that a header with extra chunks, or a size that a pipe left open, is read as well. */
export function readWav(file: Buffer): Sound {
  if (
    file.length < 12 ||
    file.toString('latin1', 0, 4) !== 'RIFF' ||
    file.toString('latin1', 8, 12) !== 'WAVE'
  )
    throw new NotWave('This is not a WAVE file.');
  let format: { channels: number; sampleRate: number } | null = null;
  for (let at = 12; at + 8 <= file.length;) {
    const id = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const start = at + 8;
    if (id === 'fmt ') {
      const kind = file.readUInt16LE(start);
      if ((kind !== PCM && kind !== EXTENSIBLE) || file.readUInt16LE(start + 14) !== 16)
        throw new NotWave('Only WAVE with 16-bit samples is read.');
      format = { channels: file.readUInt16LE(start + 2), sampleRate: file.readUInt32LE(start + 4) };
    }
    if (id === 'data') {
      if (!format) throw new NotWave('The samples come before their format.');
      return samplesOf(file.subarray(start, Math.min(start + size, file.length)), format);
    }
    at = start + size + (size % 2);
  }
  throw new NotWave('There are no samples in this file.');
}

function samplesOf(data: Buffer, format: { channels: number; sampleRate: number }): Sound {
  const { channels: count, sampleRate } = format;
  const length = Math.floor(data.length / 2 / count);
  const channels = Array.from({ length: count }, (_, channel) => {
    const samples = new Float32Array(length);
    for (let i = 0; i < length; i++) samples[i] = data.readInt16LE(2 * (i * count + channel)) / 32768;
    return samples;
  });
  return { sampleRate, channels };
}

export function writeWav({ sampleRate, channels }: Sound): Buffer {
  const count = channels.length;
  const length = channels[0]?.length ?? 0;
  const bytes = length * count * 2;
  const file = Buffer.alloc(HEADER_BYTES + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(count, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * count * 2, 28);
  file.writeUInt16LE(count * 2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  channels.forEach((samples, channel) => {
    samples.forEach((sample, i) => {
      const whole = Math.max(-32768, Math.min(32767, Math.round(sample * 32767)));
      file.writeInt16LE(whole, HEADER_BYTES + 2 * (i * count + channel));
    });
  });
  return file;
}
