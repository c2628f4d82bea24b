/** A part of a page whose code comes when it is shown. Where it does not come, its place says so, with a way on. */
import { Unplug } from 'lucide-react';
import { Component, createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { shellMessages } from '../../locales/messages/shell';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';
import { ahead, holdAhead } from './ahead';
import { place } from './later.css';
import { bringLostStyles } from './lostStyles';

const { partFailed: text } = shellMessages;

type Retry = () => void;
export type Broken = (retry: Retry) => ReactNode;

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
  /** Back in the net, most of what did not come does. */
  readonly retryOnline = () => (this.state.isBroken ? this.retry() : undefined);
  override componentDidMount() {
    window.addEventListener('online', this.retryOnline);
  }
  override componentWillUnmount() {
    window.removeEventListener('online', this.retryOnline);
  }
  override render() {
    return this.state.isBroken ? this.props.broken(this.retry) : this.props.children();
  }
}

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** A part whose code can be brought before it is shown: then it stands at once. */
export interface BroughtPart<Props extends object> {
  (props: Props): ReactNode;
  bring(): Promise<void>;
}

/** As React's `lazy`, which never asks again for what did not come; wants a `Suspense` around it, as that does. */
export function later<Props extends object>(
  load: Load<Props>,
  whereBroken: Broken = broken,
): BroughtPart<Props> {
  // Its styles may have been lost when it was brought in ahead.
  const ask = () =>
    lazy(async () => {
      const release = holdAhead();
      try {
        await bringLostStyles();
        return await load();
      } finally {
        release();
      }
    });
  let Part: ComponentType<Props> = ask();
  let brought: ComponentType<Props> | null = null;
  const renew = () => {
    Part = ask();
  };
  function Later(props: Props) {
    // It stays what it was as long as it is shown.
    const [Own] = useState(() => brought);
    return (
      <Boundary broken={whereBroken} onBroken={renew}>
        {() => createElement<Props>(Own ?? Part, props)}
      </Boundary>
    );
  }
  const bring = async () => {
    brought = (await load()).default;
  };
  return Object.assign(Later, { bring });
}

/** Brought in while there is nothing else to do: a line that is cut later takes nothing away. */
export function soon<Props extends object>(load: Load<Props>, whereBroken?: Broken): BroughtPart<Props> {
  const Part = later(load, whereBroken);
  ahead(() => void Part.bring().catch(() => undefined));
  return Part;
}
