import { render, screen } from '@testing-library/react';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askedAnew } from '../../../../src/templates/paint/media/askedAnew';

/** As the player does, which tells its chart. */
class Caught extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}
const Decoder = () => <p>Decoded</p>;

// React tells of what its boundaries caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('[Y2] decoders that did not come are asked for again by the film that is opened next, and then by none', async () => {
  const load = vi
    .fn(() => Promise.resolve({ default: Decoder }))
    .mockImplementationOnce(() => Promise.reject(new Error('It did not come')));
  const latest = askedAnew(load);
  const Clip = () => {
    const [Part] = useState(latest);
    return (
      <Suspense fallback="Waiting">
        <Part />
      </Suspense>
    );
  };
  const open = () =>
    render(
      <Caught>
        <Clip />
      </Caught>,
    );
  const first = open();
  expect(await screen.findByText('It did not come')).toBeTruthy();
  first.unmount();
  const second = open();
  expect(await screen.findByText('Decoded')).toBeTruthy();
  second.unmount();
  open();
  expect(screen.getByText('Decoded')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
