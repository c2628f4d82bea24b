/** The environment, read once and checked; a wrong value is named at the start, not met later. */
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { RENDER_QUALITIES } from './render/capture/captureSettings';

const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** As the environment names them; gRPC would be a library of its own. */
const TRACE_PROTOCOLS = ['http/protobuf', 'http/json'] as const;

const wholeNumber = (standard: number) => z.coerce.number().int().min(0).default(standard);

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data'),
  /** The address that people use, for links in mails and media addresses; else the request's own. */
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: optionalText,
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: optionalText,
  SUPABASE_URL: optionalText,
  SUPABASE_ANON_KEY: optionalText,
  /** May remove accounts there; known to the server alone. */
  SUPABASE_SERVICE_ROLE_KEY: optionalText,
  SMTP_URL: optionalText,
  MAIL_FROM: z.string().default('Reelwright <no-reply@reelwright.local>'),
  SUPPORT_EMAIL: z.string().default('support@reelwright.local'),
  LLM_BASE_URL: optionalText,
  LLM_API_KEY: optionalText,
  LLM_MODEL: optionalText,
  /** Whether a model is looked for at the usual ports of this machine. */
  LLM_AUTO: z.stringbool().default(true),
  /** Seconds that a model may say nothing: one on a processor reads a page for a minute before it writes. */
  LLM_TIMEOUT: z.coerce.number().positive().max(3600).default(180),
  PEXELS_API_KEY: optionalText,
  /** Whether a person may look a topic up on Wikipedia. */
  WIKIPEDIA: z.stringbool().default(true),
  /** Where its editions are, or a mirror of them. */
  WIKIPEDIA_URL: z.string().default('https://{edition}.wikipedia.org'),
  /** Whether Wikimedia Commons and Openverse may be asked for pictures. */
  OPEN_PICTURES: z.stringbool().default(false),
  ELEVENLABS_API_KEY: optionalText,
  /** Another address of the same service. */
  ELEVENLABS_BASE_URL: optionalText,
  /** Any address that speaks as OpenAI's does, with its version. */
  SPEECH_BASE_URL: optionalText,
  SPEECH_API_KEY: optionalText,
  SPEECH_MODEL: optionalText,
  /** A folder with a Kokoro or Piper model, as sherpa-onnx packs them. */
  SPEECH_MODEL_DIR: optionalText,
  /** Any server that writes speech down as OpenAI's does, with its version. */
  TRANSCRIBE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSCRIBE_API_KEY: optionalText,
  TRANSCRIBE_MODEL: z.string().trim().min(1).default('whisper-1'),
  /** Addresses that the guard lets through: `127.0.0.1:8080,10.0.0.0/8`. */
  FETCH_ALLOW: z.string().default(''),
  /** Characters of a new password. */
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(1).max(128).default(8),
  /** Whether a new account opens only after the link in a mail. */
  CONFIRM_EMAIL: z.stringbool().default(false),
  /** Mail addresses of who runs the server, beside the first account. */
  OPERATORS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .toLowerCase()
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  CREDITS_ON_SIGNUP: z.coerce.number().int().min(0).default(100),
  /** Megabytes of one upload. */
  UPLOAD_MAX_MB: z.coerce.number().positive().default(512),
  /** Pixels times frames of one render, in thousands of millions; here and below 0 is no limit. */
  RENDER_MAX_GIGAPIXELS: z.coerce.number().min(0).default(40),
  /** Of one person, waiting ones included; and of everybody together. */
  USER_JOBS: wholeNumber(20),
  USER_RENDERS: wholeNumber(10),
  TOTAL_JOBS: wholeNumber(1000),
  TOTAL_RENDERS: wholeNumber(500),
  USER_STORAGE_GB: z.coerce.number().min(0).default(20),
  TOTAL_STORAGE_GB: z.coerce.number().min(0).default(0),
  USER_UPLOADS_A_DAY: wholeNumber(500),
  USER_PROJECTS: wholeNumber(1000),
  BROWSER_EXECUTABLE: optionalText,
  /** Whether the browser that opens strangers' pages has to be held by a sandbox; where there is none, it is not started. */
  PAGES_SANDBOX: z.stringbool().default(true),
  /** The setuid helper of that sandbox, by the name that Chromium gives it. */
  CHROME_DEVEL_SANDBOX: optionalText,
  /** How films are encoded: as fast as they are drawn, or with smoother dark gradients in smaller files. */
  RENDER_QUALITY: z.enum(RENDER_QUALITIES).default('fast'),
  /** Days that a drawn part of a film is kept after it was last used; 0 keeps none. */
  RENDER_CACHE_DAYS: z.coerce.number().min(0).default(14),
  /** Gigabytes of them, of all people together. */
  RENDER_CACHE_GB: z.coerce.number().min(0).default(5),
  /** Who names it may read /metrics from anywhere; without one, this machine alone may. */
  METRICS_TOKEN: optionalText,
  /** Where traces go: an OTLP collector over HTTP. Its other `OTEL_…` variables are read by OpenTelemetry's own SDK. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(TRACE_PROTOCOLS).default('http/protobuf'),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  WORKERS: z.coerce.number().int().min(0).default(1),
  /** How many proxies stand in front, or their addresses: what stands left of them in `X-Forwarded-For` is the caller's word. */
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((value, ctx) => trustedProxies(value) ?? (ctx.addIssue(NO_PROXY), z.NEVER)),
  /** Shows the charts live, for those who work on the product. */
  FLOWS: z.stringbool().default(false),
});

const NO_PROXY = 'false, true for one proxy, how many there are, or their addresses with commas between';

/** As Fastify takes it; undefined for what is none of these. */
function trustedProxies(value: string): false | number | string[] | undefined {
  const text = value.trim().toLowerCase();
  if (/^(?:false|no|off|0)?$/.test(text)) return false;
  if (/^(?:true|yes|on)$/.test(text)) return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((one) => one.trim());
  return addresses.every((one) => ipaddr.isValid(one) || ipaddr.isValidCIDR(one)) ? addresses : undefined;
}

export interface Config extends Omit<z.output<typeof environmentSchema>, 'DATA_DIR'> {
  /** Absolute. */
  readonly DATA_DIR: string;
}

/** Throws one readable error that names every wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n  ${wrong.join('\n  ')}`);
  }
  return { ...parsed.data, DATA_DIR: path.resolve(parsed.data.DATA_DIR) };
}

/** What is empty is not set: as a number it would be 0, which takes a limit away, as a folder the one we are in. */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
