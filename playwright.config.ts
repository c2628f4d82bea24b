/** Journeys in a real browser, the one that the product itself would draw with; the long ones are left out of `npm test`. */
import { defineConfig } from '@playwright/test';
import { findBrowser } from './server/browser/findBrowser';
import { filesThatLookForFaults } from './tests/support/filesThat';

const browser = await findBrowser({ configured: process.env.BROWSER_EXECUTABLE });

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testIgnore: '**/*.trial.spec.ts' },
    {
      name: 'trial',
      testMatch: [
        '**/*.trial.spec.ts',
        '**/firefox.spec.ts',
        ...filesThatLookForFaults('e2e').map((file) => `**/${file}`),
      ],
    },
  ],
  outputDir: 'test-results',
  // Each has a product of its own: while some wait for a job or a page, the others go on.
  workers: 3,
  // A busy machine may take its time; nothing here is measured.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // Without a film of the page, which the processor would draw beside the journey.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, '--autoplay-policy=no-user-gesture-required'],
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
  },
});
