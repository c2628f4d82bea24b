/** What a lesson stands on: a quiet background a step, a horizon beneath it, and a bar that says how far it has come. */
import { useMemo } from 'react';
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
import type { VideoData } from '../../../contract/video/videoData';
import { safeInsets, unitOf } from '../canvas/canvas';
import { stillBackground } from '../paint/stillBackground';
import { BAR, barAt, barLook, groundOf, stepAt, stepsOf } from './lessonSteps';
import { HORIZON } from './lessonColours';

export function Lesson({ videoData }: { videoData: VideoData }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const steps = useMemo(() => stepsOf(videoData), [videoData]);
  const { shown, before, presence } = stepAt(steps, frame, fps);
  return (
    <AbsoluteFill>
      <Background of={groundOf(before ?? shown)} />
      {before && (
        <AbsoluteFill style={{ opacity: presence }}>
          <Background of={groundOf(shown)} />
        </AbsoluteFill>
      )}
      <Background of={HORIZON} />
      <StepBar videoData={videoData} parts={barAt(steps, frame)} />
    </AbsoluteFill>
  );
}

const Background = ({ of }: { of: string }) => (
  <AbsoluteFill {...stillBackground} style={{ background: of }} />
);

function StepBar({ videoData, parts }: { videoData: VideoData; parts: readonly number[] }) {
  const size = useVideoConfig();
  const unit = unitOf(size);
  const { top, side } = safeInsets(size);
  const { dir, litColor } = barLook(videoData);
  const part = { flex: 1, borderRadius: (BAR.height / 2) * unit, overflow: 'hidden' } as const;
  return (
    <div
      dir={dir}
      style={{
        ...{ position: 'absolute', top, left: side, right: side, height: BAR.height * unit },
        ...{ display: 'flex', gap: BAR.gap * unit },
      }}
    >
      {parts.map((share, index) => (
        <div key={index} style={{ ...part, background: 'rgba(255,255,255,0.26)' }}>
          {share > 0 && <div style={{ width: `${share * 100}%`, height: '100%', background: litColor }} />}
        </div>
      ))}
    </div>
  );
}
