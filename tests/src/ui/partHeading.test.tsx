/** The focus of what goes is not lost to the top of the page. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartHeading } from '../../../src/ui/layout/PartHeading';

function Part({ view }: { view: 'asked' | 'done' }) {
  return (
    <section>
      <PartHeading id="part" title="Kokoro" view={view} className="" />
      {view === 'asked' ? <button>Add</button> : null}
      <button>Elsewhere</button>
    </section>
  );
}

test('a heading takes up the focus that went with a button, and no other', () => {
  const { rerender } = render(<Part view="asked" />);
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(<Part view="done" />);
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  rerender(<Part view="asked" />);
  screen.getByRole('button', { name: 'Add' }).focus();
  rerender(<Part view="done" />);
  expect(document.activeElement?.textContent).toBe('Kokoro');
});
