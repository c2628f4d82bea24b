/** Where the focus goes when a dialog closes, and when what had it was switched off for a while. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../../../src/ui/feedback/Dialog';

/** As a browser takes it from what is switched off: nothing else is told that it has it. */
function loseFocus(): void {
  window.addEventListener('focusin', (event) => event.stopPropagation(), { capture: true, once: true });
  const gone = document.body.appendChild(document.createElement('button'));
  gone.focus();
  gone.remove();
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (isOpen) loseFocus();
  }, [isOpen]);
  return (
    <>
      <button type="button" disabled={isOpen} onClick={() => setOpen(true)}>
        Choose
      </button>
      {isOpen ? (
        <Dialog
          isOpen
          title="Choices"
          closeLabel="Cancel"
          onClose={() => setOpen(false)}
          foot={<button type="button">Done</button>}
        >
          words
        </Dialog>
      ) : null}
    </>
  );
}

test('the focus returns to the button that opened a dialog, though it was switched off while it was open', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose' })));
});

test('a button that was switched off while it worked has the focus again when it is done', async () => {
  const user = userEvent.setup();
  const shown = (isBusy: boolean) => (
    <button type="button" disabled={isBusy}>
      Download
    </button>
  );
  const { rerender } = render(shown(false));
  await user.tab();
  rerender(shown(true));
  loseFocus();
  expect(document.activeElement).toBe(document.body);
  rerender(shown(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
});
