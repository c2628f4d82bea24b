/** The smallest model that llama.cpp loads: GGUF written by hand, random weights of a fixed seed; it babbles and means nothing. */

const TYPE = { u32: 4, f32: 6, string: 8, array: 9, i32: 5 } as const;
const F32 = 0;
const ALIGNMENT = 32;
const EMBEDDING = 32;
const HEADS = 2;

const u32 = (value: number) => {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(value);
  return out;
};
const u64 = (value: number) => {
  const out = Buffer.alloc(8);
  out.writeBigUInt64LE(BigInt(value));
  return out;
};
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const float = (value: number) => Buffer.from(Float32Array.of(value).buffer);
const entry = (key: string, type: number, value: Buffer) => Buffer.concat([text(key), u32(type), value]);
const list = (type: number, values: readonly Buffer[]) =>
  Buffer.concat([u32(type), u64(values.length), ...values]);

/** Pseudo-random numbers from -1 to 1, the same each time. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

interface Token {
  readonly piece: string;
  /** As llama.cpp numbers them: 1 normal, 2 unknown, 3 control, 6 byte. */
  readonly type: number;
}
const bytes = Array.from({ length: 256 }, (_, byte): Token => ({
  piece: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  type: 6,
}));
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const TOKENS: readonly Token[] = [
  { piece: '<unk>', type: 2 },
  { piece: '<s>', type: 3 },
  { piece: '</s>', type: 3 },
  ...bytes,
  // What ends a string is likely, so that an answer has an end.
  ...letters.flatMap((letter) => [
    { piece: letter, type: 1 },
    { piece: `${letter}"`, type: 1 },
    { piece: `${letter}."`, type: 1 },
  ]),
  { piece: '\u2581', type: 1 },
];
const TEMPLATE =
  "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}assistant: ";

/** @param context tokens that it says it was made for */
export function babblingModel({ context = 32_768, seed = 7 } = {}): Buffer {
  const random = randoms(seed);
  const shapes: readonly (readonly [name: string, shape: readonly number[]])[] = [
    ['token_embd.weight', [EMBEDDING, TOKENS.length]],
    ['output_norm.weight', [EMBEDDING]],
    ['output.weight', [EMBEDDING, TOKENS.length]],
    ['blk.0.attn_norm.weight', [EMBEDDING]],
    ...['q', 'k', 'v', 'output'].map(
      (part) => [`blk.0.attn_${part}.weight`, [EMBEDDING, EMBEDDING]] as const,
    ),
    ['blk.0.ffn_norm.weight', [EMBEDDING]],
    ...['gate', 'down', 'up'].map((part) => [`blk.0.ffn_${part}.weight`, [EMBEDDING, EMBEDDING]] as const),
  ];
  const tensors = shapes.map(([name, shape]) => {
    const length = shape.reduce((product, size) => product * size, 1);
    return { name, shape, data: Buffer.from(Float32Array.from({ length }, () => random() / 4).buffer) };
  });
  const own = (key: string, value: number) => entry(`llama.${key}`, TYPE.u32, u32(value));
  const token = (key: string, id: number) => entry(`tokenizer.ggml.${key}_token_id`, TYPE.u32, u32(id));
  const entries = [
    entry('general.architecture', TYPE.string, text('llama')),
    entry('general.name', TYPE.string, text('Babbling')),
    own('context_length', context),
    own('embedding_length', EMBEDDING),
    own('block_count', 1),
    own('feed_forward_length', EMBEDDING),
    own('attention.head_count', HEADS),
    own('attention.head_count_kv', HEADS),
    own('rope.dimension_count', EMBEDDING / HEADS),
    entry('llama.attention.layer_norm_rms_epsilon', TYPE.f32, float(1e-5)),
    entry('tokenizer.ggml.model', TYPE.string, text('llama')),
    entry(
      'tokenizer.ggml.tokens',
      TYPE.array,
      list(
        TYPE.string,
        TOKENS.map(({ piece }) => text(piece)),
      ),
    ),
    entry(
      'tokenizer.ggml.scores',
      TYPE.array,
      list(
        TYPE.f32,
        TOKENS.map(() => float(0)),
      ),
    ),
    entry(
      'tokenizer.ggml.token_type',
      TYPE.array,
      list(
        TYPE.i32,
        TOKENS.map(({ type }) => u32(type)),
      ),
    ),
    token('unknown', 0),
    token('bos', 1),
    token('eos', 2),
    entry('tokenizer.chat_template', TYPE.string, text(TEMPLATE)),
  ];
  let offset = 0;
  const infos = tensors.map(({ name, shape, data }) => {
    const info = Buffer.concat([text(name), u32(shape.length), ...shape.map(u64), u32(F32), u64(offset)]);
    offset += padded(data.length);
    return info;
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(entries.length),
    ...entries,
    ...infos,
  ]);
  return Buffer.concat([head, ...tensors.map(({ data }) => data)].map((part) => filled(part)));
}

const padded = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
const filled = (part: Buffer) => Buffer.concat([part, Buffer.alloc(padded(part.length) - part.length)]);
