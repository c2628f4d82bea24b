/** The container's health: the server answers. */
const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/v1/health`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
