/**
 * Lines of shell that lower what a browser's whole session may take. Linux shares the processor between sessions first
 * (autogroups, `man 7 sched`), and niceness counts within one alone. A browser is started as the leader of a session,
 * so that beside the server's its niceness would be worth nothing.
 */

const HIGHEST = 19;

/** To be run by the process that becomes the browser, before it is. @param niceness on top of what it has inherited */
export const giveWay = (niceness: number): string =>
  [
    // Elsewhere than at the head of a session, that session would be the server's own.
    `if [ -w /proc/$$/autogroup ] && [ "$(cut -d' ' -f6 /proc/$$/stat)" = $$ ]; then`,
    `  share=$(($(nice) + ${niceness})); [ $share -le ${HIGHEST} ] || share=${HIGHEST}`,
    // Whoever is not root may change one session of the machine's every tenth of a second.
    '  for again in 1 2 3 4 5; do { echo $share >/proc/$$/autogroup; } 2>/dev/null && break; sleep 0.1; done',
    'fi',
  ].join('\n');
