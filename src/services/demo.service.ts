/** The sample that comes with the product. [T4] */
import { videoDataSchema, type VideoData } from '../../contract/video/videoData';

const SAMPLE = '/assets/demo/educational.json';

export interface DemoService {
  /** Rejects when the file is not there, or is no document. */
  fetchSample(signal?: AbortSignal): Promise<VideoData>;
}

export const createDemoService = (fetch: typeof globalThis.fetch): DemoService => ({
  async fetchSample(signal) {
    const response = await fetch(SAMPLE, signal ? { signal } : {});
    if (!response.ok) throw new Error(`the sample answered ${response.status}`);
    return videoDataSchema.parse(await response.json());
  },
});
