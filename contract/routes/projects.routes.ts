/** Calls on a project's document: open, save, render, translate. [V1] [E11] */
import * as z from 'zod/mini';
import { overriddenSchema } from '../publishCheck';
import { forecastSchema, formatSchema, renderSettingsSchema } from '../renderSettings';
import { projectSchema, revisionSchema, storedVideoDataSchema } from '../project';
import { defineRoute, problemSchema } from './route';
import { TITLE_CHARACTERS } from '../limits';
import { nameUpTo, requiredUpTo } from '../text';
import { saveCauseSchema } from '../versions';
import { videoDataSchema } from '../video/videoData';
import { speechSpeedSchema } from '../voiceOver';

const params = z.object({ projectId: z.string() });

export const getProject = defineRoute({
  method: 'GET',
  path: '/project/:projectId',
  summary: 'One project with its editing document',
  params,
  response: projectSchema,
});
/** `If-Match: "<revision>"` saves over that revision alone; without it, over whatever is there. */
export const saveLayout = defineRoute({
  method: 'PUT',
  path: '/project/:projectId/layout',
  summary: "Replace a project's editing document; with If-Match, only if nobody else has meanwhile",
  params,
  query: z.optional(
    z.object({
      cause: z.optional(saveCauseSchema),
      /** Who edits: one opened project in one tab. Their own save, answered or not, is never in their way. */
      writer: z.optional(nameUpTo(64)),
      /** How many changes the writer had made by then. */
      edit: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(1_000_000_000))),
    }),
  ),
  body: videoDataSchema,
  response: z.object({ project_id: z.string(), revision: revisionSchema }),
});
/** What a 409 of `saveLayout` says beside its sentence: the revision that is there now. */
export const staleLayoutSchema = z.extend(problemSchema, { revision: revisionSchema });
export const renderProject = defineRoute({
  method: 'POST',
  path: '/project/:projectId/render',
  summary: 'Render a project to a file; a render that is under way is not started twice',
  params,
  body: z.nullish(
    z.partial(
      z.object({
        project_id: z.string(),
        /** The document as it is, as MP4, where it is left out. */
        settings: renderSettingsSchema,
        /** Each becomes a render of its own, one after the other. */
        formats: z.array(formatSchema).check(z.maxLength(8)),
        /** Whether a mail is to say when it has ended. */
        mail: z.boolean(),
        /** What its publish check has told, and is rendered all the same. */
        overridden: overriddenSchema,
      }),
    ),
  ),
  response: z.object({ project_id: z.string() }),
});
export const foretellRender = defineRoute({
  method: 'GET',
  path: '/project/:projectId/render/forecast',
  summary: 'About how long each kind of render would take here, and how large its file would be',
  params,
  response: z.object({ forecasts: z.array(forecastSchema) }),
});
export const cancelRender = defineRoute({
  method: 'DELETE',
  path: '/project/:projectId/render',
  summary: 'End a render that is under way; what was rendered before stays',
  params,
  response: z.object({ project_id: z.string() }),
});
export const notifyOfRender = defineRoute({
  method: 'PUT',
  path: '/project/:projectId/render/notice',
  summary: 'Be told by mail, or no more, when the render that is under way has ended',
  params,
  body: z.object({ mail: z.boolean() }),
  response: z.object({ mail: z.boolean() }),
});
/** [SC4] Its sentences are spoken by `/speech` of the copy, each of which keeps it for as long as a deletion can be undone. */
export const hideTranslation = defineRoute({
  method: 'POST',
  path: '/project/:projectId/translation',
  summary:
    'Make a copy of a project that nobody sees until it is shown, to be worked into another language; left alone for ten minutes, it is gone',
  params,
  body: z.object({
    title: requiredUpTo(TITLE_CHARACTERS),
    /** Who speaks in it from now on; as the original does where it is left out. */
    spoken: z.optional(z.object({ voice: nameUpTo(200), speed: speechSpeedSchema })),
  }),
  response: z.object({ project_id: z.string(), title: z.string(), layout: storedVideoDataSchema }),
});
export const showTranslation = defineRoute({
  method: 'POST',
  path: '/project/:copyId/translation/shown',
  summary: 'Give a copy that was hidden its document, and show it',
  params: z.object({ copyId: z.string() }),
  body: videoDataSchema,
  response: z.object({ project_id: z.string() }),
});
