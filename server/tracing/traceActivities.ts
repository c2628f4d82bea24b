/** A span for each activity that this process tells of; what a worker does belongs to the call that asked for it. */
import { SpanKind, SpanStatusCode, type Attributes, type Span, type Tracer } from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { observeWithin, type Activities, type ActivityName } from '../observing/activities';
import { tellTrace } from '../observing/carriedTrace';
import { elsewhere, traceparentOf, underWay, within } from './underWay';
import { errorType } from './errorType';

interface Told {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes: Attributes;
}
type Telling = { readonly [Name in ActivityName]: (about: Activities[Name]) => Told };

/** Ids of rows say nothing of a person without the database. */
const telling: Telling = {
  work: ({ queue, data, attempt }) => ({
    name: `process ${queue}`,
    kind: SpanKind.CONSUMER,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.destination.name': queue,
      'messaging.operation.name': 'process',
      'messaging.operation.type': 'process',
      'reelwright.attempt': attempt,
      ...('jobId' in data
        ? { 'reelwright.job.id': data.jobId }
        : 'packId' in data
          ? { 'reelwright.pack.id': data.packId }
          : { 'reelwright.project.id': data.projectId, 'reelwright.render.id': data.renderId }),
    },
  }),
  step: ({ jobId, kind, step }) => ({
    name: `step ${step}`,
    attributes: { 'reelwright.job.id': jobId, 'reelwright.job.kind': kind },
  }),
  film: ({ kind }) => ({ name: 'film', attributes: { 'reelwright.film.kind': kind } }),
  drawing: ({ frames }) => ({ name: 'draw', attributes: { 'reelwright.frames': frames } }),
  chunk: ({ from, to }) => ({
    name: 'chunk',
    attributes: { 'reelwright.frames.from': from, 'reelwright.frames.to': to },
  }),
  filmStage: ({ stage }) => ({ name: stage, attributes: {} }),
};

export function traceActivities(tracer: Tracer): () => void {
  const listen = <Name extends ActivityName>(activity: Name) =>
    observeWithin<Name, Span>(activity, underWay, {
      begun: (about) => {
        const asked = 'trace' in about ? about.trace : undefined;
        const parent = elsewhere(asked?.traceparent) ?? underWay.getStore();
        const asker = elsewhere(asked?.askedBy);
        const links = asker ? [{ context: asker.spanContext() }] : [];
        const { name, ...told } = telling[activity](about);
        return tracer.startSpan(name, { ...told, links }, within(parent));
      },
      ended(span, error) {
        if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        if (error !== undefined) span.setAttribute(ATTR_ERROR_TYPE, errorType(error));
        span.end();
      },
    });
  const stops = [
    ...(Object.keys(telling) as ActivityName[]).map((activity) => listen(activity)),
    tellTrace((carried) => {
      const here = underWay.getStore();
      if (here) carried.traceparent = traceparentOf(here);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
