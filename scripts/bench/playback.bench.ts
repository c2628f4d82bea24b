/** A minute of film in the editor's player: whether it holds its pace, and how long its frames are. */
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../server/browser/findBrowser';
import { defineBench } from './defineBench';
import { threadMs } from './listMeter';
import { writeBenchProject } from './playback/benchProject';
import { longestTask } from './playback/longestTask';
import { idleFor, playFor } from './playback/playMeter';
import { servePage } from './servePage';

const SECONDS = 58;
const IDLE_SECONDS = 10;
const LONGEST_MS = 50;
/** Of 30 a second: what is shown between two looks is counted once. */
const PACE = 29.5;
const FRAMES_A_SECOND = 30;

export const bench = defineBench({
  name: 'playback',
  async run(folder) {
    const found = await findBrowser();
    const served = await servePage(path.join(import.meta.dirname, 'playback'), folder);
    await writeBenchProject(served.folder);
    const browser = await chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args, '--autoplay-policy=no-user-gesture-required'],
      env: { ...process.env, ...found.env } as Record<string, string>,
    });
    try {
      const page = await browser.newPage({ viewport: { width: 720, height: 560 } });
      await page.goto(served.baseURL);
      await page.locator('canvas, img').first().waitFor({ state: 'attached' });
      const idle = await idleFor(page, IDLE_SECONDS);
      let played = { longest: 0, nearlyAll: 0, pace: 0 };
      let task = 0;
      const work = await threadMs(page, async () => {
        task = await longestTask(browser, page, async () => {
          played = await playFor(page, SECONDS);
        });
      });
      return [
        { figure: 'a paused film, its longest frame', measured: idle, unit: 'ms' },
        {
          figure: 'a minute of 6 pictures, 2 clips and 120 captions, its longest frame',
          measured: played.longest,
          unit: 'ms',
          goal: { atMost: LONGEST_MS },
        },
        { figure: 'the same, 99 of 100 frames', measured: played.nearlyAll, unit: 'ms' },
        {
          figure: 'the same, frames of the film that were shown',
          measured: played.pace,
          unit: 'a second',
          goal: { atLeast: PACE },
        },
        {
          figure: "the same, the longest task of the page's thread by its own time",
          measured: task,
          unit: 'ms',
          goal: { atMost: LONGEST_MS },
        },
        {
          figure: "the same, the page's own work for a frame of the film",
          measured: work / (SECONDS * FRAMES_A_SECOND),
          unit: 'ms',
          goal: { atMost: Math.floor(1000 / FRAMES_A_SECOND) },
        },
      ];
    } finally {
      await browser.close();
      await served.close();
    }
  },
});
