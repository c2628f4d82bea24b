/** What an operator's page may be shown. */
import {
  partNameSchema,
  type Account,
  type AuditEntry,
  type Failure,
  type Overview,
} from '../../contract/operator';
import type { Packs, VoicePack, WriterPack } from '../../contract/packs';

export const someAccount = (over: Partial<Account> = {}): Account => ({
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ann@example.com',
  credits: 40,
  bytes: 5_300_000,
  uploads_today: 7,
  under_way: 1,
  projects: 2,
  created: '2026-01-01T00:00:00.000Z',
  last_sign_in: '2026-01-01T00:00:00.000Z',
  sign_ins: 3,
  locked: null,
  erased_at: null,
  has_second_factor: false,
  is_operator: false,
  ...over,
});
export const someFailure: Failure = {
  id: '22222222-2222-4222-8222-222222222222',
  what: 'job',
  kind: 'urltoads',
  title: 'Ember Flask',
  user_id: someAccount().id,
  email: 'ann@example.com',
  at: '2026-01-01T00:00:00.000Z',
  step: 'voice-over',
  told: 'The video could not be made.',
  cause: 'Error: no room',
};
export const someEvent: AuditEntry = {
  id: '33333333-3333-4333-8333-333333333333',
  at: '2026-01-01T00:00:00.000Z',
  kind: 'sign_in_failed',
  actor: null,
  subject: 'ann@example.com',
  address: '203.0.113.7',
  details: { method: 'password' },
};
export const someOverview: Overview = {
  parts: partNameSchema.options.map((name) => ({ name, state: 'good', says: { code: 'queue_empty' } })),
  workers: [
    {
      name: 'here 17',
      since: '2026-01-01T00:00:00.000Z',
      seen: '2026-01-02T00:00:00.000Z',
      doing: [{ queue: 'render', since: '2026-01-01T23:59:00.000Z' }],
      drawing: { browser: 'Chromium 153.0 (/usr/bin/headless_shell)', way: 'canvas', reason: '' },
    },
  ],
  waiting: [
    { user_id: someAccount().id, email: 'ann@example.com', waiting: 2, oldest: '2026-01-01T23:00:00.000Z' },
  ],
  limits: [
    { name: 'RENDER_MAX_GIGAPIXELS', unit: 'pixels', limit: 40e9, used: null },
    { name: 'USER_STORAGE_GB', unit: 'bytes', limit: 20e9, used: 5_300_000 },
    { name: 'TOTAL_JOBS', unit: 'count', limit: null, used: 3 },
  ],
};

export const somePack = (over: Partial<VoicePack> = {}): VoicePack => ({
  kind: 'voices',
  id: 'piper-de-thorsten',
  name: 'Piper Thorsten',
  family: 'piper',
  languages: ['de'],
  voices: 1,
  bytes: 20_949_833,
  licence: { name: 'CC0 1.0', address: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  source: 'https://github.com/thorstenMueller/Thorsten-Voice',
  state: 'offered',
  done_bytes: 0,
  fault: null,
  trial_url: null,
  ...over,
});
const otherPack = somePack({
  id: 'kokoro-en',
  name: 'Kokoro',
  languages: ['en'],
  voices: 11,
  bytes: 319_625_534,
});
/** One of each state that looks different, the first as it is given. */
export const somePacks = (first: Partial<VoicePack> = {}): Packs => ({
  has_engine: true,
  packs: [somePack(first), { ...otherPack, state: 'ready', trial_url: '/trial.wav' }],
});

export const someWriter = (over: Partial<WriterPack> = {}): WriterPack => ({
  kind: 'writers',
  id: 'qwen25-1-5b',
  name: 'Qwen 2.5 1.5B',
  languages: ['en', 'de', 'fr'],
  bytes: 1_117_320_736,
  licence: { name: 'Apache 2.0', address: 'https://www.apache.org/licenses/LICENSE-2.0' },
  source: 'https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct',
  state: 'offered',
  done_bytes: 0,
  fault: null,
  parameters: 1.5,
  memory: { needed: 1_900_000_000, machine: 8_000_000_000, kept: 2_000_000_000, fits: true },
  writes: false,
  ...over,
});
/** One that fits, as it is given, and one that does not. */
export const someWriters = (first: Partial<WriterPack> = {}): Packs => ({
  has_engine: true,
  packs: [
    someWriter(first),
    someWriter({
      id: 'qwen3-4b-2507',
      name: 'Qwen 3 4B (2507)',
      bytes: 2_497_281_120,
      parameters: 4,
      memory: { needed: 4_000_000_000, machine: 4_000_000_000, kept: 2_000_000_000, fits: false },
    }),
  ],
});
