import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { PageTitle } from '../../../src/ui/layout/PageTitle';

describe("the browser's tab", () => {
  test('says the heading of the page, and the product alone when the page is left', () => {
    const { rerender, unmount } = render(<PageTitle>Choose a voice</PageTitle>);
    expect(document.title).toBe('Choose a voice · Reelwright');
    rerender(<PageTitle>Choose music</PageTitle>);
    expect(document.title).toBe('Choose music · Reelwright');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose music');
    unmount();
    expect(document.title).toBe('Reelwright');
  });
  test('says what is spoken of the heading where that is more than what is seen', () => {
    render(<PageTitle aria-label="Editing Ember Flask">Ember Flask</PageTitle>);
    expect(document.title).toBe('Editing Ember Flask · Reelwright');
  });
  test('says of a page that holds nothing else why; an empty list on a page leaves its title', () => {
    const { unmount } = render(<EmptyState level="h1" icon={null} title="404 Not Found" text="" />);
    expect(document.title).toBe('404 Not Found · Reelwright');
    unmount();
    render(
      <>
        <PageTitle>Projects</PageTitle>
        <EmptyState icon={null} title="No projects yet" text="" />
      </>,
    );
    expect(document.title).toBe('Projects · Reelwright');
  });
});

/** A person's press beside all that takes the focus, and what follows of it. */
const pressNowhere = async (where: Element = document.body) => {
  await userEvent.click(where);
  await new Promise((resolve) => setTimeout(resolve));
};
beforeEach(() => pressNowhere());

test('[TP1] the heading of what comes takes up the focus that went with its button, and no other', () => {
  const step = (name: string) => (
    <main key={name}>
      <PageTitle>{name}</PageTitle>
      <button>{`Leave ${name}`}</button>
    </main>
  );
  const page = (name: string) => (
    <>
      <a href="/">Home</a>
      {step(name)}
    </>
  );
  const { rerender } = render(page('Scripts'));
  expect(document.activeElement).toBe(document.body);
  rerender(page('Settings'));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button').focus();
  rerender(page('Looking it up'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Looking it up' }));
  rerender(page('Scripts'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Scripts' }));
  screen.getByRole('link').focus();
  rerender(page('Settings'));
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

test('[TP1] it is taken up, too, where it was lost before the page went, and where the next page is long in coming', () => {
  const { rerender } = render(
    <main>
      <PageTitle>Log in</PageTitle>
      <button>Log in</button>
    </main>,
  );
  const button = screen.getByRole('button');
  button.focus();
  // As a browser does with a button that is switched off while it has the focus.
  button.blur();
  rerender(<p>Loading</p>);
  rerender(<PageTitle>Projects</PageTitle>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Projects' }));
});

test('[TP1] who put it nowhere keeps it there', async () => {
  const { rerender } = render(
    <main>
      <PageTitle>Rendering</PageTitle>
      <button>Stop</button>
      <p>Half of it is done.</p>
    </main>,
  );
  screen.getByRole('button').focus();
  await pressNowhere(screen.getByText('Half of it is done.'));
  expect(document.activeElement).toBe(document.body);
  rerender(
    <main key="ready">
      <PageTitle>Ready</PageTitle>
    </main>,
  );
  expect(document.activeElement).toBe(document.body);
});
