/** Tables of the product: profiles and credits, jobs and their steps, projects and renders, media, brand assets. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditKind } from '../../../contract/audit';
import type { BookingKind } from '../../../contract/creditLedger';
import type { BrandAssetType, BrandFacts } from '../../../contract/brandAsset';
import type { JobKind, JobStatus, JobStepName } from '../../../contract/job';
import type { LayoutEntry } from '../../../contract/layoutEntry';
import type { KeptRequest } from '../../../contract/routes/jobStart.routes';
import type { BatchedRender, FileKind, RenderSettings } from '../../../contract/renderSettings';
import type { Overridden } from '../../../contract/publishCheck';
import type { RenderCheck } from '../../../contract/renderCheck';
import type { Loudness } from '../../../contract/sound/loudness';
import type { Refusal } from '../../../contract/refusals';
import type { ProjectOrigin, RenderProgress } from '../../../contract/project';
import type { ProjectStatus } from '../../../contract/projectListItem';
import type { Crop, PointOfInterest } from '../../../contract/video/itemDetails';
import type { BrandProps } from '../../../contract/video/templateProps';
import type { MediaCredit } from '../../../contract/credit';
import type { StyleContent } from '../../../contract/ownStyle';
import type { PackFault, PackState } from '../../../contract/packs';
import type { WorkerDoing, WorkerDrawing } from '../../../contract/worker';
import type { VersionCause } from '../../../contract/versions';
import type { FormatName } from '../../../contract/video/formats/formats';
import type { VideoData } from '../../../contract/video/videoData';

/** A letter that is wanted: in which language, and where its links lead. */
export interface RenderNotice {
  readonly language: string;
  readonly origin: string;
}

export interface KeptLayouts {
  readonly entries: readonly LayoutEntry[];
  /** What they show of the library and the brand kit, in stored form: it stays for as long as they do. */
  readonly shows: readonly string[];
}

/** A voice of a model: its number there, its name, its languages. */
export interface PackSpeaker {
  readonly sid: number;
  readonly name: string;
  readonly languages?: string[] | undefined;
  readonly gender?: 'female' | 'male' | undefined;
}

const createdAt = timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow();
/** Set when the owner deletes the row, which can be undone for a while; then it and its files are removed. */
const deletedAt = timestamp('deleted_at', { withTimezone: true });

/** One row a user of either authentication; made when the user is first seen. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id').primaryKey(),
    email: text('email').notNull(),
    /** What can be spent now: held credits are already taken off. Written by `bookCredits` alone; a trigger compares. */
    credits: integer('credits').notNull(),
    createdAt,
    /** Set by an operator: nobody signs in or calls; what runs is finished. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    /** When the account is to be erased with all that is in it; until then that can be undone. */
    eraseAt: timestamp('erase_at', { withTimezone: true }),
  },
  (t) => [
    check('profiles_credits_not_negative', sql`${t.credits} >= 0`),
    index('profiles_to_erase')
      .on(t.eraseAt)
      .where(sql`${t.eraseAt} is not null`),
  ],
);

/** Until when the addresses of files that a session was given open: renewed by its calls. */
export const mediaRights = pgTable(
  'media_rights',
  {
    sessionId: uuid('session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (t) => [index('media_rights_by_user').on(t.userId), index('media_rights_by_end').on(t.until)],
);

export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<JobKind>().notNull(),
    status: text('status').$type<JobStatus>().notNull().default('initiated'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** The request with every address of ours as a storage key. */
    request: jsonb('request').$type<KeptRequest>().notNull(),
    /** What it uses of the brand kit, as the kit was when the job was made; null where that is nothing. */
    brand: jsonb('brand').$type<BrandProps>(),
    step: text('step').$type<JobStepName>(),
    /** 0 to 1 within `step`. */
    stepFraction: integer('step_permille').notNull().default(0),
    projectId: uuid('project_id'),
    failure: text('failure'),
    /** The same as a code with its figures; null in rows of older days. */
    refusal: jsonb('refusal').$type<Refusal>(),
    /** The error itself, for whoever runs the server. */
    cause: text('cause'),
    /** Trace context of the call that made it (W3C), so that its renders belong to the same trace; null where nothing is traced. */
    traceparent: text('traceparent'),
    createdAt,
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (t) => [
    index('jobs_by_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('jobs_failed')
      .on(t.finishedAt.desc().nullsFirst())
      .where(sql`${t.status} = 'failed'`),
  ],
);

/** What a step made: a step with a row here is never run again. */
export const jobSteps = pgTable(
  'job_steps',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    step: text('step').$type<JobStepName>().notNull(),
    result: jsonb('result').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.jobId, t.step] })],
);

/** Credits of one job: held when it starts, then spent or returned, once. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    amount: integer('amount').notNull(),
    state: text('state').$type<'held' | 'spent' | 'returned'>().notNull().default('held'),
    createdAt,
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (t) => [
    index('credit_holds_held')
      .on(t.userId)
      .where(sql`${t.state} = 'held'`),
  ],
);

/**
 * The ledger of credits. Rows are added and never changed; they go with the account alone. Triggers of migration 0030
 * hold each balance to the one before, and the profile to the last.
 */
export const creditBookings = pgTable(
  'credit_bookings',
  {
    userId: uuid('user_id').notNull(),
    /** From 1, none left out: of two bookings on one balance, one is refused. */
    number: integer('number').notNull(),
    /** What it is for, so that a step that is done again books nothing twice. */
    key: text('key').notNull(),
    kind: text('kind').$type<BookingKind>().notNull(),
    amount: integer('amount').notNull(),
    /** After it. */
    balance: integer('balance').notNull(),
    /** No reference: the job may go, its booking stays. */
    jobId: uuid('job_id'),
    jobKind: text('job_kind').$type<JobKind>(),
    /** The title of the video, or an operator's reason. */
    about: text('about').notNull().default(''),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.number] }),
    uniqueIndex('credit_bookings_by_key').on(t.userId, t.key),
    check('credit_bookings_balance_not_negative', sql`${t.balance} >= 0`),
    check('credit_bookings_number_from_one', sql`${t.number} >= 1`),
  ],
);

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    jobId: uuid('job_id').unique(),
    /** What the job that made it told of it; of a duplicate, which has no job. */
    origin: jsonb('origin').$type<ProjectOrigin>(),
    /** How styles lay out a duplicate, which has no job that keeps it: files in its folder. */
    layouts: jsonb('layouts').$type<KeptLayouts>(),
    title: text('title').notNull(),
    status: text('status').$type<ProjectStatus>().notNull().default('draft'),
    /** The editing document with every address of ours as a storage key. */
    videoData: jsonb('video_data').$type<VideoData>().notNull(),
    /** ms; beside the document, so that a list need not read it. Null where the document tells none. */
    length: doublePrecision('length').generatedAlwaysAs(
      sql`case when jsonb_typeof(video_data->'duration') = 'number' then (video_data->>'duration')::double precision end`,
    ),
    /** Grows by one with each saved document. */
    revision: integer('revision').notNull().default(0),
    /** Who saved the document that is there, and at which of their changes. */
    writer: text('writer'),
    edit: integer('edit').notNull().default(0),
    /** Whose the pictures are that were found for it. */
    credits: jsonb('credits').$type<readonly MediaCredit[]>().notNull().default([]),
    thumbnailKey: text('thumbnail_key'),
    /** The newest finished film; a GIF or a sound is none. */
    renderedKey: text('rendered_key'),
    /** Of sentences that were said anew, and of what a duplicate brought along, in its folder. */
    speechBytes: bigint('speech_bytes', { mode: 'number' }).notNull().default(0),
    /** The render that may write this project; an older one is fenced off. */
    renderId: uuid('render_id'),
    render: jsonb('render').$type<RenderProgress>(),
    /** What the newest render was asked to be; null: the document as it is. */
    renderSettings: jsonb('render_settings').$type<RenderSettings>(),
    /** What its publish check had told, and was rendered all the same. */
    renderOverridden: jsonb('render_overridden').$type<Overridden>().notNull().default([]),
    /** All that was asked for together with it; null where that is one. */
    batch: jsonb('batch').$type<readonly BatchedRender[]>(),
    /** Who is written to when the render that is under way ends. */
    notice: jsonb('notice').$type<RenderNotice>(),
    /** Of the newest finished render. */
    loudness: jsonb('loudness').$type<Loudness>(),
    check: jsonb('check').$type<RenderCheck>(),
    failure: text('failure'),
    /** The same as a code with its figures; null in rows of older days. */
    refusal: jsonb('refusal').$type<Refusal>(),
    /** The error itself, for whoever runs the server. */
    cause: text('cause'),
    createdAt,
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** A duplicate that nobody has seen, because not all of it is there; deleted, so that it is swept unless it is shown. */
    isUnfinished: boolean('is_unfinished').notNull().default(false),
    deletedAt,
  },
  (t) => [
    index('projects_by_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('projects_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);

/** The finished files of a project: the newest of each kind and format. */
export const renderedFiles = pgTable(
  'rendered_files',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FileKind>().notNull(),
    /** '' for a sound, and of another shape. */
    format: text('format').$type<FormatName | ''>().notNull().default(''),
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Null in rows that are older than counting. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** px and frames a second; null for a sound, and in rows that are older than choosing them. */
    width: integer('width'),
    height: integer('height'),
    fps: integer('fps'),
    /** Its captions beside it; null where it says nothing. */
    srtKey: text('srt_key'),
    vttKey: text('vtt_key'),
    /** What was told before it was rendered, and rendered all the same. */
    overridden: jsonb('overridden').$type<Overridden>().notNull().default([]),
    check: jsonb('check').$type<RenderCheck>(),
    renderedAt: timestamp('rendered_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.kind, t.format] }),
    index('rendered_files_by_user').on(t.userId),
    index('rendered_files_uncounted')
      .on(t.projectId)
      .where(sql`${t.bytes} is null`),
  ],
);

/** A link by which anybody may watch a project's video. It is kept for a while after its end, so that its page can say so. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token, as hex. */
    hash: text('hash').notNull(),
    /** Null: never. */
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }),
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
    opens: integer('opens').notNull().default(0),
    createdAt,
  },
  (t) => [
    uniqueIndex('share_links_by_hash').on(t.hash),
    index('share_links_by_project').on(t.projectId, t.createdAt.desc().nullsFirst()),
    index('share_links_by_user').on(t.userId),
    index('share_links_by_end').on(sql`least(${t.endsAt}, ${t.revokedAt})`),
  ],
);

/** What jobs took here: the newest few of each kind and speaker, without saying whose they were. */
export const jobMeasures = pgTable(
  'job_measures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    kind: text('kind').$type<JobKind>().notNull(),
    /** As `speakerOf` names who reads the script. */
    speaker: text('speaker').notNull(),
    words: integer('words').notNull(),
    /** Brought in by the job. */
    pictures: integer('pictures').notNull(),
    clips: integer('clips').notNull(),
    /** ms until it began; null where another job was before it. */
    waitedMs: integer('waited_ms'),
    /** ms of each step that was run through at the first try. */
    took: jsonb('took').$type<Readonly<Partial<Record<JobStepName, number>>>>().notNull(),
  },
  (t) => [index('job_measures_by_speaker').on(t.kind, t.speaker, t.at.desc().nullsFirst())],
);

/** What renders took on this installation, by which others are foretold; nobody's, and thinned by number. */
export const renderMeasures = pgTable(
  'render_measures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    kind: text('kind').$type<FileKind>().notNull(),
    /** 0 for a sound. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    fps: integer('fps').notNull(),
    /** ms of the film. */
    durationMs: integer('duration_ms').notNull(),
    /** '' for a sound. */
    template: text('template').notNull().default(''),
    /** ms from its beginning until its file was kept, but for `converted_ms`; null where others helped. */
    drawnMs: integer('drawn_ms'),
    /** The others were drawn before. */
    framesDrawn: integer('frames_drawn').notNull().default(0),
    /** ms of `drawn_ms` in which these were drawn; null where nobody looked. */
    drawingMs: integer('drawing_ms'),
    /** ms until it was another kind of file. */
    convertedMs: integer('converted_ms').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (t) => [index('render_measures_by_kind').on(t.kind, t.at.desc().nullsFirst())],
);

/** A document that the project had, or that was kept beside it; thinned as time passes. */
export const projectVersions = pgTable(
  'project_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    cause: text('cause').$type<VersionCause>().notNull(),
    videoData: jsonb('video_data').$type<VideoData>().notNull(),
    /** What a list says of the document without reading it. */
    durationMs: doublePrecision('duration_ms').notNull(),
    items: integer('items').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [index('project_versions_by_project').on(t.projectId, t.at.desc().nullsFirst())],
);

/** A picture, clip or sound in storage, with what was measured when it came in. */
export const media = pgTable(
  'media',
  {
    key: text('key').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<'image' | 'video' | 'audio'>().notNull(),
    /** As its file was called; empty where that is not known, and in rows that are older than asking. */
    name: text('name').notNull().default(''),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** ms; null for a picture. */
    durationMs: integer('duration_ms'),
    /** The picture (or the clip's first frame) blurred once. */
    backdropKey: text('backdrop_key'),
    /** The one colour all along a picture's edges; null where there are several, and in rows that are older. */
    ground: text('ground'),
    /** What of it is only that colour, in shares of its sides; null where there is none, and in rows that are older. */
    margins: jsonb('margins').$type<Crop>(),
    /** What is looked at first in a picture; null where nothing stands out, for clips, and in rows that are older. */
    focus: jsonb('focus').$type<PointOfInterest>(),
    /** When a sound beats, ms from its start; null for all else, and where it has no beat. */
    beats: jsonb('beats').$type<readonly number[]>(),
    /** The address that it was fetched from, when it was. */
    sourceUrl: text('source_url'),
    createdAt,
    /** When it came in, was last asked for, or was last found in use. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('media_by_source').on(t.userId, t.sourceUrl), index('media_by_use').on(t.usedAt)],
);

/** A voice-over of a user's own: written before its files, so that what a killed upload leaves is found. */
export const recordings = pgTable(
  'recordings',
  {
    key: text('key').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** When it was uploaded, or last chosen. */
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null in rows that are older than counting. */
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (t) => [index('recordings_by_age').on(t.keptAt), index('recordings_by_user').on(t.userId)],
);

/** A logo, font, intro or outro; its file is its own, so that both go together. */
export const brandAssets = pgTable(
  'brand_assets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    type: text('type').$type<BrandAssetType>().notNull(),
    /** The uploaded file's own name, cleaned. */
    name: text('name').notNull(),
    key: text('key').notNull(),
    /** What was measured when it came in; null in rows that are older than measuring. */
    facts: jsonb('facts').$type<BrandFacts>(),
    /** Null in rows that are older than counting. */
    bytes: bigint('bytes', { mode: 'number' }),
    createdAt,
    deletedAt,
  },
  (t) => [
    index('brand_assets_by_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('brand_assets_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);

/** A person's own styles, each name once. */
export const ownStyles = pgTable(
  'own_styles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<StyleContent>().notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('own_styles_by_name').on(t.userId, sql`lower(${t.name})`)],
);

/** How many files a user has sent on the day of the last one, in UTC. */
export const dailyUploads = pgTable('daily_uploads', {
  userId: uuid('user_id').primaryKey(),
  day: date('day').notNull(),
  uploads: integer('uploads').notNull(),
});

/** A call that its caller may repeat: being done, or done with its answer, so that it is done once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** As the caller named it. */
    key: text('key').notNull(),
    /** Of what was asked: SHA-256 as hex. A file's own is known when it has come in. */
    asked: text('asked').notNull(),
    file: text('file'),
    /** The attempt that may answer, and until when it is taken to be alive. */
    attempt: uuid('attempt').notNull(),
    aliveUntil: timestamp('alive_until', { withTimezone: true }).notNull(),
    /** Null until it is done. */
    answer: jsonb('answer').$type<{ readonly body: unknown }>(),
    createdAt,
  },
  (t) => [
    uniqueIndex('idempotency_keys_by_user').on(t.userId, t.key),
    index('idempotency_keys_by_age').on(t.createdAt),
  ],
);

/** A page that a shop's visitor sent from there, until somebody opens it with the token that was answered. */
export const handedPages = pgTable(
  'handed_pages',
  {
    /** SHA-256 of the token, as hex. */
    hash: text('hash').primaryKey(),
    /** Who opened it first: nobody else can. */
    userId: uuid('user_id'),
    address: text('address').notNull(),
    html: text('html').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt,
  },
  (t) => [index('handed_pages_by_age').on(t.createdAt)],
);

/**
 * A part of a film that was drawn, or its sound, kept to be used again by its owner. The row is there before its file
 * and goes after it, so that no file is without a row. Its file is named by its own bytes as well.
 */
export const renderCache = pgTable(
  'render_cache',
  {
    userId: uuid('user_id').notNull(),
    /** The hash of all that it was made of. */
    key: text('key').notNull(),
    /** Of the file's bytes, by which one that was cut off is noticed. */
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** What was measured when it was made. */
    facts: jsonb('facts'),
    /** The hash of what it shows, its files by their names: known without reading them. Null for a sound. */
    look: text('look'),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key, t.sha256] }),
    index('render_cache_by_use').on(t.usedAt),
    index('render_cache_by_look').on(t.userId, t.look),
  ],
);

/** The pieces that a film is drawn in by many workers; gone when the film is whole. */
export const renderChunks = pgTable(
  'render_chunks',
  {
    renderId: uuid('render_id').notNull(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** Frames [from, to); both -1 for the sound. */
    fromFrame: integer('from_frame').notNull(),
    toFrame: integer('to_frame').notNull(),
    framesDone: integer('frames_done').notNull().default(0),
    createdAt,
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.renderId, t.fromFrame] }),
    index('render_chunks_undone')
      .on(t.userId)
      .where(sql`${t.doneAt} is null`),
  ],
);

/** Credits that an operator gave or took: who did it, and why. */
export const creditChanges = pgTable(
  'credit_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** Below zero where they were taken. */
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** The operator. */
    by: uuid('by').notNull(),
    createdAt,
  },
  (t) => [index('credit_changes_by_user').on(t.userId, t.createdAt)],
);

/** Who did what, on whom and from where; kept for `AUDIT_DAYS`, longer than the accounts that it names. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    kind: text('kind').$type<AuditKind>().notNull(),
    actorId: uuid('actor_id'),
    actor: text('actor'),
    subjectId: uuid('subject_id'),
    subject: text('subject'),
    /** The caller's IP address. */
    address: text('address'),
    details: jsonb('details')
      .$type<Readonly<Record<string, string | number | boolean>>>()
      .notNull()
      .default({}),
  },
  (t) => [
    index('audit_events_by_time').on(t.at.desc().nullsFirst(), t.id),
    index('audit_events_by_subject').on(t.subjectId, t.at.desc().nullsFirst()),
  ],
);

/** A worker process, as it last said of itself; its row goes when it ends, or some time after it fell silent. */
export const workers = pgTable('workers', {
  id: uuid('id').primaryKey(),
  /** The machine's name and the process's number. */
  name: text('name').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  seenAt: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  doing: jsonb('doing').$type<readonly WorkerDoing[]>().notNull().default([]),
  drawing: jsonb('drawing').$type<WorkerDrawing>(),
  /** What it has counted, for whoever asks the server for metrics. */
  metrics: jsonb('metrics').$type<readonly object[]>().notNull().default([]),
});

/** A backup that is whole. */
export const backups = pgTable('backups', {
  id: uuid('id').primaryKey().defaultRandom(),
  target: text('target').notNull(),
  files: integer('files').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A pack of natural voices, or a writer, that an operator wants: how far it has come, and who speaks in it. */
export const packs = pgTable('packs', {
  /** As its file of `content` names it. */
  id: text('id').primaryKey(),
  /** New each time that it is begun: who works for an older one has lost it. */
  runId: uuid('run_id').notNull(),
  state: text('state').$type<Exclude<PackState, 'offered'>>().notNull(),
  doneBytes: bigint('done_bytes', { mode: 'number' }).notNull().default(0),
  fault: text('fault').$type<PackFault>(),
  why: text('why').notNull().default(''),
  /** Of voices: what their model says; null until it was tried. */
  speakers: jsonb('speakers').$type<readonly PackSpeaker[]>(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
