/** What whoever runs the server is told: what stands behind it, who is there, what failed, what was done. [OP1] */
import * as z from 'zod/mini';
import { auditKindSchema } from './audit';
import { jobKindSchema } from './job';
import { workerDrawingSchema } from './worker';

export const partNameSchema = z.enum([
  'writer',
  'voices',
  'recogniser',
  'pictures',
  'articles',
  'mail',
  'storage',
  'database',
  'browser',
  'pages',
  'workers',
  'queue',
  'disk',
  'backup',
  'version',
]);
export type PartName = z.infer<typeof partNameSchema>;

/** `limited`: it does its work, and could do it better. */
export const partStateSchema = z.enum(['good', 'limited', 'off', 'broken']);
export type PartState = z.infer<typeof partStateSchema>;

type Nothing = Readonly<Record<never, never>>;
/** What is said of a part, and of a trial of it, as a code with figures: every language says each. */
export interface PartFigures {
  /** `next`: the models that write where it does not, in their order. */
  writer_model: { readonly model: string; readonly next: readonly string[] };
  writer_local: { readonly model: string; readonly next: readonly string[] };
  writer_quotes: Nothing;
  voices_built_in: { readonly voices: number };
  voices_down: { readonly service: string; readonly why: string };
  voices_more: { readonly voices: number; readonly builtIn: number };
  recogniser_none: Nothing;
  recogniser_named: { readonly model: string; readonly server: string };
  pictures_drawn: Nothing;
  pictures_found: { readonly sources: string };
  articles_on: { readonly address: string };
  articles_off: Nothing;
  mail_sent: { readonly server: string };
  mail_kept: { readonly folder: string };
  storage_disk: { readonly folder: string };
  storage_s3: { readonly bucket: string };
  database_own: { readonly version: string; readonly bytes: number };
  database_given: { readonly version: string; readonly bytes: number };
  browser_canvas: { readonly browser: string };
  browser_screenshots: { readonly browser: string; readonly why: string };
  browser_untested: Nothing;
  pages_untested: Nothing;
  pages_namespaces: Nothing;
  pages_helper: Nothing;
  pages_unheld: Nothing;
  pages_refused: Nothing;
  workers_alive: { readonly alive: number; readonly busy: number };
  workers_none: Nothing;
  queue_empty: Nothing;
  queue_waiting: { readonly waiting: number; readonly oldestSeconds: number };
  disk_room: { readonly free: number; readonly total: number; readonly folder: string };
  backup_made: { readonly at: string; readonly bytes: number; readonly target: string };
  backup_none: Nothing;
  version_current: { readonly version: string };
  version_due: { readonly version: string; readonly due: number };
  version_behind: { readonly version: string; readonly ahead: number };
  /** It could not be looked at. */
  unknown: { readonly why: string };

  tried_writer: { readonly writer: string };
  tried_quoting: Nothing;
  tried_voices: { readonly voice: string; readonly seconds: number };
  tried_recogniser: { readonly heard: string };
  tried_pictures: { readonly found: number };
  tried_drawing: Nothing;
  tried_articles: { readonly title: string };
  tried_mail: { readonly to: string };
  tried_storage: Nothing;
  tried_database: Nothing;
  tried_browser: { readonly browser: string };
  tried_workers: { readonly alive: number };
  tried_queue: Nothing;
  tried_disk: { readonly megabytesPerSecond: number };
  tried_backup: { readonly days: number };
  tried_version: Nothing;
  trial_failed: { readonly why: string };
}
export type PartCode = keyof PartFigures;
export type PartSaid<Code extends PartCode = PartCode> = {
  [C in Code]: { readonly code: C } & PartFigures[C];
}[Code];
/** A newer server may say more than a page that is open knows. */
const saidSchema = z.looseObject({ code: z.string() });
export type Said = z.infer<typeof saidSchema>;

export const partSchema = z.object({ name: partNameSchema, state: partStateSchema, says: saidSchema });
export type Part = z.infer<typeof partSchema>;

export const workerSchema = z.object({
  name: z.string(),
  since: z.iso.datetime(),
  seen: z.iso.datetime(),
  doing: z.array(z.object({ queue: z.string(), since: z.nullable(z.iso.datetime()) })),
  /** Null until it has drawn a film, or an earlier one of its machine had. */
  drawing: z.nullable(workerDrawingSchema),
});
export const waitingSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  waiting: z.int(),
  oldest: z.iso.datetime(),
});
/** Each by its variable of the environment. */
export const limitNameSchema = z.enum([
  'RENDER_MAX_GIGAPIXELS',
  'USER_JOBS',
  'USER_RENDERS',
  'USER_STORAGE_GB',
  'USER_UPLOADS_A_DAY',
  'USER_PROJECTS',
  'TOTAL_JOBS',
  'TOTAL_RENDERS',
  'TOTAL_STORAGE_GB',
]);
export type LimitName = z.infer<typeof limitNameSchema>;
const limitInForceSchema = z.object({
  name: limitNameSchema,
  unit: z.enum(['count', 'bytes', 'pixels']),
  /** Null: there is none. */
  limit: z.nullable(z.number()),
  /** Of a person's limit, what the one has who has most; null where it is a limit of a single act. */
  used: z.nullable(z.number()),
});
export type LimitInForce = z.infer<typeof limitInForceSchema>;

export const overviewSchema = z.object({
  parts: z.array(partSchema),
  workers: z.array(workerSchema),
  /** Who waits the longest comes first. */
  waiting: z.array(waitingSchema),
  limits: z.array(limitInForceSchema),
});
export type Overview = z.infer<typeof overviewSchema>;

/** `passed`: the part did what it is for. */
export const trialSchema = z.object({ passed: z.boolean(), says: saidSchema, took_ms: z.number() });
export type Trial = z.infer<typeof trialSchema>;

export const OPERATOR_PAGE = 20;
export const CREDIT_CHANGE = { most: 100_000 } as const;
export const REASON_CHARACTERS = 300;
/** What is done to an account only with a reason, which the audit log keeps. */
export const ACTS_WITH_REASON: readonly string[] = ['credits', 'lock', 'erase', 'removeFactor'];
const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() });

export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.int(),
  /** As `GET /v1/usage` counts them for their owner. */
  bytes: z.number(),
  uploads_today: z.int(),
  /** Videos that are being made or rendered. */
  under_way: z.int(),
  projects: z.int(),
  created: z.iso.datetime(),
  last_sign_in: z.nullable(z.iso.datetime()),
  /** As far as the audit log goes back. */
  sign_ins: z.int(),
  locked: z.nullable(z.iso.datetime()),
  erased_at: z.nullable(z.iso.datetime()),
  has_second_factor: z.boolean(),
  is_operator: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;
export const accountsPageSchema = paged(accountSchema);
export type AccountsPage = z.infer<typeof accountsPageSchema>;

export const failureSchema = z.object({
  /** Of the job, or of the project whose render failed. */
  id: z.string(),
  what: z.enum(['job', 'render']),
  kind: z.nullable(jobKindSchema),
  title: z.string(),
  user_id: z.string(),
  email: z.string(),
  at: z.iso.datetime(),
  step: z.nullable(z.string()),
  /** What the person was told. */
  told: z.string(),
  /** The error itself; null where it failed before errors were kept. */
  cause: z.nullable(z.string()),
});
export type Failure = z.infer<typeof failureSchema>;
export const failuresPageSchema = paged(failureSchema);
export type FailuresPage = z.infer<typeof failuresPageSchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: auditKindSchema,
  actor: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  address: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = paged(auditEntrySchema);
export type AuditPage = z.infer<typeof auditPageSchema>;
