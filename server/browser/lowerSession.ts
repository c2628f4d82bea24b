/**
 * A browser leads a session of its own, and Linux shares the processor out among sessions before it looks at
 * niceness (`sched_autogroup_enabled`, on where distributions set it): what is lowered has to be the session.
 * @see https://man7.org/linux/man-pages/man7/sched.7.html, 'The autogroup feature'
 */

/** The sixth field of `stat` is the session; a shell's own name in the second holds no blank. */
const LEADS_SESSION = '[ "$(cut -d" " -f6 "/proc/$$/stat" 2>/dev/null)" = "$$" ]';

/**
 * A line of shell for the start script: a shared session, and so whoever else is in it, is left alone.
 * @param niceness from 0 to 19
 */
export const lowerSession = (niceness: number) =>
  `${LEADS_SESSION} && { echo ${niceness} > "/proc/$$/autogroup"; } 2>/dev/null`;
