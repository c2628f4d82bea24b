/** About how long the video takes to render as is usual for it; nothing where nothing like it was rendered here. [S3] [ED4] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { forecastOf, usualSettings } from '../../../contract/renderSettings';
import type { VideoData } from '../../../contract/video/videoData';
import type { renderForecastMachine } from '../../machines/renderForecast/renderForecast.machine';
import { stylesMessages as text } from '../../locales/messages/styles';
import { asSpan } from '../../ui/amounts';
import * as css from './styles.css';

interface Props {
  readonly forecast: ActorRefFrom<typeof renderForecastMachine>;
  readonly video: VideoData | null;
}

export function RenderTime({ forecast, video }: Props) {
  const forecasts = useSelector(forecast, ({ context }) => context.forecasts);
  const seconds = video ? (forecastOf(forecasts, usualSettings(video))?.seconds ?? null) : null;
  return (
    <p role="status" className={css.hint}>
      {seconds === null ? '' : text.renderTakes(asSpan(Math.max(1, seconds)))}
    </p>
  );
}
