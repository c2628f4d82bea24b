/** What stands around the wizards, without a fault that axe finds; the trial looks at every other screen. */
import { expectNoFaults } from './support/faults';
import { expect, heading, signUp, test } from './support/test';

// What still fades in has no contrast yet.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('[A1] [A3] [P1] [R7] [C1] the pages around the wizard have no faults', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Login');
  await expectNoFaults(page, 'sign-in');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(heading(page)).toHaveText('Sign Up');
  await expectNoFaults(page, 'sign-up');
  await signUp(page, 'around@example.com');
  await expect(page.getByText('100 credits left')).toBeAttached();
  await expectNoFaults(page, 'home, empty');
  await page.goto('/create');
  await expect(heading(page)).toHaveText('What kind of video you want to create?');
  await expectNoFaults(page, 'create');
  await page.goto('/nothing/here');
  await expect(heading(page)).toHaveText('404 Not Found');
  await expectNoFaults(page, '404');
});
