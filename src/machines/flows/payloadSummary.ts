/** What an event carried, in a line that may be read over a shoulder: passwords and tokens never. */

const SECRET_NAME = /pass|token|secret|authorization|credential|apikey|otp|hash|code/i;
/** A signed token, or a run of characters that nobody types. */
const SECRET_TEXT = /^ey[\w-]+\.|[\w-]{32,}/;
const LONGEST_TEXT = 40;
const HIDDEN = '•••';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const shortened = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** Of what an address says, only where it leads: a signed one carries its right in its path. */
const addressOf = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^(https?|blob):$/.test(url.protocol) ? `${url.host || 'blob'}/…` : null;
};

function valueOf(value: unknown): string {
  if (typeof value === 'string') {
    const address = addressOf(value);
    if (address) return address;
    return SECRET_TEXT.test(value) ? HIDDEN : `“${shortened(value)}”`;
  }
  if (Array.isArray(value)) return `[${value.length}]`;
  if (value instanceof Error) return `“${shortened(value.message)}”`;
  if (isRecord(value)) return '{…}';
  return typeof value === 'function' ? 'ƒ' : String(value);
}

/** A field that is named by another: `{ name: 'password', text: '…' }` is a secret, too. */
const namesASecret = (payload: Readonly<Record<string, unknown>>) =>
  ['name', 'field', 'key'].some((key) => SECRET_NAME.test(String(payload[key] ?? '')));

const partsOf = (payload: Readonly<Record<string, unknown>>) => {
  const isSecret = namesASecret(payload);
  return Object.entries(payload).map(([key, value]) => {
    const isHidden = SECRET_NAME.test(key) || (isSecret && typeof value === 'string' && key !== 'name');
    return `${key}: ${isHidden ? HIDDEN : valueOf(value)}`;
  });
};

const XSTATES_OWN = new Set(['type', 'actorId', 'input', 'snapshot']);

export function payloadSummary(event: { readonly type: string }): string {
  const payload = Object.fromEntries(Object.entries(event).filter(([key]) => !XSTATES_OWN.has(key)));
  return partsOf(payload).join(', ');
}
