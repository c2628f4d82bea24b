/** npm ends on SIGTERM and hands it to its shell only: what that shell ran would live on without anybody, and hold its port. */

const LOOK_MS = 500;

/** Sends this process SIGTERM once the shell that npm started it in is gone. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}
