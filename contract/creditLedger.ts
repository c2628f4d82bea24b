/** A person's ledger of credits: every change of the balance, the newest first; together they are the balance. [AR1] */
import * as z from 'zod/mini';
import { jobKindSchema } from './job';

export const bookingKindSchema = z.enum([
  /** What there was when the ledger began. */
  'carried_over',
  /** What an account begins with. */
  'grant',
  /** Taken for a job that begins. */
  'hold',
  /** The job is done: what was held for it is spent, and the balance stays. */
  'charge',
  /** The job failed. */
  'give_back',
  /** Given or taken by whoever runs the server. */
  'operator',
]);
export type BookingKind = z.infer<typeof bookingKindSchema>;

export const LEDGER_PAGE = 30;

export const bookingSchema = z.object({
  /** A person's first booking is 1, and none is left out. */
  number: z.int(),
  at: z.iso.datetime(),
  kind: bookingKindSchema,
  /** Below zero where credits were taken. */
  amount: z.int(),
  /** After it. */
  balance: z.int(),
  /** The title of the video, or the reason that an operator gave; empty where there is neither. */
  about: z.string(),
  /** The job may be gone by now. */
  job_id: z.nullable(z.string()),
  job_kind: z.nullable(jobKindSchema),
  /** Of a hold, what has become of it. */
  state: z.nullable(z.enum(['held', 'charged', 'given_back'])),
});
export type Booking = z.infer<typeof bookingSchema>;

export const creditLedgerSchema = z.object({
  balance: z.int(),
  /** Taken for videos that are being made: it comes back where one fails. */
  held: z.int(),
  bookings: z.array(bookingSchema),
  /** Asked with as `before`, what comes next; null where these are the oldest. */
  before: z.nullable(z.int()),
});
export type CreditLedger = z.infer<typeof creditLedgerSchema>;
