/** A part of a page whose code comes when it is shown. Where it does not come, its place says so, with a way on. */
import { Unplug } from 'lucide-react';
import { Component, createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { shellMessages } from '../../locales/messages/shell';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';
import { place } from './later.css';
import { bringLostStyles } from './lostStyles';

const { partFailed: text } = shellMessages;

type Retry = () => void;
type Broken = (retry: Retry) => ReactNode;

const broken: Broken = (retry) => (
  <div role="alert" className={place}>
    <EmptyState icon={<Unplug size={28} />} title={text.title} text={text.text}>
      <Button onClick={retry}>{text.retry}</Button>
    </EmptyState>
  </div>
);
/** Where there is room for a button and no more. */
export const brokenSmall: Broken = (retry) => (
  <span role="alert">
    <Button variant="secondary" size="small" title={text.text} onClick={retry}>
      {text.retrySmall}
    </Button>
  </span>
);

interface Props {
  readonly broken: Broken;
  readonly onBroken: () => void;
  readonly children: () => ReactNode;
}

class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch() {
    this.props.onBroken();
  }
  readonly retry = () => this.setState({ isBroken: false });
  override render() {
    return this.state.isBroken ? this.props.broken(this.retry) : this.props.children();
  }
}

/** As React's `lazy`, which never asks again for what did not come; wants a `Suspense` around it, as that does. */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  whereBroken: Broken = broken,
): ComponentType<Props> {
  // Its styles may have been lost when it was brought in ahead.
  const ask = () => lazy(() => bringLostStyles().then(load));
  let Part = ask();
  const renew = () => {
    Part = ask();
  };
  return function Later(props) {
    return (
      <Boundary broken={whereBroken} onBroken={renew}>
        {() => createElement<Props>(Part, props)}
      </Boundary>
    );
  };
}
