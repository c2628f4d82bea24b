/** Node's reports, which libraries make to learn which libc there is, ask DNS for the name of each connected client. */

/** From now on they leave the network out: a nameserver that is silent would hold the process up. */
export function keepReportsLocal(): void {
  // Of Node 20.13 and later; the types do not know it.
  Object.assign(process.report, { excludeNetwork: true });
}
