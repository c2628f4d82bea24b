import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** By keys, in the menu that opens. Enter is heard for what is lit, which it is a moment after the key that leads there. */
export async function chooseInMenu(user: UserEvent, name: string): Promise<void> {
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
  await waitFor(async () => {
    await user.keyboard('{ArrowDown}');
    expect(item.dataset['highlighted']).toBe('');
  });
  await user.keyboard('{Enter}');
}
