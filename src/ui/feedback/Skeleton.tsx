/** A grey place-holder of a given shape; silent for screen readers. */
import { skeleton } from './Skeleton.css';

export const Skeleton = ({
  aspectRatio,
  height,
  width,
}: {
  aspectRatio?: string;
  height?: string;
  width?: string;
}) => <div className={skeleton} style={{ aspectRatio, height, width }} aria-hidden />;
